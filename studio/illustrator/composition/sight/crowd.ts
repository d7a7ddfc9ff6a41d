/**
 * Those of a crowd who are drawn: nobody of it is half behind somebody, or looks out over a head with ears and horns.
 * Nobody of it sits where it rains either, and whoever sits beside that moves over.
 */
import { RAINS } from '#studio/illustrator/companions/wonder/little-cloud.data.ts';
import { hides, overlap, unmoved } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { placed as placedAt } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boxesMeet, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { PUPIL } from '#studio/illustrator/props/school/classmates.data.ts';
import { boxAroundSketch, moved, partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

/** A mouth or a beak ends at the edge of a head, and nothing touches it: the face with so much around it, as shares. */
const WITH_MOUTH = { aside: 0.1, below: 0.16 } as const;
const withMouth = ({ left, right, top, bottom }: Box): Box => {
  const x = (right - left) * WITH_MOUTH.aside;
  return { left: left - x, right: right + x, top, bottom: bottom + (bottom - top) * WITH_MOUTH.below };
};
/** Hair, ribbons and hats are around a head, as a share of it. */
const AROUND = 0.16;
const withHair = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(right - left) * AROUND, (bottom - top) * AROUND];
  return { left: left - x, right: right + x, top: top - y * 2, bottom };
};

/** How far each may lean aside for a free view, as a share of the head. */
const LEANS = [0, 0.16, -0.16, 0.32, -0.32];
/** Two heads of a crowd overlap by no more than so much of the one. */
const SHARED = 0.12;

const headIn = (pupil: Sketch): Box => boxAroundSketch(partsNamed(pupil, 'head')[0] ?? pupil);

/** How wide a shower is beside the cloud it falls from, and how far from it one still moves over, as shares of the cloud. */
const SHOWER = 0.42;
const MOVES_OVER = 1.3;
/** How far whoever sits right beside it leans away, in radians. */
const LEANS_AWAY = 0.34;

type Around = {
  readonly crowd: Placed;
  /** Where it rains from. */
  readonly clouds: readonly Box[];
  readonly cast: readonly Placed[];
  /** The heads of the crowd that are seen already. */
  readonly heads: Box[];
};

/** Whether one of the crowd has the face free, and grows out of nobody's head. */
const isSeen = (pupil: Sketch, { crowd, cast, heads }: Around): boolean => {
  const head = headIn(pupil);
  const item = unmoved({ ...crowd, sketch: pupil, box: head, head: withMouth(head) });
  return (
    heads.every((other) => overlap(head, other) <= SHARED) &&
    cast.every(
      (one) =>
        hides(unmoved(one), item).face === 0 &&
        !(one.isPerson === true && one.head && boxesMeet(withHair(one.head), head)),
    )
  );
};

/** How near it rains from above: 1 on the head, 0 where it does not matter, with the side to which one gets away from it. */
const wetness = (head: Box, clouds: readonly Box[]): { near: number; away: 1 | -1 } => {
  const x = middleOf(head);
  const [nearest] = clouds
    .filter(({ bottom }) => bottom < head.bottom)
    .map((cloud) => ({ apart: (x - middleOf(cloud)) / (cloud.right - cloud.left), cloud }))
    .toSorted((one, other) => Math.abs(one.apart) - Math.abs(other.apart));
  if (!nearest) return { near: 0, away: 1 };
  const beyond = (Math.abs(nearest.apart) - SHOWER) / (MOVES_OVER - SHOWER);
  return { near: 1 - Math.max(0, Math.min(1, beyond)), away: nearest.apart < 0 ? -1 : 1 };
};

/** Leans over the edge of the own desk, away from the drops. */
const movedOver = (pupil: Sketch, { near, away }: ReturnType<typeof wetness>): Sketch => {
  const { left, right, bottom } = boxAroundSketch(pupil);
  const about: Point = [(left + right) / 2, bottom];
  const turn = placedAt(about, 1, { turn: near * away * LEANS_AWAY });
  return moved(moved(pupil, placedAt([-about[0], -about[1]], 1)), turn);
};

/** One of the crowd, leaning aside where somebody is in the way; nobody when that does not help. */
const leaning = (told: Sketch, around: Around): Sketch[] => {
  const wet = wetness(headIn(told), around.clouds);
  if (wet.near === 1) return [];
  const pupil = wet.near > 0 ? movedOver(told, wet) : told;
  const { left, right } = headIn(pupil);
  for (const lean of LEANS) {
    const tried = lean === 0 ? pupil : moved(pupil, [1, 0, 0, 1, (right - left) * lean, 0]);
    if (!isSeen(tried, around)) continue;
    around.heads.push(headIn(tried));
    return [tried];
  }
  return [];
};

const seenOf = (sketch: Sketch, around: Around): Sketch[] => {
  if (sketch.kind !== 'bundle') return [sketch];
  if (sketch.name === PUPIL) return leaning(sketch, around);
  return [{ ...sketch, children: sketch.children.flatMap((child) => seenOf(child, around)) }];
};

/** The same with those of each crowd alone who are seen and dry; the others have an empty chair. */
export const crowdSeen = (placed: readonly Placed[]): readonly Placed[] => {
  const cast = placed.filter(({ kind }) => kind === 'cast');
  const clouds = cast.filter(({ sketch }) => partsNamed(sketch, RAINS).length > 0).map(({ box }) => box);
  return placed.map((one) =>
    one.kind === 'prop' && partsNamed(one.sketch, PUPIL).length > 0
      ? { ...one, sketch: seenOf(one.sketch, { crowd: one, cast, clouds, heads: [] })[0] ?? one.sketch }
      : one,
  );
};
