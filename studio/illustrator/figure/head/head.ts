/** The head as a turning round form: where things on it appear, and its own shape. Half the head's height is 1. */
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

export type HeadFrame = {
  /** Turn to the page's right in radians; about π shows the back. */
  readonly yaw: number;
  /** Up is negative; moves the features by a share of half the head. */
  readonly pitch: number;
  /** 0 the round face of a small child, 1 the long one of a grown-up. */
  readonly maturity: number;
  /** 1 up to three years: full cheeks, a small nose, eyes low and wide apart. */
  readonly babyhood: number;
  /** How far an open mouth drops the chin. */
  readonly jaw: number;
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

/** How much wider each point of the outline is on the side that a turned face looks to, and on the other. */
const FACE = [1, 0.98, 0.93, 1.0, 0.98, 1.0] as const;
const SKULL = [1.04, 1.08, 1.06, 0.97, 0.86, 0.76] as const;
const FULL = [1, 1, 1, 1.035, 1.09, 1.12] as const;
const DROP = [0, 0, 0, 0.1, 0.5, 1] as const;

const halfOutline = (frame: HeadFrame, side: 1 | -1): readonly Point[] => {
  const turn = frame.isBack ? 0 : Math.sin(frame.yaw);
  const isFacing = turn * side > 0;
  return ROUND.map((round, index): Point => {
    const [x, y] = lerp(round, LONG[index] ?? round, frame.maturity);
    const turned = ((isFacing ? FACE : SKULL)[index] ?? 1) - 1;
    const factor = 1 + turned * Math.min(1, Math.abs(turn) * 1.8);
    const full = 1 + ((FULL[index] ?? 1) - 1) * frame.babyhood;
    const chin = index >= 4 ? turn * (index === 5 ? 0.2 : 0.1) : 0;
    return [x * side * factor * full + chin, y + frame.jaw * (DROP[index] ?? 0)];
  });
};

/** The skin outline of the head without ears and neck. */
export const headOutline = (frame: HeadFrame): Path => {
  const turn = frame.isBack ? 0 : Math.sin(frame.yaw);
  const [right, left] = [halfOutline(frame, 1), halfOutline(frame, -1).toReversed()];
  const knots: readonly Knot[] = [
    [turn * -0.03, -1],
    ...right,
    [turn * 0.26, 1 + 0.06 * frame.maturity + frame.jaw],
    ...left,
  ];
  return spline(knots);
};

/** How far the outline of the head reaches to one side at a height between forehead and chin. */
export const edgeAt = (frame: HeadFrame, side: 1 | -1, y: number): number => {
  const points = halfOutline(frame, side);
  const next = points.findIndex(([, at]) => at >= y);
  const below = next === -1 ? points.length - 1 : Math.max(1, next);
  const [from, to] = [points[below - 1] ?? [0, 0], points[below] ?? [0, 1]];
  const share = Math.max(0, Math.min(1, (y - from[1]) / (to[1] - from[1] || 1)));
  return Math.abs(from[0] + (to[0] - from[0]) * share);
};

/** The two sides of the head that a feature pair lies on: -1 is the page's left when the face looks out of the page. */
export const SIDES = [-1, 1] as const;
