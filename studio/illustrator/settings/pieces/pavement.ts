/** Stone to walk on: flights of steps and paving in perspective. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Steps seen from the front, wider towards the reader. */
export const flight = (foot: Point, size: Point, look: { count: number; color: Color }): Sketch[] =>
  Array.from({ length: look.count }, (_, index): Sketch[] => {
    const share = (look.count - index) / look.count;
    const [width, height] = size;
    const y = foot[1] - height * share + height / look.count;
    const half = (width / 2) * (1.18 - share * 0.34);
    const tall = height / look.count;
    return [
      form(
        polygon([
          [foot[0] - half, y],
          [foot[0] - half, y - tall * 0.6],
          [foot[0] + half, y - tall * 0.6],
          [foot[0] + half, y],
        ]),
        lighten(look.color, -0.07),
        { volume: 0.1 },
      ),
      form(
        polygon([
          [foot[0] - half, y - tall * 0.58],
          [foot[0] - half * 0.96, y - tall * 1.02],
          [foot[0] + half * 0.96, y - tall * 1.02],
          [foot[0] + half, y - tall * 0.58],
        ]),
        lighten(look.color, 0.04),
        { volume: 0.1 },
      ),
    ];
  }).flat();

/** Paving in perspective from a back edge to the front of the page: joints that run to one point and rows that widen. */
export const paving = (area: { y: number; color: Color; joint: Color }, random: Random): Sketch[] => {
  const { y, color, joint } = area;
  const rows = [0.05, 0.13, 0.24, 0.38, 0.55, 0.76];
  const stones = Array.from({ length: 16 }, (): Path => {
    const row = random.index(5);
    const top = y + (1000 - y) * (rows[row] ?? 0.1);
    const low = y + (1000 - y) * (rows[row + 1] ?? 0.2);
    const x = random.between(-0.6, 0.6);
    const half = 0.05;
    const at = (share: number, height: number): Point => [500 + share * (500 + (height - y) * 1.5), height];
    return polygon([at(x - half, top + 2), at(x + half, top + 2), at(x + half, low - 2), at(x - half, low - 2)]);
  });
  return [
    form(
      polygon([
        [-20, y],
        [1020, y],
        [1020, 1080],
        [-20, 1080],
      ]),
      color,
      { to: lighten(color, -0.06), volume: 0 },
    ),
    detail(stones.flat(), lighten(color, 0.05), { alpha: 0.6 }),
    ...rows.map((share) =>
      line(
        [
          [-20, y + (1000 - y) * share],
          [500, y + (1000 - y) * share + 2],
          [1020, y + (1000 - y) * share],
        ],
        joint,
        { width: 1 + share * 2.4, alpha: 0.5 },
      ),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      line(
        [
          [500 + (index - 7) * 84, y],
          [500 + (index - 7) * 250, 1080],
        ],
        joint,
        { width: 1.8, alpha: 0.4 },
      ),
    ),
  ];
};
