/** A four-legged body that crouches: rump up, chest near the ground, every leg folded and seen, as before a leap. */
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { haunch } from '#studio/illustrator/companions/quadrupeds/haunch.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { legSketch, stretchedLeg } from '#studio/illustrator/companions/quadrupeds/postures/reclining.ts';
import { isLowMood, lainTail, tailApart, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The tail stands a little, slimmer at its root, so that the rump ends before it. */
const SLIM_ROOT = 0.62;

const tailBehind = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder) => {
  const { rump, tail } = shape;
  const root: Point = [-shape.length * 0.42 - rump * 0.7, -rump * 0.72];
  if (isLowMood(order)) return lainTail(shape, root, colors);
  const radii = tail.radii.map((radius, index) => (index === 0 ? radius * SLIM_ROOT : radius));
  const knots = tail.up.map(([x, y]): Point => [x * 1.05, y * 0.62]);
  return tailOf({ ...shape, tail: { ...tail, radii } }, root, { knots, colors });
};

/** Crouched, seen from the side. */
export const crouchedPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump, chest, length, legWidth: w } = shape;
  const hip: Point = [-length * 0.42, -rump * 1.22];
  const shoulder: Point = [length * 0.36, -Math.max(chest * 1.02, rump * 0.84)];
  const head = add(shoulder, [shape.neck[0] * 0.86, shape.neck[1] * 0.62]);
  const tail = tailBehind(shape, colors, order);
  const trunk = softLimb(
    [hip, [(hip[0] + shoulder[0]) / 2, -(rump + chest) * 0.6], shoulder],
    [rump * 0.98, (rump + chest) * 0.44, chest * 0.92],
  );
  const skin = skinOf([trunk, neckLimb(shape, shoulder, head)], blendOf(shape));
  const far = { limb: stretchedLeg(shape, shoulder, chest * 0.5), isFar: true };
  const near = { limb: stretchedLeg(shape, shoulder, -chest * 0.06), isFar: false };
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: 0,
    skin,
    behind: [...tailApart(tail, shape.tail.bare ?? colors.coat), legSketch(shape, colors, far)],
    before: [],
  };
  // The blade of the shoulder stands up over the back.
  const blade: readonly Point[] = [
    add(shoulder, [-chest * 0.62, -chest * 0.5]),
    [shoulder[0] - chest * 0.66, -w * 2.6],
    [shoulder[0] - chest * 0.3, -w * 0.9],
  ];
  const breast = ellipse(add(shoulder, [chest * 0.66, chest * 0.2]), [chest * 0.5, chest * 0.8], 0.06);
  const foreleg: readonly Sketch[] = [
    legSketch(shape, colors, near),
    line(blade, colors.dark, { width: w * 0.2, alpha: 0.45 }),
  ];
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: [detail(breast, colors.pale, { alpha: 0.9 })] }),
      ...haunch(shape, colors, [hip[0], -rump * 1.02]),
      // A foreleg that is raised for a gesture is drawn over the head.
      ...(isFree(order) ? [] : foreleg),
    ],
  };
};
