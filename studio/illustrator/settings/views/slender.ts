/** Thin things of a place, as ladders and poles: behind somebody their lines seem to run through the body. */
import { type Box, boxesMeet } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const SLENDER = 'slender';

/** A thin thing at one of several places of a room, the best one first. */
export const slender = (places: readonly Sketch[]): Sketch => bundle(places, { name: SLENDER });

/** So near to a body nothing thin stands, in page units. */
const APART = 12;

const withAir = ({ left, right, top, bottom }: Box): Box => ({
  left: left - APART,
  right: right + APART,
  top: top - APART,
  bottom: bottom + APART,
});

/** The place with each thin thing where nobody is before it, or without it. */
export const slenderClear = (sketches: readonly Sketch[], bodies: readonly Box[]): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name !== SLENDER) return [{ ...sketch, children: slenderClear(sketch.children, bodies) }];
    const clear = sketch.children.find((place) => {
      const box = withAir(boxAroundSketch(place));
      return bodies.every((body) => !boxesMeet(box, body));
    });
    return clear ? [clear] : [];
  });
