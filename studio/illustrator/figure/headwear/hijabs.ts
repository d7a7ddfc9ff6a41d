/** A hijab pinned close, and the hood that other wraps share. */
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
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The cloth over the shoulders, hanging away from where the face turns. */
export const drapeOf = (turn: number, length = 1.86): Path =>
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

/** Wider on the side that the face turns to, so that a rim stays around the opening. */
const hoodOf = (turn: number): Path => {
  const [ahead, behind] = [Math.max(0, turn), Math.max(0, -turn)];
  return spline([
    [-turn * 0.06, -1.15],
    [0.66 + ahead * 0.02, -0.96],
    [1.05 + ahead * 0.06, -0.42],
    [1.1 + ahead * 0.06, 0.2],
    [0.95 + ahead * 0.05, 0.78],
    [0.62, 1.2],
    [turn * 0.1, 1.38],
    [-0.62, 1.2],
    [-0.95 - behind * 0.05, 0.78],
    [-1.1 - behind * 0.06, 0.2],
    [-1.05 - behind * 0.06, -0.42],
    [-0.66 - behind * 0.02, -0.96],
  ]);
};

type FaceOpening = { readonly knots: readonly Knot[]; readonly x: number; readonly half: number };

/**
 * What the cloth leaves free of the face, in the other winding than the hood so that it cuts a hole: wide at the cheeks
 * and narrow at the chin, as faces are. A circle would make a mask of it.
 */
export const faceOpening = (turn: number): FaceOpening => {
  const x = turn * 0.34;
  const half = 0.78 - Math.abs(turn) * 0.05;
  const at = (across: number, y: number): Knot => [x + half * across, y];
  const left = [at(-0.6, -0.47), at(-0.93, -0.1), at(-1, 0.3), at(-0.84, 0.66), at(-0.45, 0.92)];
  const right = [at(0.45, 0.92), at(0.84, 0.66), at(1, 0.3), at(0.93, -0.1), at(0.6, -0.47)];
  return { x, half, knots: [[x, -0.6], ...left, [x + turn * 0.1, 1], ...right] };
};

type Fold = readonly (readonly [across: number, y: number])[];

export const CLOSE_FOLDS: readonly Fold[] = [
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

/** The close cap under a hijab, which shows along the forehead where the hair would begin. */
const innerBand = (turn: number, color: Color): Sketch => {
  const { x, half } = faceOpening(turn);
  const at = (across: number, y: number): Point => [x + half * across, y];
  const along = [
    at(-0.86, -0.14),
    at(-0.62, -0.4),
    at(-0.3, -0.52),
    at(0, -0.55),
    at(0.3, -0.52),
    at(0.62, -0.4),
    at(0.86, -0.14),
  ];
  return form(ribbon(along, [0.03, 0.09, 0.12, 0.13, 0.12, 0.09, 0.03]), color, { name: 'inner-band', volume: 0.3 });
};

/** Cloth gathers where it goes round the chin. */
const chinFolds = (turn: number, deep: Color): Sketch[] => {
  const { x, half } = faceOpening(turn);
  return foldLines(
    [
      [
        [x - half * 0.8, 0.84],
        [x - half * 0.3, 1.1],
        [x + half * 0.24, 1.12],
      ],
      [
        [x + half * 0.88, 0.74],
        [x + half * 0.52, 1.05],
        [x + half * 0.1, 1.17],
      ],
    ],
    deep,
    0.034,
  );
};

/** The hood around the face with its edge and the shadow it throws. */
export const hoodAround = (frame: HairFrame, cloth: Color, look: { folds: readonly Fold[]; deep: Color }): Sketch[] => {
  const turn = turnOf(frame);
  const { knots, x, half } = faceOpening(turn);
  const edge = spline(knots);
  // From temple to temple over the forehead: the left half is told downward from the top, the right one upward.
  const [top, ...sides] = knots;
  const arch = [...sides.slice(0, 2).toReversed(), ...(top ? [top] : []), ...sides.slice(-2).toReversed()];
  const cheeks = [sides.slice(1, 6), sides.slice(-6, -1)].map((side) =>
    side.map(([kx, ky]): Knot => [x + (kx - x) * 0.97, ky - 0.015]),
  );
  return [
    // The cloth lies on the face: it throws a shadow on forehead and cheeks, none below the chin.
    line(
      arch.map(([kx, ky]): Knot => [kx * 0.98, ky + 0.07]),
      frame.skin.shade,
      { width: 0.12, alpha: 0.3 },
    ),
    ...cheeks.map((side) => line(side, frame.skin.shade, { width: 0.1, alpha: 0.26 })),
    innerBand(turn, mix(cloth, look.deep, 0.62)),
    form([...hoodOf(turn), ...edge], cloth, { name: 'accent', volume: 0.5 }),
    line(arch, lighten(cloth, 0.08), { width: 0.045, alpha: 0.8 }),
    ...chinFolds(turn, look.deep),
    ...foldLines(
      look.folds.map((fold) => fold.map(([across, y]): Knot => [x + half * across, y])),
      look.deep,
      0.032,
    ),
    crownSheen(turn, cloth),
  ];
};

export const fromBehind = (cloth: Color, colors: AccentColors, drape: Path): Headwear => ({
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
    opening: spline(faceOpening(turn).knots),
    front: hoodAround(frame, cloth, { folds: CLOSE_FOLDS, deep: colors.deep }),
  };
};
