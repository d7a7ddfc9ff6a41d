/** Hijabs draped loosely over a band, and wound up with the ends behind. */
import { type Color, mix } from '#studio/illustrator/color/color.ts';
import { crownSheen, foldLines, type HeadwearDrawing, turnOf } from '#studio/illustrator/figure/headwear/cloth.ts';
import {
  CLOSE_FOLDS,
  drapeOf,
  faceOpening,
  fromBehind,
  hoodAround,
} from '#studio/illustrator/figure/headwear/hijabs.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const TAIL = ribbon(
  [
    [0.5, 0.9],
    [0.66, 1.6],
    [0.6, 2.4],
  ],
  [0.26, 0.3, 0.34],
  'flat-end',
);

/** Short and pointed, with a fringe, so that nobody takes it for an empty sleeve. */
const THROWN_END = spline([
  [0.56, 1.0],
  [0.98, 1.02],
  [1.2, 1.36],
  [1.16, 1.68],
  [1.3, 1.92, 1],
  [0.98, 1.8],
  [0.7, 1.86, 1],
  [0.78, 1.5],
  [0.6, 1.24],
]);

const FRINGE: readonly Point[] = [
  [0.72, 1.85],
  [0.84, 1.82],
  [0.96, 1.8],
  [1.08, 1.82],
  [1.18, 1.87],
  [1.28, 1.91],
];

/** The end that is thrown over the left shoulder, from below the chin down. */
const thrown = (x: number, cloth: Color, deep: Color): Sketch[] => {
  const across: readonly Point[] = [
    [x - 0.98, 0.5],
    [x - 0.5, 1.1],
    [x + 0.2, 1.36],
    [0.94, 1.2],
  ];
  const folds = [-0.06, 0.1].map((shift) => across.map(([ax, ay]): Knot => [ax, ay + shift]));
  const fringe = FRINGE.map(([fx, fy], index) =>
    line(
      [
        [fx, fy - 0.02],
        [fx + (index - 2.5) * 0.02, fy + 0.15],
      ],
      mix(cloth, deep, 0.4),
      { width: 0.035 },
    ),
  );
  return [
    ...fringe,
    form(THROWN_END, cloth, { name: 'accent', volume: 0.5 }),
    form(ribbon(across, [0.2, 0.27, 0.3, 0.28]), cloth, { name: 'accent', volume: 0.5 }),
    ...foldLines(folds, deep),
  ];
};

/** A long scarf laid loosely over a band, one end thrown over the shoulder. */
export const hijabDraped: HeadwearDrawing = (frame, colors) => {
  const cloth = mix(colors.accent, colors.soft, 0.34);
  const turn = turnOf(frame);
  const drape = drapeOf(turn, 2.3);
  if (frame.head.isBack) {
    const back = fromBehind(cloth, colors, drape);
    return { ...back, front: [...back.front, form(TAIL, cloth, { name: 'accent', volume: 0.4 })] };
  }
  const { x } = faceOpening(turn);
  return {
    hidesHair: true,
    hidesEars: true,
    behind: [],
    opening: spline(faceOpening(turn).knots),
    over: [form(drape, mix(cloth, colors.deep, 0.2), { name: 'accent', volume: 0.4 })],
    front: [
      ...hoodAround(frame, cloth, { folds: CLOSE_FOLDS.slice(0, 2), deep: colors.deep }),
      ...thrown(x, cloth, colors.deep),
    ],
  };
};

const woundPath = (turn: number, isBack: boolean): Path => {
  const side = isBack ? 0.3 : -0.16;
  const low = isBack ? 0.38 : -0.44;
  return spline([
    [-0.98, side],
    [-1.16, -0.5],
    [-0.9, -1.08],
    [-turn * 0.14, -1.32],
    [0.9, -1.08],
    [1.16, -0.5],
    [0.98, side],
    [0.5 + turn * 0.2, low],
    [turn * 0.4, low - 0.04],
    [-0.5 + turn * 0.2, low],
  ]);
};

const wrapFolds = (turn: number): readonly (readonly Knot[])[] => [
  [
    [-0.98, -0.2],
    [-0.3 + turn * 0.3, -0.68],
    [0.5 + turn * 0.2, -1.08],
  ],
  [
    [0.98, -0.2],
    [0.3 + turn * 0.3, -0.7],
    [-0.5 + turn * 0.2, -1.1],
  ],
  [
    [-1.08, -0.46],
    [-0.4 + turn * 0.2, -0.94],
    [0.2, -1.26],
  ],
  [
    [1.08, -0.46],
    [0.5 + turn * 0.2, -0.9],
    [-0.1, -1.27],
  ],
];

/** The knot at the nape with its hanging end. */
const napeKnot = (turn: number, isBack: boolean, colors: { cloth: Color; deep: Color }): Sketch[] => {
  const at: Point = isBack ? [0, 0.2] : [-turn * 1.06, 0.02];
  const end: readonly Point[] = isBack
    ? [
        [0.05, 0.3],
        [0.2, 0.9],
        [0.14, 1.4],
      ]
    : [
        [-turn * 1.06, 0.14],
        [-turn * 1.2, 0.7],
        [-turn * 1.14, 1.2],
      ];
  return [
    form(ellipse(at, [0.34, 0.26]), mix(colors.cloth, colors.deep, 0.16), { name: 'accent', volume: 0.5 }),
    form(ribbon(end, [0.14, 0.2, 0.24], 'flat-end'), colors.cloth, { name: 'accent', volume: 0.4 }),
  ];
};

const brooch = (turn: number, colors: AccentColors): Sketch[] => [
  detail(circle([turn * 0.66, -0.62], 0.075), colors.soft),
  detail(circle([turn * 0.66, -0.62], 0.035), colors.deep),
];

/** Wound up around the head like a turban, knotted behind; throat and ears free. */
export const hijabTurban: HeadwearDrawing = (frame, colors) => {
  const cloth = mix(colors.accent, colors.soft, 0.16);
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const hairline = mix(cloth, colors.deep, 0.62);
  const knot = napeKnot(turn, isBack, { cloth, deep: colors.deep });
  const wound = [
    form(woundPath(turn, isBack), cloth, { name: 'accent', volume: 0.6 }),
    ...foldLines(wrapFolds(turn), colors.deep),
    crownSheen(turn, cloth),
  ];
  return isBack
    ? { hidesHair: true, hairline, behind: [], front: [...wound, ...knot] }
    : { hidesHair: true, hairline, behind: knot, front: [...wound, ...brooch(turn, colors)] };
};
