/** The desert: dunes with pyramids, an oasis, and chalk rocks of the White Desert. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { palm } from '#studio/illustrator/props/garden/growing.data.ts';
import { acacia, sandLife } from '#studio/illustrator/settings/outdoors/desert-life.ts';
import { bankEdge, poolRim } from '#studio/illustrator/settings/outdoors/shore.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { landOf, ridgePoints, rock } from '#studio/illustrator/settings/scenery.ts';
import { type Planes, type SettingDrawing, sizeAt, type Stage } from '#studio/illustrator/settings/stage.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const SAND = hex('#e8bf7e');
const SAND_DEEP = hex('#cf9a5c');
const ROSE = hex('#d9946c');

/** A dune: a swept ridge with a lee side in shadow. */
const dune = (shape: { peak: Point; width: number; height: number; color: Color; way: 1 | -1 }): Sketch[] => {
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

const pyramid = (x: number, base: number, size: number): Sketch[] => {
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

const ripples = (stage: Stage, top: number): Sketch[] =>
  Array.from({ length: 20 }, (_, index): Sketch => {
    const y = top + 18 + (1000 - top) * (index / 20) ** 1.3;
    const x = stage.random.between(0, 1000);
    const width = 90 + index * 13;
    return detail(
      ribbon(
        [
          [x - width, y],
          [x - width * 0.4, y - 5],
          [x + width * 0.2, y + 3],
          [x + width, y - 3],
        ],
        [0.4, 1.4 + index * 0.08, 1.2 + index * 0.07, 0.4],
      ),
      SAND_DEEP,
      { alpha: 0.35 },
    );
  });

/** A mushroom of chalk that the wind has cut: its cap in the light, its neck and one flank in the shade, sand at its foot. */
const chalkRock = (stage: Stage, foot: Point, size: number): Sketch[] => {
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
const pool = (stage: Stage, y: number): Sketch[] => {
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

const shrub = (stage: Stage, at: Point, size: number): Sketch => {
  const blades: Path[] = Array.from({ length: 11 }, (_, index) =>
    blade([at[0] + (index - 5) * size * 0.05, at[1]], size * stage.random.between(0.6, 1), {
      width: size * 0.07,
      lean: (index - 5) * 0.16,
    }),
  );
  return detail(blades.flat(), hex('#9a9a55'));
};

const palms = (stage: Stage, y: number): Sketch[] =>
  [120, 200, 800, 905].flatMap((x): Sketch[] =>
    stage.room(x) < 0.25
      ? []
      : growing([
          moved(
            bundle(palm.draw({ isDark: stage.isDark })),
            placed(
              [x + stage.random.between(-24, 24), y + stage.random.between(-6, 18)],
              stage.unit * stage.random.between(0.62, 0.9),
              { flip: stage.random.chance(0.5) },
            ),
          ),
        ]),
  );

/** They leave the pyramids in sight. */
const acacias = (stage: Stage, middleY: number, pyramidsX: number): Sketch[] =>
  (
    [
      [140, 50, 98],
      [862, 56, 106],
      [610, 22, 52],
      [380, 18, 44],
    ] as const
  )
    .filter(([x]) => stage.room(x) > 0.25 && (stage.variant !== 0 || Math.abs(x - pyramidsX) > 250))
    .flatMap(([x, down, tall]) =>
      growing([acacia([x + stage.random.between(-24, 24), middleY + down], stage.unit * tall, stage.random)]),
    );

/** Places over the sand between two heights, alternating so that nothing stands in a row. */
const strewnOver = (stage: Stage, top: number, bottom: number): Point[] =>
  [0.08, 0.2, 0.33, 0.45, 0.58, 0.69, 0.81, 0.93].map(
    (along, index): Point => [
      along * 1000 + stage.random.between(-36, 36),
      top + (bottom - top) * (((index * 3) % 8) / 7),
    ],
  );

const draw = (stage: Stage): Planes => {
  const { random, horizon, variant, unit, way } = stage;
  const busy = stage.room(260) >= stage.room(740) ? 300 : 700;
  const middleY = horizon + (Math.min(stage.nearY, 1000) - horizon) * 0.34;
  const color = variant === 2 ? hex('#ecd6ac') : SAND;
  const nearRidge = ridgePoints(
    { y: horizon + (Math.min(1000, stage.nearY) - horizon) * 0.58, swing: 20, waves: 0.8 },
    random,
  );
  const back: Knot[] = [
    [-60, horizon + 20],
    [120, horizon - 44],
    [260, horizon - 26],
    [420, horizon - 70],
    [600, horizon - 24],
    [780, horizon - 58],
    [1060, horizon + 10],
  ];
  return {
    backdrop: [form(spline([...back, [1060, 1080, 1], [-60, 1080, 1]]), hex('#d3a283'), { to: SAND, volume: 0.2 })],
    far: [
      ...(variant === 0
        ? [
            ...pyramid(busy - 120, horizon + 14, 200),
            ...pyramid(busy + 40, horizon + 18, 270),
            ...pyramid(busy + 170, horizon + 16, 130),
          ]
        : []),
      ...(variant === 2
        ? [0.2, 0.42, 0.66, 0.86].flatMap((at) =>
            chalkRock(stage, [at * 1000 + random.between(-40, 40), horizon + 30], random.between(50, 110)),
          )
        : []),
      ...dune({
        peak: [random.between(120, 300), horizon - 12],
        width: 420,
        height: 120,
        color: lighten(color, -0.02),
        way,
      }),
      ...dune({ peak: [random.between(680, 880), horizon + 6], width: 460, height: 110, color, way }),
    ],
    middle: [
      ...dune({
        peak: [way === 1 ? 190 : 810, middleY - 46],
        width: 560,
        height: 150,
        color: lighten(color, 0.01),
        way,
      }),
      ...dune({
        peak: [way === 1 ? 830 : 170, middleY - 12],
        width: 520,
        height: 130,
        color: variant === 0 ? lighten(ROSE, 0.06) : color,
        way,
      }),
      ...(variant === 1 ? pool(stage, middleY + 76) : []),
      ...(variant === 2
        ? [320, 705].flatMap((x) => (stage.room(x) > 0.25 ? chalkRock(stage, [x, middleY + 40], unit * 48) : []))
        : []),
      ...(variant === 1 ? palms(stage, middleY + 50) : []),
      ...(variant === 1 ? [] : acacias(stage, middleY, busy)),
      ...sandLife(strewnOver(stage, middleY + 50, middleY + 96), (y) => sizeAt(stage, y) * 0.9, random),
    ],
    near: [
      form(landOf(nearRidge), lighten(color, 0.02), { to: SAND_DEEP, volume: 0.2 }),
      ...sandLife(strewnOver(stage, groundAt(stage, 0.66), groundAt(stage, 0.9)), (y) => sizeAt(stage, y), random),
      ...ripples(stage, horizon + (Math.min(1000, stage.nearY) - horizon) * 0.62),
      ...rock([stage.room(130) > stage.room(870) ? 120 : 880, 895], unit * 15, { color: hex('#b98a63'), random }),
      shrub(stage, [stage.room(220) > stage.room(780) ? 230 : 770, 870], unit * 22),
    ],
    front: [
      ...rock([-10, 1000], unit * 30, { color: hex('#a8754f'), random }),
      ...[80, 935].filter((x) => stage.isFree(x, 40)).map((x) => shrub(stage, [x, 1008], unit * 42)),
    ],
  };
};

export const desert: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#f3d9b0', draw };
