/** Stone to walk on: flights of steps and paving in perspective. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { blade, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

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

const TONES = [-0.035, 0.005, 0.04] as const;
const ROWS = [0, 0.05, 0.12, 0.205, 0.31, 0.44, 0.6, 0.79, 1.02] as const;

/**
 * Paving in perspective from a back edge to the front of the page: slabs in bond, each of its own tone and a little out
 * of true, with lit upper edges, cracks, and weeds in the joints.
 */
export const paving = (area: { y: number; color: Color; joint: Color }, random: Random): Sketch[] => {
  const { y, color, joint } = area;
  const at = (column: number, share: number): Point => {
    const height = y + (1000 - y) * share;
    return [500 + (column - 7) * (84 + 150 * share), height];
  };
  const slabs: Path[][] = TONES.map(() => []);
  const edges: Path[] = [];
  const corners: Point[] = [];
  ROWS.slice(0, -1).forEach((top, row) => {
    const low = ROWS[row + 1] ?? 1;
    const gap = (low - top) * 0.045;
    for (let column = -2; column < 16; column++) {
      const left = column + (row % 2) * 0.5;
      const stray = (): number => random.between(-0.02, 0.02);
      const [a, b] = [at(left + 0.025 + stray(), top + gap), at(left + 0.975 + stray(), top + gap)];
      const [c, d] = [at(left + 0.975 + stray(), low - gap), at(left + 0.025 + stray(), low - gap)];
      slabs[random.index(TONES.length)]?.push(polygon([a, b, c, d]));
      edges.push(ribbon([a, b], [0.5 + top * 1.1]));
      if (random.chance(0.16)) corners.push(d);
    }
  });
  const cracks = Array.from({ length: 5 }, (): Path => {
    const share = random.between(0.1, 0.85);
    const column = random.between(1, 13);
    return ribbon(
      [
        at(column, share),
        at(column + 0.3, share + 0.02),
        at(column + 0.42, share + 0.06),
        at(column + 0.8, share + 0.07),
      ],
      [0.3, 0.8 + share, 0.7 + share * 0.6, 0.2],
    );
  });
  const weeds = corners.flatMap(([x, wy]) => {
    const tall = 5 + (12 * (wy - y)) / Math.max(60, 1000 - y);
    return [-1, 0, 1].flatMap((side) => blade([x + side * 2, wy + 2], tall, { width: tall * 0.2, lean: side * 0.34 }));
  });
  return [
    form(
      polygon([
        [-20, y],
        [1020, y],
        [1020, 1080],
        [-20, 1080],
      ]),
      lighten(mix(color, joint, 0.6), -0.02),
      { to: lighten(mix(color, joint, 0.6), -0.07), volume: 0 },
    ),
    ...slabs.map((paths, index) =>
      detail(paths.flat(), lighten(color, TONES[index] ?? 0), { to: lighten(color, (TONES[index] ?? 0) - 0.05) }),
    ),
    detail(edges.flat(), lighten(color, 0.09), { alpha: 0.7 }),
    detail(cracks.flat(), lighten(joint, -0.1), { alpha: 0.7 }),
    detail(weeds, mix(joint, hex('#6f8f4c'), 0.75), { alpha: 0.9 }),
  ];
};
