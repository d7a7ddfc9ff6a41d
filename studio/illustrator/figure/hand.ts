/** Hands in the shapes that the poses ask for. */
import { hex } from '#studio/illustrator/color/color.ts';
import { edgeHand } from '#studio/illustrator/figure/hands/edge.ts';
import { flatHand } from '#studio/illustrator/figure/hands/flat.ts';
import { type Fist, fistBehind } from '#studio/illustrator/figure/hands/grip.ts';
import {
  creaseOf,
  enlarged,
  type HandPaint,
  LARGER,
  PALM_AT,
  skinOf,
} from '#studio/illustrator/figure/hands/hand-paint.ts';
import type { Arm } from '#studio/illustrator/figure/posing/stance.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const PENCIL = hex('#e4a32c');
const WOOD = hex('#eccfa4');
const LEAD = hex('#3a3540');

/** The tip of a forefinger that is stretched out, in the units in which a hand is drawn, the thumb at positive y. */
export const FINGERTIP: Point = [3.1 * LARGER, 0.52 * LARGER];

const finger = (angle: number, length: number, width: number): Path =>
  ribbon(
    [
      [0.7 + Math.cos(angle) * 0.3, Math.sin(angle) * 0.9],
      [0.8 + Math.cos(angle) * length * 0.6, Math.sin(angle) * (0.5 + length * 0.5)],
      [0.8 + Math.cos(angle) * length, Math.sin(angle) * (0.5 + length * 0.7)],
    ],
    [width, width, width * 0.82],
  );

/** Stretched out beside the thumb, well beyond the fist. */
const indexFinger = (side: number): Path =>
  ribbon(
    [
      [0.8, 0.62 * side],
      [1.9, 0.6 * side],
      [2.95, 0.52 * side],
    ],
    [0.32, 0.3, 0.25],
  );

/** Laid over curled fingers. */
const thumbAcross = (side: number): Path =>
  ribbon(
    [
      [0.35, 0.55 * side],
      [0.95, 0.52 * side],
      [1.5, 0.16 * side],
    ],
    [0.34, 0.33, 0.26],
  );

const thumb = (side: number): Path =>
  ribbon(
    [
      [0.3, 0.4 * side],
      [0.85, 0.95 * side],
      [1.35, 1.12 * side],
    ],
    [0.36, 0.36, 0.26],
  );

/** Where the four fingers lie across the hand and how far they reach, from the one beside the thumb on. */
const FINGERS: readonly (readonly [across: number, length: number])[] = [
  [0.66, 2.02],
  [0.23, 2.24],
  [-0.22, 2.12],
  [-0.65, 1.78],
];
const FINGER_HALF = 0.25;

/** The outline of a hand whose fingers lie together: four tips with a notch between any two. */
const togetherPath = (side: number): Path => {
  const tips = FINGERS.flatMap(([across, length], index): Knot[] => {
    const next = FINGERS[index + 1];
    const notch: Knot[] = next ? [[Math.min(length, next[1]) - 0.56, ((across + next[0]) / 2) * side, 1]] : [];
    return [
      [length - 0.3, (across + FINGER_HALF * 0.86) * side],
      [length, across * side],
      [length - 0.3, (across - FINGER_HALF * 0.86) * side],
      ...notch,
    ];
  });
  return spline([
    [-0.36, 0.44 * side],
    [0.16, 0.6 * side],
    [0.72, 0.88 * side],
    ...tips,
    [0.72, -0.88 * side],
    [0.16, -0.64 * side],
    [-0.36, -0.46 * side],
  ]);
};

const thumbBeside = (side: number): Path =>
  ribbon(
    [
      [0.3, 0.3 * side],
      [0.85, 0.72 * side],
      [1.45, 0.78 * side],
    ],
    [0.33, 0.32, 0.24],
  );

/** Fingers that lie together and bend to the side of the thumb, as around an ear or water. */
const cupPath = (side: number): Path =>
  ribbon(
    [
      [-0.2, 0],
      [0.6, -0.08 * side],
      [1.35, -0.02 * side],
      [1.95, 0.34 * side],
    ],
    [0.64, 0.86, 0.78, 0.5],
  );

const cupPartings = (paint: HandPaint, side: number): Sketch[] =>
  [0.34, -0.02, -0.38].map((across) =>
    creaseOf(paint)([1.15, (across - 0.06) * side], [1.92 - Math.abs(across) * 0.3, (across + 0.3) * side]),
  );

/** What a hand writes with that has nothing else: its point beyond the tips of the fingers, its end over the thumb. */
const pencil = (side: number): Sketch[] => {
  const at = (along: number): Point => [1.1 + along * 0.78, (0.52 - along * 0.3) * side];
  return [
    form(ribbon([at(-2.1), at(1.7)], [0.2, 0.2], 'flat'), PENCIL, { volume: 0.3 }),
    form(ribbon([at(1.7), at(2.35)], [0.2, 0.04], 'flat'), WOOD, { volume: 0.2 }),
    detail(ribbon([at(2.15), at(2.4)], [0.07, 0.03]), LEAD),
  ];
};

/** Thumb and forefinger whose tips meet on what they hold. */
const pinching = (paint: HandPaint, side: number): Sketch[] => [
  creaseOf(paint)([1.3, -0.5 * side], [1.9, -0.45 * side]),
  skinOf(paint)(
    ribbon(
      [
        [0.7, 0.66 * side],
        [1.6, 0.78 * side],
        [2.2, 0.36 * side],
      ],
      [0.32, 0.31, 0.24],
    ),
  ),
  skinOf(paint)(
    ribbon(
      [
        [0.4, 0.1 * side],
        [1.2, 0.2 * side],
        [2.05, 0.24 * side],
      ],
      [0.36, 0.34, 0.25],
    ),
  ),
];

/** On which side of the fingers the thumb is, and how a hand that grips is seen. */
export type HandView = { readonly side: number; readonly fist: Fist };
/** Of who holds nothing. */
export const PLAIN_FIST: Fist = { thumb: 1, isInner: false };

const PALM = ellipse([PALM_AT, 0], [1.0, 0.88]);
const FIST = ellipse([0.9, 0], [1.08, 1.0]);

/** The lines between fingers that lie together. */
const partings = (paint: HandPaint, side: number): Sketch[] =>
  FINGERS.slice(0, 3).map(([across, length], index) => {
    const next = FINGERS[index + 1] ?? [across, length];
    const y = ((across + next[0]) / 2) * side;
    return creaseOf(paint)([1.02, y * 0.9], [Math.min(length, next[1]) - 0.5, y]);
  });

/** A hand in its own units: the wrist is the origin, x runs on from the forearm, `side` is where the thumb is. */
export const handSketches = (shape: Arm['hand'], paint: HandPaint, { side, fist }: HandView): Sketch[] =>
  shape === 'grip' ? fistBehind(paint, fist) : enlarged(handAsIs(shape, paint, side));

const handAsIs = (shape: Exclude<Arm['hand'], 'grip'>, paint: HandPaint, side: number): Sketch[] => {
  const skin = skinOf(paint);
  const crease = creaseOf(paint);
  switch (shape) {
    case 'open':
      return [
        ...[-0.84, -0.31, 0.2, 0.72].map((angle) =>
          skin(finger(angle * side * -1, 2 - Math.abs(angle - 0.1) * 0.55, 0.25)),
        ),
        skin(thumb(side)),
        detail(PALM, paint.color, paint.name ? { name: paint.name } : {}),
      ];
    case 'point':
      return [
        skin(indexFinger(side)),
        skin(FIST),
        crease([1.25, 0.14 * side], [1.95, 0.16 * side]),
        crease([1.25, -0.3 * side], [1.9, -0.3 * side]),
        skin(thumbAcross(side)),
      ];
    case 'fist':
      return [
        skin(FIST),
        crease([1.3, -0.5], [1.9, -0.45]),
        crease([1.35, -0.05], [1.98, 0]),
        crease([1.3, 0.4], [1.85, 0.45]),
        skin(thumb(side)),
      ];
    case 'flat':
      return flatHand(paint, side);
    case 'edge':
      return edgeHand(paint, side);
    case 'cup':
      return [skin(cupPath(side)), ...cupPartings(paint, side), skin(thumb(side))];
    // The thumb lies behind it, and only its edge is seen.
    case 'cover':
      return [skin(thumbBeside(side)), skin(togetherPath(side)), ...partings(paint, side)];
    case 'pinch':
      return [skin(FIST), ...pencil(side), ...pinching(paint, side)];
    default:
      return [skin(togetherPath(side)), ...partings(paint, side), skin(thumb(side))];
  }
};

/** Longer than beside the fingers, as it lies on what they are behind. */
const thumbLaid = (side: number): Path =>
  ribbon(
    [
      [0.06, 0.3 * side],
      [0.56, 0.84 * side],
      [1.0, 1.0 * side],
      [1.42, 1.0 * side],
    ],
    [0.4, 0.36, 0.28, 0.2],
  );

/** The thumb of a hand that is behind what it holds; units as above. */
export const thumbBefore = (paint: HandPaint, side: number): Sketch[] => enlarged([skinOf(paint)(thumbLaid(side))]);
