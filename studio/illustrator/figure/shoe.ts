/** Shoes, boots and bare feet around the ankle, in centimetres. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Foot = {
  readonly length: number;
  /** From the sole to the ankle. */
  readonly height: number;
  readonly isSide: boolean;
  /** The sole faces the reader, as of a leg stretched out to the front. */
  readonly isSole?: boolean;
  readonly way: number;
};

const shaftTop = (shoe: Shoe, height: number): number => (shoe.kind === 'boot' ? -2.1 * height : -0.55 * height);

const lace = (shoe: Shoe, points: readonly Point[]): Sketch => line(points, shoe.sole, { width: 0.7 });

const sideShoe = (shoe: Shoe, { length: f, height: h, way }: Foot): Sketch[] => {
  const top = shaftTop(shoe, h);
  const upper: readonly Knot[] = [
    [-0.3 * f, h * 0.9],
    [-0.33 * f, h * 0.2],
    [-0.24 * f, top * 0.7],
    [-0.2 * f, top],
    [0.1 * f, top],
    [0.16 * f, top * 0.55],
    [0.38 * f, -0.12 * h],
    [0.62 * f, 0.08 * h],
    [0.7 * f, 0.56 * h],
    [0.66 * f, h],
  ];
  const sole: readonly Knot[] = [
    [-0.32 * f, h * 0.8, 1],
    [0.69 * f, h * 0.8, 1],
    [0.68 * f, h * 1.12],
    [-0.3 * f, h * 1.12],
  ];
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const laces = [0.14, 0.26].map((at) =>
    lace(shoe, [
      [at * f * way, -0.28 * h + at * h],
      [(at + 0.1) * f * way, 0.3 * h],
    ]),
  );
  return [
    form(spline(turned(upper)), shoe.color, { name: 'shoe', volume: 0.5 }),
    ...(shoe.kind === 'bare' ? [] : [form(spline(turned(sole)), shoe.sole, { volume: 0.1 })]),
    ...(shoe.kind === 'shoe' ? laces : []),
  ];
};

const frontShoe = (shoe: Shoe, { length: f, height: h }: Foot): Sketch[] => {
  const top = shaftTop(shoe, h);
  const upper: readonly Knot[] = [
    [-0.16 * f, top],
    [0.16 * f, top],
    [0.24 * f, h * 0.3],
    [0.25 * f, h * 0.95],
    [0, h * 1.25],
    [-0.25 * f, h * 0.95],
    [-0.24 * f, h * 0.3],
  ];
  const edge: readonly Point[] = [
    [-0.23 * f, h * 0.98],
    [0, h * 1.2],
    [0.23 * f, h * 0.98],
  ];
  const laces = [0.05, 0.4].map((y) =>
    lace(shoe, [
      [-0.115 * f, h * y],
      [0.115 * f, h * y],
    ]),
  );
  return [
    form(spline(upper), shoe.color, { name: 'shoe', volume: 0.5 }),
    ...(shoe.kind === 'bare' ? [] : [form(ribbon(edge, [0.9, 1.1, 0.9]), shoe.sole, { volume: 0.1 })]),
    ...(shoe.kind === 'shoe' ? laces : []),
  ];
};

const toesOf = (shoe: Shoe, f: number): Sketch[] =>
  [-0.15, -0.07, 0.01, 0.08, 0.15].map((x, index) =>
    form(ellipse([x * f, -0.42 * f + Math.abs(x) * f * 0.3], [0.045 * f, (0.075 - index * 0.006) * f]), shoe.color, {
      name: 'shoe',
      volume: 0.3,
    }),
  );

const soleShoe = (shoe: Shoe, { length: f }: Foot): Sketch[] => [
  ...(shoe.kind === 'bare' ? toesOf(shoe, f) : []),
  form(ellipse([0, -0.08 * f], [0.22 * f, 0.34 * f]), shoe.color, { name: 'shoe', volume: 0.5 }),
  ...(shoe.kind === 'bare'
    ? [
        line(
          [
            [-0.1 * f, -0.2 * f],
            [0.02 * f, -0.14 * f],
            [0.12 * f, -0.2 * f],
          ],
          lighten(shoe.color, -0.1),
          { width: 0.4 },
        ),
      ]
    : [
        detail(ellipse([0, -0.06 * f], [0.165 * f, 0.28 * f]), shoe.sole),
        line(
          [
            [-0.15 * f, 0.02 * f],
            [0, 0.05 * f],
            [0.15 * f, 0.02 * f],
          ],
          shoe.color,
          { width: 0.6, alpha: 0.7 },
        ),
      ]),
];

/** Draws what is on a foot; the ankle is the origin. */
export const drawShoe = (shoe: Shoe, foot: Foot): Sketch[] =>
  foot.isSide ? sideShoe(shoe, foot) : foot.isSole ? soleShoe(shoe, foot) : frontShoe(shoe, foot);
