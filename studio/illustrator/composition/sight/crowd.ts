/** Those of a crowd who are drawn: nobody of it is half behind somebody, or looks out over a head with ears and horns. */
import { hides, overlap, unmoved } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boxesMeet } from '#studio/illustrator/geometry/path.ts';
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

type Around = {
  readonly crowd: Placed;
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

/** One of the crowd, leaning aside where somebody is in the way; nobody when that does not help. */
const leaning = (pupil: Sketch, around: Around): Sketch[] => {
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

/** The same with those of each crowd alone who are seen; the others have an empty chair. */
export const crowdSeen = (placed: readonly Placed[]): readonly Placed[] => {
  const cast = placed.filter(({ kind }) => kind === 'cast');
  return placed.map((one) =>
    one.kind === 'prop' && partsNamed(one.sketch, PUPIL).length > 0
      ? { ...one, sketch: seenOf(one.sketch, { crowd: one, cast, heads: [] })[0] ?? one.sketch }
      : one,
  );
};
