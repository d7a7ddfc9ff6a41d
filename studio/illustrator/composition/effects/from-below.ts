/** The surface of the sea seen from below: where drops fall on it, every one is a bright ring. */
import type { EffectDrawing } from '#studio/illustrator/composition/effects/effect.ts';
import { arc, WHITE } from '#studio/illustrator/composition/effects/pieces.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

const COUNT = 13;
/** How low on the page the surface comes to the reader, in page units, and how flat a ring lies there. */
const REACHES = 190;
const FLAT = 0.3;
const GLINT = hex('#fff6d8');

/** One ring and the one inside it, broken as light on water is, with a glint where the drop fell. */
const ring = ([x, y]: Point, radius: number, turn: number): Sketch[] => {
  const band = (share: number, width: number) =>
    [0, 1, 2].flatMap((part) =>
      arc([x, y], [radius * share, radius * share * FLAT], {
        from: turn + part * 2.1,
        to: turn + part * 2.1 + 1.75,
        width,
      }),
    );
  return [
    detail(ellipse([x, y], [radius * 1.1, radius * 1.1 * FLAT]), WHITE, { alpha: 0.16, lit: true }),
    detail(band(1, Math.max(2.2, radius * 0.06)), WHITE, { alpha: 0.9, lit: true }),
    detail(band(0.56, Math.max(1.8, radius * 0.05)), GLINT, { alpha: 0.85, lit: true }),
    detail(ellipse([x, y], [radius * 0.16, radius * 0.16 * FLAT * 1.4]), GLINT, { alpha: 0.95, lit: true }),
  ];
};

/** The farther rings of the ceiling are smaller and lower; they fill the width of the page. */
export const ringsAbove: EffectDrawing = (_site, { random }) => ({
  below: Array.from({ length: COUNT }, (_, index): Sketch[] => {
    const row = index % 3;
    const x = ((index + 0.5) / COUNT) * 1000 + random.between(-26, 26);
    const y = [34, 100, REACHES - 40][row] ?? 100;
    return ring([x, y + random.between(-14, 14)], [84, 58, 36][row] ?? 50, random.between(0, 2));
  }).flat(),
});
