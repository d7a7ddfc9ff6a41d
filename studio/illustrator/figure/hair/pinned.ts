/** Hair pinned up: buns low, double, half. */
import { coveredBy, type HairDrawing, type HairFrame, type Hairline } from '#studio/illustrator/figure/hair/cap.ts';
import { bead, hung, knob, tieAt, wisp } from '#studio/illustrator/figure/hair/locks.ts';
import { fallBehind } from '#studio/illustrator/figure/hair/long.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const SLEEK: Hairline = [
  [0, -0.56],
  [0.5, -0.5],
  [0.9, -0.34],
  [1.2, -0.02],
  [1.42, 0.26],
  [1.62, 0.2],
  [1.9, 0.52],
  [2.4, 0.7],
  [3.15, 0.72],
];

const SOFT: Hairline = [
  [0, -0.36],
  [0.3, -0.42],
  [0.6, -0.3],
  [0.95, -0.14],
  [1.22, 0.08],
  [1.45, 0.32],
  [1.65, 0.22],
  [2, 0.52],
  [2.5, 0.68],
  [3.15, 0.7],
];

/** Thin strands that have come loose before the ears. */
const strays = (frame: HairFrame): Sketch[] =>
  frame.head.isBack
    ? []
    : [-1, 1].flatMap((side): Sketch[] => {
        const spot = onSkull(frame, 0.86 * side, 0.24, 1);
        return spot.facing < 0.05
          ? []
          : [
              wisp(frame, [
                [spot.x, spot.y - 0.1],
                [spot.x + 0.05 * side, spot.y + 0.24],
                [spot.x - 0.01 * side, spot.y + 0.5],
                [spot.x + 0.05 * side, spot.y + 0.66],
              ]),
            ];
      });

export const spaceBuns: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: SOFT, volume: 0.08, locks: [14, 0.09] }, 11);
  const buns = [-1, 1].map((side) => {
    const spot = onSkull(frame, 0.62 * side, 1.75, 1.2);
    const at: Point = [spot.x + 0.1 * side * Math.abs(Math.cos(frame.head.yaw)), spot.y - 0.16];
    return {
      isBehind: spot.facing < -0.05,
      sketches: frame.isPressed
        ? []
        : [...knob(frame, at, [0.36, 0.33]), tieAt([at[0] - 0.04 * side, at[1] + 0.27], 0.16, frame.tie)],
    };
  });
  return {
    behind: buns.filter(({ isBehind }) => isBehind).flatMap((bun) => bun.sketches),
    front: [...sketches, ...buns.filter(({ isBehind }) => !isBehind).flatMap((bun) => bun.sketches), ...strays(frame)],
  };
};

/** Parted in the middle, gathered in a heavy knot at the nape. */
export const bunLow: HairDrawing = (frame) => {
  const { sketches } = coveredBy(
    frame,
    { hairline: SLEEK.map(([at, y]) => [at, at < 0.2 ? y - 0.16 : y]), volume: 0.12, waves: [5, 0.02] },
    11,
  );
  const { yaw, isBack } = frame.head;
  const at: Point = isBack ? [0, 0.42] : [-Math.sin(yaw) * 1.24, 0.48];
  const knot = [...knob(frame, at, [0.42, 0.36]), bead(frame, [at[0] + 0.26, at[1] - 0.2], 0.08)];
  return isBack
    ? { behind: [], front: [...sketches, ...knot] }
    : { behind: knot, front: [...sketches, ...strays(frame)] };
};

/** The upper hair tied behind, the rest loose. */
export const halfUp: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: SLEEK, volume: 0.11 }, 12);
  const spot = onSkull(frame, 0, 2.3, 1.12);
  const knot = frame.isPressed
    ? []
    : [...knob(frame, [spot.x, spot.y - 0.02], [0.3, 0.25]), tieAt([spot.x, spot.y + 0.2], 0.15, frame.tie)];
  const fall = fallBehind(frame, { length: 1.9, spread: 0.2, wave: 0.06 });
  const hair = hung(frame, { behind: fall, front: [...sketches, ...strays(frame)] });
  return frame.head.isBack
    ? { behind: [], front: [...hair.front, ...knot] }
    : { behind: [...knot, ...hair.behind], front: hair.front };
};
