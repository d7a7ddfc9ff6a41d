/** Hair in braids, rows, twists and knots. */
import { mix } from '#studio/illustrator/color/color.ts';
import {
  coveredBy,
  type Hair,
  type HairDrawing,
  type HairFrame,
  type Hairline,
  isBeyondCheek,
} from '#studio/illustrator/figure/hair/cap.ts';
import { bead, hung, plait, tassel, tieAt } from '#studio/illustrator/figure/hair/locks.ts';
import { NEAT, ROWS, rows } from '#studio/illustrator/figure/hair/rows.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const tailsAtNape = (frame: HairFrame, look: { count: number; length: number; size: number }): Sketch[] =>
  Array.from({ length: look.count }, (_, index): Sketch[] => {
    const share = look.count === 1 ? 0.5 : index / (look.count - 1);
    const spread = 0.62 + look.length * 0.12;
    const drift = frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.5;
    const x = (share - 0.5) * 2 * spread + drift;
    const end: Point = [x * 1.08, 0.62 + look.length - Math.abs(share - 0.5) * 0.2];
    return [
      ...plait(frame, [[x * 0.94, 0.56], [x * 1.02, 0.62 + look.length * 0.5], end], look.size),
      bead(frame, end, look.size),
    ];
  }).flat();

export const cornrows: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: NEAT, volume: 0.03 }, 0);
  return hung(frame, {
    behind: tailsAtNape(frame, { count: 6, length: 0.42, size: 0.085 }),
    front: [...sketches, ...(frame.isPressed ? [] : [bundle(rows(frame, ROWS), { clip: cap.path })])],
  });
};

/** A long thin braid from a place at the edge of the cap. */
const thinBraid = (frame: HairFrame, points: readonly Point[], index: number): Sketch[] => {
  const end = points[points.length - 1] ?? [0, 0];
  const notch = (share: number): Sketch => {
    const from = points[Math.floor(share)] ?? [0, 0];
    const to = points[Math.floor(share) + 1] ?? from;
    const [x, y] = [from[0] + (to[0] - from[0]) * (share % 1), from[1] + (to[1] - from[1]) * (share % 1)];
    return line(
      [
        [x - 0.045, y - 0.02],
        [x + 0.045, y + 0.03],
      ],
      frame.colors.deep,
      { width: 0.022, alpha: 0.6 },
    );
  };
  return [
    form(ribbon(points, [0.062, 0.066, 0.062, 0.05]), mix(frame.colors.hair, frame.colors.sheen, (index % 3) * 0.07), {
      name: 'hair',
      volume: 0.5,
    }),
    ...[0.3, 0.7, 1.1, 1.5, 1.9, 2.3, 2.7].map(notch),
    ...(index % 2 === 0 ? [bead(frame, [end[0], end[1] - 0.04], 0.065)] : []),
  ];
};

export const boxBraids: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: NEAT, volume: 0.1 }, 0);
  const drift = frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.22;
  const behind = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10;
    const x = -1.06 + share * 2.12;
    return thinBraid(
      frame,
      [
        [x * 0.8, -0.34],
        [x + drift * 0.5, 0.3],
        [x * 1.06 + drift, 1.0],
        [x * 1.02 + drift, 1.72 - Math.abs(share - 0.5) * 0.24],
      ],
      index,
    );
  }).flat();
  const sides = [0, 1, 2, 16, 17, 18].flatMap((at, index): Sketch[] => {
    const [x, y] = cap.edge[at] ?? [0, 0];
    return Math.abs(x) < 0.55 || frame.head.isBack || isBeyondCheek(frame, x)
      ? []
      : thinBraid(
          frame,
          [
            [x * 0.9, y - 0.5],
            [x * 1.04, y + 0.02],
            [x * 1.1, y + 0.6],
            [x * 1.07, 1.36 - (index % 3) * 0.1],
          ],
          index,
        );
  });
  const partings = frame.isPressed ? [] : [bundle(rows(frame, [-0.7, -0.35, 0, 0.35, 0.7]), { clip: cap.path })];
  return hung(frame, { hidesEars: true, behind, front: [...sketches, ...partings, ...sides] });
};

/** Where a braid over the shoulder runs; from behind it hangs down the middle. */
const overShoulder = (frame: HairFrame): { points: readonly Point[]; isBefore: boolean } => {
  const { yaw, isBack } = frame.head;
  if (isBack) {
    return {
      points: [
        [0, 0.42],
        [0.04, 1.0],
        [-0.05, 1.6],
        [0.04, 2.2],
      ],
      isBefore: true,
    };
  }
  const turn = Math.sin(yaw);
  const isBefore = turn > -0.3;
  const x = isBefore ? -0.86 + Math.max(0, turn) * 0.3 : 0.66;
  return {
    points: [
      [x * 0.9, 0.5],
      [x * 1.08, 0.9],
      [x * 0.96, 1.5],
      [x * 0.84, 2.05],
    ],
    isBefore,
  };
};

const shoulderBraid = (frame: HairFrame, look: { width: number; cap: readonly Sketch[] }): Hair => {
  const { points, isBefore } = overShoulder(frame);
  const end = points[points.length - 1] ?? [0, 0];
  const braid = [
    ...plait(frame, points, look.width),
    tassel(frame, end, { size: look.width * 0.9, lean: 0.2 }),
    tieAt(end, look.width * 0.7, frame.tie),
  ];
  return isBefore ? { behind: [], front: [...look.cap, ...braid] } : { behind: braid, front: look.cap };
};

export const singleBraid: HairDrawing = (frame) =>
  shoulderBraid(frame, { width: 0.22, cap: coveredBy(frame, { hairline: NEAT, volume: 0.09 }, 12).sketches });

const SIDE_SWEPT: Hairline = [
  [0, -0.36],
  [0.4, -0.5],
  [0.7, -0.62],
  [0.95, -0.3],
  [1.25, 0.04],
  [1.45, 0.3],
  [1.7, 0.4],
  [2.1, 0.62],
  [3.15, 0.78],
];
const SIDE_SWEPT_RIGHT: Hairline = [
  [0, -0.36],
  [0.4, -0.26],
  [0.8, -0.12],
  [1.1, 0.12],
  [1.35, 0.44],
  [1.6, 0.66],
  [2.1, 0.76],
  [3.15, 0.78],
];

/** Two strands crossed finely; it begins loose and ends in a point. */
export const fishtail: HairDrawing = (frame) => {
  const { sketches } = coveredBy(
    frame,
    { hairline: SIDE_SWEPT, left: SIDE_SWEPT_RIGHT, volume: 0.15, waves: [5, 0.03] },
    11,
  );
  const { points, isBefore } = overShoulder(frame);
  const end = points[points.length - 1] ?? [0, 0];
  const body = form(ribbon(points, [0.2, 0.27, 0.2, 0.08]), frame.colors.hair, { name: 'hair', volume: 0.5 });
  const bones = Array.from({ length: 12 }, (_, index): Sketch[] => {
    const share = (index + 0.6) / 12.5;
    const at = share * (points.length - 1);
    const [x, y] = points[Math.floor(at)] ?? [0, 0];
    const [nx, ny] = points[Math.floor(at) + 1] ?? [x, y];
    const middle: Point = [x + (nx - x) * (at % 1), y + (ny - y) * (at % 1)];
    const half = 0.22 * (1 - share * 0.55);
    return [-1, 1].map((side) =>
      line(
        [
          [middle[0] + half * side, middle[1] - 0.1],
          [middle[0] + half * 0.4 * side, middle[1] + 0.02],
          [middle[0], middle[1] + 0.08],
        ],
        index % 3 === 0 ? frame.colors.sheen : frame.colors.deep,
        { width: 0.026, alpha: 0.6 },
      ),
    );
  }).flat();
  const tail = [body, ...bones, tassel(frame, end, { size: 0.15, lean: 0.3 }), tieAt(end, 0.12, frame.tie)];
  return isBefore
    ? { hidesEars: true, behind: [], front: [...sketches, ...tail] }
    : { hidesEars: true, behind: tail, front: sketches };
};

const BEYOND_HEAD = -0.16;

export const crownBraid: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: NEAT, volume: 0.06 }, 10);
  const tilt = 0.12;
  const spots = [-1, -0.86, -0.6, -0.3, 0, 0.3, 0.6, 0.86, 1].map((across) => {
    const angle = 1.02 + (1 - Math.abs(across)) * tilt;
    return onSkull(frame, across, frame.head.isBack ? Math.PI - angle * 0.72 : angle, 1.07);
  });
  // Its end beyond a turned head would lie on the brow.
  const around = spots.filter(({ facing }) => facing > BEYOND_HEAD).map(({ x, y }): Point => [x, y]);
  const flowers = frame.isPressed
    ? []
    : [2, 6].flatMap((at) => {
        const { x, y } = spots[at] ?? { x: 0, y: 0 };
        return [bead(frame, [x, y - 0.02], 0.085)];
      });
  return { behind: [], front: [...sketches, ...(frame.isPressed ? [] : plait(frame, around, 0.2)), ...flowers] };
};
