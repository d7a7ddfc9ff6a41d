/** A hoofed body that has landed on its belly: forelegs flung ahead, hind legs behind, the neck low and stretched. */
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farColor, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb, trunkLimbs } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Flung = { readonly root: Point; readonly way: 1 | -1; readonly up: number; readonly isFar: boolean };

/** How far from its root a foot is flung, in shares of the leg. */
const REACH = 0.86;

/** A leg that lies along the ground, away from the body. */
const flungLeg = (shape: QuadrupedShape, colors: AnimalColors, { root, way, up, isFar }: Flung): Sketch => {
  const { stands, legWidth: w } = shape;
  const foot: Point = [root[0] + way * stands * REACH, -w - up];
  const knee: Point = [root[0] + way * stands * 0.44, -w * 1.6 - up * 0.7];
  const color = isFar ? farColor(colors) : colors.coat;
  const sole = footAt(foot, { ...footLook(shape, colors), color, width: w * 1.1 });
  const turned = way === 1 ? sole : sole.map((one) => moved(one, [-1, 0, 0, 1, foot[0] * 2, 0]));
  const path = skinOf([softLimb([root, knee, foot], [w * 2.3, w * 1.35, w * 1.05])], w * 0.4);
  return bundle([...turned, form(path, color, FUR)], { name: 'leg' });
};

/** Flat on the belly, seen from the side. */
export const sprawledPosture = (shape: QuadrupedShape, colors: AnimalColors): Posture => {
  const { rump, chest, length, legWidth: w, neck, headRadius } = shape;
  const hip: Point = [-length / 2, -rump * 1.04];
  const shoulder: Point = [length / 2, -chest * 0.97];
  const reach = Math.hypot(...neck);
  // The chin is just over the forelegs.
  const head: Point = [shoulder[0] + reach * 0.84, -headRadius * 1.02 - w * 2.2];
  const tail = tailOf(shape, [hip[0] - rump * 0.78, hip[1] - rump * 0.3], {
    knots: shape.tail.low.map(([x, y]): Point => [x * 1.4 - y * 0.5, -y * 0.6]),
    colors,
  });
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: -0.12,
    skin: skinOf([...trunkLimbs(shape, hip, shoulder), neckLimb(shape, shoulder, head), tail.limb], blendOf(shape)),
    behind: [
      ...tail.tuft,
      flungLeg(shape, colors, { root: add(shoulder, [chest * 0.1, chest * 0.2]), way: 1, up: w * 3.4, isFar: true }),
      flungLeg(shape, colors, { root: add(hip, [0, rump * 0.1]), way: -1, up: w * 3.4, isFar: true }),
    ],
    before: [],
  };
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: tail.marks }),
      flungLeg(shape, colors, { root: add(shoulder, [0, chest * 0.36]), way: 1, up: 0, isFar: false }),
      flungLeg(shape, colors, { root: add(hip, [-rump * 0.1, rump * 0.34]), way: -1, up: 0, isFar: false }),
    ],
  };
};
