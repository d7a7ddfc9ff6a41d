/** Shoes and the feet of boots around the ankle, in centimetres. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/**
 * `front` points at the reader, `heel` away from them; `sole` is that of a leg stretched out to the front; `instep` lies
 * on it with the shin beyond the heel; `crossed` lies on its outer edge, at the end of a shin along the ground.
 */
export type FootView = 'side' | 'instep' | 'front' | 'sole' | 'heel' | 'crossed';

export type Foot = {
  readonly length: number;
  /** From the sole to the ankle. */
  readonly height: number;
  readonly seen: FootView;
  /** Where the toes are; of what is seen from the front or below, where the little toe is. */
  readonly way: 1 | -1;
};

const ANKLE: Readonly<Record<Shoe['kind'], number>> = { shoe: -0.55, boot: -0.7, bare: -0.55 };

const lace = (shoe: Shoe, points: readonly Point[]): Sketch => line(points, shoe.sole, { width: 0.7 });

/** A boot is wider at the ankle than a shoe: its shaft, which follows the shin, comes out of it. */
const anklesOf = ({ kind }: Shoe): readonly [heel: number, instep: number] =>
  kind === 'boot' ? [-0.23, 0.17] : [-0.2, 0.1];

const sideShoe = (shoe: Shoe, { length: f, height: h, way }: Foot): Sketch[] => {
  const top = ANKLE[shoe.kind] * h;
  const [heel, instep] = anklesOf(shoe);
  const upper: readonly Knot[] = [
    [-0.3 * f, h * 0.9],
    [-0.33 * f, h * 0.2],
    [(heel - 0.04) * f, top * 0.7],
    [heel * f, top],
    [instep * f, top],
    [(instep + 0.06) * f, top * 0.55],
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
    form(spline(turned(sole)), shoe.sole, { volume: 0.1 }),
    ...(shoe.kind === 'shoe' ? laces : []),
  ];
};

/**
 * The opening is behind, where the shin goes on; laces and toe cap lie on the ground, and the sole rises from a round toe
 * to the heel under the seat: pointed, it would be a leaf or a knife.
 */
const instepShoe = (shoe: Shoe, { length: f, height: h, way }: Foot): Sketch[] => {
  const back = shoe.kind === 'boot' ? -0.3 : -0.2;
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const whole: readonly Knot[] = [
    [(back - 0.04) * f, -h * 0.3],
    [back * f, -h * 0.56],
    [0, -h * 0.6],
    [0.24 * f, -h * 0.46],
    [0.46 * f, -h * 0.4],
    [0.62 * f, -h * 0.26],
    [0.71 * f, h * 0.04],
    [0.68 * f, h * 0.36],
    [0.54 * f, h * 0.6],
    [0.24 * f, h * 0.74],
    [0, h * 0.98],
    [-0.2 * f, h * 1.1],
    [-0.32 * f, h * 0.96],
    [-0.33 * f, h * 0.5],
  ];
  const sole: readonly Knot[] = [
    [0.715 * f, h * 0.02, 1],
    [0.74 * f, h * 0.32],
    [0.58 * f, h * 0.7],
    [0.26 * f, h * 0.86],
    [0.02 * f, h * 1.1],
    [-0.2 * f, h * 1.24],
    [-0.34 * f, h * 1.12],
    [-0.355 * f, h * 0.76, 1],
    [-0.3 * f, h * 0.84],
    [-0.18 * f, h * 0.92],
    [-0.02 * f, h * 0.82],
    [0.22 * f, h * 0.58],
    [0.5 * f, h * 0.44],
    [0.63 * f, h * 0.24],
  ];
  const cap: readonly Knot[] = [
    [0.44 * f, -h * 0.36],
    [0.5 * f, -h * 0.02],
    [0.5 * f, h * 0.36],
  ];
  const outline = spline(turned(whole));
  return [
    form(outline, shoe.color, { name: 'shoe', volume: 0.5 }),
    // Past the outline a light sole below a dark boot would be a stick that comes out behind whoever kneels.
    bundle([detail(spline(turned(sole)), shoe.sole)], { name: 'sole', clip: outline }),
    ...(shoe.kind === 'shoe'
      ? [
          lace(
            shoe,
            turned(cap).map(([x, y]): Point => [x, y]),
          ),
        ]
      : []),
  ];
};

/** It lies on the edge of its sole, the toe round; of a boot the shaft goes on along the shin in the same piece. */
const crossedShoe = (shoe: Shoe, { length: f, height: h, way }: Foot): Sketch[] => {
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const isBoot = shoe.kind === 'boot';
  const opening: readonly Knot[] = isBoot
    ? [
        [-0.3 * f, 0.88 * h],
        [-0.46 * f, 0.7 * h, 1],
        [-0.42 * f, -0.88 * h, 1],
        [-0.2 * f, -0.82 * h],
      ]
    : [
        [-0.24 * f, 0.82 * h],
        [-0.3 * f, 0.24 * h],
        [-0.22 * f, -0.52 * h],
      ];
  const upper: readonly Knot[] = [
    ...opening,
    [0.04 * f, -0.66 * h],
    [0.28 * f, -0.42 * h],
    [0.5 * f, -0.2 * h],
    [0.65 * f, 0.16 * h],
    [0.67 * f, 0.6 * h],
    [0.56 * f, 0.96 * h],
    [0.28 * f, 1.06 * h],
    [-0.04 * f, 1.02 * h],
  ];
  const edge: readonly Knot[] = [
    [0.68 * f, 0.5 * h],
    [0.62 * f, 0.86 * h],
    [0.46 * f, 1.04 * h],
    [0.2 * f, 1.1 * h],
    [-0.06 * f, 1.06 * h],
    [-0.26 * f, 0.9 * h],
  ];
  const laces = [0.1, 0.24].map((at) =>
    lace(
      shoe,
      turned([
        [at * f, (at * 0.9 - 0.5) * h],
        [(at + 0.1) * f, (at * 0.9 - 0.02) * h],
      ]).map(([x, y]): Point => [x, y]),
    ),
  );
  const cuff: readonly Point[] = turned([
    [-0.41 * f, -0.86 * h],
    [-0.45 * f, 0.68 * h],
  ]).map(([x, y]): Point => [x, y]);
  return [
    form(spline(turned(upper)), shoe.color, { name: 'shoe', volume: 0.5 }),
    form(
      ribbon(
        turned(edge).map(([x, y]): Point => [x, y]),
        [h * 0.1, h * 0.15, h * 0.17, h * 0.17, h * 0.15, h * 0.08],
      ),
      shoe.sole,
      {
        volume: 0.1,
      },
    ),
    ...(isBoot ? [detail(ribbon(cuff, [h * 0.14]), lighten(shoe.sole, 0.04))] : laces),
  ];
};

const frontShoe = (shoe: Shoe, { length: f, height: h }: Foot): Sketch[] => {
  const top = ANKLE[shoe.kind] * h;
  const half = shoe.kind === 'boot' ? 0.2 : 0.16;
  const upper: readonly Knot[] = [
    [-half * f, top],
    [half * f, top],
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
    form(ribbon(edge, [0.9, 1.1, 0.9]), shoe.sole, { volume: 0.1 }),
    ...(shoe.kind === 'shoe' ? laces : []),
  ];
};

const soleShoe = (shoe: Shoe, { length: f }: Foot): Sketch[] => [
  form(ellipse([0, -0.08 * f], [0.22 * f, 0.34 * f]), shoe.color, { name: 'shoe', volume: 0.5 }),
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
];

const heelShoe = (shoe: Shoe, { length: f, height: h }: Foot): Sketch[] => {
  const half = shoe.kind === 'boot' ? 0.2 : 0.16;
  const back: readonly Knot[] = [
    [-half * f, ANKLE[shoe.kind] * h],
    [half * f, ANKLE[shoe.kind] * h],
    [0.19 * f, h * 0.3],
    [0.2 * f, h],
    [-0.2 * f, h],
    [-0.19 * f, h * 0.3],
  ];
  return [
    form(spline(back), shoe.color, { name: 'shoe', volume: 0.5 }),
    form(
      ribbon(
        [
          [-0.18 * f, h * 0.98],
          [0, h * 1.02],
          [0.18 * f, h * 0.98],
        ],
        [0.9],
      ),
      shoe.sole,
      { volume: 0.1 },
    ),
  ];
};

const SHOES: Readonly<Record<FootView, (shoe: Shoe, foot: Foot) => Sketch[]>> = {
  side: sideShoe,
  instep: instepShoe,
  front: frontShoe,
  sole: soleShoe,
  heel: heelShoe,
  crossed: crossedShoe,
};

/** Draws what is on a foot; the ankle is the origin. */
export const drawShoe = (shoe: Shoe, foot: Foot): Sketch[] => SHOES[foot.seen](shoe, foot);
