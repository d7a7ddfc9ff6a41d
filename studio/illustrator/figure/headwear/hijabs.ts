/** Hijabs in several wraps: pinned close, draped loosely over a band, wound up with the ends behind. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import {
  crownSheen,
  foldLines,
  type Headwear,
  type HeadwearDrawing,
  turnOf,
} from '#studio/illustrator/figure/headwear/cloth.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The cloth over the shoulders, hanging away from where the face turns. */
const drapeOf = (turn: number, length = 1.86): Path =>
  spline([
    [-1.02 - turn * 0.06, -0.1],
    [-1.06 - turn * 0.14, 0.6],
    [-1.16 - turn * 0.12, length - 0.5],
    [-0.5, length - 0.1],
    [0, length],
    [0.5, length - 0.1],
    [1.16 - turn * 0.12, length - 0.5],
    [1.06 - turn * 0.14, 0.6],
    [1.02 - turn * 0.06, -0.1],
  ]);

const hoodOf = (turn: number): Path =>
  spline([
    [-turn * 0.06, -1.15],
    [0.66, -0.96],
    [1.05, -0.42],
    [1.1, 0.2],
    [0.95, 0.78],
    [0.62, 1.2],
    [turn * 0.1, 1.38],
    [-0.62, 1.2],
    [-0.95, 0.78],
    [-1.1, 0.2],
    [-1.05, -0.42],
    [-0.66, -0.96],
  ]);

type FaceOpening = { readonly knots: readonly Knot[]; readonly x: number; readonly half: number };

/** What the cloth leaves free of the face, in the other winding than the hood so that it cuts a hole. */
const faceOpening = (turn: number): FaceOpening => {
  const x = turn * 0.3;
  const half = 0.76 - Math.abs(turn) * 0.08;
  const at = (across: number, y: number): Knot => [x + half * across, y];
  const left = [at(-0.62, -0.46), at(-0.96, 0), at(-0.92, 0.5), at(-0.55, 0.9)];
  const right = [at(0.55, 0.9), at(0.92, 0.5), at(0.96, 0), at(0.62, -0.46)];
  return { x, half, knots: [[x, -0.62], ...left, [x + turn * 0.02, 1.03], ...right] };
};

type Fold = readonly (readonly [across: number, y: number])[];

const CLOSE_FOLDS: readonly Fold[] = [
  [
    [-1.02, -0.3],
    [-1.16, 0.3],
    [-0.7, 1.05],
  ],
  [
    [1.06, -0.2],
    [1.14, 0.4],
    [0.4, 1.16],
  ],
  [
    [-0.7, 1.0],
    [0, 1.2],
    [0.9, 0.82],
  ],
];

const BACK_FOLDS: readonly (readonly Knot[])[] = [
  [
    [-0.4, -0.2],
    [-0.1, 0.5],
    [-0.16, 1.5],
  ],
  [
    [0.45, 0],
    [0.25, 0.7],
    [0.3, 1.5],
  ],
];

/** The hood around the face with its edge and the shadow it throws. */
const hoodAround = (frame: HairFrame, cloth: Color, look: { folds: readonly Fold[]; deep: Color }): Sketch[] => {
  const turn = turnOf(frame);
  const { knots, x, half } = faceOpening(turn);
  const edge = spline(knots);
  const shadow = knots.filter((_, index) => index < 4 || index > 7).map(([kx, ky]): Knot => [kx * 0.98, ky + 0.05]);
  return [
    line(shadow, frame.skin.shade, { width: 0.09, alpha: 0.22 }),
    form([...hoodOf(turn), ...edge], cloth, { name: 'accent', volume: 0.5 }),
    { kind: 'line', path: edge, color: lighten(cloth, 0.08), width: 0.045, alpha: 0.9, lit: false },
    ...foldLines(
      look.folds.map((fold) => fold.map(([across, y]): Knot => [x + half * across, y])),
      look.deep,
      0.032,
    ),
    crownSheen(turn, cloth),
  ];
};

const fromBehind = (cloth: Color, colors: AccentColors, drape: Path): Headwear => ({
  hidesHair: true,
  hidesEars: true,
  behind: [],
  front: [
    form(drape, mix(cloth, colors.deep, 0.18), { name: 'accent', volume: 0.4 }),
    form(hoodOf(0), cloth, { name: 'accent', volume: 0.5 }),
    ...foldLines(BACK_FOLDS, colors.deep),
  ],
});

/** Pinned below the chin, the ends under the drape. */
export const hijab: HeadwearDrawing = (frame, colors) => {
  const cloth = mix(colors.accent, colors.soft, 0.22);
  const turn = turnOf(frame);
  if (frame.head.isBack) {
    return fromBehind(cloth, colors, drapeOf(0));
  }
  return {
    hidesHair: true,
    hidesEars: true,
    behind: [],
    over: [form(drapeOf(turn), mix(cloth, colors.deep, 0.18), { name: 'accent', volume: 0.4 })],
    front: hoodAround(frame, cloth, { folds: CLOSE_FOLDS, deep: colors.deep }),
  };
};

/** A long scarf laid loosely over a band, one end thrown over the shoulder. */
export const hijabDraped: HeadwearDrawing = (frame, colors) => {
  const cloth = mix(colors.accent, colors.soft, 0.34);
  const turn = turnOf(frame);
  const drape = drapeOf(turn, 2.3);
  if (frame.head.isBack) {
    const tail = form(
      ribbon(
        [
          [0.5, 0.9],
          [0.66, 1.6],
          [0.6, 2.4],
        ],
        [0.26, 0.3, 0.34],
        'flat-end',
      ),
      cloth,
      { name: 'accent', volume: 0.4 },
    );
    const back = fromBehind(cloth, colors, drape);
    return { ...back, front: [...back.front, tail] };
  }
  const { x, half } = faceOpening(turn);
  const band = [-0.62, -0.3, 0.04, 0.36, 0.62].map(
    (across): Knot => [x + half * across, -0.44 - (0.62 - Math.abs(across)) * 0.2],
  );
  const across: readonly Knot[] = [
    [x - 0.98, 0.5],
    [x - 0.5, 1.1],
    [x + 0.2, 1.36],
    [0.94, 1.2],
  ];
  const end = ribbon(
    [
      [0.74, 1.12],
      [0.98, 1.5],
      [0.9, 2.1],
      [0.96, 2.4],
    ],
    [0.3, 0.32, 0.3, 0.34],
    'flat-end',
  );
  const stripes = [2.14, 2.26].map((y) =>
    line(
      [
        [0.62, y],
        [0.94, y + 0.02],
        [1.24, y],
      ],
      colors.deep,
      { width: 0.04, alpha: 0.7 },
    ),
  );
  return {
    hidesHair: true,
    hidesEars: true,
    behind: [],
    over: [form(drape, mix(cloth, colors.deep, 0.2), { name: 'accent', volume: 0.4 })],
    front: [
      ...hoodAround(frame, cloth, { folds: CLOSE_FOLDS.slice(0, 2), deep: colors.deep }),
      line(band, colors.deep, { width: 0.12, alpha: 0.95 }),
      form(
        ribbon(
          across.map(([ax, ay]) => [ax, ay] as const),
          [0.2, 0.27, 0.3, 0.28],
        ),
        cloth,
        { name: 'accent', volume: 0.5 },
      ),
      ...foldLines(
        [across.map(([ax, ay]): Knot => [ax, ay - 0.06]), across.map(([ax, ay]): Knot => [ax, ay + 0.1])],
        colors.deep,
      ),
      form(end, cloth, { name: 'accent', volume: 0.5 }),
      ...stripes,
    ],
  };
};

/** Wound up around the head like a turban, knotted behind; throat and ears free. */
export const hijabTurban: HeadwearDrawing = (frame, colors) => {
  const cloth = mix(colors.accent, colors.soft, 0.16);
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const low = isBack ? 0.42 : -0.4;
  const volume = 0.2;
  const dome = spline([
    [-0.98, isBack ? 0.3 : -0.16],
    [-1.16, -0.5],
    [-0.9, -1.08],
    [-turn * 0.14, -1.32],
    [0.9, -1.08],
    [1.16, -0.5],
    [0.98, isBack ? 0.3 : -0.16],
    [0.5 + turn * 0.2, low - 0.04],
    [turn * 0.4, low - volume * 0.4],
    [-0.5 + turn * 0.2, low - 0.04],
  ]);
  const wraps: readonly (readonly Knot[])[] = [
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
  const knot: Sketch[] = [
    form(ellipse(isBack ? [0, 0.2] : [-turn * 1.06, 0.02], [0.34, 0.26]), mix(cloth, colors.deep, 0.16), {
      name: 'accent',
      volume: 0.5,
    }),
    form(
      ribbon(
        isBack
          ? [
              [0.05, 0.3],
              [0.2, 0.9],
              [0.14, 1.4],
            ]
          : [
              [-turn * 1.06, 0.14],
              [-turn * 1.2, 0.7],
              [-turn * 1.14, 1.2],
            ],
        [0.14, 0.2, 0.24],
        'flat-end',
      ),
      cloth,
      { name: 'accent', volume: 0.4 },
    ),
  ];
  const brooch = isBack
    ? []
    : [
        detail(circle([turn * 0.66, -0.62], 0.075), colors.soft),
        detail(circle([turn * 0.66, -0.62], 0.035), colors.deep),
      ];
  const wound = [
    form(dome, cloth, { name: 'accent', volume: 0.6 }),
    ...foldLines(wraps, colors.deep),
    crownSheen(turn, cloth),
  ];
  return isBack
    ? { hidesHair: true, behind: [], front: [...wound, ...knot] }
    : { hidesHair: true, behind: knot, front: [...wound, ...brooch] };
};
