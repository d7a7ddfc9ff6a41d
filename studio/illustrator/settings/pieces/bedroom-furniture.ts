/** What stands and hangs in a bedroom: window with its view, shelf, paintings, lights on a string. */
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { cloud } from '#studio/illustrator/settings/scenery.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Room = {
  readonly wall: Color;
  readonly pattern: Color;
  readonly floor: Color;
  readonly rug: Color;
  readonly trim: Color;
};

/** What is seen through a window: the sky of the scene. */
const outside = (stage: Stage, frame: Path, box: { x: number; y: number; width: number; height: number }): Sketch => {
  const { random, sky } = stage;
  const { x, y, width, height } = box;
  const stars = stage.isDark
    ? [
        ...Array.from({ length: 18 }, () =>
          detail(
            circle([x + random.next() * width, y + random.next() * height * 0.8], random.between(0.8, 2.2)),
            hex('#fff6df'),
            { lit: true },
          ),
        ),
        glow([x + width * 0.68, y + height * 0.3], hex('#fff1c6'), { radii: [70, 70], alpha: 0.7 }),
        detail(circle([x + width * 0.68, y + height * 0.3], 21), hex('#fff0c0'), { lit: true }),
      ]
    : cloud([x + width * 0.5, y + height * 0.5], width * 0.6, { color: mix(sky[1], hex('#ffffff'), 0.6), random });
  const falls =
    stage.weather === 'rain' || stage.weather === 'snow'
      ? Array.from({ length: 26 }, (): Sketch => {
          const at: Point = [x + random.next() * width, y + random.next() * height];
          return stage.weather === 'rain'
            ? line([at, [at[0] - 4, at[1] + 18]], hex('#e2f0f4'), { width: 1.4, alpha: 0.7 })
            : detail(circle(at, random.between(1.4, 3.4)), hex('#ffffff'), { lit: true });
        })
      : [];
  return bundle(
    [
      form(frame, sky[0], { to: sky[3], lit: true, volume: 0 }),
      ...stars,
      detail(
        spline([
          [x - 10, y + height * 0.84],
          [x + width * 0.3, y + height * 0.74],
          [x + width * 0.7, y + height * 0.86],
          [x + width + 10, y + height * 0.78],
          [x + width + 10, y + height + 10, 1],
          [x - 10, y + height + 10, 1],
        ]),
        hex('#6d8f6f'),
      ),
      ...falls,
    ],
    { clip: frame },
  );
};

const WIDTH = 250;
const HEIGHT = 270;

const bar = (from: Point, to: Point, look: { color: Color; width: number }): Sketch =>
  line([from, to], look.color, { width: look.width });

const roundWindow = (stage: Stage, room: Room, [x, y]: Point): Sketch[] => {
  const middle: Point = [x + 125, y + 120];
  const look = { color: room.trim, width: 9 };
  return [
    form(circle(middle, 126), room.trim, { volume: 0.4 }),
    outside(stage, circle(middle, 112), { x: x + 13, y: y + 8, width: 224, height: 224 }),
    bar([x + 125, y + 8], [x + 125, y + 232], look),
    bar([x + 13, y + 120], [x + 237, y + 120], look),
  ];
};

/** A pointed arch `by` units larger than the window itself. */
const archAround = ([x, y]: Point, by: number): Path => {
  const [left, right, foot] = [x - by, x + WIDTH + by, y + HEIGHT + by * 0.75];
  return spline([
    [left, foot, 1],
    [left, y + 90 - by * 0.4],
    [left + 40 + by * 0.4, y + 26 - by],
    [x + WIDTH / 2, y - 14 - by * 1.4, 1],
    [right - 40 - by * 0.4, y + 26 - by],
    [right, y + 90 - by * 0.4],
    [right, foot, 1],
  ]);
};

/** Turned wood that lets the air in and keeps the sun out. */
const latticeOf = ([x, y]: Point, color: Color): Sketch[] =>
  Array.from({ length: 13 }, (_, index): Sketch[] => [
    bar([x - 40 + index * 28, y + 120], [x + 120 + index * 28, y + HEIGHT], { color, width: 4.4 }),
    bar([x + index * 28, y + 120], [x - 160 + index * 28, y + HEIGHT], { color, width: 4.4 }),
  ]).flat();

const crossOf = ([x, y]: Point, color: Color): Sketch[] => [
  bar([x + WIDTH / 2, y], [x + WIDTH / 2, y + HEIGHT], { color, width: 9 }),
  bar([x, y + HEIGHT * 0.46], [x + WIDTH, y + HEIGHT * 0.46], { color, width: 9 }),
];

const curtainOf = ([x, y]: Point, side: 1 | -1, color: Color): Sketch => {
  const edge = side === 1 ? x + WIDTH + 34 : x - 34;
  return form(
    spline([
      [edge, y - 30, 1],
      [edge - side * 96, y - 30, 1],
      [edge - side * 88, y + 70],
      [edge - side * 40, y + 170],
      [edge - side * 54, y + HEIGHT + 46, 1],
      [edge + side * 8, y + HEIGHT + 46, 1],
    ]),
    color,
    { volume: 0.5 },
  );
};

const curtains = (at: Point, color: Color): Sketch[] => [
  curtainOf(at, -1, color),
  curtainOf(at, 1, color),
  form(roundedRect([at[0] - 70, at[1] - 40], [WIDTH + 140, 12], 6), hex('#9a6a40'), { volume: 0.5 }),
];

/** The window of a bedroom with its left top corner at a place; what kind depends on the variant. */
export const windowSketch = (stage: Stage, room: Room, at: Point): Sketch[] => {
  if (stage.variant === 1) {
    return roundWindow(stage, room, at);
  }
  const [x, y] = at;
  const isArch = stage.variant === 2;
  const opening = isArch ? archAround(at, 0) : roundedRect(at, [WIDTH, HEIGHT], 10);
  const frame = isArch ? archAround(at, 16) : roundedRect([x - 14, y - 14], [WIDTH + 28, HEIGHT + 28], 8);
  const daylight = glow([x + WIDTH / 2, y + HEIGHT / 2], stage.sky[3], { radii: [260, 240], alpha: 0.3 });
  return [
    form(frame, room.trim, { volume: 0.4 }),
    outside(stage, opening, { x, y, width: WIDTH, height: HEIGHT }),
    bundle(isArch ? latticeOf(at, room.trim) : crossOf(at, room.trim), { clip: opening }),
    form(roundedRect([x - 34, y + HEIGHT + 8], [WIDTH + 68, 18], 5), room.trim, { volume: 0.4 }),
    ...(isArch ? [] : curtains(at, room.rug)),
    ...(stage.isDark ? [] : [daylight]),
  ];
};

export const shelf = (stage: Stage, at: Point): Sketch[] => {
  const { random } = stage;
  const [x, y] = at;
  let cursor = x + 10;
  const books = Array.from({ length: 11 }, (): Sketch => {
    const width = random.between(11, 20);
    const height = random.between(44, 70);
    const one = form(
      roundedRect([cursor, y - height], [width, height], 2),
      random.pick([hex('#c9574a'), hex('#e0aa4b'), hex('#5a8a86'), hex('#7d6a9c'), hex('#efe0c2'), hex('#4f6f96')]),
      { volume: 0.3 },
    );
    cursor += width + 1;
    return one;
  });
  return [
    form(
      ribbon(
        [
          [x, y + 5],
          [x + 250, y + 5],
        ],
        [6],
        'flat',
      ),
      hex('#8a5c3c'),
      { volume: 0.3 },
    ),
    ...books,
    form(
      ribbon(
        [
          [x + 30, y + 10],
          [x + 30, y + 34],
        ],
        [3],
      ),
      hex('#8a5c3c'),
    ),
    form(
      ribbon(
        [
          [x + 220, y + 10],
          [x + 220, y + 34],
        ],
        [3],
      ),
      hex('#8a5c3c'),
    ),
  ];
};

export const painting = (at: Point, colors: readonly [Color, Color]): Sketch[] => {
  const [x, y] = at;
  const inner = roundedRect([x + 9, y + 9], [92, 72], 2);
  return [
    form(roundedRect([x, y], [110, 90], 4), hex('#b98a52'), { volume: 0.4 }),
    form(inner, colors[0], { volume: 0.1 }),
    bundle(
      [detail(ellipse([x + 40, y + 88], [60, 34]), colors[1]), detail(circle([x + 76, y + 30], 10), hex('#f6d07a'))],
      { clip: inner },
    ),
  ];
};

export const stringLights = (stage: Stage): Sketch[] => {
  const points = Array.from(
    { length: 11 },
    (_, index): Point => [40 + index * 92, 52 + Math.sin((index / 10) * Math.PI) * 34 + (index % 2) * 5],
  );
  return [
    line(points, hex('#6b4f3f'), { width: 1.6 }),
    ...points.flatMap((at): Sketch[] => [
      ...(stage.isDark ? [glow([at[0], at[1] + 9], hex('#ffcf7c'), { radii: [34, 34], alpha: 0.6 })] : []),
      detail(ellipse([at[0], at[1] + 8], [5, 7]), stage.isDark ? hex('#ffe9b5') : hex('#f0d28e'), {
        lit: stage.isDark,
      }),
    ]),
  ];
};
