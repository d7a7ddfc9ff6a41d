/** A blanket in somebody's arms: gathered up in soft folds, its long end hanging down over them. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { spline } from '#studio/illustrator/geometry/path.ts';
import { CREAM, hollow, painted, PLUM, times } from '#studio/illustrator/props/making.ts';
import { line, type Sketch } from '#studio/illustrator/sketch.ts';

const WOOL = hex('#b5607a');

const HANGING = spline([
  [-25, -24],
  [-2, -24],
  [2, -12],
  [0, -3],
  [1, 4, 1],
  [-13, 6],
  [-27, 4, 1],
  [-26, -4],
  [-29, -12],
]);
const GATHERED = spline([
  [-29, -20],
  [-27, -31],
  [-14, -35.6],
  [-2, -33],
  [10, -36.4],
  [24, -33],
  [29.4, -23],
  [25, -12],
  [12, -8.4],
  [-4, -11],
  [-18, -8],
  [-27, -12],
]);

export const heldBlanket = (): Sketch[] => [
  ...painted(HANGING, lighten(WOOL, -0.05), [
    ...[-21, -13, -5].map((x, index) =>
      line(
        [
          [x - 1, -22],
          [x + (index - 1) * 1.4, -8],
          [x - 0.6, 7],
        ],
        CREAM,
        { width: 1.5 },
      ),
    ),
    ...[-6, 1].map((y) =>
      line(
        [
          [-30, y],
          [-13, y + 1.6],
          [3, y],
        ],
        PLUM,
        { width: 1.2 },
      ),
    ),
    hollow([-12, -10], [20, 5], 0.55),
  ]),
  ...times(9, (index) =>
    line(
      [
        [-25.6 + index * 3.2, 4.6],
        [-26 + index * 3.2, 8.4],
      ],
      CREAM,
      { width: 0.9 },
    ),
  ),
  ...painted(GATHERED, WOOL, [
    // The stripes run with the folds.
    ...[-19, -6, 8, 20].map((x, index) =>
      line(
        [
          [x - 3, -38],
          [x + 2, -28],
          [x + (index % 2 === 0 ? -2 : 3), -18],
          [x + 2, -6],
        ],
        CREAM,
        { width: 1.6 },
      ),
    ),
    line(
      [
        [-31, -25],
        [-14, -22.6],
        [4, -25.4],
        [31, -22],
      ],
      PLUM,
      { width: 1.2 },
    ),
    ...(
      [
        [
          [-28, -17],
          [-12, -14],
          [2, -17],
        ],
        [
          [28, -28],
          [14, -25],
          [4, -29],
        ],
        [
          [26, -15],
          [14, -13],
          [6, -16],
        ],
      ] as const
    ).map((fold) => line(fold, lighten(WOOL, -0.15), { width: 1.1, alpha: 0.8 })),
    hollow([0, -9], [30, 4], 0.5),
  ]),
];
