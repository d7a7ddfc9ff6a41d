import { expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf, polygon } from '#studio/illustrator/geometry/path.ts';
import { growing, swayed } from '#studio/illustrator/settings/views/sway.ts';
import { form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const post = (x: number): Sketch =>
  form(
    polygon([
      [x, 500],
      [x + 10, 500],
      [x + 10, 100],
      [x, 100],
    ]),
    hex('#6d4c37'),
  );
const [house, tree] = [post(100), post(400)];
const boxOf = (sketch: Sketch | undefined) => boundsOf(sketch ? pathsOf(sketch).flat() : []);

it('leaves everything where it is drawn when there is no wind', () => {
  expect(swayed([house, ...growing([tree])], 0)).toEqual([house, ...growing([tree])]);
});

it('bends what grows from its foot and leaves what is built', () => {
  const [still, bent] = swayed([house, ...growing([tree])], 0.2);
  expect(still).toEqual(house);
  expect(boxOf(bent).left).toBe(400);
  expect(boxOf(bent).right).toBeCloseTo(410 + 0.2 * 400);
  expect(boxOf(bent).bottom).toBe(500);
});

it('bends what hangs in a tree with the tree', () => {
  const fruit = post(402);
  const [all] = swayed(growing([...growing([tree]), fruit]), -0.2);
  const hung = all?.kind === 'bundle' ? all.children[1] : undefined;
  expect(boxOf(hung).left).toBeLessThan(402 - 0.1 * 400);
});
