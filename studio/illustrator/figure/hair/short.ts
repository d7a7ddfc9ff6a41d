/** Short hair. */
import { mix } from '#studio/illustrator/color/color.ts';
import {
  capOf,
  coveredBy,
  type Hairline,
  type HairDrawing,
  OPEN_FOREHEAD,
} from '#studio/illustrator/figure/hair/cap.ts';
import { anchorOf } from '#studio/illustrator/figure/hair/cap.ts';
import { curlsAt } from '#studio/illustrator/figure/hair/locks.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

const SWEPT_LEFT: Hairline = [
  [0, -0.36],
  [0.35, -0.3],
  [0.75, -0.22],
  [1.1, -0.1],
  [1.35, 0.08],
  [1.5, 0.24],
  [1.65, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];
const SWEPT_RIGHT: Hairline = [
  [0, -0.36],
  [0.3, -0.48],
  [0.5, -0.6],
  [0.8, -0.46],
  [1.15, -0.14],
  [1.4, 0.18],
  [1.6, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];

export const shortStraight: HairDrawing = (frame) => {
  const [x] = anchorOf(frame, 2.6, -1.08);
  const crest = { x: x * 0.5, size: 0.62, lean: frame.head.isBack ? -1 : 1 } as const;
  const shape = { hairline: SWEPT_RIGHT, left: SWEPT_LEFT, volume: 0.13, locks: [16, 0.11], crest } as const;
  return { behind: [], front: coveredBy(frame, shape, 10).sketches };
};

const WAVY_RIGHT: Hairline = [
  [0, -0.26],
  [0.2, -0.4],
  [0.42, -0.56],
  [0.62, -0.5],
  [0.85, -0.3],
  [1.1, -0.26],
  [1.3, 0.06],
  [1.5, 0.24],
  [1.7, 0.26],
  [1.95, 0.54],
  [2.4, 0.74],
  [3.15, 0.76],
];
const WAVY_LEFT: Hairline = [
  [0, -0.26],
  [0.25, -0.2],
  [0.45, -0.3],
  [0.7, -0.16],
  [0.95, -0.22],
  [1.2, 0],
  [1.4, 0.22],
  [1.7, 0.26],
  [1.95, 0.54],
  [2.4, 0.74],
  [3.15, 0.76],
];

export const shortWavy: HairDrawing = (frame) => ({
  behind: [],
  front: coveredBy(frame, { hairline: WAVY_RIGHT, left: WAVY_LEFT, volume: 0.15, waves: [8, 0.055] }, 8).sketches,
});

export const buzz: HairDrawing = (frame) => {
  const cap = capOf(frame, { hairline: OPEN_FOREHEAD, volume: 0.05 });
  const tone = mix(frame.colors.hair, frame.skin.skin, 0.22);
  const stubble = cap.edge
    .slice(3, -3)
    .map(([x, y]) => detail(circle([x * 0.96, y - 0.06], 0.012), frame.colors.deep, { alpha: 0.5 }));
  return { behind: [], front: [form(cap.path, tone, { name: 'hair', volume: 0.45 }), ...stubble] };
};

export const bald: HairDrawing = (frame) => ({
  behind: [],
  front: frame.isPressed
    ? []
    : [
        detail(ellipse([-0.22, -0.72], [0.3, 0.12], -0.4), frame.skin.skin, { alpha: 0.01, name: 'hair' }),
        line(
          [
            [-0.5, -0.7],
            [-0.28, -0.84],
            [-0.02, -0.9],
          ],
          mix(frame.skin.skin, [1, 0, 0.02], 0.55),
          { width: 0.07, alpha: 0.5 },
        ),
      ],
});

const CURLY: Hairline = [
  [0, -0.44],
  [0.6, -0.42],
  [1, -0.28],
  [1.3, 0],
  [1.5, 0.2],
  [1.9, 0.5],
  [2.4, 0.66],
  [3.15, 0.68],
];

export const shortCurls: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: CURLY, volume: 0.16, waves: [11, 0.1] }, 0);
  const fringe = cap.edge
    .filter((_, index) => index > 1 && index < 17 && index % 2 === 0)
    .map(([x, y]): Point => [x * 0.98, y - 0.05]);
  const top: Point[] = [-0.62, -0.3, 0.04, 0.36, 0.66].map((x) => [x, -0.78 - (0.5 - Math.abs(x)) * 0.26]);
  const behind: Point[] = [-0.66, -0.22, 0.22, 0.66].flatMap((x, column): Point[] =>
    [-0.42, -0.06, 0.28].map((y, row) => [x + (row % 2) * 0.2 - 0.1, y + (column % 2) * 0.12]),
  );
  const crown = frame.head.isBack ? [...top, ...behind] : top;
  return {
    behind: [],
    front: [...sketches, ...(frame.isPressed ? [] : curlsAt(frame, crown, 0.21)), ...curlsAt(frame, fringe, 0.165)],
  };
};
