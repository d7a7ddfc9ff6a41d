/** Short cuts: shaved, faded, tousled, thinning. */
import { mix } from '#studio/illustrator/color/color.ts';
import {
  type Cap,
  capOf,
  coveredBy,
  type Hair,
  type HairDrawing,
  type HairFrame,
  type Hairline,
} from '#studio/illustrator/figure/hair/cap.ts';
import { curlsAt, knob, tieAt, tuft, wisp } from '#studio/illustrator/figure/hair/locks.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { widthAt } from '#studio/illustrator/figure/head.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const PIXIE_RIGHT: Hairline = [
  [0, -0.3],
  [0.35, -0.22],
  [0.7, -0.06],
  [0.95, -0.02],
  [1.15, 0.28],
  [1.32, 0.46],
  [1.5, 0.24],
  [1.75, 0.34],
  [2.1, 0.62],
  [2.6, 0.8],
  [3.15, 0.84],
];
const PIXIE_LEFT: Hairline = [
  [0, -0.3],
  [0.3, -0.44],
  [0.55, -0.54],
  [0.8, -0.34],
  [1.05, 0.02],
  [1.3, 0.42],
  [1.5, 0.24],
  [1.75, 0.34],
  [2.1, 0.62],
  [2.6, 0.8],
  [3.15, 0.84],
];

export const pixie: HairDrawing = (frame) => ({
  behind: [],
  front: coveredBy(
    frame,
    { hairline: PIXIE_LEFT, left: PIXIE_RIGHT, volume: 0.14, locks: [15, 0.15], spikes: [9, 0.05] },
    9,
  ).sketches,
});

const PART_RIGHT: Hairline = [
  [0, -0.5],
  [0.4, -0.6],
  [0.62, -0.68],
  [0.85, -0.46],
  [1.1, -0.12],
  [1.32, 0.12],
  [1.5, 0.24],
  [1.7, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];
const PART_LEFT: Hairline = [
  [0, -0.5],
  [0.4, -0.42],
  [0.8, -0.36],
  [1.1, -0.16],
  [1.32, 0.08],
  [1.5, 0.24],
  [1.7, 0.18],
  [1.95, 0.5],
  [2.4, 0.66],
  [3.15, 0.7],
];

/** Combed flat from a clean parting, with a wave over the forehead. */
export const sidePart: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: PART_RIGHT, left: PART_LEFT, volume: 0.1 }, 6);
  const parting = [0.78, 1.05, 1.35, 1.7]
    .map((along) => onSkull(frame, 0.5, along, 1.06))
    .filter(({ facing }) => facing > 0);
  const sweep = [0.44, 0.16, -0.14, -0.44, -0.72].map((across, index): Point => {
    const spot = onSkull(frame, across, 0.72 + Math.abs(index - 2) * 0.05, 1.12);
    return [spot.x, spot.y - 0.04];
  });
  const isSeen = !frame.head.isBack && !frame.isPressed;
  return {
    behind: [],
    front: [
      ...sketches,
      ...(isSeen
        ? [
            form(ribbon(sweep, [0.1, 0.2, 0.22, 0.17, 0.05]), frame.colors.hair, { name: 'hair', volume: 0.6 }),
            line(
              sweep.map(([x, y]): Knot => [x, y - 0.08]),
              frame.colors.sheen,
              { width: 0.05, alpha: 0.4 },
            ),
            line(
              sweep.map(([x, y]): Knot => [x, y + 0.06]),
              frame.colors.deep,
              { width: 0.026, alpha: 0.5 },
            ),
          ]
        : []),
      ...(parting.length > 1
        ? [
            line(
              parting.map(({ x, y }): Knot => [x, y]),
              mix(frame.skin.skin, frame.colors.hair, 0.3),
              { width: 0.035 },
            ),
          ]
        : []),
    ],
  };
};

const RAGGED: Hairline = [
  [0, -0.34],
  [0.5, -0.32],
  [0.95, -0.16],
  [1.25, 0.1],
  [1.45, 0.3],
  [1.7, 0.3],
  [2, 0.6],
  [2.5, 0.74],
  [3.15, 0.78],
];

export const messy: HairDrawing = (frame) => ({
  behind: [],
  front: coveredBy(frame, { hairline: RAGGED, volume: 0.13, spikes: [11, 0.17], locks: [13, 0.22] }, 8).sketches,
});

/** Short, with a whirl at the crown and a lick that stands up over the forehead. */
export const cowlick: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: PART_LEFT, left: PART_RIGHT, volume: 0.09, locks: [17, 0.09] }, 8);
  const lick = onSkull(frame, -0.2, 0.66, 1.05);
  const crown = onSkull(frame, 0.12, 1.9, 1.08);
  const licks: Sketch[] =
    lick.facing > 0
      ? [
          tuft(
            frame,
            [
              [lick.x - 0.3, lick.y - 0.02],
              [lick.x - 0.02, lick.y - 0.1],
            ],
            [lick.x - 0.1, lick.y - 0.5],
          ),
          tuft(
            frame,
            [
              [lick.x - 0.16, lick.y - 0.02],
              [lick.x + 0.14, lick.y - 0.06],
            ],
            [lick.x + 0.16, lick.y - 0.46],
          ),
          tuft(
            frame,
            [
              [lick.x, lick.y],
              [lick.x + 0.28, lick.y + 0.02],
            ],
            [lick.x + 0.42, lick.y - 0.3],
          ),
        ]
      : [];
  const whirl: Sketch[] = [
    tuft(
      frame,
      [
        [crown.x - 0.12, crown.y + 0.04],
        [crown.x + 0.1, crown.y],
      ],
      [crown.x + 0.08, crown.y - 0.26],
    ),
    ...(crown.facing > 0
      ? [0.13, 0.22, 0.32].map((r) =>
          line(
            [0.4, 1.7, 3, 4.3].map(
              (angle): Knot => [crown.x + Math.cos(angle) * r, crown.y + 0.1 + Math.sin(angle) * r * 0.7],
            ),
            frame.colors.deep,
            { width: 0.024, alpha: 0.5 },
          ),
        )
      : []),
  ];
  return { behind: [], front: [...(frame.isPressed ? [] : whirl), ...sketches, ...(frame.isPressed ? [] : licks)] };
};

const BOWL: Hairline = [
  [0, -0.16],
  [0.6, -0.14],
  [1.0, -0.06],
  [1.4, 0.06],
  [2, 0.2],
  [2.6, 0.28],
  [3.15, 0.3],
];

/** One length all around, like a mushroom. */
export const bowl: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: BOWL, volume: 0.19 }, 14);
  const rim = cap.edge.filter(([x]) => Math.abs(x) < 0.99);
  const nape = capOf(frame, {
    hairline: [
      [0, -0.6],
      [1.4, 0],
      [1.6, 0.2],
      [2, 0.5],
      [3.15, 0.66],
    ],
    volume: 0.02,
  });
  return {
    behind: [],
    front: [
      ...(frame.head.isBack ? [form(nape.path, mix(frame.colors.hair, frame.skin.skin, 0.35), { volume: 0.3 })] : []),
      ...sketches,
      line(
        rim.map(([x, y]): Knot => [x * 1.02, y - 0.05]),
        frame.colors.deep,
        { width: 0.035, alpha: 0.4 },
      ),
    ],
  };
};

const SHARP: Hairline = [
  [0, -0.54],
  [0.62, -0.53],
  [0.84, -0.44],
  [0.98, -0.12],
  [1.25, -0.06],
  [1.42, 0.24],
  [1.62, 0.16],
  [1.9, 0.48],
  [2.4, 0.62],
  [3.15, 0.64],
];
const HIGH: Hairline = [
  [0, -0.54],
  [0.62, -0.53],
  [0.9, -0.44],
  [1.2, -0.36],
  [1.8, -0.3],
  [3.15, -0.22],
];

/** Sides shorn to a shadow that fades downwards, and the part of the head above them. */
const faded = (frame: HairFrame): { sides: Sketch[]; top: Cap } => {
  const low = capOf(frame, { hairline: SHARP, volume: 0.012 });
  return {
    sides: [
      detail(low.path, mix(frame.colors.hair, frame.skin.skin, 0.06), {
        name: 'hair',
        to: mix(frame.colors.hair, frame.skin.skin, 0.78),
      }),
    ],
    top: capOf(frame, { hairline: HIGH, volume: 0.09, waves: [15, 0.025] }),
  };
};

const fuzz = (frame: HairFrame, within: Cap, count: number): Sketch => {
  const random = seededRandom(11);
  const marks = Array.from({ length: count }, (_, index): Sketch => {
    const [x, y] = [random.between(-0.9, 0.9), random.between(-1.1, -0.3)];
    return line(
      [
        [x - 0.035, y + 0.015],
        [x, y - 0.03],
        [x + 0.035, y + 0.01],
      ],
      index % 2 === 0 ? frame.colors.sheen : frame.colors.deep,
      { width: 0.024, alpha: 0.5 },
    );
  });
  return bundle(marks, { clip: within.path });
};

export const fade: HairDrawing = (frame) => {
  const { sides, top } = faded(frame);
  return {
    behind: [],
    front: [...sides, form(top.path, frame.colors.hair, { name: 'hair', volume: 0.5 }), fuzz(frame, top, 36)],
  };
};

export const highTop: HairDrawing = (frame) => {
  const { sides, top } = faded(frame);
  const turn = frame.head.isBack ? 0 : Math.sin(frame.head.yaw);
  const block = spline([
    [-0.86, -0.36],
    [-0.98, -0.86],
    [-0.96 - turn * 0.06, -1.5, 1],
    [-0.4, -1.6],
    [0.2, -1.63],
    [0.96 - turn * 0.06, -1.54, 1],
    [0.97, -0.86],
    [0.86, -0.36],
    ...(frame.head.isBack
      ? ([[0, -0.16]] as Knot[])
      : ([
          [0.4, -0.5],
          [0, -0.56],
          [-0.4, -0.5],
        ] as Knot[])),
  ]);
  const box: Cap = { ...top, path: block };
  const random = seededRandom(23);
  const dots = Array.from({ length: 44 }, (_, index): Sketch => {
    const [x, y] = [random.between(-0.9, 0.9), random.between(-1.56, -0.55)];
    return line(
      [
        [x - 0.04, y + 0.015],
        [x, y - 0.035],
        [x + 0.04, y + 0.01],
      ],
      index % 2 === 0 && y < -1 ? frame.colors.sheen : frame.colors.deep,
      { width: 0.026, alpha: 0.5 },
    );
  });
  return {
    behind: [],
    front: frame.isPressed
      ? [...sides, form(top.path, frame.colors.hair, { name: 'hair', volume: 0.5 })]
      : [...sides, form(box.path, frame.colors.hair, { name: 'hair', volume: 0.5 }), bundle(dots, { clip: block })],
  };
};

export const mohawkCurls: HairDrawing = (frame) => {
  const { sides } = faded(frame);
  const strip = [0.62, 0.95, 1.28, 1.62, 1.96, 2.3, 2.64, 3.0, 3.36].flatMap((along, index) =>
    [-0.2, 0.2, 0].map((across, row) => ({
      ...onSkull(frame, across, along + row * 0.08, row === 2 ? 1.26 : 1.1),
      order: index,
    })),
  );
  const places = strip
    .filter(({ facing }) => facing > -0.5)
    .toSorted((a, b) => a.facing - b.facing)
    .map(({ x, y }): Point => [x, y]);
  return {
    behind: [],
    front: [...sides, ...curlsAt(frame, frame.isPressed ? places.slice(-4) : places, 0.19)],
  };
};

const UNDERCUT_LONG: Hairline = [
  [0, -0.24],
  [0.4, -0.1],
  [0.8, 0.1],
  [1.1, 0.44],
  [1.4, 0.56],
  [1.8, 0.42],
  [2.4, 0.2],
  [3.15, 0],
];
const UNDERCUT_SHORT: Hairline = [
  [0, -0.24],
  [0.3, -0.46],
  [0.6, -0.62],
  [1.0, -0.56],
  [1.6, -0.46],
  [2.4, -0.26],
  [3.15, 0],
];

/** Shorn at the sides, long on top and thrown over to the right. */
export const shavedSides: HairDrawing = (frame) => {
  const { sides } = faded(frame);
  const { sketches } = coveredBy(
    frame,
    { hairline: UNDERCUT_SHORT, left: UNDERCUT_LONG, volume: 0.16, locks: [11, 0.1] },
    10,
  );
  return { behind: [], front: [...sides, ...sketches] };
};

/** Combed up into a knot on the crown over shorn sides. */
export const topKnot: HairDrawing = (frame) => {
  const { sides } = faded(frame);
  const { sketches } = coveredBy(frame, { hairline: HIGH, volume: 0.07 }, 11);
  const at = onSkull(frame, 0, 2.0, 1.16);
  const knot = [...knob(frame, [at.x, at.y - 0.06], [0.27, 0.25]), tieAt([at.x, at.y + 0.14], 0.15, frame.tie)];
  const stray = wisp(
    frame,
    [
      [at.x + 0.1, at.y - 0.22],
      [at.x + 0.24, at.y - 0.42],
      [at.x + 0.36, at.y - 0.38],
    ],
    0.045,
  );
  const hair: Hair =
    at.facing > 0
      ? { behind: [], front: [...sides, ...sketches, ...knot, stray] }
      : { behind: [...knot, stray], front: [...sides, ...sketches] };
  return frame.isPressed ? { behind: [], front: [...sides, ...sketches] } : hair;
};

const RING_FROM = 1.06;

/** The visible stretches of the wreath around a bald crown, as runs of screen angles. */
const wreath = (frame: HairFrame): Sketch[] => {
  const steps = Array.from({ length: 31 }, (_, index) => {
    const angle = -Math.PI / 2 + (Math.PI * index) / 30;
    const longitude = Math.abs(Math.atan2(Math.sin(angle - frame.head.yaw), Math.cos(angle - frame.head.yaw)));
    return { angle, longitude };
  });
  const runs: (typeof steps)[] = [];
  for (const step of steps) {
    if (step.longitude > RING_FROM) {
      const last = runs.at(-1);
      const isNext = last?.at(-1)?.angle === steps[steps.indexOf(step) - 1]?.angle;
      if (last && isNext) {
        last.push(step);
      } else {
        runs.push([step]);
      }
    }
  }
  return runs.flatMap((run): Sketch[] => {
    if (run.length < 4) {
      return [];
    }
    const ends = (index: number): number => Math.max(0, 1 - Math.min(index, run.length - 1 - index) / 2.2);
    const side = (step: (typeof run)[number]): number => (Math.abs(Math.sin(step.angle)) > 0.95 ? 0 : 1);
    const top = run.map((step, index): Knot => {
      const y = -0.34 + 0.3 * ends(index) * side(step) + (index % 2) * 0.025;
      return [Math.sin(step.angle) * widthAt(y) * 1.08, y];
    });
    const low = run.map((step, index): Knot => {
      const fall = step.longitude < 1.7 ? 0.3 : Math.min(0.68, 0.3 + (step.longitude - 1.7) * 0.6);
      const y = fall - 0.2 * ends(index) * side(step) + (index % 2) * 0.025;
      return [Math.sin(step.angle) * widthAt(y) * 1.12, y];
    });
    return [
      form(spline([...top, ...low.toReversed()]), frame.colors.hair, { name: 'hair', volume: 0.5 }),
      ...run
        .filter((_, index) => index % 3 === 1)
        .map(({ angle }) =>
          line(
            [
              [Math.sin(angle) * 0.98, -0.24],
              [Math.sin(angle) * 1.04, 0.04],
            ],
            frame.colors.deep,
            { width: 0.026, alpha: 0.5 },
          ),
        ),
    ];
  });
};

/** A bald crown with a wreath of hair, and a few strands combed across. */
export const thinning: HairDrawing = (frame) => {
  const strands = [0.95, 1.25, 1.55].map((along, index) => {
    const points = [-0.5, -0.1, 0.34].map((across): Point => {
      const spot = onSkull(frame, across, along, 0.93 + (across === -0.1 ? 0.04 : 0));
      return [spot.x, spot.y];
    });
    return line(points as Knot[], frame.colors.hair, { width: 0.034 - index * 0.004, alpha: 0.85, name: 'hair' });
  });
  const shine = onSkull(frame, -0.3, 1.0, 0.98);
  return {
    behind: [],
    front: frame.isPressed
      ? wreath(frame)
      : [
          detail(
            clump([shine.x, shine.y + 0.1], [0.2, 0.09], { lumps: 5, depth: 0.1, random: seededRandom(3) }),
            mix(frame.skin.skin, [1, 0, 0.02], 0.5),
            {
              alpha: 0.35,
            },
          ),
          ...wreath(frame),
          ...(frame.head.isBack ? [] : strands),
        ],
  };
};
