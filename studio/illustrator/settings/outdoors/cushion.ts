/** A cushion to lean on. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

/** A stuffed cushion that leans: corners drawn out, stripes sewn on, a tassel at either end. Half its width is given. */
export const stuffedCushion = (color: Color, half: number, lean: number): Sketch[] => {
  const at = (u: number, v: number, sharp: 0 | 1 = 0): Knot => [
    u * half * Math.cos(lean) - (v - 0.1) * half * Math.sin(lean),
    u * half * Math.sin(lean) + (v - 0.1) * half * Math.cos(lean) - half * 0.02,
    sharp,
  ];
  const body = spline([
    at(-1.04, 0.1, 1),
    at(-0.5, 0.02),
    at(0.5, 0.02),
    at(1.04, 0.1, 1),
    at(0.93, -0.6),
    at(1.02, -1.3, 1),
    at(0.5, -1.2),
    at(-0.5, -1.2),
    at(-1.02, -1.3, 1),
    at(-0.93, -0.6),
  ]);
  const band = (u: number): Sketch =>
    detail(
      ribbon(
        [at(u - 0.02, 0.2), at(u, -0.6), at(u - 0.02, -1.4)].map(([a, b]): Point => [a, b]),
        [half * 0.09],
      ),
      lighten(color, 0.17),
      {
        alpha: 0.9,
      },
    );
  const tassels = [at(-1.04, 0.1), at(1.04, 0.1)].map(([a, b]) =>
    form(
      ribbon(
        [
          [a, b - half * 0.05],
          [a, b + half * 0.1],
        ],
        [half * 0.03, half * 0.075],
      ),
      hex('#f0e2c2'),
      { volume: 0.3 },
    ),
  );
  return [
    glow([0, half * 0.08], hex('#3a2a30'), { radii: [half * 1.2, half * 0.16], alpha: 0.4, effect: 'shade' }),
    form(body, color, { volume: 0.7 }),
    bundle(
      [band(-0.56), band(0.56), detail(ellipse([0, -half * 0.62], [half * 0.2, half * 0.24]), lighten(color, 0.17))],
      { clip: body },
    ),
    ...tassels,
  ];
};
