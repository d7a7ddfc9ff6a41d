import { describe, expect, it } from 'vitest';
import { capOf, type HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import { strandsOf } from '#studio/illustrator/figure/hair/strands.ts';
import { ACCENTS, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const frameFor = (yaw: number): HairFrame => ({
  head: { yaw, pitch: 0, maturity: 0.2, babyhood: 0, jaw: 0, isBack: Math.abs(yaw) > 2 },
  colors: HAIRS.brown,
  skin: SKINS.sand,
  tie: ACCENTS.red.accent,
  isPressed: false,
});

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

describe('strands of hair', () => {
  it('do not meet in one point, nor end in one line, and light breaks on several of them', () => {
    for (const yaw of [0, 0.44, -0.72, Math.PI]) {
      const frame = frameFor(yaw);
      const cap = capOf(frame, {
        hairline: [
          [0, -0.3],
          [1.5, 0.2],
          [3.15, 0.7],
        ],
        volume: 0.12,
      });
      const all = strandsOf(frame.colors, cap, 9).flatMap(formsOf);
      const dark = all.filter(({ color }) => color === frame.colors.deep).map(({ path }) => boundsOf(path));
      const tops = dark.map(({ top }) => top);
      expect(Math.max(...tops) - Math.min(...tops), `${yaw}`).toBeGreaterThan(0.12);
      const upper = dark
        .filter(({ top }) => top < Math.min(...tops) + 0.12)
        .map(({ left, right }) => (left + right) / 2);
      expect(Math.max(...upper) - Math.min(...upper), `${yaw}`).toBeGreaterThan(0.2);
      expect(all.filter(({ color }) => color === frame.colors.sheen).length, `${yaw}`).toBeGreaterThan(4);
    }
  });
});
