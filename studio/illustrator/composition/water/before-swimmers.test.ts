import { expect, it } from 'vitest';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { aroundSwimmers } from '#studio/illustrator/composition/water/before-swimmers.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { ellipse, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const BROWN = hex('#8a6a4a');
const trunk = (x: number, [top, bottom]: Point): Sketch =>
  bundle([form(roundedRect([x - 15, top], [30, bottom - top], 3), BROWN, { volume: 0.4 })]);
const swimmer = (changes: Partial<Placed> = {}): Placed => ({
  ref: 'fish',
  kind: 'cast',
  plane: 'middle',
  sketch: bundle([detail(ellipse([260, 450], [8, 8]), BROWN, { name: 'eye' })]),
  box: { left: 100, right: 300, top: 420, bottom: 500 },
  ground: [200, 500],
  lift: 0,
  scale: 4,
  isInWater: true,
  ...changes,
});
const around = (middle: readonly Sketch[], placed: readonly Placed[]) =>
  aroundSwimmers({ backdrop: [], far: [], middle: [...middle], near: [], front: [] }, placed);

it('paints a palm of the shore after a fish that swims behind it', () => {
  const palm = trunk(130, [100, 740]);
  expect(around([palm], [swimmer()])).toMatchObject({ middle: [], rooted: [palm] });
});

it('leaves where it is what is rooted behind the swimmer, stands apart, or would hide a face', () => {
  const pieces = [trunk(130, [100, 520]), trunk(600, [100, 740]), trunk(260, [100, 740])];
  for (const piece of pieces) expect(around([piece], [swimmer()])).toMatchObject({ middle: [piece], rooted: [] });
  const palm = trunk(130, [100, 740]);
  expect(around([palm], [{ ...swimmer(), plane: 'near' }]).rooted).toEqual([]);
  const { isInWater: _, ...onLand } = swimmer();
  expect(around([palm], [onLand]).rooted).toEqual([]);
});
