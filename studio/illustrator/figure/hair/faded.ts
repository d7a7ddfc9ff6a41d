/** Cuts with shorn sides, and what stands or falls on top of them. */
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
import { curlsAt, knob, tieAt } from '#studio/illustrator/figure/hair/locks.ts';
import { headOutline } from '#studio/illustrator/figure/head/head.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

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
  const low = capOf(frame, { hairline: SHARP, volume: 0.06 });
  return {
    sides: [
      bundle(
        [
          detail(low.path, mix(frame.colors.hair, frame.skin.skin, 0.06), {
            name: 'hair',
            to: mix(frame.colors.hair, frame.skin.skin, 0.78),
          }),
        ],
        { clip: headOutline(frame.head) },
      ),
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
  const hair: Hair =
    at.facing > 0
      ? { behind: [], front: [...sides, ...sketches, ...knot] }
      : { behind: [...knot], front: [...sides, ...sketches] };
  return frame.isPressed ? { behind: [], front: [...sides, ...sketches] } : hair;
};
