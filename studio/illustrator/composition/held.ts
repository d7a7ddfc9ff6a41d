/** How figures hold things. */
import type { Pose, Prop } from '#core/story/vocabulary.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Grip } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type OneHanded = Exclude<Grip, 'hug'>;

/** The hand closes around a handle from above, or around a stem from the side. */
const DOWN = Math.PI / 2;
const ACROSS = -0.35;

const ARMS: Readonly<Record<'side' | 'front', Readonly<Record<OneHanded, ArmPose>>>> = {
  side: {
    hang: { x: 0.5, y: 0.62, hand: 'grip', turn: DOWN },
    up: { x: 0.6, y: 0.22, hand: 'grip', turn: ACROSS },
  },
  front: {
    hang: { x: 0.42, y: 0.76, elbow: [0.24, 0.44], hand: 'grip', turn: DOWN },
    up: { x: 0.54, y: 0.1, elbow: [0.3, 0.42], hand: 'grip', turn: ACROSS },
  },
};

/** Where the foot of a held thing is below (positive) the palm, as a share of its height. */
const DROP: Readonly<Record<OneHanded, number>> = { hang: 0.97, up: 0.24 };
/** What must be well above the hand is taken near its end: a canopy goes over the head, not before the face. */
const TAKEN_LOW: Readonly<Partial<Record<Prop, number>>> = { umbrella: 0.09, flag: 0.14, balloon: 0.08, kite: 0.1 };

/** How high on its sides a thing is taken with both hands, as a share of its height, and what counts as that height. */
const TAKEN_AT = 0.42;
/** What is carried lies on both arms. */
const CARRIED_AT = 0.14;
const TAKEN_BAND = 0.1;
/** How much of a palm lies behind the thing, in centimetres. */
const INSET = 1.2;
/** Hands on a slim trunk stay beside each other, in centimetres. */
const LEAST_HALF = 3;

/** The outlines that can be taken hold of: what is cut to an outline is no larger than that. */
const solidPaths = (sketch: Sketch): readonly Path[] => {
  switch (sketch.kind) {
    case 'bundle':
      return sketch.clip ? [sketch.clip] : sketch.children.flatMap(solidPaths);
    case 'form':
      return sketch.alpha < 0.5 ? [] : [sketch.path];
    default:
      return [];
  }
};

const STEPS = [0.2, 0.4, 0.6, 0.8, 1];

const between = (from: number, to: number, at: number): number => from + (to - from) * at;

/** Points along an outline, close enough to find its sides. */
const sampled = (path: Path): readonly Point[] => {
  const points: Point[] = [];
  let last: Point = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    const end: Point = segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];
    const [a, b]: readonly [Point, Point] =
      segment[0] === 'C'
        ? [
            [segment[1], segment[2]],
            [segment[3], segment[4]],
          ]
        : [
            [between(last[0], end[0], 1 / 3), between(last[1], end[1], 1 / 3)],
            [between(last[0], end[0], 2 / 3), between(last[1], end[1], 2 / 3)],
          ];
    const from = last;
    const along = (axis: 0 | 1, t: number): number =>
      from[axis] * (1 - t) ** 3 + 3 * a[axis] * t * (1 - t) ** 2 + 3 * b[axis] * t * t * (1 - t) + end[axis] * t ** 3;
    points.push(...(segment[0] === 'M' ? [end] : STEPS.map((t): Point => [along(0, t), along(1, t)])));
    last = end;
  }
  return points;
};

const boxAround = (paths: readonly Path[]): Box => {
  const boxes = paths.map(boundsOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
};

/** From where to where a drawing goes at a height. */
const extentAt = (sketch: Sketch, box: Box, y: number): { left: number; right: number } => {
  const band = (box.bottom - box.top) * TAKEN_BAND;
  const level = solidPaths(sketch)
    .flatMap(sampled)
    .filter((point) => Math.abs(point[1] - y) <= band);
  const xs = level.length > 1 ? level.map(([x]) => x) : [box.left, box.right];
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

type Sides = { readonly box: Box; readonly grips: { readonly left: Point; readonly right: Point } };

/** Where the two sides of a drawing are that hands can take. */
const sidesOf = (sketch: Sketch, at: number): Sides => {
  const box = boxAround(solidPaths(sketch));
  const y = box.bottom - (box.bottom - box.top) * at;
  const { left, right } = extentAt(sketch, box, y);
  const middle = (left + right) / 2;
  const half = Math.max(LEAST_HALF, (right - left) / 2 - INSET);
  return { box, grips: { left: [middle - half, y], right: [middle + half, y] } };
};

const smallSketch = (prop: Prop, isDark: boolean): { sketch: Sketch; factor: number } => {
  const drawing = PROP_DRAWINGS[prop];
  return { sketch: bundle(drawing.draw({ isDark })), factor: drawing.heldHeightCm / drawing.heightCm };
};

/** The hands and the drawing for holding a thing: one hand for what hangs or is held up, two for the rest. */
export const heldBy = (
  prop: Prop,
  look: { view: View; pose: Pose; isDark: boolean /** Above the water in which somebody stands. */; isHigh?: boolean },
): Held => {
  const { view, pose, isDark, isHigh = false } = look;
  const { grip, heldHeightCm, isOneSided } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  if (grip === 'hug') {
    const held = moved(sketch, placed([0, 0], factor));
    return {
      kind: 'in-hands',
      ...sidesOf(held, pose === 'carrying' ? CARRIED_AT : TAKEN_AT),
      draw: (foot) => [moved(held, placed(foot, 1))],
    };
  }
  const drop = heldHeightCm * (TAKEN_LOW[prop] ?? DROP[grip]);
  const held = moved(sketch, placed([0, drop], factor));
  const { left, right } = extentAt(held, boxAround(solidPaths(held)), 0);
  const stem = (left + right) / 2;
  const arms = ARMS[view === 'side' ? 'side' : 'front'];
  return {
    kind: 'in-hand',
    arm: isHigh && grip === 'hang' ? { ...arms.up, turn: DOWN } : arms[grip],
    // What is broader on one side, as a flag is, points away from the face.
    draw: ([x, y], outward) => {
      const side = isOneSided ? 1 : outward;
      return [moved(held, [side, 0, 0, 1, x - stem * side, y])];
    },
  };
};

/** The thing in the mouth, beak or hand of a companion, given where that is. */
export const carriedAt = (prop: Prop, at: Point, isDark: boolean): Sketch => {
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  // A canopy goes over the head here as well.
  const low = TAKEN_LOW[prop] ?? (grip === 'hang' ? 1.5 : 0.7);
  return moved(bundle([sketch], { name: 'held' }), placed([at[0], at[1] + heldHeightCm * 0.62 * low], factor * 0.62));
};
