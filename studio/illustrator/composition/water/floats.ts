/** Water birds lie on the water with the breast in it, whatever they do, and never stand on legs in it. */
import type { Companion } from '#core/story/vocabulary.ts';
import { boxAroundSketch, type Sketch, withoutParts } from '#studio/illustrator/sketch.ts';

/** How much of one is under water: were it a third, nothing but a head on its neck would look out. */
export const FLOATS: Readonly<Partial<Record<Companion, number>>> = { duck: 0.16, goose: 0.13 };

/** How far a bird that is drawn on its legs at the origin comes down until its breast is in the water. */
export const floatingDepth = (sketch: Sketch, share: number): number => {
  const { top, bottom } = boxAroundSketch(withoutParts(sketch, 'leg'));
  return -bottom + (bottom - top) * share;
};
