/** A large table with a cloth that hangs down at its sides: one hides under it, and looks out between its legs. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { CREAM, hollow, painted, TEAL, WOOD, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const HALF = 64;
const TALL = 88;
/** Under the board, between the legs. */
const CLEAR = 74;
const SHADE = hex('#4a3342');

const leg = (x: number, top: number, foot: number): Sketch[] => {
  const shaft: Point[] = [
    [x, top],
    [x, foot],
  ];
  return [form(ribbon(shaft, [3.6, 3], 'flat'), foot === 0 ? WOOD : WOOD_DARK, { volume: 0.5 })];
};

/** The dark under it, and the legs that are farther away. */
const behind = (): Sketch[] => [
  detail(
    polygon([
      [-HALF + 8, -TALL + 8],
      [HALF - 8, -TALL + 8],
      [HALF - 4, -1],
      [-HALF + 4, -1],
    ]),
    SHADE,
    { alpha: 0.62 },
  ),
  ...leg(-HALF + 16, -TALL + 8, -5),
  ...leg(HALF - 16, -TALL + 8, -5),
];

/** The board, what hangs over its edge, and the near legs. */
const before = (): Sketch[] => {
  const side = (way: 1 | -1): Sketch[] => {
    const drop = spline([
      [way * (HALF + 1), -TALL + 4, 1],
      [way * (HALF + 4), -TALL + 24],
      [way * (HALF + 2), -TALL + 46, 1],
      [way * (HALF - 7), -TALL + 40],
      [way * (HALF - 15), -TALL + 46, 1],
      [way * (HALF - 19), -TALL + 22],
      [way * (HALF - 20), -TALL + 4, 1],
    ]);
    return painted(drop, CREAM, [
      line(
        [
          [way * (HALF - 18), -TALL + 38],
          [way * (HALF - 8), -TALL + 33],
          [way * (HALF + 3), -TALL + 38],
        ],
        TEAL,
        { width: 2.4 },
      ),
      line(
        [
          [way * (HALF - 9), -TALL + 10],
          [way * (HALF - 8), -TALL + 30],
        ],
        lighten(CREAM, -0.12),
        { width: 1.4, alpha: 0.7 },
      ),
    ]);
  };
  const hem = polygon([
    [-HALF, -TALL + 5],
    [HALF, -TALL + 5],
    [HALF, -CLEAR],
    [HALF - 16, -CLEAR + 3],
    [HALF - 32, -CLEAR],
    [HALF - 48, -CLEAR + 3],
    [0, -CLEAR],
    [-HALF + 48, -CLEAR + 3],
    [-HALF + 32, -CLEAR],
    [-HALF + 16, -CLEAR + 3],
    [-HALF, -CLEAR],
  ]);
  const top = polygon([
    [-HALF + 6, -TALL],
    [HALF - 6, -TALL],
    [HALF + 1, -TALL + 6],
    [-HALF - 1, -TALL + 6],
  ]);
  return [
    ...leg(-HALF + 5, -TALL + 6, 0),
    ...leg(HALF - 5, -TALL + 6, 0),
    ...painted(hem, CREAM, [
      hollow([0, -CLEAR + 4], [HALF, 6], 0.3),
      line(
        [
          [-HALF, -CLEAR - 3.4],
          [HALF, -CLEAR - 3.4],
        ],
        TEAL,
        { width: 2.2 },
      ),
    ]),
    ...side(-1),
    ...side(1),
    form(top, lighten(CREAM, 0.05), { volume: 0.3 }),
  ];
};

export const hidingTable = groundProp([138, TALL], hugged(20), () => [bundle(behind()), bundle(before())]);

export const hidingTableVessel: Vessel = {
  rim: [0, 0],
  half: HALF - 12,
  depth: 0,
  size: [69, TALL],
  grows: 1.6,
  roof: CLEAR,
  draw: () => ({ back: behind(), front: before() }),
};
