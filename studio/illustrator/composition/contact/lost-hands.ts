/**
 * Hands that somebody nearer to the reader hides: a spoon that comes out of another's hair, an arm that ends behind a
 * head. What is held is held otherwise then, and a hand that would touch is left down.
 */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Hold } from '#core/story/vocabulary.ts';
import { overlap } from '#studio/illustrator/composition/contact/faces.ts';
import type { Manner } from '#studio/illustrator/composition/holding/handling.data.ts';
import { mannerOf } from '#studio/illustrator/composition/holding/held.ts';
import { paintOrder, type Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { partsNamed, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

/** So much of what is held, or of a hand, may be behind a head. */
const BEHIND = 0.14;
/** Hair and what is worn on it reach so far beyond a head, as a share of it. */
const AROUND = 0.1;

const boxesOf = (sketches: readonly Sketch[]): Box[] =>
  sketches.flatMap((sketch) => {
    const paths = pathsOf(sketch);
    return paths.length === 0 ? [] : [boxAround(paths.map(boundsOf))];
  });

const inTouch = ({ sketch }: Placed): Sketch[] =>
  partsNamed(sketch, 'touch').flatMap((touch) => partsNamed(touch, 'hand'));

const withHair = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(right - left) * AROUND, (bottom - top) * AROUND];
  return { left: left - x, right: right + x, top: top - y, bottom };
};

/** How much of what somebody's hands do is behind the heads of those who are nearer; 0 for next to nothing. */
const hiddenOf = (one: Placed, member: CastMember, placed: readonly Placed[]): number => {
  const boxes = [
    ...(member.carries === undefined ? [] : boxesOf(partsNamed(one.sketch, 'held'))),
    ...(member.touches === undefined ? [] : boxesOf(inTouch(one))),
  ];
  const heads = placed.flatMap((other) =>
    other !== one && other.head && other.ref !== member.touches?.with && paintOrder(other, one) > 0
      ? [withHair(other.head)]
      : [],
  );
  const most = Math.max(0, ...boxes.flatMap((box) => heads.map((head) => overlap(box, head))));
  return most < BEHIND ? 0 : most;
};

/** Everybody with people's hands whose hands are lost, the first of the cast first. */
export const lostHands = (placed: readonly Placed[], scene: Scene): { ref: string; share: number }[] =>
  scene.cast.flatMap((member) => {
    const one = placed.find(({ ref }) => ref === member.ref);
    const share = one?.isPerson ? hiddenOf(one, member, placed) : 0;
    return share === 0 ? [] : [{ ref: member.ref, share }];
  });

const totalOf = (placed: readonly Placed[], scene: Scene): number =>
  lostHands(placed, scene).reduce((sum, { share }) => sum + share, 0);

/** Ways to hold in one hand what is held in one, the first being before the body. */
const OTHER_HOLDS: readonly (Hold | undefined)[] = [undefined, 'out', 'up'];
const IN_ONE_HAND: ReadonlySet<Manner> = new Set(['upright', 'out', 'up']);

/** Without the touch; or with the thing in the hand where the arm is otherwise, for what is not held in both. */
const othersFor = (member: CastMember): CastMember[] => {
  const { touches, holds, ...rest } = member;
  if (touches !== undefined) return [{ ...rest, ...(holds === undefined ? {} : { holds }) }];
  const { carries, pose } = rest;
  if (carries === undefined || !IN_ONE_HAND.has(mannerOf(carries, pose, holds))) return [];
  return OTHER_HOLDS.filter((hold) => hold !== holds && IN_ONE_HAND.has(mannerOf(carries, pose, hold))).map((hold) => ({
    ...rest,
    ...(hold === undefined ? {} : { holds: hold }),
  }));
};

/** The scene as it was placed, or as it is when hands do otherwise what could not be seen. */
export const withHandsSeen = (told: Scene, place: (scene: Scene) => readonly Placed[]): readonly Placed[] => {
  let [scene, best] = [told, place(told)];
  for (const { ref } of lostHands(best, told)) {
    const tried = told.cast
      .filter((member) => member.ref === ref)
      .flatMap(othersFor)
      .map((other) => ({ ...scene, cast: scene.cast.map((member) => (member.ref === ref ? other : member)) }));
    for (const each of tried) {
      const placed = place(each);
      if (totalOf(placed, each) >= totalOf(best, scene)) continue;
      [scene, best] = [each, placed];
      if (!lostHands(best, scene).some((lost) => lost.ref === ref)) break;
    }
  }
  return best;
};
