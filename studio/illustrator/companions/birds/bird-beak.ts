/** Beaks and bills: both halves grow out of the face and open around the corner of the mouth. Lengths are head units. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import type { BirdShape } from '#studio/illustrator/companions/birds/bird-shape.ts';
import { INSIDE, openBeak, TONGUE } from '#studio/illustrator/companions/heads/mouth.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const BEAK = { volume: 0.5, name: 'beak' } as const;
const LOWER = { volume: 0.3, name: 'beak' } as const;
const THROAT = lighten(INSIDE, -0.08);
const NAIL = hex('#f6dcc4');

export type Beak = { readonly lower: readonly Sketch[]; readonly upper: readonly Sketch[] };

/** Seen from behind there is none. */
export const NO_BEAK: Beak = { lower: [], upper: [] };

export const frontBeak = (
  { beak: [[tipX], thick, hook], isBill }: Pick<BirdShape, 'beak' | 'isBill'>,
  color: Color,
  open: number,
): Beak => {
  const drop = Math.min(0.95, 0.3 + tipX * 0.3) * (open > 0 ? 0.72 : 1);
  const half = isBill ? 0.46 : Math.max(0.2, thick * 1.1);
  const slim = spline([
    [-thick * 1.25, 0.16],
    [0, -0.02],
    [thick * 1.25, 0.16],
    [thick * 0.6, drop * 0.6 + 0.1],
    [0, drop + 0.1, hook > 0 ? 1 : 0],
    [-thick * 0.6, drop * 0.6 + 0.1],
  ]);
  const end = open > 0 ? 0.5 : 0.72;
  // A bill runs down from between the eyes and is broadest at its end.
  const bill = spline([
    [0, -0.04],
    [0.2, 0.1],
    [0.36, end * 0.62],
    [0.5, end * 0.86],
    [0.34, end + 0.04],
    [0, end + 0.08],
    [-0.34, end + 0.04],
    [-0.5, end * 0.86],
    [-0.36, end * 0.62],
    [-0.2, 0.1],
  ]);
  const nostrils = [-1, 1].map((side) =>
    detail(ellipse([side * 0.13, end * 0.5], [0.035, 0.06], side * -0.3), lighten(color, -0.3), { alpha: 0.8 }),
  );
  return {
    lower: open > 0 ? openBeak({ at: [0, isBill ? 0.42 : 0.3], half, gape: open * 1.9 }, color) : [],
    upper: isBill ? [form(bill, color, BEAK), ...nostrils] : [form(slim, color, BEAK)],
  };
};

type Halves = {
  /** The corner of the mouth. */
  readonly hinge: Point;
  readonly upper: readonly Knot[];
  readonly lower: readonly Knot[];
  /** The ends of the edges that meet while it is shut. */
  readonly edges: readonly [upper: Point, lower: Point];
  readonly nostril: Point;
  readonly nail?: Point;
};

const billOf = ({ beak: [[x, y], thick] }: BirdShape): Halves => ({
  hinge: [0.56, 0.4],
  upper: [
    [0.84, -0.2, 1],
    [1.06, -0.1],
    [x * 0.74, y - thick * 0.62],
    [x * 0.93, y - thick * 0.46],
    [x, y],
    [x * 0.92, y + thick * 0.36],
    [x * 0.7, y + thick * 0.16],
    [1, y + thick * 0.3],
    [0.56, 0.4, 1],
    [0.76, 0.14],
  ],
  // Under the upper half, so that no air is between them while it is shut.
  lower: [
    [0.56, 0.3, 1],
    [1.02, y - thick * 0.2],
    [x * 0.84, y - thick * 0.14],
    [x * 0.95, y + thick * 0.4],
    [x * 0.8, y + thick * 0.86],
    [1.1, y + thick * 0.92],
    [0.74, 0.6, 1],
  ],
  edges: [
    [x * 0.9, y + thick * 0.3],
    [x * 0.9, y + thick * 0.2],
  ],
  nostril: [1.06, y - thick * 0.5],
  nail: [x * 0.95, y - thick * 0.06],
});

const slimOf = ({ beak: [[x, y], thick, hook] }: BirdShape): Halves => {
  const half = 0.6 + (x - 0.6) * 0.5;
  const under = y * 0.5 + thick * 0.5 - hook * 0.2;
  return {
    hinge: [0.68, 0.14 + thick * 0.5],
    upper: [
      [0.86, 0.04 - thick * 1.2, 1],
      [half, y * 0.45 - thick * 0.6 - hook * 0.25],
      [x, y + hook * 0.4, 1],
      [half, under],
      [0.68, 0.14 + thick * 0.5, 1],
      [0.78, 0.04],
    ],
    lower: [
      [0.68, 0.12 + thick * 0.4, 1],
      [half, under - thick * 0.2],
      [x * 0.93, y + hook * 0.1, 1],
      [half, under + thick * 0.95],
      [0.76, 0.14 + thick * 1.35, 1],
    ],
    edges: [
      [x * 0.86, y * 0.86 + hook * 0.1],
      [x * 0.86, y * 0.86 + thick * 0.2],
    ],
    nostril: [0.98, 0.06 - thick * 0.42 + y * 0.1],
  };
};

/** In radians for a beak that is open as far as its head is wide: the lower half drops, the upper one lifts. */
const DROPS = 1.5;
const LIFTS = 0.62;
/** Of a beak longer than this only the lower half drops, and less: its tips would be far from each other. */
const LONG = 2.5;
const LONG_OPENS = 0.66;
/** So far the mouth is seen between its halves: one that is empty up to the head is a pair of scissors. */
const DEEP = 0.8;

/** A beak seen from its side. */
export const sideBeak = (shape: BirdShape, color: Color, open: number): Beak => {
  const halves = shape.isBill ? billOf(shape) : slimOf(shape);
  const { hinge, edges, nostril, nail } = halves;
  const isLong = shape.beak[0][0] > LONG;
  const wide = open * (isLong ? LONG_OPENS : 1);
  const around =
    (turn: number) =>
    (at: Point): Point =>
      add(hinge, turned([at[0] - hinge[0], at[1] - hinge[1]], turn));
  const [up, down] = [around(isLong ? 0 : -wide * LIFTS), around(wide * DROPS)];
  const opened = (knots: readonly Knot[], by: (at: Point) => Point): Knot[] =>
    knots.map(([x, y, corner]): Knot => [...by([x, y]), corner ?? 0]);
  const above = lerp(hinge, up(edges[0]), DEEP);
  const below = lerp(hinge, down(edges[1]), DEEP);
  const mouth = spline([[...hinge, 1], [...above, 1], lerp(hinge, lerp(above, below, 0.5), 0.86), [...below, 1]]);
  const tongue = [0.3, 0.55, 0.8].map((share) => add(lerp(hinge, below, share), [0, -wide * 0.16]));
  const inside =
    open > 0
      ? [
          detail(mouth, THROAT),
          bundle([detail(ribbon(tongue, [0.05, 0.09 + wide * 0.1, 0.05]), TONGUE)], { clip: mouth }),
        ]
      : [];
  return {
    lower: [...inside, form(spline(opened(halves.lower, down)), lighten(color, -0.1), LOWER)],
    upper: [
      form(spline(opened(halves.upper, up)), color, BEAK),
      detail(ellipse(up(nostril), [0.08, 0.035], 0.3), lighten(color, -0.3), { alpha: 0.8 }),
      ...(nail ? [detail(ellipse(up(nail), [0.07, 0.05], 0.7), NAIL, { alpha: 0.7 })] : []),
    ],
  };
};
