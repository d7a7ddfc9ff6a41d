/** Brings whom a picture is about as near as its framing promises. */
import type { CastMember, Place, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Framing, Pose } from '#core/story/vocabulary.ts';
import { type CastContext, companionIn } from '#studio/illustrator/composition/cast.ts';
import { isOnFoot } from '#studio/illustrator/composition/placed.ts';
import { looksOutOfWater } from '#studio/illustrator/composition/support.ts';

const CLOSE_BY: ReadonlySet<Framing> = new Set(['medium', 'close', 'low-angle', 'from-above']);

/** Lying or in the air somebody would be hidden behind the others. */
const TAKES_ROOM: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'flying', 'swimming', 'climbing']);

/** Stands by itself on dry land. */
const isOnLand = (member: CastMember, scene: Scene, context: CastContext): boolean =>
  member.place.on === undefined && member.place.in === undefined && !looksOutOfWater(member, scene, context);

/** How near the lead must be, that a closer view shows them closer, and that nobody stands before them. */
const leadPlane = (lead: CastMember, scene: Scene, others: readonly CastMember[]): Place['plane'] => {
  const { plane } = lead.place;
  const isBehind = plane === 'middle' && scene.framing !== 'wide' && others.some((other) => isOnFoot(other, 'near'));
  // From afar, too, somebody stands in front: an empty ground before small figures is no picture.
  const isEmptyBefore = plane !== 'near' && !others.some((other) => isOnFoot(other, 'near'));
  if (CLOSE_BY.has(scene.framing) || isBehind || (scene.framing === 'wide' && isEmptyBefore)) return 'near';
  return plane === 'far' ? 'middle' : plane;
};

/** The refs that belong to the lead in this moment: what the picture is about, whom they touch or bear, who touches them. */
const besideLead = (lead: CastMember, { cast, props, focus }: Scene): ReadonlySet<string> => {
  const beside = new Set([lead.ref, focus, ...(lead.touches ? [lead.touches.with] : [])]);
  // Twice, so that who sits on or holds somebody beside the lead is there too.
  for (const { ref, place, ...rest } of [...cast, ...props, ...cast, ...props]) {
    const holders = [place.on, place.in, 'touches' in rest ? rest.touches?.with : undefined];
    const isHeld = holders.some((holder) => holder !== undefined && beside.has(holder));
    if (isHeld) beside.add(ref);
    if (beside.has(ref)) for (const holder of holders) if (holder !== undefined) beside.add(holder);
  }
  return beside;
};

/** Whom the picture is about is neither small in it nor hidden behind those who stand nearer. */
export const withLeadInFront = (scene: Scene, context: CastContext): Scene => {
  const [lead, ...others] = scene.cast;
  if (!lead || !isOnLand(lead, scene, context)) return scene;
  const plane = leadPlane(lead, scene, others);
  const beside = besideLead(lead, scene);
  const stepsBack = (ref: string): boolean => {
    const member = scene.cast.find((one) => one.ref === ref);
    return member !== undefined && !TAKES_ROOM.has(member.pose) && companionIn(member, context) === null;
  };
  // What stood beside the lead still does; other people stay a step behind, smaller than whom the picture is about.
  const placed = <T extends CastMember | PropPlacement>(one: T): T => {
    const stays = stepsBack(one.ref) && !beside.has(one.ref);
    if (stays && plane === 'near' && one.place.plane === 'near')
      return { ...one, place: { ...one.place, plane: 'middle' } };
    return one.place.plane === lead.place.plane && !stays ? { ...one, place: { ...one.place, plane } } : one;
  };
  return {
    ...scene,
    cast: scene.cast.map((one) => (looksOutOfWater(one, scene, context) ? one : placed(one))),
    props: scene.props.map(placed),
  };
};
