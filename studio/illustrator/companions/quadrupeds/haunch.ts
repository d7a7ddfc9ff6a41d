/** The folded hind leg of an animal that sits or lies: a thigh before the flank, and the long foot that comes out under it. */
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { add, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where the toes of a folded hind leg are. */
export const toeOf = ({ rump, legWidth }: QuadrupedShape, hip: Point): Point => [
  hip[0] + rump * 1.42,
  -legWidth * 0.94,
];

export const haunch = (shape: QuadrupedShape, colors: AnimalColors, hip: Point): Sketch[] => {
  const { rump, legWidth: w } = shape;
  const knee: Point = [hip[0] + rump * 0.66, Math.min(-rump * 0.82, -w * 2.1)];
  const thigh = skinOf(
    [limb([add(hip, [rump * 0.08, rump * 0.02]), knee], [rump * 0.78, rump * 0.46])],
    blendOf(shape) * 0.5,
  );
  const toe = toeOf(shape, hip);
  const heel: Point = [hip[0] + rump * 0.12, -w * 0.9];
  const foot = ribbon([heel, lerp(heel, toe, 0.55), toe], [w * 0.86, w * 0.92, w * 0.92]);
  // The line of the thigh from the back over the knee down to the foot.
  const crease: readonly Point[] = [
    add(hip, [-rump * 0.3, -rump * 0.7]),
    add(hip, [rump * 0.34, -rump * 0.74]),
    add(knee, [rump * 0.42, -rump * 0.18]),
    add(knee, [rump * 0.3, rump * 0.36]),
    [hip[0] + rump * 0.5, -w * 1.7],
  ];
  return [
    form(foot, footLook(shape, colors).color, FUR),
    ...footAt(toe, { ...footLook(shape, colors), width: w * 1.08 }),
    form(thigh, colors.coat, FUR),
    line(crease, colors.dark, { width: w * 0.2, alpha: 0.5 }),
  ];
};
