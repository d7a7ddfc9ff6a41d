/** What a market is full of: people who shop, seen from behind, and the awning of a stall that bears what falls on it. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import {
  BLUE,
  CREAM,
  hollow,
  LEAF,
  OCHRE,
  painted,
  PLUM,
  RED,
  ROSE,
  TEAL,
  times,
  WOOD,
  WOOD_DARK,
  WOOD_PALE,
} from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** What each of them is called in the drawing. */
export const SHOPPER = 'shopper';

type Shopper = {
  readonly x: number;
  readonly tall: number;
  readonly robe: Color;
  readonly skin: Color;
  /** A scarf round head and shoulders, or hair with a cap on it. */
  readonly scarf?: Color;
  readonly hair?: Color;
  readonly cap?: Color;
  /** The side of the bag, and its colour. */
  readonly side: 1 | -1;
  readonly bag: Color;
};

const BROWN = hex('#8a5a3c');
const DARK = hex('#5f3d2b');
const FAIR = hex('#c98f66');
const BLACK_HAIR = hex('#2b2430');
const GREY_HAIR = hex('#8d8a90');

const bagOf = ({ bag }: Shopper, [x, y]: Point): Sketch[] => [
  line(
    [
      [x - 8, y + 9],
      [x - 4, y - 1],
      [x + 4, y - 1],
      [x + 8, y + 9],
    ],
    lighten(bag, -0.14),
    { width: 2 },
  ),
  // Something green or a loaf looks out of it.
  form(ellipse([x - 4, y + 8], [3.4, 9], -0.35), LEAF, { volume: 0.4 }),
  form(ellipse([x + 4, y + 8], [3, 8], 0.3), OCHRE, { volume: 0.4 }),
  ...painted(roundedRect([x - 13, y + 9], [26, 30], 5), bag, [
    detail(roundedRect([x - 13, y + 19], [26, 4], 0), lighten(bag, 0.16)),
  ]),
];

/** Somebody from behind, who has eyes for the stalls alone. */
const shopper = (one: Shopper): Sketch => {
  const { x, tall, robe, skin, scarf, hair, cap, side } = one;
  const [top, neck, shoulder] = [-tall, -tall + 25, -tall + 34];
  const hand: Point = [x + side * 25, -62];
  const arm = (way: 1 | -1, to: Point): Sketch =>
    form(
      ribbon([[x + way * 17, shoulder + 5], [x + way * 25, (shoulder + to[1]) / 2], to], [6.6, 6, 5], 'round'),
      lighten(robe, -0.05),
      { volume: 0.5 },
    );
  const body = spline([
    [x - 9, neck + 3],
    [x - 22, shoulder + 4],
    [x - 22, shoulder + 46],
    [x - 28, -7, 1],
    [x, -4],
    [x + 28, -7, 1],
    [x + 22, shoulder + 46],
    [x + 22, shoulder + 4],
    [x + 9, neck + 3],
  ]);
  return bundle(
    [
      ...[-1, 1].map((way) => form(ellipse([x + way * 10, -4], [8, 4.4]), WOOD_DARK, { volume: 0.4 })),
      form(circle(hand, 5), skin, { volume: 0.4 }),
      ...bagOf(one, [hand[0], hand[1] + 2]),
      arm(side, [hand[0], hand[1] - 4]),
      form(circle([x - side * 24, -72], 5), skin, { volume: 0.4 }),
      arm(side === 1 ? -1 : 1, [x - side * 24, -77]),
      form(roundedRect([x - 5.5, neck - 6], [11, 14], 4), lighten(skin, -0.06), { volume: 0.3 }),
      ...painted(body, robe, [
        hollow([x, -8], [30, 12], 0.4),
        ...[-12, 3, 13].map((dx) =>
          line(
            [
              [x + dx * 0.6, shoulder + 50],
              [x + dx, -8],
            ],
            lighten(robe, -0.1),
            { width: 1.4, alpha: 0.7 },
          ),
        ),
      ]),
      form(circle([x, top + 13], 12.4), skin, { volume: 0.5 }),
      ...(scarf
        ? [
            form(
              spline([
                [x, top - 1.5],
                [x + 14, top + 9],
                [x + 15, neck],
                [x + 21, shoulder + 9],
                [x, shoulder + 30],
                [x - 21, shoulder + 9],
                [x - 15, neck],
                [x - 14, top + 9],
              ]),
              scarf,
              { volume: 0.6 },
            ),
            line(
              [
                [x - 12, neck + 1],
                [x, neck + 6],
                [x + 12, neck + 1],
              ],
              lighten(scarf, -0.12),
              { width: 1.4, alpha: 0.8 },
            ),
          ]
        : [
            form(
              spline([
                [x, top - 1],
                [x + 13.4, top + 10],
                [x + 9, top + 21, 1],
                [x - 9, top + 21, 1],
                [x - 13.4, top + 10],
              ]),
              hair ?? BLACK_HAIR,
              { volume: 0.5 },
            ),
          ]),
      ...(cap && !scarf
        ? [
            form(
              spline([
                [x - 13.6, top + 8, 1],
                [x - 10, top - 2],
                [x, top - 4.5],
                [x + 10, top - 2],
                [x + 13.6, top + 8, 1],
                [x, top + 10],
              ]),
              cap,
              { volume: 0.5 },
            ),
          ]
        : []),
    ],
    { name: SHOPPER },
  );
};

/** Those at the sides are nearer, so that in the middle a lane is left to squeeze through. */
const CROWD: readonly Shopper[] = [
  { x: -128, tall: 150, robe: BLUE, skin: FAIR, hair: GREY_HAIR, cap: CREAM, side: 1, bag: RED },
  { x: -62, tall: 144, robe: PLUM, skin: BROWN, scarf: ROSE, side: -1, bag: WOOD_PALE },
  { x: 66, tall: 152, robe: CREAM, skin: DARK, hair: BLACK_HAIR, cap: CREAM, side: 1, bag: TEAL },
  { x: 130, tall: 146, robe: TEAL, skin: FAIR, scarf: CREAM, side: -1, bag: OCHRE },
  { x: -196, tall: 160, robe: OCHRE, skin: DARK, scarf: TEAL, side: 1, bag: BLUE },
  { x: 196, tall: 164, robe: RED, skin: BROWN, hair: BLACK_HAIR, side: -1, bag: CREAM },
];

export const shoppers = groundProp([478, 168], hugged(22), () => CROWD.map(shopper));

const STRIPES = 9;
const [WIDE, TALL] = [230, 236] as const;
/** The roof of cloth: its upper edge is narrower and farther back. */
const ROOF = { top: -TALL, eaves: -176, half: 92 } as const;

const stripe = (index: number): Sketch[] => {
  const [from, to] = [index, index + 1].map((at) => -1 + (2 * at) / STRIPES) as [number, number];
  const color = index % 2 === 0 ? RED : CREAM;
  const half = WIDE / 2;
  const middle = ((from + to) / 2) * half;
  return [
    form(
      polygon([
        [from * ROOF.half, ROOF.top],
        [to * ROOF.half, ROOF.top],
        [to * half, ROOF.eaves],
        [from * half, ROOF.eaves],
      ]),
      color,
      { volume: 0.25 },
    ),
    form(
      spline([
        [from * half, ROOF.eaves - 1, 1],
        [to * half, ROOF.eaves - 1, 1],
        [to * half - 1, ROOF.eaves + 12],
        [middle, ROOF.eaves + 20],
        [from * half + 1, ROOF.eaves + 12],
      ]),
      lighten(color, -0.06),
      { volume: 0.3 },
    ),
  ];
};

/** A stall with a striped awning on two posts, and a counter under it. */
export const awning = groundProp([WIDE, TALL], hugged(60), () => [
  ...[-1, 1].map((side) =>
    form(roundedRect([side * 100 - 4, ROOF.eaves - 6], [8, -ROOF.eaves + 6], 2), WOOD, { volume: 0.5 }),
  ),
  form(roundedRect([-96, -62], [192, 60], 2), lighten(WOOD, -0.1), { volume: 0.3 }),
  ...times(7, (index) =>
    line(
      [
        [-82 + index * 27, -54],
        [-82 + index * 27, -4],
      ],
      WOOD_DARK,
      { width: 1.4, alpha: 0.5 },
    ),
  ),
  ...times(8, (index) =>
    form(circle([-80 + index * 23, -70 - (index % 2) * 3], 11), [OCHRE, RED, LEAF, ROSE][index % 4] ?? OCHRE, {
      volume: 0.6,
    }),
  ),
  form(roundedRect([-104, -66], [208, 9], 3), lighten(WOOD, 0.06), { volume: 0.4 }),
  ...times(STRIPES, (index) => bundle(stripe(index))),
]);
