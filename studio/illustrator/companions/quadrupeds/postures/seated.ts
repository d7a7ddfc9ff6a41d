/** A four-legged body sitting upright on its haunches. */
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farLegs, FUR, type Leg } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { haunch, toeOf } from '#studio/illustrator/companions/quadrupeds/haunch.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { isLowMood, lainTail, tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add, lerp } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** A foreleg that stands straight under the chest, its foot `forward` of the shoulder. */
const foreLeg = ({ chest, legWidth: w }: QuadrupedShape, shoulder: Point, forward: number): Leg => {
  const root = add(shoulder, [Math.min(forward * 0.6, chest * 0.3), chest * 0.35]);
  const ankle: Point = [shoulder[0] + forward, -w * 0.85];
  const points = [root, ...[0.36, 0.6, 0.84].map((share) => lerp(root, ankle, share)), ankle];
  return {
    points,
    limb: limb(
      points,
      [2.3, 1.6, 1.24, 1.04, 0.98].map((share) => share * w),
    ),
  };
};

/** A tail that is laid round is no thicker than this share of the rump, and thin at its end: a thick one would be a block. */
const ROUND_THICK = 0.34;
const ROUND_END = 0.42;
/** Fur before fur of the same colour is told by its edge: so much wider, as a share of the tail. */
const EDGE = 0.16;

/** The tail laid round the haunch to the toes, as cats sit; over everything that is nearer to the ground. */
const tailRound = (shape: QuadrupedShape, colors: AnimalColors, hip: Point): Sketch => {
  const { rump, tail } = shape;
  const root: Point = [hip[0] - rump * 0.86, -rump * 0.5];
  const slim = Math.min(1, (rump * ROUND_THICK) / Math.max(...tail.radii));
  const thick = Math.max(...tail.radii) * slim;
  const count = Math.max(4, tail.radii.length);
  const radii = tail.radii.map((radius, index) => (index >= count - 1 ? thick * ROUND_END : radius * slim));
  const ground = -thick * 0.98 - root[1];
  const toe = toeOf(shape, hip)[0] - root[0];
  const knots: readonly Point[] = [
    [0, 0],
    [rump * 0.06, ground * 0.72],
    [toe * 0.46, ground],
    [toe * 0.86, ground],
    [toe * 1.12, ground * 0.94 - thick * 0.6],
  ];
  const laid = tailOf({ ...shape, tail: { ...tail, radii } }, root, { knots: knots.slice(0, count), colors });
  const { limb: soft } = laid;
  const skin = skinOf([soft], 0.5);
  const edge = skinOf([{ ...soft, radii: soft.radii.map((radius) => radius + thick * EDGE) }], 0.5);
  return bundle(
    [
      ...laid.tuft,
      detail(edge, colors.dark, { alpha: 0.45 }),
      form(skin, colors.coat, FUR),
      bundle(laid.marks, { clip: skin }),
    ],
    { name: 'tail' },
  );
};

/** How high its root is, in half heights of the rump. */
const TAIL_ROOT = 0.42;

/** How a tail lies behind somebody who sits: as told, otherwise its usual way a little lower, and on the ground, not in it. */
const tailBehind = (shape: QuadrupedShape, order: CompanionOrder): readonly Point[] => {
  const { tail, rump } = shape;
  const told = tail.sitting ?? tailMood(shape, order).map(([x, y]): Point => [x * 0.9, Math.min(y * 0.55, rump * 0.1)]);
  return told.map(([x, y], index): Point => {
    const thick = tail.radii[Math.min(index, tail.radii.length - 1)] ?? 0;
    return [x, Math.min(y, rump * TAIL_ROOT - thick)];
  });
};

/** How far a tail goes: that of a rabbit never comes round to the toes. */
const reachOf = ({ low }: QuadrupedShape['tail']): number => Math.max(...low.map(([x]) => -x));

/** The body upright on its haunches, seen from the side. */
export const seatedPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump, chest, stands, length } = shape;
  const hip: Point = [-length * 0.3, -rump * 0.98];
  const shoulder: Point = [length * 0.17, -Math.max(stands, rump * 1.55)];
  const head = add(shoulder, [shape.neck[0] * 0.72, shape.neck[1] * 1.02]);
  // A foreleg that is raised for a gesture is drawn over the head.
  const near = isFree(order) ? [] : [foreLeg(shape, shoulder, chest * 0.2)];
  const isRound = order.manner === 'tail-round' && shape.tail.tuft === undefined && reachOf(shape.tail) > rump;
  const root: Point = [hip[0] - rump * 0.62, -rump * TAIL_ROOT];
  const isLain = isLowMood(order) && shape.tail.sitting === undefined;
  const tail = isLain
    ? lainTail(shape, root, colors)
    : tailOf(shape, root, { knots: tailBehind(shape, order), colors });
  // The back is a bow and no ramp: it leaves the hip steeply and rounds over to the shoulder.
  const back = add(lerp(hip, shoulder, 0.52), [-rump * 0.2, -rump * 0.06]);
  const trunk = softLimb([hip, back, shoulder], [rump * 1.02, (rump + chest) * 0.5, chest * 0.88]);
  const thigh = limb([hip, [hip[0] + rump * 0.86, -rump * 0.8]], [rump * 0.86, rump * 0.5]);
  const skin = skinOf(
    [trunk, neckLimb(shape, shoulder, head), ...near.map((one) => one.limb), thigh, ...(isRound ? [] : [tail.limb])],
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
    behind: [...farLegs(shape, colors, [foreLeg(shape, shoulder, chest * 0.62)]), ...(isRound ? [] : tail.tuft)],
    before: [],
  };
  const breast = ellipse(add(shoulder, [chest * 0.62, chest * 0.5]), [chest * 0.56, chest * 1.2], 0.06);
  const belly = [detail(breast, colors.pale, { alpha: 0.92 }), ...(isRound ? [] : tail.marks)];
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: near, belly }),
      ...haunch(shape, colors, hip),
      ...(isRound ? [tailRound(shape, colors, hip)] : []),
    ],
  };
};
