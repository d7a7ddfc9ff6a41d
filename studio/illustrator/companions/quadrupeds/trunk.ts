/** The trunk and the neck of a four-legged body as limbs. */
import { limb, type Limb } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { add, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The trunk as limbs: chest, belly, rump, and a hump when there is one. */
export const trunkLimbs = (shape: QuadrupedShape, hip: Point, shoulder: Point): Limb[] => {
  const belly = lerp(hip, shoulder, 0.5);
  const sag = (shape.chest + shape.rump) * 0.5 - shape.waist;
  // Small ones walk with a round back.
  const arch = shape.isHunched ? shape.rump * 0.3 : 0;
  return [
    softLimb(
      [hip, [belly[0], belly[1] - sag * 0.3 + shape.chest * 0.05 - arch], shoulder],
      [shape.rump, shape.waist, shape.chest],
    ),
    limb(
      [
        [hip[0] - shape.rump * 0.1, hip[1] + shape.rump * 0.12],
        [hip[0] + shape.rump * 0.2, hip[1] + shape.rump * 0.1],
      ],
      [shape.rump * 1.04, shape.rump * 1.02],
    ),
    ...(shape.hump
      ? [
          limb(
            [add(belly, [0, -shape.waist * 0.5]), add(belly, [-shape.hump * 0.14, -shape.waist - shape.hump * 0.62])],
            [shape.hump * 1.34, shape.hump * 0.62],
          ),
        ]
      : []),
  ];
};

/** The neck from inside the chest to the head. */
export const neckLimb = (shape: QuadrupedShape, shoulder: Point, head: Point): Limb => {
  const from: Point = [shoulder[0] - shape.chest * 0.1, shoulder[1] - shape.chest * 0.1];
  const middle = lerp(from, head, 0.5);
  return softLimb(
    [from, [middle[0] + shape.neckRadii[0] * 0.18, middle[1] + shape.neckRadii[0] * 0.16], head],
    [shape.neckRadii[0], (shape.neckRadii[0] + shape.neckRadii[1]) * 0.47, shape.neckRadii[1]],
  );
};
