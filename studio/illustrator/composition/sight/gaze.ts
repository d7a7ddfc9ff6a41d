/** Where everybody of a scene looks: at what matters in it, and never at nothing. */
import type { CastMember, Scene, SceneRef } from '#core/story/scene.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';

export type Sight = {
  readonly scene: Scene;
  readonly heads: ReadonlyMap<SceneRef, Point>;
  /** Where all of them is, once they have found their place. */
  readonly boxes?: ReadonlyMap<SceneRef, Box>;
};

const towards = (from: Point, to: Point): Point => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.max(140, Math.hypot(dx, dy));
  return [dx / reach, dy / reach];
};

/** What matters to somebody in this moment: the focus, or else whom they touch, what happens, who is with them. */
export const eventFor = (member: CastMember, { scene, heads }: Sight): SceneRef | null => {
  const happening = (scene.effects ?? []).flatMap(({ at, towards: to }) => [at, ...(to === undefined ? [] : [to])]);
  const touching = scene.cast.flatMap(({ ref, touches }) => (touches?.with === member.ref ? [ref] : []));
  const told = [
    scene.focus,
    ...(member.touches ? [member.touches.with] : []),
    ...touching,
    ...happening,
    ...scene.cast.map(({ ref }) => ref),
  ];
  return told.find((ref) => ref !== member.ref && heads.has(ref)) ?? null;
};

/** Whose face a hand may be close to: it stays as it was when the hand was laid there. */
const isTouched = ({ ref }: CastMember, { cast }: Scene): boolean => cast.some(({ touches }) => touches?.with === ref);

/** Whether somebody seen from the side would have to look behind themselves. */
const isBehind = ({ facing }: CastMember, gaze: Point, onward: 1 | -1): boolean =>
  (facing === 'onward' && gaze[0] * onward < -0.2) || (facing === 'against' && gaze[0] * onward > 0.2);

/** Somebody or something is up there, or down there, that is so far from level. */
const STEEP = 0.3;

/** Who looks up or down looks at what others look at, when that is there. */
const withOthers = (member: CastMember, from: Point, { sight, told }: { sight: Sight; told: Point }): Point | null => {
  const { scene, heads } = sight;
  const shared = scene.cast.flatMap(({ ref, gaze }) =>
    ref !== member.ref && typeof gaze === 'object' ? [gaze.at] : [],
  );
  const ways = shared.flatMap((ref) => {
    const at = ref === member.ref ? undefined : heads.get(ref);
    return at ? [towards(from, at)] : [];
  });
  return ways.find((way) => way[1] * told[1] > STEEP) ?? null;
};

/** The direction of a gaze in page directions, -1 to 1; [0, 0] is the reader. */
export const gazeOf = (member: CastMember, from: Point, sight: Sight): Point => {
  const { scene, heads } = sight;
  const onward = scene.direction === 'ltr' ? 1 : -1;
  const ahead = member.facing === 'against' ? -onward : onward;
  const { gaze } = member;
  const eventual = (otherwise: Point): Point => {
    const event = eventFor(member, sight);
    const target = event === null ? undefined : heads.get(event);
    const way = target ? towards(from, target) : otherwise;
    return isBehind(member, way, onward) ? otherwise : way;
  };
  // Up to what is there, down at what lies there; whom the picture is about may look up or down for themselves.
  const vertical = (told: Point): Point => {
    const way = withOthers(member, from, { sight, told }) ?? eventual(told);
    const isMain = member.ref === scene.focus || member.ref === scene.cast[0]?.ref;
    return isMain && way[1] * told[1] < 0.1 ? told : way;
  };
  if (typeof gaze === 'object') {
    const target = gaze.at === member.ref ? undefined : heads.get(gaze.at);
    return target ? towards(from, target) : eventual([0, 0]);
  }
  switch (gaze) {
    case 'ahead':
      if (isTouched(member, scene)) return [0.7 * ahead, 0];
      return eventual([(member.facing === 'three-quarter' ? 0.4 : 0.7) * ahead, 0]);
    case 'up':
      return vertical([0.25 * ahead, -0.95]);
    case 'down':
      return vertical([0.2 * ahead, 0.9]);
    default:
      // The one whom the picture is about may look at the reader; the others have eyes for what happens.
      return member.ref === scene.cast[0]?.ref && scene.focus === member.ref ? [0, 0] : eventual([0, 0]);
  }
};
