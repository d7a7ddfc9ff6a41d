/** Curls, long and short, loose or gathered. */
import { coveredBy, type HairDrawing, type HairFrame, type Hairline } from '#studio/illustrator/figure/hair/cap.ts';
import { curlsAt, hung, ringlet } from '#studio/illustrator/figure/hair/locks.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const FRAMING: Hairline = [
  [0, -0.48],
  [0.3, -0.54],
  [0.7, -0.36],
  [1.0, -0.06],
  [1.2, 0.4],
  [1.5, 0.7],
  [2, 0.8],
  [3.15, 0.84],
];

const drift = (frame: HairFrame): number => (frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.2);

const cloud = (frame: HairFrame, mass: { center: Point; radii: Point }, seed: number): Sketch =>
  form(clump(mass.center, mass.radii, { lumps: 14, depth: 0.09, random: seededRandom(seed) }), frame.colors.hair, {
    name: 'hair',
    volume: 0.5,
  });

/** Places over the front of the head, away from the face. */
const overCrown = (frame: HairFrame): Point[] =>
  [1.0, 1.32].flatMap((along, row) =>
    [-0.84, -0.5, -0.16, 0.18, 0.52, 0.86].map((across): Point => {
      const spot = onSkull(frame, across + row * 0.1, along, 1.16);
      return [spot.x, spot.y];
    }),
  );

/** Curls to the jaw, wider than the face. */
export const curlyBob: HairDrawing = (frame) => {
  const x = drift(frame);
  const mass = { center: [x, 0.0] as Point, radii: [1.38, 1.14] as Point };
  const { cap, sketches } = coveredBy(frame, { hairline: FRAMING, volume: 0.16, waves: [10, 0.07] }, 0);
  const beside = cap.edge
    .filter(([ex], index) => (index < 5 || index > 13) && Math.abs(ex) > 0.5)
    .flatMap(([ex, ey]): Point[] => [
      [ex * 1.1, ey - 0.06],
      [ex * 1.22, ey - 0.34],
    ]);
  const fringe = cap.edge.filter((_, index) => index > 5 && index < 13).map(([ex, ey]): Point => [ex, ey - 0.1]);
  const low: Point[] = [-1.1, -0.74, -0.36, 0, 0.36, 0.74, 1.1].map((at) => [at + x, 0.92 - Math.abs(at) * 0.12]);
  const all: Point[] = [
    ...low,
    ...[-1.24, -1.28, 1.24, 1.28].map((at, index): Point => [at + x, index % 2 === 0 ? 0.3 : -0.2]),
  ];
  const backs: Point[] = [-0.9, -0.45, 0, 0.45, 0.9].flatMap((at): Point[] => [
    [at, -0.5],
    [at * 1.1, 0.0],
    [at * 1.1, 0.48],
  ]);
  return frame.head.isBack
    ? { behind: [], front: [cloud(frame, mass, 4), ...curlsAt(frame, [...overCrown(frame), ...backs, ...all], 0.24)] }
    : {
        hidesEars: true,
        behind: [cloud(frame, mass, 4), ...curlsAt(frame, all, 0.24)],
        front: [
          ...sketches,
          ...curlsAt(frame, frame.isPressed ? [] : overCrown(frame), 0.2),
          ...curlsAt(frame, beside, 0.19),
          ...curlsAt(frame, frame.isPressed ? [] : fringe, 0.15),
        ],
      };
};

/** Ringlets past the shoulders. */
export const longCurls: HairDrawing = (frame) => {
  const x = drift(frame);
  const { cap, sketches } = coveredBy(frame, { hairline: FRAMING, volume: 0.15, waves: [9, 0.05] }, 7);
  const places = [-1.12, -0.8, -0.46, -0.12, 0.22, 0.54, 0.86, 1.16];
  const behind = [
    cloud(frame, { center: [x, 0.26], radii: [1.26, 1.2] }, 8),
    ...places.flatMap((at, index) =>
      ringlet(frame, [at + x, 0.3 + (index % 2) * 0.12], {
        length: 1.5 - Math.abs(at) * 0.16,
        size: 0.21,
        lean: at * 0.14 + x * 0.6,
      }),
    ),
  ];
  const sides = frame.head.isBack
    ? []
    : [1, 17].flatMap((index) => {
        const [ex, ey] = cap.edge[index] ?? [0, 0];
        const isAway = ex * Math.sin(frame.head.yaw) > 0.3;
        return Math.abs(ex) < 0.4
          ? []
          : [
              ...ringlet(frame, [ex * 1.08, ey - 0.36], { length: isAway ? 0.9 : 1.3, size: 0.17, lean: ex * 0.06 }),
              ...ringlet(frame, [ex * 1.24, ey - 0.5], { length: isAway ? 1 : 1.5, size: 0.18, lean: ex * 0.1 }),
            ];
      });
  return hung(frame, { hidesEars: true, behind, front: [...sketches, ...sides] });
};

const SMOOTH: Hairline = [
  [0, -0.52],
  [0.6, -0.5],
  [0.95, -0.34],
  [1.2, -0.02],
  [1.42, 0.24],
  [1.62, 0.16],
  [1.9, 0.5],
  [2.4, 0.68],
  [3.15, 0.7],
];

/** Brushed back into one round puff high behind. */
export const puff: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: SMOOTH, volume: 0.05 }, 13);
  const at = onSkull(frame, 0, 1.95, 1.22);
  const center: Point = [at.x * 1.1, at.y - 0.28];
  const random = seededRandom(31);
  const marks = Array.from({ length: 26 }, (_, index): Sketch => {
    const [angle, reach] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.56];
    const [mx, my] = [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach * 0.92];
    return line(
      [
        [mx - 0.045, my + 0.02],
        [mx, my - 0.045],
        [mx + 0.045, my],
      ],
      index % 2 === 0 && my < center[1] ? frame.colors.sheen : frame.colors.deep,
      { width: 0.026, alpha: 0.55 },
    );
  });
  const ball: Sketch[] = frame.isPressed
    ? []
    : [
        form(clump(center, [0.66, 0.6], { lumps: 11, depth: 0.1, random: seededRandom(6) }), frame.colors.hair, {
          name: 'hair',
          volume: 0.6,
        }),
        ...marks,
        form(ellipse([at.x, at.y + 0.14], [0.27, 0.1]), frame.tie, { name: 'accent', volume: 0.4 }),
      ];
  return at.facing > 0 ? { behind: [], front: [...sketches, ...ball] } : { behind: ball, front: sketches };
};
