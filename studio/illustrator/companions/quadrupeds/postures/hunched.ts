/** A body that sits upright with its forepaws free: mice on their haunches, bears and dragons on their bottoms. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farColor, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { haunch } from '#studio/illustrator/companions/quadrupeds/haunch.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailApart, tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add, cut, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** Over the edge of a paw of the colour of its arm, where it goes on into the arm: a ring there would make it a ball. */
export const wristOver = (
  { legWidth: w }: QuadrupedShape,
  [from, paw]: readonly [Point, Point],
  color: Color,
): Sketch => detail(ribbon([lerp(from, paw, 0.5), lerp(from, paw, 0.8), paw], [w * 0.86, w * 0.84, w * 0.7]), color);

/** What is nearer than a body of its colour is a little lighter. */
const NEARER = 0.035;

/** A short arm from the shoulder over the elbow to the paw. */
export const heldPaw = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  arm: { shoulder: Point; elbow: Point; paw: Point; isFar: boolean },
): Sketch => {
  const { legWidth: w } = shape;
  const color = arm.isFar ? farColor(colors) : lighten(colors.coat, NEARER);
  const bones = softLimb([arm.shoulder, arm.elbow, arm.paw], [w * 1.7, w * 1.3, w * 1.05]);
  const skin = skinOf([bones], w * 0.5);
  const [x, y] = arm.paw;
  // Before a body of the same colour an arm is told by its edge.
  const rim = arm.isFar
    ? []
    : [ribbon(cut(bones.points, 0.3, 1, 5), [w * 1.4, w * 1.46, w * 1.24]), ellipse([x, y], [w * 1.42, w * 1.27])];
  return bundle(
    [
      // A thin edge and no veil: what is seen through it would be seen through the arm.
      ...rim.map((path) => detail(path, mix(colors.coat, colors.dark, 0.6))),
      form(skin, color, FUR),
      form(ellipse([x, y], [w * 1.25, w * 1.1]), shape.barePaws ?? color, { ...FUR, volume: 0.35 }),
      ...(shape.barePaws ? [] : [wristOver(shape, [arm.elbow, arm.paw], color)]),
      ...[-0.35, 0.3].map((side) =>
        line(
          [
            [x + w * 0.3, y + side * w],
            [x + w * 1.1, y + side * w * 1.1],
          ],
          colors.dark,
          { width: w * 0.18, alpha: 0.55 },
        ),
      ),
    ],
    { name: 'leg' },
  );
};

type Arm = readonly [root: Point, elbow: Point, paw: Point];

/** From the shoulder, in half thicknesses of the chest: paws together before the chest. */
const ARMS_TOGETHER: Readonly<Record<'near' | 'far', Arm>> = {
  near: [
    [0.28, 0.5],
    [0.5, 1.3],
    [1.22, 1.12],
  ],
  far: [
    [0.46, 0.5],
    [0.72, 1.3],
    [1.58, 0.98],
  ],
};
/** Hanging down at the sides, the hands on the thighs: the belly is seen between them. */
const ARMS_DOWN: Readonly<Record<'near' | 'far', Arm>> = {
  near: [
    [-0.06, 0.5],
    [-0.3, 1.25],
    [0.3, 1.75],
  ],
  far: [
    [0.5, 0.5],
    [0.95, 1.2],
    [1.42, 1.6],
  ],
};

/** A hind leg stretched out over the ground, its sole to the front. */
const outstretched = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { hip, isFar }: { hip: Point; isFar: boolean },
): Sketch => {
  const { rump: r, legWidth: w } = shape;
  const color = isFar ? farColor(colors) : colors.coat;
  const [x, y] = [hip[0] + (isFar ? r * 0.3 : 0), isFar ? -r * 0.1 : 0];
  const heel: Point = [x + r * 1.62, -w * 1.05 + y];
  const leg = softLimb(
    [[x + r * 0.2, -r * 0.62 + y], [x + r * 0.95, -r * 0.56 + y], heel],
    [r * 0.6, r * 0.46, w * 1.2],
  );
  const sole: Point = [heel[0] + w * 0.5, heel[1] - w * 0.6];
  const crease: readonly Point[] = [
    [x - r * 0.1, -r * 1.16 + y],
    [x + r * 0.62, -r * 1.1 + y],
    [x + r * 1.2, -r * 0.78 + y],
    [heel[0] - w * 0.7, heel[1] - w * 1.2],
  ];
  return bundle(
    [
      ...[-0.5, 0, 0.5].map((side) =>
        form(ellipse([sole[0] + w * (0.25 + side * 0.5), sole[1] - w * 1.5], [w * 0.5, w * 0.55]), color, FUR),
      ),
      form(skinOf([leg], r * 0.2), color, FUR),
      form(ellipse(sole, [w * 1.05, w * 1.65], 0.12), color, FUR),
      detail(ellipse([sole[0] + w * 0.16, sole[1] + w * 0.16], [w * 0.62, w * 1.02], 0.12), colors.pale, {
        alpha: isFar ? 0.5 : 0.85,
      }),
      ...(isFar ? [] : [line(crease, colors.dark, { width: w * 0.16, alpha: 0.45 })]),
    ],
    { name: 'leg' },
  );
};

/** The body upright on its haunches or its bottom, seen from the side. */
export const hunchedPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump, chest, length } = shape;
  const hip: Point = [-rump * 0.3, -rump * 0.99];
  const shoulder: Point = [rump * (shape.sitsUp ? 0.12 : 0.34), -rump * 1.05 - length * 0.72];
  const head = add(shoulder, [shape.neck[0] * 0.62, shape.neck[1] * 0.86]);
  const tail = tailOf(shape, [hip[0] - rump * 0.78, -rump * 0.44], {
    knots: (shape.tail.sitting ?? tailMood(shape, order)).map(([x, y], index): Point => {
      const thick = shape.tail.radii[Math.min(index, shape.tail.radii.length - 1)] ?? 0;
      return [x, Math.min(y, rump * 0.44 - thick * 0.98)];
    }),
    colors,
  });
  const trunk = softLimb(
    [hip, [hip[0] + rump * (shape.sitsUp ? 0.22 : 0.04), (hip[1] + shoulder[1]) / 2], shoulder],
    [rump * 1.02, (rump + chest) * 0.54, chest * 0.86],
  );
  const skin = skinOf(
    [
      trunk,
      neckLimb(shape, shoulder, head),
      limb([hip, [hip[0] + rump * 0.6, -rump * 0.7]], [rump * 0.9, rump * 0.66]),
    ],
    blendOf(shape),
  );
  const arm = (isFar: boolean): Sketch => {
    const at = (x: number, y: number): Point => add(shoulder, [chest * x, chest * y]);
    const [root, elbow, paw] = (shape.sitsUp ? ARMS_DOWN : ARMS_TOGETHER)[isFar ? 'far' : 'near'];
    return heldPaw(shape, colors, { shoulder: at(...root), elbow: at(...elbow), paw: at(...paw), isFar });
  };
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
      ...tailApart(tail, shape.tail.bare ?? colors.coat),
      ...(order.hugs ? [] : [arm(true)]),
      ...(shape.sitsUp ? [outstretched(shape, colors, { hip, isFar: true })] : []),
    ],
    before: [],
  };
  const breast = ellipse(add(shoulder, [chest * 0.62, chest * 1.2]), [chest * 0.62, chest * 1.5], 0.12);
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: [detail(breast, colors.pale, { alpha: 0.92 })] }),
      ...(shape.sitsUp ? [outstretched(shape, colors, { hip, isFar: false })] : haunch(shape, colors, hip)),
      // A paw that is raised for a gesture is drawn over the head.
      ...(isFree(order) ? [] : [arm(false)]),
    ],
  };
};
