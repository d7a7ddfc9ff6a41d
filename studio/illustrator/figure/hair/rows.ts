/** Rows plaited close to the skull, and the clean hairline that goes with them. */
import { mix } from '#studio/illustrator/color/color.ts';
import type { HairFrame, Hairline } from '#studio/illustrator/figure/hair/cap.ts';
import { FOREHEAD, NAPE, rowOnSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A clean line around the forehead, the temples and behind the ears. */
export const NEAT: Hairline = [
  [0, -0.52],
  [0.55, -0.5],
  [0.85, -0.42],
  [1.0, -0.14],
  [1.25, -0.04],
  [1.45, 0.22],
  [1.62, 0.16],
  [1.9, 0.5],
  [2.4, 0.68],
  [3.15, 0.72],
];

export const ROWS = [-0.86, -0.62, -0.37, -0.12, 0.13, 0.38, 0.63, 0.87];

/** Rows over the head: each a ridge, with skin in the partings. */
export const rows = (frame: HairFrame, pattern: readonly number[]): Sketch[] => {
  const partings = pattern.slice(1).flatMap((across, index): Sketch[] => {
    const seen = rowOnSkull(frame, (across + (pattern[index] ?? across)) / 2, { from: FOREHEAD, to: NAPE - 0.2 });
    return seen.length < 3
      ? []
      : [line(seen, mix(frame.skin.skin, frame.colors.hair, 0.35), { width: 0.045, alpha: 0.9 })];
  });
  const ridges = pattern.flatMap((across, index): Sketch[] => {
    const seen = rowOnSkull(frame, across, { from: FOREHEAD, to: NAPE });
    return seen.flatMap(([x, y], step): Sketch[] => {
      const [nx, ny] = seen[step + 1] ?? [x, y];
      return step === seen.length - 1
        ? []
        : [
            line(
              [
                [x - 0.035, y + 0.02],
                [(x + nx) / 2 + 0.03, (y + ny) / 2 - 0.015],
                [nx - 0.02, ny + 0.02],
              ],
              (step + index) % 2 === 0 ? frame.colors.sheen : frame.colors.deep,
              { width: 0.03, alpha: 0.55 },
            ),
          ];
    });
  });
  return [...partings, ...ridges];
};
