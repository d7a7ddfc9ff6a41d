/** A cardboard box and a bathtub: things that are there to be sat in. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { BRASS, BRASS_DARK, each, gleam, hollow, INKY, painted, RED, WHITE } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const CARD = hex('#c99a63');
const CARD_IN = hex('#8f6a42');
const TAPE = hex('#e6cfa2');

const boxBack = (): Sketch[] => [
  form(
    polygon([
      [-25, -38],
      [-19, -47],
      [19, -47],
      [25, -38],
    ]),
    CARD_IN,
    { volume: 0.2 },
  ),
  form(
    polygon([
      [-19, -46.4],
      [19, -46.4],
      [17, -52.6],
      [-16, -53.6],
    ]),
    lighten(CARD, -0.06),
    { volume: 0.3 },
  ),
  form(
    polygon([
      [-25, -38],
      [-19, -46.6],
      [-31, -49],
      [-34.6, -42],
    ]),
    lighten(CARD, 0.03),
    { volume: 0.3 },
  ),
  form(
    polygon([
      [25, -38],
      [19, -46.6],
      [31, -50],
      [34.6, -42.6],
    ]),
    lighten(CARD, -0.03),
    { volume: 0.3 },
  ),
];

const boxFront = (): Sketch[] => [
  ...painted(
    polygon([
      [-25, -38],
      [25, -38],
      [24, 0],
      [-24, 0],
    ]),
    CARD,
    [
      detail(roundedRect([-4, -40], [8, 42]), TAPE, { alpha: 0.75 }),
      hollow([0, 1], [26, 8], 0.35),
      ...[-12, -24].map((y) =>
        line(
          [
            [-25, y],
            [0, y + 0.6],
            [25, y],
          ],
          lighten(CARD, -0.1),
          { width: 0.4, alpha: 0.4 },
        ),
      ),
      detail(
        spline([
          [9, -24, 1],
          [12.6, -29],
          [16, -24, 1],
          [15.2, -18, 1],
          [10, -18, 1],
        ]),
        RED,
        { alpha: 0.75 },
      ),
      line(
        [
          [-20, -9],
          [-12, -9],
        ],
        INKY,
        { width: 1, alpha: 0.6 },
      ),
      line(
        [
          [-20, -6],
          [-14, -6],
        ],
        INKY,
        { width: 1, alpha: 0.6 },
      ),
    ],
  ),
  form(
    polygon([
      [-25, -38],
      [25, -38],
      [28, -28.4],
      [-27, -27.4],
    ]),
    lighten(CARD, 0.05),
    { volume: 0.4 },
  ),
];

/** An open cardboard box. */
export const box = groundProp([70, 54], hugged(24), () => [...boxBack(), ...boxFront()]);

export const boxVessel: Vessel = {
  rim: [0, -37],
  half: 22,
  depth: 34,
  size: [35, 54],
  draw: () => ({ back: boxBack(), front: boxFront() }),
};

const ENAMEL = hex('#f4efe4');
const INSIDE = hex('#c9d9da');

const tubBack = (): Sketch[] => [
  form(
    ribbon(
      [
        [56, -46],
        [56, -64],
        [48, -68],
        [42, -64],
      ],
      [2.2, 2.2, 2, 1.7],
    ),
    BRASS,
    { volume: 0.6 },
  ),
  detail(circle([56, -56], 3), BRASS_DARK),
  form(ellipse([0, -47], [60, 8]), INSIDE, { volume: 0.2 }),
  form(ellipse([0, -45], [54, 6]), hex('#9ccbd6'), { volume: 0.2 }),
];

const FOAM: readonly Point[] = [
  [-48, -44],
  [-38, -42],
  [-28, -40],
  [-17, -39.4],
  [-6, -39],
  [6, -39],
  [17, -39.4],
  [28, -40],
  [38, -42],
  [48, -44],
];

const tubFront = (): Sketch[] => [
  ...each(FOAM, (x, y, index) =>
    form(circle([x, y - (index % 3) * 1.6], 6 + (index % 2) * 1.6), WHITE, { volume: 0.5 }),
  ),
  ...painted(
    spline([
      [-62, -47, 1],
      [-30, -41],
      [0, -39.4],
      [30, -41],
      [62, -47, 1],
      [54, -20],
      [36, -7],
      [0, -5],
      [-36, -7],
      [-54, -20],
    ]),
    ENAMEL,
    [hollow([0, -4], [58, 12], 0.5), gleam([-40, -28], [3, 9], 0.4)],
  ),
  form(
    ribbon(
      [
        [-63, -47],
        [-30, -41],
        [0, -39.4],
        [30, -41],
        [63, -47],
      ],
      [2.2],
    ),
    lighten(ENAMEL, 0.02),
    { volume: 0.6 },
  ),
  ...[-34, 34].map((x) =>
    form(
      spline([
        [x - 6, -8, 1],
        [x + 6, -8, 1],
        [x + 3, -3],
        [x + 5, 0],
        [x - 5, 0],
        [x - 3, -3],
      ]),
      BRASS,
      { volume: 0.6 },
    ),
  ),
];

/** A bathtub on brass feet, full of foam. */
export const bathtub = groundProp([128, 70], hugged(18), () => [...tubBack(), ...tubFront()]);

export const bathtubVessel: Vessel = {
  rim: [0, -41],
  half: 46,
  depth: 34,
  size: [64, 70],
  draw: () => ({ back: tubBack(), front: tubFront() }),
};
