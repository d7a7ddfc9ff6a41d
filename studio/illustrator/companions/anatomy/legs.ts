/** Legs: where knees and heels come when a foot is set somewhere. */
import { angleOf, clamp, distance, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The joint between two bones of given lengths; `side` 1 bends it clockwise of the line. */
export const jointBetween = (from: Point, to: Point, bend: { upper: number; lower: number; side: 1 | -1 }): Point => {
  const { upper, lower, side } = bend;
  const reach = clamp(distance(from, to), Math.abs(upper - lower) + 1e-3, upper + lower - 1e-3);
  const turn = Math.acos(clamp((upper * upper + reach * reach - lower * lower) / (2 * upper * reach), -1, 1));
  const [dx, dy] = polar(angleOf(from, to) + turn * side, upper);
  return [from[0] + dx, from[1] + dy];
};

export type LegKind = 'fore' | 'hind';

/** Each of the two upper bones as a share of both: the more over a half, the more a leg is bent that carries. */
const BONES: Readonly<Record<LegKind, number>> = { fore: 0.508, hind: 0.53 };

/** Root, two joints and foot. Fore legs bend back at the elbow, hind legs forward at the knee and back at the heel. */
export const legPoints = (kind: LegKind, root: Point, foot: Point, length: number): readonly Point[] => {
  const pastern = length * (kind === 'fore' ? 0.26 : 0.36);
  const lean = kind === 'fore' ? 0.1 : -0.34;
  const [dx, dy] = polar(angleOf(foot, root) + lean, pastern);
  const heel: Point = [foot[0] + dx, foot[1] + dy];
  const rest = length - pastern;
  const bone = rest * BONES[kind];
  const knee = jointBetween(root, heel, { upper: bone, lower: bone, side: kind === 'fore' ? 1 : -1 });
  return [root, knee, lerp(knee, heel, 0.5), heel, foot];
};
