/** Hair tied into tails, braids and buns. */
import type { Color } from '#studio/illustrator/color/color.ts';
import {
  anchorOf,
  coveredBy,
  type HairDrawing,
  type HairFrame,
  isInSight,
  type Hairline,
  OPEN_FOREHEAD,
} from '#studio/illustrator/figure/hair/cap.ts';
import { knob, plait } from '#studio/illustrator/figure/hair/locks.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const PULLED_BACK: Hairline = OPEN_FOREHEAD;
const SOFT_FRINGE: Hairline = [
  [0, -0.3],
  [0.35, -0.24],
  [0.75, -0.16],
  [1.0, -0.1],
  [1.25, 0.08],
  [1.45, 0.3],
  [1.65, 0.2],
  [2, 0.52],
  [2.5, 0.68],
  [3.15, 0.7],
];

const tie = (at: Point, size: number, color: Color): Sketch =>
  form(ellipse(at, [size, size * 0.8]), color, { name: 'accent', volume: 0.4 });

const tail = (frame: HairFrame, points: readonly Point[], radii: readonly number[]): Sketch[] => [
  form(ribbon(points, radii), frame.colors.hair, { name: 'hair', volume: 0.5 }),
  line(points.slice(0, -1) as Knot[], frame.colors.deep, { width: 0.03, alpha: 0.5 }),
  line(
    points.slice(0, -1).map(([x, y], index): Knot => [x + (radii[index] ?? 0) * 0.4, y]),
    frame.colors.sheen,
    { width: 0.04, alpha: 0.4 },
  ),
];

export const ponytail: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: SOFT_FRINGE, volume: 0.09, locks: [15, 0.1] }, 10);
  const root = anchorOf(frame, Math.PI, -0.52, 1.12);
  const away = frame.head.isBack ? 0.12 : Math.abs(root[0]) < 0.15 ? 2 : Math.sign(root[0]) * 1.1;
  const start: Point = [root[0], -0.62];
  const points: Point[] = [
    start,
    [root[0] + away * 0.36, -0.62],
    [root[0] + away * 0.58, -0.2],
    [root[0] + away * 0.5, 0.35],
    [root[0] + away * 0.62, 0.85],
  ];
  const sketches2 = [
    ...tail(frame, points, [0.14, 0.25, 0.29, 0.22, 0.03]),
    tie(lerp(start, [root[0] + away * 0.2, -0.64], 0.5), 0.15, frame.tie),
  ];
  return frame.head.isBack
    ? { behind: [], front: [...sketches, ...sketches2] }
    : { behind: sketches2, front: sketches };
};

const bothSides = (
  frame: HairFrame,
  longitude: number,
  draw: (sign: 1 | -1) => Sketch[],
): { behind: Sketch[]; front: Sketch[] } => {
  const behind: Sketch[] = [];
  const front: Sketch[] = [];
  for (const sign of [-1, 1] as const) {
    (isInSight(frame, longitude * sign) ? front : behind).push(...draw(sign));
  }
  return { behind, front };
};

export const pigtails: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: SOFT_FRINGE, volume: 0.09, locks: [15, 0.1] }, 10);
  const tails = bothSides(frame, 1.85, (sign) => {
    const [x, y] = anchorOf(frame, 1.85 * sign, 0.02, 1.04);
    const out = Math.sign(x) || sign;
    const points: Point[] = [
      [x, y],
      [x + out * 0.28, y - 0.02],
      [x + out * 0.5, y + 0.28],
      [x + out * 0.44, y + 0.68],
      [x + out * 0.58, y + 0.95],
    ];
    return [...tail(frame, points, [0.1, 0.2, 0.25, 0.2, 0.02]), tie([x + out * 0.1, y], 0.13, frame.tie)];
  });
  return { behind: tails.behind, front: [...sketches, ...tails.front] };
};

export const twoBraids: HairDrawing = (frame) => {
  const { sketches } = coveredBy(
    frame,
    { hairline: OPEN_FOREHEAD.map(([at, y]) => [at, at < 0.1 ? y - 0.14 : y]), volume: 0.07 },
    10,
  );
  const braids = bothSides(frame, 1.35, (sign) => {
    const [x] = anchorOf(frame, 1.5 * sign, 0.42, 1);
    const out = Math.sign(x) || sign;
    const from: Point = [x * 0.98, 0.42];
    const to: Point = [x * 0.86 + out * 0.1, 1.72];
    return [
      ...plait(frame, [from, lerp(from, to, 0.5), to], 0.19),
      form(
        ribbon([to, [to[0], to[1] + 0.16], [to[0] + out * 0.03, to[1] + 0.3]], [0.07, 0.11, 0.02]),
        frame.colors.hair,
        { name: 'hair' },
      ),
      tie(to, 0.11, frame.tie),
    ];
  });
  return { behind: braids.behind, front: [...sketches, ...braids.front] };
};

export const bun: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: PULLED_BACK, volume: 0.07 }, 10);
  const [x] = anchorOf(frame, Math.PI, -0.7, 0.75);
  const at: Point = frame.head.isBack ? [0, -0.72] : [x, -1.14];
  const knot: Sketch[] = frame.isPressed
    ? []
    : [
        ...knob(frame, at, [0.4, 0.34]),
        form(
          ribbon(
            [
              [at[0] - 0.3, at[1] + 0.27],
              [at[0], at[1] + 0.33],
              [at[0] + 0.3, at[1] + 0.27],
            ],
            [0.05, 0.07, 0.05],
          ),
          frame.tie,
          { name: 'accent', volume: 0.3 },
        ),
      ];
  return frame.head.isBack ? { behind: [], front: [...sketches, ...knot] } : { behind: knot, front: sketches };
};
