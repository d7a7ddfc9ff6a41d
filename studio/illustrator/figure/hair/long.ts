/** Long, loose hair. */
import {
  type Cap,
  coveredBy,
  type Hair,
  type HairDrawing,
  type HairFrame,
  type Hairline,
  isBeyondCheek,
} from '#studio/illustrator/figure/hair/cap.ts';
import { hung } from '#studio/illustrator/figure/hair/locks.ts';
import type { Knot } from '#studio/illustrator/geometry/path.ts';
import { spline } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Fall = { readonly length: number; readonly spread: number; readonly wave: number };

/** The mass that hangs behind head and shoulders. */
export const fallBehind = (frame: HairFrame, { length, spread, wave }: Fall): Sketch[] => {
  const drift = frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.24;
  const ripple = (index: number): number => (index % 2 === 0 ? wave : -wave * 0.4);
  const side = (sign: 1 | -1): Knot[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map(
      (share, index): Knot => [
        drift * (0.4 + share) +
          sign * (1.02 + spread * Math.sin(share * 2.2) + ripple(index) - (share === 1 ? 0.16 : 0)),
        -0.25 + share * (length + 0.25),
      ],
    );
  const outline = [
    [drift, -1.08],
    [0.72, -0.8],
    ...side(1),
    [drift * 1.4 + 0.3, length + 0.07],
    [drift * 1.4 - 0.3, length + 0.07],
    ...side(-1).toReversed(),
    [-0.72, -0.8],
  ] as Knot[];
  const strands = [-0.7, -0.42, -0.14, 0.16, 0.44, 0.72].map((x) =>
    line(
      [
        [x * 0.8, -0.4],
        [drift * 0.7 + x * 1.08, length * 0.4],
        [drift * 1.3 + x * 1.05 + wave, length * 0.92],
      ],
      frame.colors.deep,
      { width: 0.03, alpha: 0.5 },
    ),
  );
  return [form(spline(outline), frame.colors.hair, { name: 'hair', volume: 0.45 }), ...strands];
};

/** A lock beside the face, in front of the shoulder. */
const lockOf = (frame: HairFrame, start: { x: number; y: number; sign: number }, fall: Fall): Sketch[] => {
  const { x, y, sign } = start;
  const { length, wave } = fall;
  return [
    form(
      spline([
        [x - 0.13 * sign, y - 0.3],
        [x + 0.1 * sign, y - 0.2],
        [x + (0.16 + wave) * sign, y + (length - y) * 0.45],
        [x + (0.04 - wave) * sign, y + (length - y) * 0.8],
        [x + 0.06 * sign, length, 1],
        [x - 0.14 * sign, y + (length - y) * 0.7],
        [x - (0.1 - wave) * sign, y + (length - y) * 0.3],
      ]),
      frame.colors.hair,
      { name: 'hair', volume: 0.4 },
    ),
    line(
      [
        [x, y - 0.1],
        [x + 0.05 * sign, y + (length - y) * 0.45],
        [x, y + (length - y) * 0.85],
      ],
      frame.colors.deep,
      { width: 0.03, alpha: 0.5 },
    ),
  ];
};

/** The locks beside the face: the one on the side that a turned face looks to hangs behind the cheek. */
const locksOf = (frame: HairFrame, cap: Cap, fall: Fall): Hair => {
  if (frame.head.isBack) {
    return { behind: [], front: [] };
  }
  const lock = (sign: number): { isBeyond: boolean; sketches: Sketch[] } => {
    const end = sign < 0 ? cap.edge[1] : cap.edge[cap.edge.length - 2];
    const x = end?.[0] ?? sign;
    const isBeyond = isBeyondCheek(frame, x);
    const length = isBeyond ? fall.length * 0.72 : fall.length;
    const start = { x: x * (isBeyond ? 1 : 0.96), y: isBeyond ? 0.1 : 0.15, sign };
    return { isBeyond, sketches: lockOf(frame, start, { ...fall, length }) };
  };
  const locks = [lock(-1), lock(1)];
  const on = (isBeyond: boolean): Sketch[] => locks.flatMap((one) => (one.isBeyond === isBeyond ? one.sketches : []));
  return { behind: on(true), front: on(false) };
};

const BANGS: Hairline = [
  [0, -0.2],
  [0.5, -0.17],
  [0.85, -0.1],
  [1.0, 0.1],
  [1.12, 0.6],
  [1.4, 0.84],
  [2, 0.86],
  [3.15, 0.86],
];

export const bob: HairDrawing = (frame) =>
  hung(frame, {
    hidesEars: true,
    behind: fallBehind(frame, { length: 0.92, spread: 0.16, wave: 0 }),
    front: coveredBy(frame, { hairline: BANGS, volume: 0.13, locks: [22, 0.06] }, 12).sketches,
  });

export const longFringe: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: BANGS, volume: 0.1, locks: [20, 0.08] }, 13);
  const locks = locksOf(frame, cap, { length: 1.7, spread: 0, wave: 0 });
  return hung(frame, {
    hidesEars: true,
    behind: [...fallBehind(frame, { length: 2.2, spread: 0.06, wave: 0 }), ...locks.behind],
    front: [...sketches, ...locks.front],
  });
};

const PARTED: Hairline = [
  [0, -0.72],
  [0.2, -0.62],
  [0.6, -0.4],
  [0.95, -0.12],
  [1.15, 0.3],
  [1.5, 0.7],
  [2, 0.8],
  [3.15, 0.8],
];

export const longStraight: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: PARTED, volume: 0.09 }, 10);
  const locks = locksOf(frame, cap, { length: 1.5, spread: 0, wave: 0 });
  return hung(frame, {
    hidesEars: true,
    behind: [...fallBehind(frame, { length: 2.05, spread: 0.1, wave: 0 }), ...locks.behind],
    front: [...sketches, ...locks.front],
  });
};

export const shoulderWaves: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: PARTED, volume: 0.14, waves: [7, 0.035] }, 10);
  const locks = locksOf(frame, cap, { length: 1.12, spread: 0, wave: 0.09 });
  return hung(frame, {
    hidesEars: true,
    behind: [...fallBehind(frame, { length: 1.36, spread: 0.3, wave: 0.09 }), ...locks.behind],
    front: [...sketches, ...locks.front],
  });
};

const SIDE_PARTED: Hairline = [
  [0, -0.5],
  [0.3, -0.66],
  [0.5, -0.72],
  [0.75, -0.5],
  [1.0, -0.14],
  [1.2, 0.3],
  [1.5, 0.7],
  [2, 0.8],
  [3.15, 0.8],
];
const SIDE_PARTED_LEFT: Hairline = [
  [0, -0.5],
  [0.35, -0.34],
  [0.7, -0.2],
  [0.95, -0.02],
  [1.15, 0.32],
  [1.5, 0.7],
  [2, 0.8],
  [3.15, 0.8],
];

export const longWavy: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(
    frame,
    { hairline: SIDE_PARTED, left: SIDE_PARTED_LEFT, volume: 0.15, waves: [6, 0.035] },
    9,
  );
  const locks = locksOf(frame, cap, { length: 1.45, spread: 0, wave: 0.07 });
  return hung(frame, {
    hidesEars: true,
    behind: [...fallBehind(frame, { length: 1.95, spread: 0.26, wave: 0.075 }), ...locks.behind],
    front: [...sketches, ...locks.front],
  });
};

/** To the chin, parted at the side, blown about. */
export const wavyBob: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(
    frame,
    { hairline: SIDE_PARTED, left: SIDE_PARTED_LEFT, volume: 0.17, waves: [7, 0.05] },
    9,
  );
  const locks = locksOf(frame, cap, { length: 0.86, spread: 0, wave: 0.1 });
  return hung(frame, {
    hidesEars: true,
    behind: [...fallBehind(frame, { length: 0.96, spread: 0.34, wave: 0.07 }), ...locks.behind],
    front: [...sketches, ...locks.front],
  });
};
