/** Single things of a place, as a lander or a lamp: right behind a head they would be its hat. */
import { type Box, boxesMeet } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const LANDMARK = 'landmark';

/** A single thing at one of several places, or lower than heads, the best one first. */
export const landmark = (places: readonly (readonly Sketch[])[]): Sketch =>
  bundle(
    places.map((place) => bundle(place)),
    { name: LANDMARK },
  );

/** Hair, hats and a little air around a head, as a share of it. */
const AROUND = 0.3;

/** A head with what is worn on it and around it. */
export const withAir = ({ left, right, top, bottom }: Box, grow = 1): Box => {
  const [x, y] = [(right - left) * (AROUND + (grow - 1) / 2), (bottom - top) * (AROUND + (grow - 1) / 2)];
  return { left: left - x, right: right + x, top: top - y * 1.6, bottom: bottom + y * 0.4 };
};

/** The place with each single thing where no head is before it, or without it; `heads` are those with air around them. */
export const landmarksClear = (sketches: readonly Sketch[], heads: readonly Box[]): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name !== LANDMARK) return [{ ...sketch, children: landmarksClear(sketch.children, heads) }];
    const clear = sketch.children.find((place) => {
      const box = boxAroundSketch(place);
      return heads.every((head) => !boxesMeet(box, head));
    });
    return clear ? [clear] : [];
  });
