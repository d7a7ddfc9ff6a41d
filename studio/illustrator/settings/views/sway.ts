/** Trees and reeds in the wind: whatever a place has drawn as growing bends over from its foot. */
import { type Point } from '#studio/illustrator/geometry/path.ts';
import { warped } from '#studio/illustrator/settings/pieces/view.ts';
import { boxAroundSketch, type Bundle, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const NAME = 'grows';

/** Whether it is all of what grows from one foot: nobody takes the trunk away and leaves the crown. */
export const isGrown = (sketch: Sketch): boolean => sketch.kind === 'bundle' && sketch.name === NAME;

/** Marks what grows from one foot, so that the wind can take hold of it. */
export const growing = (sketches: readonly Sketch[]): Sketch[] => [bundle(sketches, { name: NAME })];

const bent = (tree: Bundle, gust: number): Bundle => {
  const { top, bottom } = boxAroundSketch(tree);
  const tall = Math.max(1, bottom - top);
  const over = ([x, y]: Point): Point => {
    const share = Math.max(0, (bottom - y) / tall);
    return [x + gust * tall * share ** 1.8, y + Math.abs(gust) * tall * 0.16 * share ** 2];
  };
  return { ...tree, children: tree.children.map((part) => warped(part, over, () => 1)) };
};

/** The sketches with all that grows bent by a gust, a share of its height, to the right above 0; it stays one thing. */
export const swayed = (sketches: readonly Sketch[], gust: number): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (!isGrown(sketch)) return [{ ...sketch, children: swayed(sketch.children, gust) }];
    return gust === 0 ? [sketch] : [bent(sketch, gust)];
  });
