/** A blackboard that it has rained on: the sum and the little sun on it run down over its frame into a puddle of chalk. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { blackboard } from '#studio/illustrator/props/school/classroom.data.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

const CHALK = hex('#f3f4ec');
const SUN = hex('#f2cf6b');
const WET = hex('#2b403b');

/** Strokes that are counted, so that the sum is one in every language: three and two are five. */
const COUNTED = [-45, -38, -31, -11, -4, 17, 24, 31, 38, 45] as const;
const [TOP, FOOT] = [-110, -88];
/** Where a stroke begins to run, how far down it comes, and how wide it is there. */
const RUNS: readonly (readonly [x: number, to: number, wide: number])[] = [
  [-45, -58, 2],
  [-38, -20, 3.2],
  [-31, -64, 2],
  [-11, -8, 3.6],
  [-4, -52, 2.2],
  [17, -30, 3],
  [24, -60, 2],
  [31, -6, 3.8],
  [38, -54, 2.4],
  [45, -36, 2.8],
];

const chalked = (knots: readonly Point[], color: Color = CHALK): Sketch => line(knots, color, { width: 2.6 });

/** Thin where it leaves the stroke, with a drop at its end. */
const run = (x: number, to: number, wide: number, color: Color): Sketch[] => {
  const sway = (x * 7) % 3;
  const spine: Point[] = [
    [x, FOOT],
    [x + sway * 0.5, (FOOT + to) / 2],
    [x - sway * 0.3, to],
  ];
  return [
    detail(ribbon(spine, [wide * 0.5, wide * 0.42, wide * 0.62], 'round'), color, { alpha: 0.92 }),
    detail(ellipse([x - sway * 0.3, to], [wide * 0.8, wide * 1.15]), color, { alpha: 0.96 }),
  ];
};

const sum: Sketch[] = [
  ...COUNTED.map((x, at) =>
    chalked([
      [x - 0.6 + (at % 2), TOP],
      [x, FOOT],
    ]),
  ),
  chalked([
    [-26, -99],
    [-16, -99],
  ]),
  chalked([
    [-21, -104],
    [-21, -94],
  ]),
  ...[-102, -96].map((y) =>
    chalked([
      [2, y],
      [11, y],
    ]),
  ),
];

/** In centimetres, its foot at the origin, as the board itself is drawn. */
export const washedBoard = (isDark: boolean): Sketch =>
  bundle([
    ...blackboard.draw({ isDark }),
    detail(ellipse([-6, -70], [44, 17], -0.1), WET, { alpha: 0.5 }),
    ...sum,
    ...RUNS.flatMap(([x, to, wide], at) => run(x, to, wide, at === 8 ? SUN : CHALK)),
    detail(ellipse([6, 1], [62, 7]), CHALK, { alpha: 0.62 }),
    detail(ellipse([2, 0], [40, 4]), CHALK, { alpha: 0.7 }),
  ]);
