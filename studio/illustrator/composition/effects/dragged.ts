/** A long line in the ground, where somebody has dragged something along. */
import { hex, lighten, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing } from '#studio/illustrator/composition/effects/effect.ts';
import { trailTo } from '#studio/illustrator/composition/effects/traces.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { mapPath, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail } from '#studio/illustrator/sketch.ts';

const STEPS = 40;
/** Beside the prints of who dragged it, in page units where it is near, and how far it sways. */
const ASIDE = 34;
const SWAY = 4;
const WIDTH = 8;

export const dragMark: EffectDrawing = (site, around) => {
  const { light, air, horizon } = around;
  const path = trailTo(site, around);
  const near = (y: number): number =>
    Math.max(0.14, Math.min(1.2, (y - horizon) / Math.max(60, site.foot[1] - horizon)));
  const points = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const [x, y] = path(index / STEPS);
    const scale = near(y);
    return [x + Math.sin(index * 0.5) * SWAY * scale, y + (ASIDE + Math.cos(index * 0.4) * SWAY * 0.5) * scale];
  });
  const line = ribbon(
    points,
    points.map(([, y]) => WIDTH * near(y)),
    'flat',
  );
  const lit = mapPath(line, (x, y) => [x, y + 2.6]);
  const color = mix(lighten(underLight(hex(air), light.key), -0.24), light.shadow, 0.2);
  return { below: [detail(lit, hex('#ffffff'), { alpha: 0.26 }), detail(line, color, { alpha: 0.6, lit: true })] };
};
