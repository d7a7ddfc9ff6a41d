/** A four-legged body lying awake: belly on the ground, forelegs stretched out before it, head up. */
import { type Limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farColor, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import { haunch } from '#studio/illustrator/companions/quadrupeds/haunch.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { lainTail } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** From the shoulder down to the elbow and along the ground to the paw. */
export const stretchedLeg = ({ chest, stands, legWidth: w }: QuadrupedShape, shoulder: Point, far: number): Limb => {
  const long = Math.max(chest * 0.95, stands * 0.46) + far;
  return softLimb(
    [
      add(shoulder, [far * 0.5, chest * 0.35]),
      [shoulder[0] - chest * 0.06 + far * 0.5, -w * 1.35],
      [shoulder[0] + long * 0.6, -w * 1.04],
      [shoulder[0] + long, -w * 0.96],
    ],
    [w * 2.2, w * 1.5, w * 1.08, w * 1],
  );
};

export const legSketch = (shape: QuadrupedShape, colors: AnimalColors, leg: { limb: Limb; isFar: boolean }): Sketch => {
  const color = leg.isFar ? farColor(colors) : colors.coat;
  const toe = leg.limb.points[leg.limb.points.length - 1] ?? [0, 0];
  const skin = skinOf([leg.limb], shape.legWidth * 0.4);
  const paw = {
    ...footLook(shape, colors),
    color: shape.socks ? footLook(shape, colors).color : color,
    width: shape.legWidth * 1.08,
  };
  return bundle([...footAt(toe, paw), form(skin, color, FUR), ...footAt(toe, paw).slice(1)], { name: 'leg' });
};

/** The body lying with the head up, seen from the side. */
export const recliningPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump, chest, length, legWidth: w } = shape;
  const hip: Point = [-length * 0.42, -rump * 0.98];
  const shoulder: Point = [length * 0.34, -Math.max(chest * 1.16, rump * 1.02)];
  const head = add(shoulder, [shape.neck[0] * 0.8, shape.neck[1] * 0.84]);
  const tail = lainTail(shape, [hip[0] - rump * 0.76, -rump * 0.5], colors);
  const trunk = softLimb(
    [hip, [(hip[0] + shoulder[0]) / 2, -(rump + chest) * 0.52], shoulder],
    [rump * 1.02, (rump + chest) * 0.5, chest],
  );
  const skin = skinOf([trunk, neckLimb(shape, shoulder, head), tail.limb], blendOf(shape));
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: 0,
    skin,
    behind: [
      ...tail.tuft,
      legSketch(shape, colors, { limb: stretchedLeg(shape, shoulder, chest * 0.42), isFar: true }),
    ],
    before: [],
  };
  const breast = ellipse(add(shoulder, [chest * 0.66, chest * 0.2]), [chest * 0.5, chest * 0.95], 0.06);
  const upper: readonly Point[] = [
    add(shoulder, [-chest * 0.42, -chest * 0.1]),
    [shoulder[0] - chest * 0.5, -w * 2.6],
    [shoulder[0] - chest * 0.24, -w * 0.9],
  ];
  const near = { limb: stretchedLeg(shape, shoulder, 0), isFar: false };
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, {
        posture,
        legs: [],
        belly: [detail(breast, colors.pale, { alpha: 0.9 }), ...tail.marks],
      }),
      ...haunch(shape, colors, hip),
      // A foreleg that is raised for a gesture is drawn over the head.
      ...(isFree(order)
        ? []
        : [legSketch(shape, colors, near), line(upper, colors.dark, { width: w * 0.2, alpha: 0.4 })]),
    ],
  };
};
