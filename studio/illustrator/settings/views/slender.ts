/** Thin things of a place, as ladders and poles: behind somebody their lines seem to run through the body. */
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { bundle, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const SLENDER = 'slender';

/** A thin thing at one of several places of a room, the best one first. */
export const slender = (places: readonly Sketch[]): Sketch => bundle(places, { name: SLENDER });

/** So near to a body nothing thin stands, in page units. */
const APART = 12;

const meets = (one: Box, other: Box): boolean =>
  one.left - APART < other.right &&
  one.right + APART > other.left &&
  one.top - APART < other.bottom &&
  one.bottom + APART > other.top;

const boxOf = (sketch: Sketch): Box => boxAround(pathsOf(sketch).map(boundsOf));

/** The place with each thin thing where nobody is before it, or without it. */
export const slenderClear = (sketches: readonly Sketch[], bodies: readonly Box[]): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name !== SLENDER) return [{ ...sketch, children: slenderClear(sketch.children, bodies) }];
    const clear = sketch.children.find((place) => bodies.every((body) => !meets(boxOf(place), body)));
    return clear ? [clear] : [];
  });
