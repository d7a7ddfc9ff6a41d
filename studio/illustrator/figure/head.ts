/** The head as a turning round form: where things on it appear, and its own shape. Half the head's height is 1. */
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

export type HeadFrame = {
  /** Turn to the page's right in radians; about π shows the back. */
  readonly yaw: number;
  /** Up is negative; moves the features by a share of half the head. */
  readonly pitch: number;
  readonly maturity: number;
  readonly isBack: boolean;
};

export type Spot = {
  readonly x: number;
  readonly y: number /** 1 faces the reader, 0 is at the edge, below 0 behind. */;
  readonly facing: number;
};

/** Half of the width of the head at a height. */
export const widthAt = (y: number): number => 0.95 * Math.sqrt(Math.max(0.02, 1 - ((y + 0.06) / 1.12) ** 2));

/** The place of a point of the head, given by its longitude (0 is the nose) and its height. */
export const spotAt = (frame: HeadFrame, longitude: number, y: number, reach = 1): Spot => {
  const angle = longitude + frame.yaw;
  return {
    x: Math.sin(angle) * widthAt(y) * reach,
    y: y + frame.pitch * 0.3 * Math.cos(angle),
    facing: Math.cos(angle),
  };
};

const ROUND: readonly Point[] = [
  [0.5, -0.9],
  [0.83, -0.56],
  [0.935, -0.1],
  [0.93, 0.3],
  [0.8, 0.66],
  [0.46, 0.9],
];
const LONG: readonly Point[] = [
  [0.48, -0.9],
  [0.8, -0.58],
  [0.88, -0.12],
  [0.84, 0.3],
  [0.7, 0.7],
  [0.38, 0.98],
];

/** The skin outline of the head without ears and neck. */
export const headOutline = (frame: HeadFrame): Path => {
  const turn = frame.isBack ? 0 : Math.sin(frame.yaw);
  const amount = Math.abs(turn);
  const half = (side: 1 | -1): Knot[] => {
    const isFacing = turn * side > 0;
    return ROUND.map((round, index): Knot => {
      const [x, y] = lerp(round, LONG[index] ?? round, frame.maturity);
      const face = [1, 0.98, 0.93, 1.0, 0.98, 1.0][index] ?? 1;
      const skull = [1.04, 1.08, 1.06, 0.97, 0.86, 0.76][index] ?? 1;
      const factor = 1 + ((isFacing ? face : skull) - 1) * Math.min(1, amount * 1.8);
      const chin = index >= 4 ? turn * (index === 5 ? 0.2 : 0.1) : 0;
      return [x * side * factor + chin, y];
    });
  };
  const right = half(1);
  const left = half(-1).toReversed();
  return spline([[turn * -0.03, -1], ...right, [turn * 0.26, 1 + 0.06 * frame.maturity], ...left]);
};

/** The two sides of the head that a feature pair lies on: -1 is the page's left when the face looks out of the page. */
export const SIDES = [-1, 1] as const;
