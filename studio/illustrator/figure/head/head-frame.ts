/** How a head is turned to the reader, and where on the figure it is. */
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import type { HeadFrame } from '#studio/illustrator/figure/head/head.ts';
import type { Stance } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

const YAWS = { front: 0.14, 'three-quarter': 0.36, side: 0.56 } as const;
/** Who lies or flies past still shows the face. */
const LYING_YAW = 0.34;

/** How far a head turns after the eyes: further for who looks back. */
const FOLLOWS = 0.16;
const TURNS_BACK = 0.36;
const FRONT_FOLLOWS = 0.3;

/** How far features move up and down after the eyes. */
const PITCH = 0.5;

/** How grown a face is by age: it changes most at school, before the body does. */
const GROWN: readonly (readonly [age: number, maturity: number])[] = [
  [2, 0],
  [4, 0.05],
  [6, 0.14],
  [8, 0.3],
  [10, 0.48],
  [14, 0.66],
  [20, 0.92],
  [55, 1],
];

const grownAt = (age: number): number => {
  const above = GROWN.findIndex(([at]) => at >= age);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [[from, low], [to, high]] = [GROWN[above - 1] ?? [0, 0], GROWN[above] ?? [1, 1]];
  return low + ((high - low) * (age - from)) / (to - from);
};

/** How far a head goes back or bows on its neck after the eyes, in radians: less when it looks behind itself. */
const GOES_BACK = 0.34;
const BOWS = 0.34;
const BEHIND = 0.3;

/** The turn of a head that looks up or down, forward in radians; seen from the front none is seen. */
export const nodOf = ([x, y]: Point, { view, way }: Pick<Stance, 'view' | 'way'>): number => {
  if (view === 'front' || view === 'back') return 0;
  return y * (y < 0 ? GOES_BACK : BOWS) * (x * way < -0.1 ? BEHIND : 1);
};

type HeadLook = { readonly age: number; readonly gaze: Point; readonly features: Features };

/** The head as a turning form. */
export const headFrameFor = (skeleton: Skeleton, { age, gaze, features }: HeadLook): HeadFrame => {
  const { isSide } = skeleton;
  const { view, way } = skeleton.stance;
  const isBack = view === 'back';
  const base = isBack ? Math.PI - 0.2 * way : (isSide && view !== 'side' ? LYING_YAW : YAWS[view]) * way;
  const follows = view === 'front' && !isSide ? FRONT_FOLLOWS : gaze[0] * way < 0 ? TURNS_BACK : FOLLOWS;
  return {
    yaw: base + (isBack ? 0 : gaze[0] * follows),
    pitch: Math.max(-0.6, Math.min(0.5, gaze[1] * PITCH + (features.pitch ?? 0))),
    maturity: grownAt(age),
    babyhood: Math.max(0, Math.min(1, (5.5 - age) / 2.5)),
    jaw: isBack ? 0 : Math.max(0, features.mouth.open - 0.14) * 0.34,
    isBack,
  };
};

/** How far a head is turned on the page, tilted as it is, clockwise in radians. */
export const tiltedTurn = ({ headTurn, stance: { view, way } }: Skeleton, { tilt }: Features): number =>
  headTurn + tilt * (view === 'back' ? 0.4 : 1) * way;

/** Directions of the page as the turned head sees them. */
export const asSeen = ([x, y]: Point, turn: number): Point => [
  x * Math.cos(turn) + y * Math.sin(turn),
  y * Math.cos(turn) - x * Math.sin(turn),
];

/** From the units of the head, half of its height, to centimetres of the figure. */
export const headMatrix = (skeleton: Skeleton, features: Features): Matrix =>
  placed(skeleton.head, skeleton.build.head / 2, { turn: tiltedTurn(skeleton, features) });
