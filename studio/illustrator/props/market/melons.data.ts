/** Watermelons heaped up for sale, and the same heap while it comes down. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { gleam, hollow, painted, WOOD, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const RIND = hex('#4f8b3f');
const STRIPE = hex('#2f6134');
const FLESH = hex('#e2574c');
const PALE = hex('#e9f0cf');
const SEED = hex('#3a2a2a');

const RADIUS = 10.5;

/** A whole one; `turn` is how far it has rolled, so that its stripes run another way. */
const melon = ([x, y]: Point, turn: number, radius = RADIUS): Sketch[] => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (across: number, up: number): Point => [x + across * cos - up * sin, y + across * sin + up * cos];
  const stripe = (bow: number): Sketch =>
    line([at(bow * 0.45, -radius), at(bow * 1.05, 0), at(bow * 0.45, radius)], STRIPE, { width: radius * 0.24 });
  return [
    ...painted(ellipse([x, y], [radius * 1.08, radius * 0.98], turn), RIND, [
      ...[-0.86, -0.3, 0.3, 0.86].map((share) => stripe(share * radius)),
      hollow([x, y + radius], [radius * 1.3, radius * 0.6], 0.4),
      gleam(at(-radius * 0.42, -radius * 0.5), [radius * 0.26, radius * 0.13]),
    ]),
    line([at(0, -radius * 0.96), at(radius * 0.2, -radius * 1.22)], WOOD_DARK, { width: 1.2 }),
  ];
};

const crate = (left: number, right: number): Sketch[] => [
  ...painted(
    polygon([
      [left, -15],
      [right, -15],
      [right - 2, 0],
      [left + 2, 0],
    ]),
    WOOD,
    [-10, -5].map((y) =>
      line(
        [
          [left, y],
          [right, y],
        ],
        WOOD_DARK,
        { width: 1, alpha: 0.7 },
      ),
    ),
  ),
];

/** A pyramid on a crate. */
export const melonTower = groundProp([70, 70], hugged(24), () => [
  ...[-21, 0, 21].flatMap((x, index) => melon([x, -22], index * 0.7)),
  ...[-10.5, 10.5].flatMap((x, index) => melon([x, -40.5], 0.4 + index)),
  ...melon([0, -58.5], -0.3),
  ...crate(-34, 34),
]);

/** Where it flew from, drawn as short strokes behind it. */
const flightOf = ([x, y]: Point, [dx, dy]: Point): Sketch[] =>
  [-5, 0, 5].map((aside) =>
    line(
      [
        [x + dx * 1.25 + aside, y + dy * 1.25 - aside * 0.4],
        [x + dx * 2 + aside, y + dy * 2 - aside * 0.4],
      ],
      lighten(RIND, 0.34),
      { width: 1.3, alpha: 0.8 },
    ),
  );

/** One that has burst where it fell. */
const burst = ([x, y]: Point): Sketch[] => [
  ...[-1, 1].flatMap((side): Sketch[] => {
    const half = spline([
      [x + side * 3, y - 13, 1],
      [x + side * 12, y - 12],
      [x + side * 15, y - 4],
      [x + side * 9, y],
      [x + side * 2, y - 1, 1],
    ]);
    const flesh = spline([
      [x + side * 3, y - 13, 1],
      [x + side * 8.4, y - 12],
      [x + side * 9.6, y - 6],
      [x + side * 6.4, y - 1.6],
      [x + side * 2, y - 1, 1],
    ]);
    return [
      form(half, RIND, { volume: 0.5 }),
      detail(flesh, PALE),
      ...painted(flesh, FLESH, [
        ...[-10, -7, -4].map((up) => detail(ellipse([x + side * 5.4, y + up], [0.7, 1]), SEED)),
      ]),
    ];
  }),
  ...[
    [-19, -3],
    [18, -2],
    [0, -17],
    [-9, -19],
  ].map(([dx = 0, dy = 0]) => detail(circle([x + dx, y + dy], 1.7), FLESH)),
];

/** The row below still stands, those from above leap off it to both sides, and one has burst where it came down. */
export const fallingMelons = groundProp([100, 90], hugged(24), () => [
  ...flightOf([34, -58], [-9, -7]),
  ...melon([34, -58], 0.9, 12),
  ...flightOf([6, -72], [-2, 9]),
  ...melon([6, -72], 2.1, 12.5),
  ...flightOf([-30, -52], [9, -8]),
  ...melon([-30, -52], -0.8, 12),
  ...[-21, 0, 21].flatMap((x, index) => melon([x - 4, -22 + (index % 2) * -3], index * 0.9 + 0.5)),
  ...crate(-36, 28),
  ...burst([33, 0]),
]);
