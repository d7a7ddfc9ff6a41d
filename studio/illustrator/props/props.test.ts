import { describe, expect, it } from 'vitest';
import { PROPS } from '#core/story/vocabulary.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';
import { PROP_AR } from '#studio/illustrator/wording/arabic.data.ts';
import { PROP_EN } from '#studio/illustrator/wording/english.data.ts';

/** Points on the outlines themselves: the control points of a curve may lie outside of it. */
const pointsOf = (path: Path): Point[] => {
  let at: Point = [0, 0];
  return path.flatMap((segment): Point[] => {
    if (segment[0] === 'Z') return [];
    if (segment[0] !== 'C') {
      at = [segment[1], segment[2]];
      return [at];
    }
    const [, x1, y1, x2, y2, x3, y3] = segment;
    const [x0, y0] = at;
    at = [x3, y3];
    return Array.from({ length: 9 }, (_, index): Point => {
      const t = index / 8;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
    });
  });
};

/** What shows: marks that are cut to a form end with it. */
const visible = (sketch: Sketch): Sketch =>
  sketch.kind !== 'bundle' ? sketch : bundle(sketch.clip ? [] : sketch.children.map(visible));

const boxOf = (sketches: readonly Sketch[]) => {
  const points = pathsOf(visible(bundle(sketches))).flatMap(pointsOf);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const numbersOf = (sketch: Sketch): number[] => {
  if (sketch.kind === 'bundle') return sketch.children.flatMap(numbersOf);
  if (sketch.kind === 'glow') return [...sketch.center, ...sketch.radii, sketch.alpha, ...sketch.color];
  const path = sketch.path.flatMap((segment) => segment.slice(1) as number[]);
  return [...path, ...sketch.color, sketch.alpha, ...(sketch.kind === 'line' ? [sketch.width] : [])];
};

describe.each([...PROPS])('the prop %s', (word) => {
  const drawing = PROP_DRAWINGS[word];
  const slack = 1 + Math.max(drawing.heightCm, drawing.widthCm) * 0.03;

  it.each([false, true])('is made of numbers alone (dark: %s)', (isDark) => {
    const numbers = drawing.draw({ isDark }).flatMap(numbersOf);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.every(Number.isFinite)).toBe(true);
  });

  it.each([false, true])('stands on the ground line within its size (dark: %s)', (isDark) => {
    const box = boxOf(drawing.draw({ isDark }));
    expect(Math.abs(box.bottom)).toBeLessThan(slack);
    expect(box.top).toBeGreaterThan(-drawing.heightCm - slack);
    expect(box.left).toBeGreaterThan(-drawing.widthCm / 2 - slack);
    expect(box.right).toBeLessThan(drawing.widthCm / 2 + slack);
  });

  it('fills the size it says', () => {
    const box = boxOf(drawing.draw({ isDark: false }));
    expect(box.bottom - box.top).toBeGreaterThan(drawing.heightCm * 0.85);
    expect(box.right - box.left).toBeGreaterThan(drawing.widthCm * 0.8);
  });

  it('is the same every time', () => expect(drawing.draw({ isDark: true })).toEqual(drawing.draw({ isDark: true })));

  it('fits into arms when it is held', () => {
    const factor = drawing.heldHeightCm / drawing.heightCm;
    expect(drawing.heldHeightCm).toBeGreaterThan(8);
    expect(drawing.heldHeightCm).toBeLessThanOrEqual(90);
    expect(drawing.widthCm * factor).toBeLessThan(70);
  });

  it('has a name in both languages', () => {
    expect(PROP_EN[word]).toMatch(/^(an? )?[a-z -]+$/i);
    expect(PROP_AR[word]).toMatch(/^[\u0600-\u06ff ]+$/);
  });
});

describe('the props', () => {
  it('are a hundred and ten at least, each named differently', () => {
    expect(PROPS.length).toBeGreaterThanOrEqual(110);
    expect(new Set(PROPS).size).toBe(PROPS.length);
    expect(new Set(Object.values(PROP_EN)).size).toBe(PROPS.length);
    expect(new Set(Object.values(PROP_AR)).size).toBe(PROPS.length);
  });
});

describe('a tent', () => {
  it('is higher than the children who sleep in it, with its flag and its light', () => {
    const { heightCm, draw } = PROP_DRAWINGS.tent;
    expect(heightCm).toBeGreaterThan(140);
    expect(boxOf(draw({ isDark: true })).top).toBeLessThan(-140);
  });
});
