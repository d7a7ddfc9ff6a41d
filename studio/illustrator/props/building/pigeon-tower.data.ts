/** A pigeon tower of mud brick, as it stands on the roofs of Egypt. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { CREAM, times, WOOD_DARK } from '#studio/illustrator/props/making.ts';
import { groundProp, hugged } from '#studio/illustrator/props/prop.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const BRICK = hex('#d9a877');
const HOLE = hex('#5d3f30');
const HEIGHT = 250;
const FOOT = 46;

/** Half the width of the tower at a height. */
const halfAt = (y: number): number => {
  const share = y / HEIGHT;
  return share > 0.86 ? FOOT * 0.62 * Math.sqrt(Math.max(0, (1 - share) / 0.14)) : FOOT * (1 - share * 0.44);
};

const ROWS = [52, 88, 124, 160, 194];

const row = (y: number, index: number): Sketch[] => {
  const half = halfAt(y);
  const places = index % 2 === 0 ? [-0.56, 0, 0.56] : [-0.28, 0.28];
  return places.flatMap((at) => [
    detail(circle([at * half, -y], 5.2), HOLE),
    detail(ellipse([at * half, -y + 5.4], [6.4, 1.7]), lighten(BRICK, 0.16)),
  ]);
};

const perches = (y: number): Sketch[] =>
  [-1, 1].map((side) =>
    line(
      [
        [side * (halfAt(y) - 1), -y],
        [side * (halfAt(y) + 13), -y - 3],
      ],
      WOOD_DARK,
      { width: 2.6 },
    ),
  );

/** A pigeon on a perch: breast, head, folded wing and a tail that hangs behind it, its feet on the wood. */
const sitting = (side: 1 | -1, y: number): Sketch[] => {
  const x = side * (halfAt(y) + 8);
  const at = (dx: number, dy: number): Point => [x + side * dx, -y - 3 + dy];
  const knot = (dx: number, dy: number, corner = 0): Knot => [...at(dx, dy), corner === 1 ? 1 : 0];
  const body = spline([
    knot(-9, 3, 1),
    knot(-4, -7),
    knot(2, -12),
    knot(6.4, -14),
    knot(8.6, -11),
    knot(7, -7),
    knot(5.6, -2),
    knot(0, -0.4),
    knot(-5, -0.6),
    knot(-7.4, 4.4, 1),
  ]);
  const wing = spline([knot(3, -7.4), knot(-2, -7), knot(-8, 0.4, 1), knot(0, -2)]);
  return [
    detail(body, CREAM),
    detail(wing, lighten(CREAM, -0.12)),
    detail(spline([knot(8.2, -12.4, 1), knot(11, -11), knot(8.4, -10.4, 1)]), WOOD_DARK),
    detail(circle(at(6.6, -12), 0.8), WOOD_DARK),
  ];
};

export const pigeonTower = groundProp([FOOT * 2 + 30, HEIGHT + 6], hugged(30), () => {
  const sides = [0, 30, 70, 120, 170, 205, 225, 240];
  const outline = spline([
    [-FOOT, 0, 1],
    ...sides.slice(1).map((y): [number, number] => [-halfAt(y), -y]),
    [0, -HEIGHT],
    ...sides
      .slice(1)
      .toReversed()
      .map((y): [number, number] => [halfAt(y), -y]),
    [FOOT, 0, 1],
  ]);
  return [
    ...[70, 106, 142, 178].flatMap(perches),
    form(outline, BRICK, { volume: 0.7 }),
    bundle(
      [
        ...times(6, (index) =>
          line(
            [
              [-FOOT, -20 - index * 36],
              [0, -16 - index * 36],
              [FOOT, -20 - index * 36],
            ],
            lighten(BRICK, -0.1),
            { width: 1.6, alpha: 0.6 },
          ),
        ),
        ...ROWS.flatMap(row),
      ],
      { clip: outline },
    ),
    ...sitting(-1, 142),
    ...sitting(1, 106),
    ...sitting(1, 178),
  ];
});
