/** A four-legged body sitting upright on its haunches. */
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { isRaising } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import {
  blendOf,
  coatOver,
  farLegs,
  footLook,
  FUR,
  type Leg,
  legOf,
} from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A straight fore leg whose foot stands `forward` of the shoulder. */
const foreLeg = (shape: QuadrupedShape, shoulder: Point, forward: number): Leg =>
  legOf({ ...shape, stands: -shoulder[1] * 0.98 }, 'fore', {
    root: add(shoulder, [shape.chest * 0.1, shape.chest * 0.3]),
    foot: [shoulder[0] + forward, 0],
  });

/** The thigh, a piece of its own before the flank, and the long hind foot that comes out under it. */
export const haunch = (shape: QuadrupedShape, colors: AnimalColors, hip: Point): Sketch[] => {
  const { rump, legWidth: w } = shape;
  const knee: Point = [hip[0] + rump * 0.62, -rump * 0.72];
  const thigh = skinOf(
    [limb([add(hip, [rump * 0.1, rump * 0.1]), knee], [rump * 0.8, rump * 0.56])],
    blendOf(shape) * 0.5,
  );
  const toe: Point = [hip[0] + rump * 1.22, -w * 0.94];
  const foot = ribbon(
    [[hip[0] + rump * 0.1, -w * 0.86], lerp([hip[0], -w * 0.86], toe, 0.6), toe],
    [w * 0.8, w * 0.9, w * 0.92],
  );
  const crease: readonly Point[] = [
    add(hip, [-rump * 0.36, -rump * 0.6]),
    add(hip, [rump * 0.3, -rump * 0.76]),
    add(knee, [rump * 0.5, -rump * 0.22]),
    add(knee, [rump * 0.46, rump * 0.32]),
  ];
  return [
    form(foot, shape.socks ? colors.dark : colors.coat, FUR),
    ...footAt(toe, { ...footLook(shape, colors), width: w * 1.1 }),
    form(thigh, colors.coat, FUR),
    line(crease, colors.dark, { width: w * 0.24, alpha: 0.42 }),
  ];
};

/** The body upright on its haunches, seen from the side. */
export const seatedPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump, chest, stands, length } = shape;
  const hip: Point = [-length * 0.34, -rump * 0.98];
  const shoulder: Point = [length * 0.2, -Math.max(stands * 0.98, rump * 1.5)];
  const head = add(shoulder, [shape.neck[0] * 0.72, shape.neck[1] * 1.02]);
  // A foreleg that is raised for a gesture is drawn over the head.
  const near = isRaising(order.gesture) ? [] : [foreLeg(shape, shoulder, chest * 0.34)];
  const tail = tailOf(shape, [hip[0] - rump * 0.62, -rump * 0.42], {
    knots: tailMood(shape, order).map(([x, y]): Point => [x * 0.9, Math.min(y * 0.55, rump * 0.1)]),
    colors,
  });
  const trunk = limb([hip, lerp(hip, shoulder, 0.5), shoulder], [rump * 1.02, (rump + chest) * 0.5, chest * 0.86]);
  const thigh = limb([hip, [hip[0] + rump * 0.86, -rump * 0.72]], [rump * 0.86, rump * 0.5]);
  const skin = skinOf(
    [trunk, neckLimb(shape, shoulder, head), ...near.map((one) => one.limb), thigh, tail.limb],
    blendOf(shape),
  );
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: 0,
    skin,
    behind: [...farLegs(shape, colors, [foreLeg(shape, shoulder, chest * 0.72)]), ...tail.tuft],
    before: [],
  };
  const breast = ellipse(add(shoulder, [chest * 0.62, chest * 0.7]), [chest * 0.56, chest * 1.3], 0.1);
  const belly = [detail(breast, colors.pale, { alpha: 0.92 }), ...tail.marks];
  return {
    ...posture,
    before: [...coatOver(shape, colors, { posture, legs: near, belly }), ...haunch(shape, colors, hip)],
  };
};
