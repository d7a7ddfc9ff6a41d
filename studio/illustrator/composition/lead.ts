/** Brings whom a picture is about as near as its framing promises. */
import type { CastMember, Place, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Framing } from '#core/story/vocabulary.ts';
import type { CastContext } from '#studio/illustrator/composition/cast.ts';
import { isOnFoot } from '#studio/illustrator/composition/placed.ts';
import { looksOutOfWater } from '#studio/illustrator/composition/support.ts';

const CLOSE_BY: ReadonlySet<Framing> = new Set(['medium', 'close', 'low-angle', 'from-above']);

/** Stands by itself on dry land. */
const isOnLand = (member: CastMember, scene: Scene, context: CastContext): boolean =>
  member.place.on === undefined && member.place.in === undefined && !looksOutOfWater(member, scene, context);

/** How near the lead must be, that a closer view shows them closer, and that nobody stands before them. */
const leadPlane = (lead: CastMember, scene: Scene, others: readonly CastMember[]): Place['plane'] => {
  const { plane } = lead.place;
  const isBehind = plane === 'middle' && scene.framing !== 'wide' && others.some((other) => isOnFoot(other, 'near'));
  if (CLOSE_BY.has(scene.framing) || isBehind) return 'near';
  return plane === 'far' ? 'middle' : plane;
};

/** Whom the picture is about is neither small in it nor hidden behind those who stand nearer. */
export const withLeadInFront = (scene: Scene, context: CastContext): Scene => {
  const [lead, ...others] = scene.cast;
  if (!lead || !isOnLand(lead, scene, context)) return scene;
  const plane = leadPlane(lead, scene, others);
  if (plane === lead.place.plane) return scene;
  // Who and what stood beside the lead still does.
  const nearer = <T extends CastMember | PropPlacement>(one: T): T =>
    one.place.plane === lead.place.plane ? { ...one, place: { ...one.place, plane } } : one;
  return {
    ...scene,
    cast: scene.cast.map((one) => (looksOutOfWater(one, scene, context) ? one : nearer(one))),
    props: scene.props.map(nearer),
  };
};
