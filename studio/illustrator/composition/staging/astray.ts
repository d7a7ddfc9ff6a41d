/** What a page says wrongly although every face is free: its subject behind others, or somebody on the wrong side. */
import type { Scene } from '#core/story/scene.ts';
import { type Camera, xOf } from '#studio/illustrator/composition/camera.ts';
import { overlap } from '#studio/illustrator/composition/contact/faces.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { facingAway } from '#studio/illustrator/composition/sight/turning.ts';
import { paintOrder, type Placed } from '#studio/illustrator/composition/placed.ts';

/** Of what the page is about so much may be behind others. */
const FOCUS_SEEN = 0.45;
const FOCUS_COST = 600;
/** Whoever stands on the other side of the lead than the story has them: a gift is held out into the air. */
const SIDE_COST = 260;
/** Whoever turns their tail to what they look at. */
const AWAY_COST = 140;

type Told = { readonly scene: Scene; readonly camera: Camera; readonly units: Units };

/** How much of what the page is about stands behind those who do not belong to it. */
const focusHidden = (placed: readonly Placed[], { scene: { focus }, units }: Told): number => {
  const unitOf = (ref: string): string => units.get(ref) ?? ref;
  const one = placed.find(({ ref }) => ref === focus);
  if (!one) return 0;
  const before = placed.filter((other) => unitOf(other.ref) !== unitOf(focus) && paintOrder(one, other) < 0);
  return Math.max(0, before.reduce((sum, { box }) => sum + overlap(one.box, box), 0) - FOCUS_SEEN);
};

const middleOf = ({ head, box }: Placed): number => {
  const { left, right } = head ?? box;
  return (left + right) / 2;
};

/** How many came to stand on the other side of the lead. */
const changedSides = (placed: readonly Placed[], { scene, camera, units }: Told): number => {
  const [first, ...others] = scene.cast;
  const lead = placed.find(({ ref }) => ref === first?.ref);
  if (!first || !lead) return 0;
  const unitOf = (ref: string): string => units.get(ref) ?? ref;
  return others.filter((member) => {
    const one = placed.find(({ ref }) => ref === member.ref);
    const told = xOf(member.place.along, scene, camera) - xOf(first.place.along, scene, camera);
    return one && unitOf(one.ref) !== unitOf(first.ref) && told * (middleOf(one) - middleOf(lead)) < 0;
  }).length;
};

/** What the camera steps back for, beside crowded faces. */
export const astray = (placed: readonly Placed[], told: Told): number =>
  focusHidden(placed, told) * FOCUS_COST +
  changedSides(placed, told) * SIDE_COST +
  facingAway(placed, told).length * AWAY_COST;
