/** Which way somebody is turned on the page: as the scene has them, and to what they point at or look at. */
import type { Direction } from '#core/locale/language.ts';
import type { CastMember } from '#core/story/scene.ts';
import type { Facing, Gesture, Pose } from '#core/story/vocabulary.ts';
import type { Look } from '#studio/illustrator/composition/sight/look.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Those who are under way look back over their shoulder, and do not turn. */
const UNDER_WAY: ReadonlySet<Pose> = new Set([
  'walking',
  'running',
  'sneaking',
  'riding',
  'flying',
  'swimming',
  'climbing',
  'carrying',
  'lying',
  'sleeping',
]);
/** Animals that lie, creep or hang in air and water have no way to go: they turn to what they look at. */
const TURNS_THERE: ReadonlySet<Pose> = new Set(['lying', 'sneaking', 'swimming', 'flying']);
/** So said of those who show their back on purpose. */
const TURNED_AWAY = /\b(away|back|from|behind|over (?:his|her|the|its|one) shoulder)\b/;
/** So said of those who get away from what they look at, wherever they and it came to stand. */
const EDGES_AWAY = /\b(edges|shrinks|scoots) away\b/;
/** What is less aside is before them. */
const ASIDE = 0.3;
/** An arm goes up in front of a body: past its own back nobody points at what is nearly overhead. */
const AIMED_ASIDE = 0.1;

const isUnderWay = (pose: Pose, isAnimal: boolean): boolean =>
  UNDER_WAY.has(pose) && !(isAnimal && TURNS_THERE.has(pose));

const seesTold = ({ gaze, pose, action }: CastMember, isAnimal: boolean): boolean =>
  typeof gaze === 'object' && !isUnderWay(pose, isAnimal) && !TURNED_AWAY.test(action);

/** 1 to the page's right, -1 to its left. */
export const wayOf = (
  member: CastMember,
  direction: Direction,
  { gaze, aim, isAnimal = false }: Look & { readonly isAnimal?: boolean },
): 1 | -1 => {
  const onward = direction === 'ltr' ? 1 : -1;
  const isEdging = typeof member.gaze === 'object' && EDGES_AWAY.test(member.action);
  if (isEdging && Math.abs(gaze[0]) > ASIDE) return gaze[0] > 0 ? -1 : 1;
  const [x] = aim ?? (seesTold(member, isAnimal) ? gaze : [0, 0]);
  // Wherever they came to stand, they turn to what they point at, and to what the story has them look at.
  if (Math.abs(x) > (aim ? AIMED_ASIDE : ASIDE)) return x > 0 ? 1 : -1;
  if (member.facing === 'onward') return onward;
  if (member.facing === 'against') return onward === 1 ? -1 : 1;
  return gaze[0] === 0 ? onward : gaze[0] > 0 ? 1 : -1;
};

const VIEWS: Readonly<Record<Facing, View>> = {
  front: 'front',
  'three-quarter': 'three-quarter',
  onward: 'side',
  against: 'side',
  back: 'back',
};

/** What is done with both hands to somebody at the side is seen from the side. */
const TO_SOMEBODY: ReadonlySet<Gesture> = new Set([
  'giving',
  'pushing',
  'pulling',
  'throwing',
  'catching',
  'knocking',
  'pouring',
]);
const FAR_ASIDE = 0.35;

/** How a person is seen who looks along `gaze`. */
export const viewOf = (member: CastMember, gaze: Point): View => {
  const isTurned = member.gesture && TO_SOMEBODY.has(member.gesture) && Math.abs(gaze[0]) > FAR_ASIDE;
  // A bicycle from the front is one wheel, and its rider one leg.
  if (member.pose === 'riding') return 'side';
  if (isTurned && (member.facing === 'front' || member.facing === 'three-quarter')) return 'side';
  const usesHand = member.pose === 'pointing' || member.pose === 'reaching';
  return member.facing === 'front' && usesHand && member.carries ? 'side' : VIEWS[member.facing];
};
