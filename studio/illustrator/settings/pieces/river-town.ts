/** Buildings of the Nile valley: mud-brick houses, pigeon towers, columns, minarets. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const MUD = hex('#c99a68');
export const LIME = hex('#f1e3c6');

const windowOf = (stage: Stage, at: Point, size: number): Sketch[] => {
  const shape = spline([
    [at[0] - size, at[1] + size * 1.4, 1],
    [at[0] - size, at[1] - size * 0.4],
    [at[0], at[1] - size * 1.4],
    [at[0] + size, at[1] - size * 0.4],
    [at[0] + size, at[1] + size * 1.4, 1],
  ]);
  return [
    detail(shape, stage.isDark ? hex('#ffcf7c') : hex('#6b4a38'), { lit: stage.isDark }),
    ...(stage.isDark ? [glow(at, hex('#ffc773'), { radii: [size * 4, size * 4], alpha: 0.4 })] : []),
  ];
};

export const house = (stage: Stage, at: Point, size: Point, color: Color): Sketch[] => {
  const [x, y] = at;
  const [w, h] = size;
  const hasDome = stage.random.chance(0.45);
  return [
    ...(hasDome
      ? [
          form(
            spline([
              [x + w * 0.14, y - h, 1],
              [x + w * 0.2, y - h - w * 0.24],
              [x + w * 0.5, y - h - w * 0.42],
              [x + w * 0.8, y - h - w * 0.24],
              [x + w * 0.86, y - h, 1],
            ]),
            lighten(color, 0.03),
            { volume: 0.7 },
          ),
        ]
      : []),
    form(
      polygon([
        [x, y],
        [x + w * 0.03, y - h],
        [x + w * 0.97, y - h],
        [x + w, y],
      ]),
      color,
      { volume: 0.3 },
    ),
    line(
      [
        [x, y - h],
        [x + w, y - h],
      ],
      lighten(color, 0.1),
      { width: 2.4 },
    ),
    ...windowOf(stage, [x + w * 0.28, y - h * 0.6], w * 0.06),
    ...windowOf(stage, [x + w * 0.72, y - h * 0.62], w * 0.06),
    detail(
      spline([
        [x + w * 0.42, y, 1],
        [x + w * 0.42, y - h * 0.3],
        [x + w * 0.5, y - h * 0.4],
        [x + w * 0.58, y - h * 0.3],
        [x + w * 0.58, y, 1],
      ]),
      hex('#3f7f86'),
    ),
  ];
};

export const pigeonTower = (foot: Point, height: number): Sketch[] => {
  const [x, y] = foot;
  const w = height * 0.2;
  const outline = spline([
    [x - w, y, 1],
    [x - w * 0.8, y - height * 0.6],
    [x - w * 0.44, y - height * 0.9],
    [x, y - height],
    [x + w * 0.44, y - height * 0.9],
    [x + w * 0.8, y - height * 0.6],
    [x + w, y, 1],
  ]);
  const holes = [0.3, 0.44, 0.58, 0.72].flatMap((share, row) =>
    [-0.5, 0, 0.5]
      .slice(row > 2 ? 1 : 0, row > 2 ? 2 : 3)
      .map((at) => detail(circle([x + at * w * (1 - share * 0.4), y - height * share], w * 0.1), hex('#6b4a38'))),
  );
  const sticks = [0.36, 0.52, 0.68].flatMap((share) =>
    [-1, 1].map((side) =>
      line(
        [
          [x + side * w * (0.92 - share * 0.34), y - height * share],
          [x + side * w * (1.2 - share * 0.3), y - height * share - 3],
        ],
        hex('#7a5536'),
        { width: 1.6 },
      ),
    ),
  );
  return [form(outline, LIME, { volume: 0.7 }), bundle(holes, { clip: outline }), ...sticks];
};

export const column = (foot: Point, height: number): Sketch[] => {
  const [x, y] = foot;
  const w = height * 0.085;
  const shaft = polygon([
    [x - w, y],
    [x - w * 0.86, y - height * 0.84],
    [x + w * 0.86, y - height * 0.84],
    [x + w, y],
  ]);
  return [
    form(shaft, hex('#e0bd88'), { volume: 0.7 }),
    ...[0.2, 0.4, 0.6].map((share) =>
      line(
        [
          [x - w, y - height * share],
          [x, y - height * share + 2],
          [x + w, y - height * share],
        ],
        hex('#b98e5c'),
        { width: 1.4, alpha: 0.7 },
      ),
    ),
    form(
      spline([
        [x - w * 0.9, y - height * 0.83, 1],
        [x - w * 1.6, y - height * 0.97],
        [x - w * 1.5, y - height, 1],
        [x + w * 1.5, y - height, 1],
        [x + w * 1.6, y - height * 0.97],
        [x + w * 0.9, y - height * 0.83, 1],
      ]),
      hex('#d3a469'),
      { volume: 0.6 },
    ),
  ];
};

/** A house wall's flat roof edge, for settings that look over a town. */
export const roofTown = (stage: Stage, y: number): Sketch[] =>
  Array.from({ length: 9 }, (_, index): Sketch[] => {
    const x = -40 + index * 122 + stage.random.between(-12, 12);
    const size: Point = [stage.random.between(96, 130), stage.random.between(60, 150)];
    return house(stage, [x, y + 30], size, [MUD, LIME, hex('#d9ab7c'), hex('#c98f6a')][index % 4] ?? MUD);
  }).flat();

export const tower = pigeonTower;

/** A minaret with two balconies. */
export const minaret = (foot: Point, height: number): Sketch[] => {
  const [x, y] = foot;
  const w = height * 0.06;
  return [
    form(roundedRect([x - w, y - height * 0.55], [w * 2, height * 0.55]), hex('#e3cba0'), { volume: 0.6 }),
    form(roundedRect([x - w * 1.4, y - height * 0.58], [w * 2.8, height * 0.035], 2), hex('#c9a873'), { volume: 0.5 }),
    form(roundedRect([x - w * 0.72, y - height * 0.8], [w * 1.44, height * 0.23]), hex('#e3cba0'), { volume: 0.6 }),
    form(roundedRect([x - w * 1.05, y - height * 0.82], [w * 2.1, height * 0.03], 2), hex('#c9a873'), { volume: 0.5 }),
    form(
      spline([
        [x - w * 0.7, y - height * 0.82, 1],
        [x - w * 0.8, y - height * 0.88],
        [x, y - height * 0.97, 1],
        [x + w * 0.8, y - height * 0.88],
        [x + w * 0.7, y - height * 0.82, 1],
      ]),
      hex('#7fa7a0'),
      { volume: 0.7 },
    ),
    line(
      [
        [x, y - height * 0.96],
        [x, y - height],
      ],
      hex('#c99b3f'),
      { width: 1.6 },
    ),
  ];
};
