/** Coily and loc'd hair. */
import { mix } from '#studio/illustrator/color/color.ts';
import {
  anchorOf,
  coveredBy,
  type HairDrawing,
  type HairFrame,
  type Hairline,
  isBeyondCheek,
} from '#studio/illustrator/figure/hair/cap.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const ROUNDED: Hairline = [
  [0, -0.46],
  [0.7, -0.44],
  [1.05, -0.3],
  [1.3, 0],
  [1.5, 0.22],
  [1.9, 0.5],
  [2.4, 0.66],
  [3.15, 0.68],
];

/** Tiny bent strokes that make a mass look coily. */
const coilMarks = (frame: HairFrame, mass: { center: Point; radii: Point }, count: number): Sketch[] => {
  const random = seededRandom(17);
  return Array.from({ length: count }, (_, index): Sketch => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.9;
    const x = mass.center[0] + Math.cos(angle) * mass.radii[0] * reach;
    const y = mass.center[1] + Math.sin(angle) * mass.radii[1] * reach;
    const isHigh = y < mass.center[1];
    return line(
      [
        [x - 0.045, y + 0.02],
        [x - 0.01, y - 0.045],
        [x + 0.045, y - 0.005],
      ],
      isHigh && index % 2 === 0 ? frame.colors.sheen : frame.colors.deep,
      { width: 0.026, alpha: isHigh && index % 2 === 0 ? 0.5 : 0.65 },
    );
  });
};

export const afro: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: ROUNDED, volume: 0.3, waves: [9, 0.07] }, 0);
  const drift = frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.16;
  const mass = { center: [drift, -0.26] as Point, radii: [1.38, 1.28] as Point };
  const cloud = clump(mass.center, mass.radii, { lumps: 13, depth: 0.07, random: seededRandom(5) });
  if (frame.isPressed) {
    return {
      behind: [form(ellipse([drift, 0.05], [1.22, 0.62]), frame.colors.hair, { name: 'hair' })],
      front: sketches,
    };
  }
  const whole = [form(cloud, frame.colors.hair, { name: 'hair', volume: 0.55 })];
  const crown = { center: [drift * 0.6, -0.86] as Point, radii: [0.92, 0.36] as Point };
  return frame.head.isBack
    ? { behind: [], front: [...whole, ...coilMarks(frame, mass, 60)] }
    : {
        behind: [...whole, ...coilMarks(frame, mass, 46)],
        front: [...sketches, bundle(coilMarks(frame, crown, 30), { clip: cap.path })],
      };
};

export const afroPuffs: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: ROUNDED, volume: 0.05 }, 12);
  const puffs = [-1, 1].flatMap((sign): Sketch[] => {
    const [x] = anchorOf(frame, 1.75 * sign, -0.4, 1);
    const out = Math.abs(x) < 0.3 ? sign * 0.35 : Math.sign(x);
    const center: Point = [x * 0.82 + out * 0.26, -0.92];
    return [
      form(clump(center, [0.5, 0.47], { lumps: 9, depth: 0.1, random: seededRandom(sign + 9) }), frame.colors.hair, {
        name: 'hair',
        volume: 0.6,
      }),
      ...coilMarks(frame, { center, radii: [0.44, 0.42] }, 16),
      form(ellipse([x * 0.8 + out * 0.04, -0.68], [0.14, 0.1], out * 0.7), frame.tie, { name: 'accent', volume: 0.3 }),
    ];
  });
  return frame.head.isBack ? { behind: [], front: [...sketches, ...puffs] } : { behind: puffs, front: sketches };
};

export const coils: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: ROUNDED, volume: 0.2, waves: [13, 0.085] }, 0);
  const spiral = ([x, y]: Point, size: number, index: number): Sketch[] => [
    form(circle([x, y], size), mix(frame.colors.hair, frame.colors.sheen, (index % 3) * 0.07), {
      name: 'hair',
      volume: 0.55,
    }),
    line(
      [
        [x + size * 0.6, y],
        [x, y - size * 0.6],
        [x - size * 0.55, y],
        [x, y + size * 0.45],
        [x + size * 0.3, y],
        [x, y - size * 0.2],
      ],
      index % 2 === 0 ? frame.colors.sheen : frame.colors.deep,
      { width: size * 0.17, alpha: 0.5 },
    ),
  ];
  const rows: Point[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = (column + (row % 2) * 0.5) * 0.27;
      const y = -1.04 + row * 0.2 + x * x * 0.42;
      rows.push([x, y]);
    }
  }
  const fringe = cap.edge
    .filter((_, index) => index > 0 && index < 18 && index % 2 === 1)
    .map(([x, y]): Point => [x, y - 0.04]);
  const kept = frame.isPressed ? [] : rows;
  return {
    behind: [],
    front: [
      ...sketches,
      ...kept.flatMap((at, index) => spiral(at, 0.165, index)),
      ...fringe.flatMap((at, index) => spiral(at, 0.14, index + 1)),
    ],
  };
};

const loc = (frame: HairFrame, points: readonly Point[], index: number): Sketch[] => [
  form(ribbon(points, [0.075, 0.085, 0.08, 0.06]), mix(frame.colors.hair, frame.colors.sheen, (index % 3) * 0.06), {
    name: 'hair',
    volume: 0.5,
  }),
  ...[0.3, 0.5, 0.7].map((share) => {
    const at = points[Math.min(points.length - 1, Math.round(share * points.length))] ?? [0, 0];
    return line(
      [
        [at[0] - 0.06, at[1] - 0.02],
        [at[0] + 0.06, at[1] + 0.03],
      ],
      frame.colors.deep,
      { width: 0.022, alpha: 0.6 },
    );
  }),
];

export const locs: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: ROUNDED, volume: 0.12, waves: [10, 0.05] }, 10);
  const back = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const x = -1.04 + share * 2.08;
    const drift = frame.head.isBack ? 0 : -Math.sin(frame.head.yaw) * 0.2;
    const length = 1.25 - Math.abs(share - 0.5) * 0.3;
    return loc(
      frame,
      [
        [x * 0.85, -0.3],
        [x + drift * 0.4, 0.25],
        [x * 1.02 + drift, 0.75],
        [x * 0.98 + drift, length],
      ],
      index,
    );
  }).flat();
  const front = [1, 2, 16, 17].flatMap((at, index) => {
    const [x, y] = cap.edge[at] ?? [0, 0];
    const out = Math.sign(x);
    return Math.abs(x) < 0.5 || frame.head.isBack || isBeyondCheek(frame, x)
      ? []
      : loc(
          frame,
          [
            [x * 0.9, y - 0.45],
            [x * 1.03, y - 0.05],
            [x * 1.04 + out * 0.02, y + 0.4],
            [x * 1.0, y + 0.72],
          ],
          index,
        );
  });
  const bead =
    frame.head.isBack || isBeyondCheek(frame, cap.edge[17]?.[0] ?? 0)
      ? []
      : [
          detail(ellipse([(cap.edge[17]?.[0] ?? 0) * 1.0, (cap.edge[17]?.[1] ?? 0) + 0.55], [0.08, 0.06]), frame.tie, {
            name: 'accent',
          }),
        ];
  return frame.head.isBack
    ? { behind: [], front: [...sketches, ...back] }
    : { hidesEars: true, behind: back, front: [...sketches, ...front, ...bead] };
};
