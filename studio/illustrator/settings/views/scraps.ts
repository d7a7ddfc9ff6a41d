/** Crowns that are mostly beyond the page leave no scraps in it: a trunk goes out of the page, and no cut leaf hangs in. */
import { boxAroundSketch, type Sketch } from '#studio/illustrator/sketch.ts';

/** The leaves of a tree around the end of its trunk. */
export const CROWN_NAME = 'crown';

const isBeyond = (sketch: Sketch): boolean => {
  const { top, bottom } = boxAroundSketch(sketch);
  return top + bottom < 0;
};

const isScrap = (sketch: Sketch): boolean => sketch.kind === 'bundle' && sketch.name === CROWN_NAME && isBeyond(sketch);

/** The sketches as they are on the page, without crowns of which no more than the lower tips would be seen. */
export const withoutScraps = (sketches: readonly Sketch[]): readonly Sketch[] => {
  const kept = sketches.filter((sketch) => !isScrap(sketch));
  const next = kept.map((sketch): Sketch => {
    if (sketch.kind !== 'bundle') return sketch;
    const children = withoutScraps(sketch.children);
    return children === sketch.children ? sketch : { ...sketch, children };
  });
  const isSame = next.length === sketches.length && next.every((sketch, at) => sketch === sketches[at]);
  return isSame ? sketches : next;
};
