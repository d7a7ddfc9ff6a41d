/** The line that sleeve and skin of an arm follow, from the shoulder over the elbow to the wrist. */
import type { Arm } from '#studio/illustrator/figure/posing/stance.ts';
import { bend, distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** An arm as a line of points: a soft bend, or a corner at the elbow when it is folded. */
export type ArmLine = { readonly points: readonly Point[]; readonly isFolded: boolean; readonly elbow: number };

export const SAMPLES = 7;

/** The stretches of a line between two places along it; a folded arm has one before its elbow and one behind it. */
export const stretches = (
  { isFolded, elbow }: ArmLine,
  from: number,
  until: number,
): readonly (readonly [number, number])[] =>
  isFolded && from < elbow && until > elbow
    ? [
        [from, elbow],
        [elbow, until],
      ]
    : [[from, until]];

/** An upper arm and a forearm that are nearer than this, as a cosine, lie on each other. */
const FOLDED = 0.2;

const isFolded = ({ shoulder, elbow, wrist }: Arm): boolean => {
  const upper = [shoulder[0] - elbow[0], shoulder[1] - elbow[1]] as const;
  const fore = [wrist[0] - elbow[0], wrist[1] - elbow[1]] as const;
  return upper[0] * fore[0] + upper[1] * fore[1] > FOLDED * Math.hypot(...upper) * Math.hypot(...fore);
};

export const lengthOf = ({ shoulder, elbow, wrist }: Arm): number =>
  distance(shoulder, elbow) + distance(elbow, wrist) || 1;

export const lineOf = (arm: Arm): ArmLine => {
  const { shoulder, elbow, wrist } = arm;
  const [upper, fore] = [distance(shoulder, elbow), distance(elbow, wrist)];
  const isCorner = isFolded(arm);
  const points = isCorner
    ? [shoulder, lerp(shoulder, elbow, 0.5), elbow, lerp(elbow, wrist, 0.5), wrist]
    : bend(shoulder, elbow, wrist);
  return { points, isFolded: isCorner, elbow: upper / (upper + fore || 1) };
};
