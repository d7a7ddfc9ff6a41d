/** The house on whose roof a pigeon tower stands, as one sees it over the roofs of a town: with its foot on the ground. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Box, type Path, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Standing = { readonly sketch: Sketch; readonly box: Box };

const LIME = hex('#efe0c6');
const DARK = hex('#5d4636');
const LIT = hex('#f6c766');
const DOOR = hex('#4f8a86');

/** In centimetres as a prop is drawn, beside a tower of two metres and a half. */
const TALL = 96;
const HALF = 84;
const PARAPET = 13;
/** The tower on a roof is smaller than one that stands on the ground. */
const TOWER = 0.86;

const opening = (x: number, up: number, [wide, tall]: readonly [number, number]): Path =>
  spline([
    [x - wide / 2, -up, 1],
    [x - wide / 2, -up - tall * 0.66, 1],
    [x, -up - tall],
    [x + wide / 2, -up - tall * 0.66, 1],
    [x + wide / 2, -up, 1],
  ]);

/** Little steps along the edge of the roof. */
const parapet = (): Path => {
  const count = 9;
  const step = (HALF * 2) / count;
  return Array.from({ length: count }, (_, at): Path => {
    const x = -HALF + at * step;
    return polygon([
      [x + step * 0.12, -TALL],
      [x + step * 0.12, -TALL - PARAPET * 0.6],
      [x + step * 0.5, -TALL - PARAPET],
      [x + step * 0.88, -TALL - PARAPET * 0.6],
      [x + step * 0.88, -TALL],
    ]);
  }).flat();
};

const house = (isDark: boolean): Sketch[] => [
  form(roundedRect([-HALF, -TALL], [HALF * 2, TALL], 2), LIME, { to: lighten(LIME, -0.06), volume: 0.3 }),
  form(parapet(), lighten(LIME, 0.01), { volume: 0.3 }),
  form(roundedRect([-HALF - 3, -TALL - 3], [HALF * 2 + 6, 8], 2), lighten(LIME, -0.05), { volume: 0.3 }),
  detail(roundedRect([-HALF, -9], [HALF * 2, 9], 2), lighten(LIME, -0.14), { alpha: 0.7 }),
  ...[-52, 52].flatMap((x): Sketch[] => [
    form(opening(x, 38, [24, 38]), lighten(LIME, -0.12), { volume: 0.2 }),
    detail(opening(x, 41, [18, 31]), isDark ? LIT : DARK),
    line(
      [
        [x, -41],
        [x, -71],
      ],
      WOOD_DARK,
      { width: 1.8 },
    ),
  ]),
  form(opening(0, 0, [40, 66]), lighten(LIME, -0.14), { volume: 0.2 }),
  form(opening(0, 0, [31, 59]), DOOR, { volume: 0.3 }),
  detail(roundedRect([-1, -52], [2, 52]), lighten(DOOR, -0.12)),
];

/** A tower with the house under it. */
export const onRoof = ({ sketch, box }: Standing, isDark: boolean): Standing => ({
  sketch: bundle([moved(sketch, [TOWER, 0, 0, TOWER, 0, -TALL + 2]), ...house(isDark)]),
  box: { left: -HALF, right: HALF, top: box.top * TOWER - TALL, bottom: 0 },
});

/** A tower far beyond a house, between the two chimneys on it: as small as a thimble. */
const FAR_TOWER = 0.34;
const CHIMNEYS = [-50, 50] as const;
const [WIDE, RISES] = [20, 50] as const;

/** So much higher than that of a tower close by: over the wall of a town it stands out against the sky. */
const STOREY = 120;

const chimney = (x: number): Sketch[] => [
  form(roundedRect([x - WIDE / 2, -TALL - RISES], [WIDE, RISES + 4], 1), lighten(LIME, -0.1), { volume: 0.4 }),
  form(roundedRect([x - WIDE / 2 - 4, -TALL - RISES - 7], [WIDE + 8, 10], 2), lighten(LIME, -0.2), { volume: 0.4 }),
  detail(
    [-1, 1].flatMap((side) => roundedRect([x + side * 5 - 2.4, -TALL - RISES - 14], [4.8, 8], 1)),
    DARK,
  ),
];

/** Its upper storey, on the lower one. */
const storeys = (isDark: boolean): Sketch[] => [
  moved(bundle(house(isDark)), [1, 0, 0, 1, 0, -STOREY]),
  form(roundedRect([-HALF, -STOREY - 12], [HALF * 2, STOREY + 12], 2), LIME, { to: lighten(LIME, -0.08), volume: 0.3 }),
  detail(roundedRect([-HALF, -STOREY - 2], [HALF * 2, 4]), lighten(LIME, -0.14), { alpha: 0.7 }),
  ...[-52, 0, 52].flatMap((x): Sketch[] => [
    form(opening(x, 40, [26, 46]), lighten(LIME, -0.12), { volume: 0.2 }),
    detail(opening(x, 43, [19, 38]), isDark ? LIT : DARK),
  ]),
];

/** The same, as it is found from far below by whoever climbs up to look. */
export const beyondRoof = ({ sketch, box }: Standing, isDark: boolean): Standing => ({
  sketch: bundle([
    moved(sketch, [FAR_TOWER, 0, 0, FAR_TOWER, 0, -TALL - STOREY + 6]),
    moved(bundle(CHIMNEYS.flatMap(chimney)), [1, 0, 0, 1, 0, -STOREY]),
    ...storeys(isDark),
  ]),
  box: {
    left: -HALF,
    right: HALF,
    top: Math.min(box.top * FAR_TOWER, -RISES - 14) - TALL - STOREY,
    bottom: 0,
  },
});
