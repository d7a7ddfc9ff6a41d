/** Single pieces of hair that styles are put together from: plaits, curls, ringlets, ties. */
import { type Color, mix } from '#studio/illustrator/color/color.ts';
import type { Hair, HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import { angleOf, cut, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** From behind, what hangs behind the head is what one sees first. */
export const hung = (frame: HairFrame, { behind, front, hidesEars }: Hair): Hair =>
  frame.head.isBack
    ? { behind: [], front: [...front, ...behind], ...(hidesEars ? { hidesEars } : {}) }
    : { behind, front, ...(hidesEars ? { hidesEars } : {}) };

/** A band around a tail or plait. */
export const tieAt = (at: Point, size: number, color: Color): Sketch =>
  form(ellipse(at, [size, size * 0.78]), color, { name: 'accent', volume: 0.4 });

/** A plait along a line, tapering from `width` (half of its breadth). */
export const plait = (frame: HairFrame, points: readonly Point[], width: number): Sketch[] => {
  const length = points.reduce((sum, [x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
  const count = Math.max(4, Math.round(length / (width * 1.02)));
  const places = cut(points, 0, 1, count + 1);
  return Array.from({ length: count }, (_, index): Sketch[] => {
    const from = places[index] ?? [0, 0];
    const to = places[index + 1] ?? from;
    const way = angleOf(from, to);
    const size = width * (1 - (index / count) * 0.42);
    const side = index % 2 === 0 ? 1 : -1;
    const across = way + Math.PI / 2;
    const at: Point = [
      from[0] + Math.cos(across) * size * 0.36 * side,
      from[1] + Math.sin(across) * size * 0.36 * side,
    ];
    return [
      form(
        ellipse(at, [size * 1.08, size * 0.66], way - 0.72 * side),
        index % 3 === 1 ? mix(frame.colors.hair, frame.colors.sheen, 0.12) : frame.colors.hair,
        { name: 'hair', volume: 0.55 },
      ),
      line(
        [
          [at[0] - Math.cos(way - 0.7 * side) * size * 0.6, at[1] - Math.sin(way - 0.7 * side) * size * 0.6],
          [at[0] + Math.cos(way - 0.7 * side) * size * 0.5, at[1] + Math.sin(way - 0.7 * side) * size * 0.5],
        ],
        frame.colors.sheen,
        { width: size * 0.16, alpha: 0.4 },
      ),
    ];
  }).flat();
};

/** The loose end of a plait below its tie. */
export const tassel = (frame: HairFrame, at: Point, look: { size: number; lean: number }): Sketch => {
  const { size, lean } = look;
  return form(
    ribbon(
      [at, [at[0] + lean * size * 0.4, at[1] + size * 0.9], [at[0] + lean * size, at[1] + size * 1.7]],
      [size * 0.5, size * 0.72, size * 0.1],
    ),
    frame.colors.hair,
    { name: 'hair', volume: 0.4 },
  );
};

/** Balls of hair, each a little different. */
export const curlsAt = (frame: HairFrame, places: readonly Point[], radius: number): Sketch[] =>
  places.flatMap(([x, y], index): Sketch[] => {
    const size = radius * (0.86 + ((index * 7) % 5) * 0.07);
    const turn = (index * 1.7) % 3;
    return [
      form(circle([x, y], size), mix(frame.colors.hair, frame.colors.sheen, [0, 0.13, 0.05][index % 3] ?? 0), {
        name: 'hair',
        volume: 0.5,
      }),
      line(
        [0, 1.2, 2.4, 3.6].map(
          (angle, step): Knot => [
            x + Math.cos(angle + turn) * size * (0.68 - step * 0.12),
            y + Math.sin(angle + turn) * size * (0.68 - step * 0.12),
          ],
        ),
        index % 2 === 0 ? frame.colors.sheen : frame.colors.deep,
        { width: size * 0.15, alpha: 0.45 },
      ),
    ];
  });

/** A hanging spiral. */
export const ringlet = (
  frame: HairFrame,
  from: Point,
  look: { length: number; size: number; lean: number },
): Sketch[] => {
  const { length, size, lean } = look;
  const turns = Math.max(3, Math.round(length / (size * 1.15)));
  return Array.from({ length: turns }, (_, index): Sketch[] => {
    const share = index / turns;
    const at: Point = [from[0] + lean * share + (index % 2 === 0 ? 0.02 : -0.02), from[1] + length * share];
    const r = size * (1 - share * 0.28);
    return [
      form(ellipse(at, [r, r * 0.8], 0.35), mix(frame.colors.hair, frame.colors.sheen, index % 2 === 0 ? 0 : 0.1), {
        name: 'hair',
        volume: 0.55,
      }),
      line(
        [
          [at[0] - r * 0.7, at[1] + r * 0.1],
          [at[0], at[1] - r * 0.3],
          [at[0] + r * 0.7, at[1] - r * 0.1],
        ],
        frame.colors.sheen,
        { width: r * 0.16, alpha: 0.45 },
      ),
    ];
  }).flat();
};

/** A coil of hair wound to a knob. */
export const knob = (frame: HairFrame, at: Point, radii: Point): Sketch[] => {
  const [x, y] = at;
  const [rx, ry] = radii;
  return [
    detail(ellipse([x, y + ry * 0.14], [rx * 1.06, ry * 1.02]), frame.colors.deep, { alpha: 0.5 }),
    form(ellipse(at, radii), frame.colors.hair, { name: 'hair', volume: 0.6 }),
    line(
      [
        [x - rx * 0.72, y + ry * 0.2],
        [x - rx * 0.3, y - ry * 0.55],
        [x + rx * 0.5, y - ry * 0.3],
        [x + rx * 0.34, y + ry * 0.4],
        [x - rx * 0.2, y + ry * 0.26],
      ],
      frame.colors.deep,
      { width: rx * 0.09, alpha: 0.6 },
    ),
    line(
      [
        [x - rx * 0.5, y - ry * 0.42],
        [x - rx * 0.05, y - ry * 0.74],
        [x + rx * 0.4, y - ry * 0.6],
      ],
      frame.colors.sheen,
      { width: rx * 0.13, alpha: 0.5 },
    ),
  ];
};

/** A thin free strand. */
export const wisp = (frame: HairFrame, points: readonly Point[], width = 0.05): Sketch =>
  form(
    ribbon(
      points,
      points.map((_, index) => width * (1 - (index / points.length) * 0.85)),
    ),
    frame.colors.hair,
    { name: 'hair', volume: 0.3 },
  );

/** A bead or clip in the accent colour. */
export const bead = (frame: HairFrame, at: Point, size = 0.07): Sketch =>
  detail(ellipse(at, [size, size * 0.8]), frame.tie, { name: 'accent' });
