/** A window of a room, wide open, with the sky in it: whoever is in it stands on its sill. Sizes in centimetres. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { painted } from '#studio/illustrator/props/making.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const FRAME = hex('#f3ead6');
const SILL = hex('#d8c3a0');
const GLASS = { day: hex('#cfe6ea'), night: hex('#6f86bd') } as const;
const SKY = { day: [hex('#9fd0ea'), hex('#e9f2ea')], night: [hex('#151c4a'), hex('#46549a')] } as const;
const ROOFS = { day: hex('#b9a07c'), night: hex('#232a5c') } as const;

/** Half of the width of the opening, its top and the top of the sill. */
const [HALF, TOP, FOOT] = [34, -116, -12];

const STARS: readonly Point[] = [
  [-27, -108],
  [-16, -98],
  [-24, -84],
  [-6, -110],
  [5, -101],
  [-29, -70],
  [27, -76],
  [22, -88],
  [29, -61],
];

const skyIn = (isDark: boolean): Sketch => {
  const opening = roundedRect([-HALF, TOP], [HALF * 2, FOOT - TOP], 2);
  const [above, low] = SKY[isDark ? 'night' : 'day'];
  const roofs = polygon([
    [-36, FOOT + 2],
    [-36, -28],
    [-24, -28],
    [-24, -23],
    [-10, -23],
    [-10, -31],
    [-3, -36],
    [4, -31],
    [4, -22],
    [18, -22],
    [18, -29],
    [36, -29],
    [36, FOOT + 2],
  ]);
  return bundle(
    [
      form(opening, above, { to: low, lit: true, volume: 0 }),
      ...(isDark
        ? [
            detail(
              STARS.flatMap((at, index) => circle(at, index % 3 === 0 ? 0.9 : 0.55)),
              hex('#fff6df'),
              { lit: true },
            ),
            detail(circle([21, -103], 6), hex('#fff0c0'), { lit: true }),
          ]
        : []),
      detail(roofs, ROOFS[isDark ? 'night' : 'day'], { lit: true }),
    ],
    { clip: opening },
  );
};

/** One of its halves, which has been swung into the room. */
const casement = (side: 1 | -1, isDark: boolean): Sketch[] => {
  const at = (x: number, y: number): Point => [x * side, y];
  const pane = (x: readonly [number, number], y: readonly [number, number], rise: number): Sketch =>
    detail(
      polygon([at(x[0], y[0]), at(x[1], y[0] - rise), at(x[1], y[1] + rise), at(x[0], y[1])]),
      GLASS[isDark ? 'night' : 'day'],
      { alpha: 0.75 },
    );
  return [
    ...painted(
      polygon([at(HALF + 2, TOP - 1), at(HALF + 23, TOP - 8), at(HALF + 23, FOOT + 7), at(HALF + 2, FOOT)]),
      FRAME,
      [pane([HALF + 5, HALF + 20], [TOP + 5, -68], 3), pane([HALF + 5, HALF + 20], [-62, FOOT - 5], -2)],
    ),
    line([at(HALF + 2, TOP), at(HALF + 2, FOOT)], lighten(FRAME, -0.16), { width: 1.4 }),
  ];
};

const frame = (): Sketch[] => [
  form(roundedRect([-HALF - 7, TOP - 8], [(HALF + 7) * 2, FOOT - TOP + 14], 3), FRAME, { volume: 0.4 }),
  line(
    [
      [-HALF - 2, TOP - 2],
      [HALF + 2, TOP - 2],
    ],
    lighten(FRAME, -0.12),
    { width: 1 },
  ),
];

/** Seen a little from above, so that there is something to stand on. */
const sill = (): Sketch[] => [
  form(
    spline([
      [-HALF - 2, FOOT - 5, 1],
      [HALF + 2, FOOT - 5, 1],
      [HALF + 11, FOOT + 2, 1],
      [-HALF - 11, FOOT + 2, 1],
    ]),
    SILL,
    { volume: 0.2 },
  ),
];

/** The near edge of the sill, under the feet of whoever stands on it. */
const lip = (): Sketch[] => [
  form(roundedRect([-HALF - 11, FOOT + 1.6], [(HALF + 11) * 2, 7], 2), lighten(SILL, -0.04), { volume: 0.5 }),
  form(roundedRect([-HALF - 6, FOOT + 8.4], [(HALF + 6) * 2, 3.6], 1), lighten(SILL, -0.14), { volume: 0.4 }),
];

export const openWindow: Vessel = {
  rim: [0, FOOT + 1],
  half: HALF,
  depth: 0,
  isDeck: true,
  air: 56,
  size: [HALF + 25, -TOP + 9],
  draw: ({ isDark }) => ({
    back: [...casement(-1, isDark), ...casement(1, isDark), ...frame(), skyIn(isDark), ...sill()],
    front: lip(),
  }),
};
