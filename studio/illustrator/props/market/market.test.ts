import { describe, expect, it } from 'vitest';
import { middleOf } from '#studio/illustrator/geometry/path.ts';
import { SHOPPER, shoppers } from '#studio/illustrator/props/market/market.data.ts';
import { boxAroundSketch, bundle, partsNamed } from '#studio/illustrator/sketch.ts';

describe('people who shop', () => {
  const boxes = partsNamed(bundle(shoppers.draw({ isDark: false })), SHOPPER).map(boxAroundSketch);

  it('are many and leave a lane free in the middle, wide enough for a child', () => {
    expect(boxes.length).toBeGreaterThanOrEqual(6);
    const toLeft = boxes.filter((box) => middleOf(box) < 0);
    const toRight = boxes.filter((box) => middleOf(box) > 0);
    const lane = Math.min(...toRight.map(({ left }) => left)) - Math.max(...toLeft.map(({ right }) => right));
    expect(lane).toBeGreaterThan(30);
  });

  it('have those nearer drawn before those behind them, and larger', () => {
    const [first, last] = [boxes[0], boxes.at(-1)];
    expect((last?.bottom ?? 0) - (last?.top ?? 0)).toBeGreaterThan((first?.bottom ?? 0) - (first?.top ?? 0));
  });
});
