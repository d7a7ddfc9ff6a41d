/** Wings: spread with fingers of feathers, or folded along a body. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { knots, points } from '#studio/illustrator/companions/anatomy/knots.ts';
import { apply, type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import { add, angleOf, distance, lerp, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type WingColors = { readonly cover: Color; readonly tip: Color };

/** In wing lengths, root at the origin, reaching up, feathers to the left. */
const PRIMARIES =
  '0.06,0.14 0.15,-0.12 0.18,-0.46 0.1,-0.84 -0.08,-1.12 -0.22,-1.06 -0.2,-0.86! -0.36,-1.04 -0.5,-0.94 -0.42,-0.7! -0.6,-0.82 -0.7,-0.68 -0.56,-0.48! -0.74,-0.52 -0.78,-0.36 -0.6,-0.22! -0.7,-0.16 -0.66,-0.02 -0.48,0.04 -0.2,0.2';
const COVERTS =
  '0.06,0.12 0.14,-0.12 0.16,-0.44 0.07,-0.74 -0.06,-0.72 -0.1,-0.54! -0.26,-0.58 -0.28,-0.34! -0.42,-0.3 -0.4,-0.1! -0.34,0.04 -0.16,0.15';
const SHAFTS: readonly (readonly Point[])[] = [
  [
    [-0.02, -0.62],
    [-0.12, -0.84],
    [-0.19, -1.0],
  ],
  [
    [-0.12, -0.52],
    [-0.3, -0.74],
    [-0.41, -0.88],
  ],
  [
    [-0.24, -0.36],
    [-0.44, -0.56],
    [-0.56, -0.68],
  ],
  [
    [-0.36, -0.2],
    [-0.54, -0.36],
    [-0.66, -0.46],
  ],
];

const mapped = (matrix: Matrix, text: string): Path =>
  spline(knots(text).map(([x, y, sharp]): Knot => [...apply(matrix, [x, y]), sharp ?? 0]));

/** A wing held up from its root; `turn` leans it, `flip` lets the feathers point to the right. */
export const spreadWing = (
  root: Point,
  length: number,
  wing: WingColors & { turn: number; flip?: boolean },
): Sketch[] => {
  const matrix = placed(root, length, { turn: wing.turn, flip: wing.flip ?? false });
  const shafts = SHAFTS.map((points) =>
    line(
      points.map((point): Knot => apply(matrix, point)),
      lighten(wing.tip, -0.08),
      { width: length * 0.016, alpha: 0.6 },
    ),
  );
  return [
    form(mapped(matrix, PRIMARIES), wing.tip, { volume: 0.45, name: 'wing' }),
    ...shafts,
    form(mapped(matrix, COVERTS), wing.cover, { volume: 0.45, name: 'coat' }),
  ];
};

const FOLDED =
  '0.44,-0.2 0.5,0.08 0.3,0.32! 0.1,0.32 0.04,0.4! -0.18,0.38 -0.24,0.43! -0.46,0.37 -0.52,0.38! -0.74,0.28 -0.8,0.3! -1.1,0.12! -0.62,-0.06 -0.1,-0.32';
const FOLDED_COVERTS = '0.44,-0.2 0.49,0.06 0.26,0.24 0.06,0.2! -0.08,0.26 -0.22,0.14! -0.36,0.14 -0.42,0! -0.1,-0.3';
const FOLDED_SHAFTS = [
  '0.02,0.26 -0.3,0.26 -0.78,0.22',
  '-0.14,0.18 -0.5,0.17 -0.92,0.13',
  '-0.3,0.08 -0.6,0.08 -0.94,0.06',
];
/** Small feathers lie like tiles, each with a pale edge. */
const TILES: readonly Point[] = [
  [0.34, -0.02],
  [0.2, -0.1],
  [0.2, 0.08],
  [0.06, 0],
  [-0.06, -0.12],
  [-0.08, 0.1],
  [-0.2, 0],
];
const TILE = 0.085;

/** A wing folded along the body; root is the middle of the shoulder, `length` about half of the wing. */
export const foldedWing = (
  root: Point,
  length: number,
  wing: WingColors & { turn: number; flip?: boolean },
): Sketch[] => {
  const matrix = placed(root, length, { turn: wing.turn, flip: wing.flip ?? false });
  const drawnLine = (points: readonly Point[], color: Color, look: { width: number; alpha: number }): Sketch =>
    line(
      points.map((point): Knot => apply(matrix, point)),
      color,
      look,
    );
  const tile = ([x, y]: Point): Sketch =>
    drawnLine(
      [
        [x - TILE * 0.2, y - TILE],
        [x - TILE, y + TILE * 0.1],
        [x - TILE * 0.1, y + TILE],
      ],
      lighten(wing.cover, 0.09),
      { width: length * 0.028, alpha: 0.75 },
    );
  return [
    form(mapped(matrix, FOLDED), wing.tip, { volume: 0.45, name: 'wing' }),
    ...FOLDED_SHAFTS.map((text) =>
      drawnLine(points(text), lighten(wing.tip, 0.08), { width: length * 0.022, alpha: 0.7 }),
    ),
    form(mapped(matrix, FOLDED_COVERTS), wing.cover, { volume: 0.4, name: 'coat' }),
    ...TILES.map(tile),
  ];
};

/** The same wing closed: its feathers lie over each other, with shallow ends, so that it is no hand with fingers. */
const CLOSED =
  '0.08,0.16 0.19,-0.1 0.21,-0.48 0.13,-0.86 0.02,-1.1 -0.1,-1.08 -0.17,-0.95! -0.26,-0.93 -0.3,-0.78! -0.38,-0.74 -0.39,-0.58! -0.46,-0.52 -0.44,-0.36! -0.48,-0.26 -0.43,-0.1 -0.3,0.08 -0.1,0.2';
const CLOSED_MIDDLE =
  '0.08,0.14 0.18,-0.1 0.19,-0.44 0.12,-0.74 0.02,-0.86 -0.08,-0.78! -0.16,-0.76 -0.19,-0.6! -0.27,-0.56 -0.28,-0.4! -0.35,-0.34 -0.34,-0.18! -0.37,-0.06 -0.26,0.08 -0.1,0.18';
const CLOSED_COVERTS =
  '0.07,0.12 0.17,-0.1 0.17,-0.34 0.1,-0.52 0.01,-0.58 -0.06,-0.46! -0.13,-0.44 -0.16,-0.3! -0.23,-0.26 -0.24,-0.1 -0.2,0.04 -0.08,0.15';

/** A wing laid over somebody or something: from its shoulder to where its tip lies. */
export const wingTo = (root: Point, tip: Point, wing: WingColors & { shortest: number }): Sketch[] => {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.max(wing.shortest, Math.hypot(dx, dy)) / 1.1;
  // A wing points up from its root; its feathers hang down over whom it covers.
  const matrix = placed(root, length, { turn: Math.atan2(dx, -dy), flip: dx > 0 });
  return [
    form(mapped(matrix, CLOSED), wing.tip, { volume: 0.45, name: 'wing' }),
    form(mapped(matrix, CLOSED_MIDDLE), mix(wing.tip, wing.cover, 0.5), { volume: 0.35 }),
    form(mapped(matrix, CLOSED_COVERTS), wing.cover, { volume: 0.45, name: 'coat' }),
  ];
};

/** In thicknesses of the upper wing: how far its elbow is out of the line from shoulder to tip. */
const ELBOW = 0.9;
/** The ends of three feathers on what it holds, from the line of the wing, in radians. */
const FINGERS = [0.42, -0.34, 0.04] as const;

/** A wing around what is held before the breast: it hangs from its shoulder at the side and bends in at the elbow. */
export const wingAround = (shoulder: Point, tip: Point, wing: WingColors & { thick: number }): Sketch[] => {
  const { thick, cover } = wing;
  const side = Math.sign(shoulder[0] - tip[0]) || 1;
  const elbow: Point = [shoulder[0] + side * thick * 0.24, lerp(shoulder, tip, 0.5)[1] + thick * ELBOW];
  const wrist = lerp(elbow, tip, 0.5);
  const along = angleOf(elbow, tip);
  const reach = Math.max(thick * 1.2, distance(elbow, tip));
  const feather = (turn: number, index: number): Sketch => {
    const far = reach * (index === 2 ? 1 : 0.9);
    const bones = [elbow, add(elbow, polar(along + turn * 0.5, far * 0.55)), add(elbow, polar(along + turn, far))];
    return form(ribbon(bones, [thick * 0.5, thick * 0.44, thick * 0.22]), lighten(wing.tip, index * 0.02), {
      volume: 0.4,
      name: 'wing',
    });
  };
  const upper = ribbon(
    [shoulder, lerp(shoulder, elbow, 0.5), elbow, wrist],
    [thick * 0.62, thick * 0.86, thick * 0.84, thick * 0.46],
  );
  const scallop = (share: number): Sketch => {
    const [x, y] = lerp(shoulder, elbow, share);
    const half = thick * 0.4;
    return line(
      [
        [x - half, y],
        [x, y + half * 0.7],
        [x + half, y],
      ],
      lighten(cover, -0.1),
      { width: thick * 0.09, alpha: 0.6 },
    );
  };
  return [...FINGERS.map(feather), form(upper, cover, { volume: 0.5, name: 'coat' }), scallop(0.45), scallop(0.8)];
};
