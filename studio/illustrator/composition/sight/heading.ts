/** Whoever walks or runs goes into the picture or to what matters in it, and not out of it, unless the scene says so. */
import type { CastMember, Place, Scene, SceneRef } from '#core/story/scene.ts';
import type { Pose } from '#core/story/vocabulary.ts';

const GOES: ReadonlySet<Pose> = new Set(['walking', 'running', 'sneaking']);
/** So said of those who leave on purpose. */
const LEAVES =
  /\b(away|off|out of|leaves?|leaving|flees?|escapes?|home|goodbye|first|ahead|last|past|in the row|leads?)\b/;

const ALONG: readonly Place['along'][] = ['start', 'start-center', 'center', 'center-end', 'end'];

/** The way in reading direction that somebody goes; 0 for those who are turned to what they look at. */
const wayOf = ({ facing }: CastMember): 1 | -1 | 0 => (facing === 'onward' ? 1 : facing === 'against' ? -1 : 0);

/** Whether the lead, or whoever they go with, is on the same way: they walk in a row. */
const isInARow = (member: CastMember, { cast }: Scene): boolean =>
  cast.some(
    (other, at) =>
      other !== member &&
      (GOES.has(other.pose) || other.pose === 'riding') &&
      wayOf(other) === wayOf(member) &&
      (at === 0 || (typeof member.gaze === 'object' && member.gaze.at === other.ref)),
  );

const goesOut = (member: CastMember, scene: Scene): boolean => {
  const way = wayOf(member);
  const { cast, props, focus } = scene;
  const isFree = member.touches === undefined && member.place.on === undefined && member.place.in === undefined;
  if (way === 0 || !isFree || !GOES.has(member.pose) || member === cast[0] || LEAVES.test(member.action)) return false;
  const rank = ({ along }: Place): number => ALONG.indexOf(along);
  const here = rank(member.place);
  const meant = new Set<SceneRef>([focus, ...(typeof member.gaze === 'object' ? [member.gaze.at] : [])]);
  const there = [...cast.filter((other) => other !== member), ...props.filter(({ ref }) => meant.has(ref))].map(
    ({ place }) => (rank(place) - here) * way,
  );
  return there.length > 0 && there.every((ahead) => ahead <= 0) && there.some((ahead) => ahead < 0);
};

/** The scene with everybody who would walk out of it walking into it. */
export const headedInto = (scene: Scene): Scene => {
  const turned = scene.cast.map((member): CastMember => {
    if (!goesOut(member, scene) || isInARow(member, scene)) return member;
    return { ...member, facing: member.facing === 'onward' ? 'against' : 'onward' };
  });
  return turned.every((member, at) => member === scene.cast[at]) ? scene : { ...scene, cast: turned };
};
