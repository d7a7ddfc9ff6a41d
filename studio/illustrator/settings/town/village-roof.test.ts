import { describe, expect, it } from 'vitest';
import { css, hex } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { lampBracket } from '#studio/illustrator/settings/town/village-roof-things.ts';
import { villageRoof } from '#studio/illustrator/settings/town/village-roof.ts';
import { boxAroundSketch, type Form, type Line, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const stageOf = (variant: number, way: 1 | -1, isDark = false): Stage => ({
  random: seededRandom(5),
  variant,
  framing: 'medium',
  weather: 'clear',
  isDark,
  sky: LIGHT_SETUPS.day.sky,
  horizon: 430,
  nearY: 880,
  unit: 4.6,
  way,
  calmAbove: 0,
  room: (x) => (way === 1 ? x / 1000 : 1 - x / 1000),
  isFree: () => true,
});
const flat = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(flat) : [sketch];

describe.each([1, -1] as const)('a roof under a vine, way %i', (way) => {
  const middle = villageRoof.draw(stageOf(2, way)).middle.flatMap(flat);

  it('has a washing line that ends at a pole or beyond the page', () => {
    const rope = css(hex('#6f5340'));
    const line = middle.find((one): one is Line => one.kind === 'line' && css(one.color) === rope);
    if (!line) throw new Error('Washing hangs on a line');
    const { left, right, top, bottom } = boundsOf(line.path);
    const poles = middle
      .filter((one): one is Form => one.kind === 'form')
      .map(({ path }) => boundsOf(path))
      .filter((box) => box.bottom - box.top > 150 && box.right - box.left < 50);
    const isTied = (x: number): boolean =>
      x < 0 ||
      x > 1000 ||
      poles.some((box) => x > box.left - 3 && x < box.right + 3 && box.top < bottom && box.bottom > top);
    expect(isTied(left)).toBe(true);
    expect(isTied(right)).toBe(true);
  });
});

describe('a lamp of a place', () => {
  it('lights the air and the ground by night, and nothing by day', () => {
    const glows = (isDark: boolean): number =>
      villageRoof
        .draw(stageOf(1, 1, isDark))
        .middle.flatMap(flat)
        .filter((one) => one.kind === 'glow' && one.effect === 'light').length;
    expect(glows(false)).toBe(0);
    expect(glows(true)).toBeGreaterThanOrEqual(4);
  });
});

describe('the lantern over a roof', () => {
  it('hangs from a hook that reaches out from its post, and its light is around its glass', () => {
    for (const side of [1, -1] as const) {
      const [arm] = lampBracket(side);
      if (!arm) throw new RangeError('A bracket has an arm');
      const hook = boxAroundSketch(arm);
      expect(side === 1 ? hook.right : -hook.left).toBeGreaterThan(20);
      expect(side === 1 ? hook.left : -hook.right).toBeLessThan(0);
    }
    const sketches = villageRoof.draw(stageOf(1, 1, true)).middle.flatMap(flat);
    const glows = sketches.flatMap((one) => (one.kind === 'glow' && one.effect === 'light' ? [one] : []));
    const glass = sketches
      .filter((one) => one.kind === 'form' && one.lit && one.finish === 'flat')
      .map((one) => boxAroundSketch(one))[0];
    if (!glass) throw new RangeError('A lantern has panes');
    const middle = (glass.left + glass.right) / 2;
    const wide = glass.right - glass.left;
    for (const { center } of glows) expect(Math.abs(center[0] - middle)).toBeLessThan(wide * 0.6);
  });
});

describe('corn that dries', () => {
  it('hangs between its posts, above the ground', () => {
    const sketches = villageRoof.draw(stageOf(1, 1)).middle;
    const numbers = sketches.flatMap(pathsOf).flatMap((path) => path.flatMap((step) => step.slice(1) as number[]));
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(boxAround(sketches.flatMap(pathsOf).map(boundsOf)).bottom).toBeGreaterThan(0);
  });
});
