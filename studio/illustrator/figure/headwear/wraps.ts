/** Wound and hanging cloths: turban, ghutra. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { CLOTH_WHITE, foldLines, type HeadwearDrawing, turnOf } from '#studio/illustrator/figure/headwear/cloth.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The whole of a wound turban, a little higher on one side. */
const turbanBody = (turn: number, isBack: boolean): Path =>
  spline([
    [-1.0, -0.24],
    [-1.2, -0.56],
    [-1.1, -1.02],
    [-0.66, -1.34],
    [-0.04 - turn * 0.08, -1.46],
    [0.6, -1.38],
    [1.1, -1.06],
    [1.2, -0.58],
    [1.0, -0.24],
    [0.54 + turn * 0.2, isBack ? -0.02 : -0.42],
    [turn * 0.36, isBack ? 0.06 : -0.56],
    [-0.54 + turn * 0.2, isBack ? -0.02 : -0.42],
  ]);

/** Layers that cross over the brow, from the lowest to the one wound last. */
const layersOf = (turn: number): readonly (readonly Point[])[] => [
  [
    [1.3, -0.3],
    [0.6 + turn * 0.2, -0.56],
    [-0.2 + turn * 0.3, -0.98],
    [-0.9, -1.46],
  ],
  [
    [-1.3, -0.3],
    [-0.6 + turn * 0.2, -0.52],
    [0.2 + turn * 0.3, -0.94],
    [0.9, -1.5],
  ],
  [
    [1.36, -0.66],
    [0.7 + turn * 0.2, -0.9],
    [0 + turn * 0.2, -1.24],
    [-0.6, -1.6],
  ],
  [
    [-1.36, -0.66],
    [-0.74 + turn * 0.2, -0.86],
    [-0.1 + turn * 0.2, -1.22],
    [0.5, -1.62],
  ],
];

const turbanEnd = (turn: number, isBack: boolean): Path => {
  const points: readonly Point[] = isBack
    ? [
        [0.3, -0.3],
        [0.42, 0.3],
        [0.34, 0.9],
      ]
    : [
        [-turn * 1.0 + 0.2, -0.3],
        [-turn * 1.2 + 0.24, 0.5],
        [-turn * 1.14 + 0.2, 1.0],
      ];
  return ribbon(points, [0.14, 0.2, 0.26], 'flat-end');
};

/** A long cloth wound around the head, its end hanging behind. */
export const turban: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const cloth = colors.accent;
  const body = turbanBody(turn, isBack);
  const layers = layersOf(turn).map((points, index) =>
    form(ribbon(points, [0.2, 0.21, 0.2, 0.18]), mix(cloth, colors.soft, [0.02, 0.1, 0.05, 0.13][index] ?? 0), {
      name: 'accent',
      volume: 0.5,
    }),
  );
  const folds = foldLines(
    layersOf(turn).map((points) => points.map(([x, y]): Knot => [x, y + 0.06])),
    colors.deep,
    0.024,
  );
  const wound: Sketch[] = [
    form(body, cloth, { name: 'accent', volume: 0.7 }),
    bundle([...layers, ...folds], { clip: body }),
  ];
  const end = [form(turbanEnd(turn, isBack), cloth, { name: 'accent', volume: 0.4 })];
  const jewel = [
    detail(ellipse([turn * 0.5, -0.78], [0.1, 0.13]), hex('#f3d27a')),
    detail(ellipse([turn * 0.5, -0.77], [0.05, 0.075]), colors.deep),
  ];
  return isBack
    ? { hidesHair: false, behind: [], front: [...wound, ...end] }
    : { hidesHair: false, behind: end, front: [...wound, ...jewel] };
};

const CORD = hex('#2b2529');

const CHECK = 0.24;

/** Parallel lines that fill the box of a path, going down to the right (1) or to the left (-1). */
const slanted = (path: Path, slope: number): Knot[][] => {
  const { left, right, top, bottom } = boundsOf(path);
  const count = Math.ceil((right - left + bottom - top) / CHECK);
  return Array.from({ length: count }, (_, index): Knot[] => {
    const start = index * CHECK;
    const along = (x: number): number => (slope > 0 ? left + x : right - x);
    const enter: Knot = [along(Math.max(0, start - (bottom - top))), top + Math.min(start, bottom - top)];
    const leave: Knot = [along(Math.min(start, right - left)), top + Math.max(0, start - (right - left))];
    return [enter, leave];
  });
};

/** The cloth that hangs beside the face. */
const besideFace = (turn: number, sign: 1 | -1): Path =>
  spline([
    [sign * 0.62 + turn * 0.24, -0.58],
    [sign * 1.06, -0.4],
    [sign * 1.2 - turn * 0.1, 0.4],
    [sign * 1.3 - turn * 0.14, 1.4],
    [sign * 0.92 - turn * 0.1, 1.9, 1],
    [sign * 0.68, 1.3],
    [sign * 0.8 + turn * 0.06, 0.4],
    [sign * 0.8 + turn * 0.16, -0.1],
  ]);

const DRAPE = spline([
  [-1.06, -0.5],
  [-1.16, 0.5],
  [-1.3, 1.6],
  [0, 2.1, 1],
  [1.3, 1.6],
  [1.16, 0.5],
  [1.06, -0.5],
  [0, -1],
]);

const overCrown = (turn: number, isBack: boolean): Path => {
  const low: readonly Knot[] = isBack
    ? [[0, -0.1]]
    : [
        [0.5 + turn * 0.2, -0.5],
        [turn * 0.34, -0.46],
        [-0.5 + turn * 0.2, -0.5],
      ];
  return spline([
    [-1.05, -0.36],
    [-1.02, -0.82],
    [-0.6, -1.14],
    [-turn * 0.06, -1.22],
    [0.6, -1.14],
    [1.02, -0.82],
    [1.05, -0.36],
    ...low,
  ]);
};

const cordAt = (turn: number, y: number): Sketch =>
  form(
    ribbon(
      [
        [-1.05, y],
        [-0.55, y + 0.12],
        [turn * 0.1, y + 0.15],
        [0.55, y + 0.12],
        [1.05, y],
      ],
      [0.06, 0.07, 0.07, 0.07, 0.06],
    ),
    CORD,
    { volume: 0.5 },
  );

const hangingFolds = (isBack: boolean): readonly (readonly Knot[])[] =>
  [-1, 1].map((side): readonly Knot[] =>
    isBack
      ? [
          [side * 0.35, -0.1],
          [side * 0.24, 0.85],
          [side * 0.45, 1.7],
        ]
      : [
          [side * 0.98, -0.2],
          [side * 1.04, 0.6],
          [side * 1.06, 1.5],
        ],
  );

/** A square of cloth under a double cord, checked in the accent colour. */
export const ghutra: HeadwearDrawing = (frame, colors) => {
  const turn = turnOf(frame);
  const { isBack } = frame.head;
  const cloth = lighten(CLOTH_WHITE, 0.02);
  const thread = { width: 0.035, alpha: 0.55, name: 'accent' };
  const checks = (clip: Path): Sketch =>
    bundle(
      [1, -1].flatMap((slope) => slanted(clip, slope).map((knots) => line(knots, colors.accent, thread))),
      { clip },
    );
  const top = overCrown(turn, isBack);
  const cloths = isBack ? [DRAPE, top] : [besideFace(turn, -1), besideFace(turn, 1), top];
  return {
    hidesHair: true,
    hidesEars: true,
    hairline: frame.colors.hair,
    behind: isBack ? [] : [form(DRAPE, lighten(cloth, -0.1), { volume: 0.4 })],
    front: [
      ...cloths.flatMap((path): Sketch[] => [form(path, cloth, { volume: 0.5, name: 'ghutra' }), checks(path)]),
      ...foldLines(hangingFolds(isBack), lighten(cloth, -0.16)),
      cordAt(turn, -0.72),
      cordAt(turn, -0.86),
    ],
  };
};
