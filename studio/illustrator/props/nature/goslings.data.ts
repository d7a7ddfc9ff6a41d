/** Six goslings that swim one behind the other; the foot of the drawing is the water. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { painted, WHITE } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const DOWN = hex('#d9c16a');
const BACK = hex('#a58f4d');
const BEAK = hex('#6b5a3a');
const EYE = hex('#2b2430');

const gosling = ([x, y]: Point): Sketch[] => {
  const body = spline([
    [x - 11, y - 6, 1],
    [x - 6, y - 9.4],
    [x + 1, y - 9],
    [x + 3.4, y - 13],
    [x + 3, y - 18],
    [x + 6.6, y - 21.4],
    [x + 10.6, y - 19],
    [x + 10.4, y - 15],
    [x + 9.4, y - 8],
    [x + 8, y - 1.4],
    [x + 1, y],
    [x - 7, y - 1],
  ]);
  return [
    form(
      polygon([
        [x + 10, y - 18.6],
        [x + 14.6, y - 16.6],
        [x + 10, y - 15.4],
      ]),
      BEAK,
      { volume: 0.3 },
    ),
    ...painted(body, DOWN, [
      detail(ellipse([x - 3, y - 7.4], [7, 3.4], 0.1), BACK, { alpha: 0.7 }),
      detail(ellipse([x + 6.4, y - 20.4], [4, 1.8]), BACK, { alpha: 0.6 }),
      detail(ellipse([x + 6, y - 5], [3, 4]), lighten(DOWN, 0.1), { alpha: 0.8 }),
    ]),
    detail(circle([x + 8, y - 18], 1.2), EYE),
    detail(circle([x + 7.7, y - 18.5], 0.4), WHITE, { lit: true }),
    line(
      [
        [x - 13, y - 0.6],
        [x - 2, y + 0.2],
        [x + 12, y - 0.6],
      ],
      WHITE,
      { width: 0.9, alpha: 0.6 },
    ),
  ];
};

export const goslings = groundProp([162, 22], hugged(9), () =>
  [-66, -39, -13, 13, 39, 66].flatMap((x, index) => gosling([x, index % 2 === 0 ? 0 : -1.4])),
);
