/** What a desert is made of: dunes, pyramids, rocks of chalk, the pool of an oasis. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bankEdge, poolRim } from '#studio/illustrator/settings/outdoors/shore.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A dune: a swept ridge with a lee side in shadow. */
export const dune = (shape: { peak: Point; width: number; height: number; color: Color; way: 1 | -1 }): Sketch[] => {
  const { peak, width, height, color, way } = shape;
  const [x, y] = peak;
  const base = y + height;
  const body = spline([
    [x - width, base + 30],
    [x - width * 0.55, base - height * 0.35],
    [x - width * 0.18, y + height * 0.12],
    [x, y, 1],
    [x + width * 0.3, y + height * 0.34],
    [x + width * 0.62, base - height * 0.2],
    [x + width * 1.05, base + 30],
    [x, base + 80],
  ]);
  const lee = spline([
    [x, y, 1],
    [x + way * width * 0.12, y + height * 0.4],
    [x - way * width * 0.04, y + height * 0.75],
    [x + way * width * 0.2, base + 60, 1],
    [x + way * width * 1.1, base + 60, 1],
    [x + way * width * 0.62, base - height * 0.2],
    [x + way * width * 0.3, y + height * 0.34],
  ]);
  return [
    form(body, color, { to: lighten(color, -0.03), volume: 0.2 }),
    bundle(
      [
        detail(lee, lighten(color, -0.1), { alpha: 0.75 }),
        line(
          [
            [x, y],
            [x + way * width * 0.12, y + height * 0.4],
            [x - way * width * 0.04, y + height * 0.75],
            [x + way * width * 0.2, base + 60],
          ],
          lighten(color, 0.06),
          { width: 2.4 },
        ),
      ],
      { clip: body },
    ),
  ];
};

export const pyramid = (x: number, base: number, size: number): Sketch[] => {
  const top: Point = [x, base - size * 0.64];
  return [
    form(polygon([top, [x + size * 0.52, base], [x - size * 0.52, base]]), hex('#dcae74'), { volume: 0.1 }),
    detail(polygon([top, [x + size * 0.52, base], [x + size * 0.14, base]]), hex('#b98554'), { alpha: 0.8 }),
    ...[0.3, 0.5, 0.7, 0.86].map((share) =>
      line(
        [
          [x - size * 0.52 * share, base - size * 0.64 * (1 - share)],
          [x + size * 0.12 * share, base - size * 0.64 * (1 - share)],
        ],
        hex('#c39560'),
        { width: 0.9, alpha: 0.5 },
      ),
    ),
  ];
};

/** A mushroom of chalk that the wind has cut: its cap in the light, its neck and one flank in the shade, sand at its foot. */
export const chalkRock = (stage: Stage, foot: Point, size: number): Sketch[] => {
  const { random, way } = stage;
  const [x, y] = foot;
  const lean = random.between(-0.08, 0.08);
  const at = (dx: number, up: number): Point => [x + (dx * way + lean * up) * size, y - up * size];
  const chalk = hex('#efe3cc');
  const outline = spline([
    [...at(-0.3, -0.02), 1],
    at(-0.2, 0.2),
    at(-0.15, 0.42),
    [...at(-0.44, 0.6), 1],
    at(-0.4, 0.86),
    at(-0.1, 1.02),
    [...at(0.22, 1.0), 1],
    at(0.46, 0.82),
    [...at(0.4, 0.62), 1],
    at(0.16, 0.44),
    at(0.2, 0.2),
    [...at(0.34, -0.02), 1],
  ]);
  const shade = spline([
    [...at(0.22, 1.02), 1],
    at(0.16, 0.8),
    [...at(0.2, 0.64), 1],
    at(0.02, 0.46),
    at(0.06, 0.2),
    [...at(0.02, -0.04), 1],
    [...at(0.5, -0.04), 1],
    [...at(0.6, 0.9), 1],
  ]);
  const under = spline([at(-0.46, 0.6), at(-0.1, 0.66), at(0.42, 0.62), at(0.18, 0.42), at(-0.16, 0.4)]);
  const bands = [0.12, 0.26, 0.72, 0.86].map(
    (up): Path =>
      ribbon([at(-0.46, up), at(-0.1, up + 0.025), at(0.46, up - 0.015)], [size * 0.004, size * 0.012, size * 0.004]),
  );
  return [
    glow(at(0.3, -0.01), hex('#6d4a4e'), { radii: [size * 0.7, size * 0.09], alpha: 0.5, effect: 'shade' }),
    form(outline, chalk, { volume: 0.3 }),
    bundle(
      [
        detail(shade, hex('#c2ab93'), { alpha: 0.85 }),
        detail(under, hex('#b1987f'), { alpha: 0.75 }),
        detail(bands.flat(), hex('#b9a284'), { alpha: 0.7 }),
      ],
      { clip: outline },
    ),
    form(ellipse([x, y + size * 0.02], [size * 0.46, size * 0.06]), hex('#e3c898'), { volume: 0.3 }),
  ];
};

/** The pool of an oasis in its green rim, with the sky in it. */
export const pool = (stage: Stage, y: number): Sketch[] => {
  const { random, unit } = stage;
  const center: Point = [500 - stage.way * 40, y];
  const [, , low, horizonSky] = stage.sky;
  const rim = (half: 'far' | 'near') => ({
    points: poolRim(center, [292, 36], half),
    size: unit * (half === 'far' ? 1 : 1.6),
    wet: hex('#8a6a45'),
    growth: hex('#7d9447'),
    random,
  });
  const glints = Array.from({ length: 12 }, (): Path => {
    const x = center[0] + random.between(-210, 210);
    const wy = y + random.between(-18, 20);
    return ribbon(
      [
        [x - 26, wy],
        [x, wy + 1],
        [x + 26, wy],
      ],
      [0.4, 1.5, 0.4],
    );
  });
  return [
    form(ellipse([center[0], center[1] + 6], [334, 54]), hex('#a9a65e'), { to: hex('#8f9a4f'), volume: 0.2 }),
    form(ellipse(center, [292, 36]), mix(low, hex('#3f8ea0'), 0.45), {
      to: mix(horizonSky, hex('#4f9fae'), 0.3),
      volume: 0,
    }),
    detail(ellipse([center[0], center[1] - 19], [250, 14]), hex('#2f6a72'), { alpha: 0.3 }),
    detail(glints.flat(), hex('#fdf6e2'), { alpha: 0.6 }),
    ...bankEdge(rim('far')),
    ...bankEdge(rim('near')),
  ];
};
