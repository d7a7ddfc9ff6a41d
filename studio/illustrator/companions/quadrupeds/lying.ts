/** A four-legged body kneeling on folded legs, as camels and cattle rest. */
import { type Limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { turned } from '#studio/illustrator/companions/anatomy/turned.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb, trunkLimbs } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

/** The fore and hind leg folded beside the body. */
const foldedLegs = (shape: QuadrupedShape, hip: Point, shoulder: Point): readonly Limb[] => {
  const { legWidth: w, stands, chest, rump } = shape;
  const ground = -w * 1.05;
  const knee: Point = [shoulder[0] + Math.max(chest * 0.75, stands * 0.2), ground];
  const hindKnee: Point = [hip[0] + Math.max(rump * 1.1, stands * 0.3), ground - rump * 0.62];
  const elbow = add(shoulder, [chest * 0.1, chest * 0.25]);
  const foreFoot: Point = [shoulder[0] - stands * 0.14, ground];
  const heel: Point = [hip[0] + rump * 0.1, ground];
  const hindFoot: Point = [hip[0] + rump * 0.3 + stands * 0.3, ground];
  return [
    softLimb([elbow, add(knee, [-w * 0.6, -w * 1.1]), knee, foreFoot], [w * 1.8, w * 1.5, w * 1.1, w * 0.9]),
    softLimb([hip, hindKnee, heel, hindFoot], [rump * 0.66, rump * 0.4, w * 1.1, w * 0.9]),
  ];
};

const legForms = (shape: QuadrupedShape, colors: AnimalColors, legs: readonly Limb[]): Sketch[] =>
  legs.flatMap((one) => {
    const w = shape.legWidth;
    const [x, y] = one.points[one.points.length - 1] ?? [0, 0];
    const color = shape.foot === 'hoof' || shape.socks ? colors.dark : colors.coat;
    return [
      form(ellipse([x + w * 0.5, y + w * 0.1], [w * 1.5, w * 0.86]), color, { volume: 0.4 }),
      form(skinOf([one], w * 0.4), colors.coat, FUR),
    ];
  });

/** A sleeper's neck lies forward; a very long one bends down in an arch. */
const sleepingNeck = (shape: QuadrupedShape, shoulder: Point): { head: Point; neck: Limb } => {
  const { chest, length, neck, headRadius, neckRadii } = shape;
  const reach = Math.hypot(...neck);
  const isLong = reach > length * 1.25;
  const head: Point = [shoulder[0] + (isLong ? reach * 0.44 : Math.max(chest * 0.9, reach * 0.72)), -headRadius * 1.02];
  const arch: readonly Point[] = isLong
    ? [add(shoulder, [chest * 0.3, -reach * 0.5]), add(shoulder, [reach * 0.3, -reach * 0.52])]
    : [[(shoulder[0] + head[0]) / 2, shoulder[1] - chest * 0.1]];
  return {
    head,
    neck: softLimb([shoulder, ...arch, head], [neckRadii[0], (neckRadii[0] + neckRadii[1]) / 2, neckRadii[1]]),
  };
};

/** The body on folded legs, awake with the neck up or asleep with the head on the ground. */
export const lyingPosture = (shape: QuadrupedShape, colors: AnimalColors, isAsleep: boolean): Posture => {
  const { rump, chest, length, legWidth } = shape;
  const hip: Point = [-length / 2, -rump * 0.98];
  const shoulder: Point = [length / 2, -chest * 1.02];
  const raised = add(shoulder, turned(shape.neck, -0.12));
  const { head, neck } = isAsleep
    ? sleepingNeck(shape, shoulder)
    : { head: raised, neck: neckLimb(shape, shoulder, raised) };
  const lowest = -hip[1] - legWidth * 2 + rump * 0.1;
  const tail = tailOf(shape, [hip[0] - rump * 0.78, hip[1] - rump * 0.1], {
    knots: shape.tail.low.map(([x, y]): Point => [x * 0.6, Math.min(y, lowest)]),
    colors,
  });
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: isAsleep ? -0.4 : 0,
    skin: skinOf([...trunkLimbs(shape, hip, shoulder), neck, tail.limb], blendOf(shape)),
    behind: tail.tuft,
    before: [],
  };
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: tail.marks }),
      ...legForms(shape, colors, foldedLegs(shape, hip, shoulder)),
    ],
  };
};
