/** An animal that looks at somebody does not show them its tail: it turns round when one of both changed sides. */
import type { CastMember, Scene, SceneRef } from '#core/story/scene.ts';
import { crowding, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { gazeOf } from '#studio/illustrator/composition/sight/gaze.ts';
import { middleOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { moved } from '#studio/illustrator/sketch.ts';

type Told = { readonly scene: Scene; readonly units: Units };

/** From this share of the width on a head is at one end of a body. */
const AT_AN_END = 0.16;
/** A gaze less aside than this goes to the reader, up or down. */
const ASIDE = 0.3;

const headOf = ({ head, box }: Placed): Point => {
  const { left, right, top, bottom } = head ?? { ...box, bottom: box.top + (box.bottom - box.top) * 0.4 };
  return [(left + right) / 2, (top + bottom) / 2];
};

/** Which way a body with its head at one end goes; 0 for those who stand upright. */
const wayOf = ({ head, box }: Placed): number => {
  if (!head) return 0;
  const aside = (middleOf(head) - middleOf(box)) / Math.max(1, box.right - box.left);
  return Math.abs(aside) < AT_AN_END ? 0 : Math.sign(aside);
};

const isFree = ({ ref, isPerson, isPerched }: Placed, { units }: Told): boolean =>
  isPerson !== true && isPerched !== true && !units.has(ref) && ![...units.values()].includes(ref);

/** Those who stand by themselves with their tail to what they look at; who is told which way to go does. */
export const facingAway = (placed: readonly Placed[], told: Told): Placed[] => {
  const { scene } = told;
  const heads = new Map<SceneRef, Point>(placed.map((one) => [one.ref, headOf(one)]));
  return scene.cast.flatMap((member: CastMember): Placed[] => {
    const one = placed.find(({ ref }) => ref === member.ref);
    if (!one || member.facing !== 'three-quarter' || typeof member.gaze !== 'object' || !isFree(one, told)) return [];
    const [x] = gazeOf(member, [middleOf(one.box), headOf(one)[1]], { scene, heads });
    return Math.abs(x) > ASIDE && x * wayOf(one) < 0 ? [one] : [];
  });
};

/** Mirrored where it stands; drawn once more, it is turned to what it looks at without that. */
const turned = (one: Placed): Placed => {
  const twice = one.box.left + one.box.right;
  const { head, looking } = one;
  return {
    ...one,
    ...(looking ? { looking: { ...looking, way: looking.way === 1 ? -1 : 1 } } : {}),
    sketch: moved(one.sketch, [-1, 0, 0, 1, twice, 0]),
    ...(head ? { head: { ...head, left: twice - head.right, right: twice - head.left } } : {}),
  };
};

/** A lock of hair that is covered. */
const SLIGHT = 100;

/** The same with everybody turned to what they look at, unless a face would be hidden for it. */
export const turnedToGaze = (placed: readonly Placed[], told: Told): readonly Placed[] => {
  let all = placed;
  for (const one of facingAway(placed, told)) {
    const tried = all.map((other) => (other === one ? turned(one) : other));
    if (crowding(tried, told.units) < crowding(all, told.units) + SLIGHT) all = tried;
  }
  return all;
};
