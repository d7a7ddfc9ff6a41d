/** A tree with apples, which hang in its crown and nowhere beside it. */
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf, circle, type Point } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

export const APPLE = hex('#e0503f');
const APPLES = 9;
const RADIUS = 0.022;
/** Clumps of leaves are wider than that, as a share of the height; trunk and boughs are not. */
const CLUMP = 0.16;
/** From the edge of the leaves so many times its own radius. */
const INWARD = 1.4;
/** So often an apple comes nearer to the middle of the crown, by this share of the way. */
const STEPS = 6;
const NEARER = 0.25;

export const appleTree = (order: Parameters<typeof leafy>[0]): Sketch[] => {
  const { foot, height, random } = order;
  const [x, y] = foot;
  const tree = leafy(order);
  const clumps = tree
    .flatMap(pathsOf)
    .filter((path) => {
      const { left, right, bottom } = boundsOf(path);
      return right - left > height * CLUMP && bottom < y - height * 0.3;
    })
    .map((path) => new Shape(path));
  const radius = height * RADIUS;
  const isIn = ([ax, ay]: Point): boolean =>
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].every(([dx = 0, dy = 0]) => {
      const [px, py] = [ax + dx * radius * INWARD, ay + dy * radius * INWARD];
      return clumps.some((clump) => clump.has(px, py));
    });
  const middle: Point = [x, y - height * 0.72];
  const apples = Array.from({ length: APPLES }, (): Sketch[] => {
    let at: Point = [x + random.between(-0.22, 0.22) * height, y - height * random.between(0.48, 0.9)];
    for (let step = 0; step < STEPS && !isIn(at); step++)
      at = [at[0] + (middle[0] - at[0]) * NEARER, at[1] + (middle[1] - at[1]) * NEARER];
    return isIn(at) ? [form(circle(at, radius), APPLE, { volume: 0.7 })] : [];
  });
  return [...tree, ...apples.flat()];
};
