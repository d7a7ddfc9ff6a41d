/** A four-legged body asleep: curled up with the chin on the paws and the tail laid around. */
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The tail around the body on the ground, ending before the face. */
const tailAround = (shape: QuadrupedShape, colors: AnimalColors, at: { hip: Point; head: Point }): Sketch => {
  const { rump, tail, headRadius } = shape;
  const root: Point = [at.hip[0] - rump * 0.86, -rump * 0.62];
  const thick = Math.max(...tail.radii);
  const room = at.head[0] - headRadius * 0.72 - root[0] - (tail.tuft ?? 0) * 3 - (tail.radii.at(-1) ?? 0);
  const long = Math.min(Math.max(...tail.low.map(([x]) => -x)) * 1.35, room);
  const ground = rump * 0.62 - thick * 1.05;
  const knots: readonly Point[] = [
    [0, 0],
    [rump * 0.02, Math.min(rump * 0.22, rump * 0.62 - thick)],
    [long * 0.5, ground],
    [long, ground],
  ];
  const around = tailOf(shape, root, { knots, colors });
  const skin = skinOf([around.limb], 0.5);
  return bundle(
    [...around.tuft, form(skin, shape.tail.bare ?? colors.coat, FUR), bundle(around.marks, { clip: skin })],
    { name: 'tail' },
  );
};

/** The body curled up. */
export const curledPosture = (shape: QuadrupedShape, colors: AnimalColors): Posture => {
  const { rump, chest, length, headRadius: r, legWidth: w } = shape;
  const hip: Point = [-length * 0.3, -rump * 1.06];
  const shoulder: Point = [length * 0.3, -chest * 0.9];
  const head: Point = [shoulder[0] + chest * 0.55 + r * 0.45, -r * (shape.headRest ?? 0.86)];
  const radii = [rump * 1.14, (rump + chest) * 0.55, chest * 0.92];
  const trunk = limb([hip, [0, -(rump + chest) * 0.56], shoulder], radii);
  const skin = skinOf([trunk, limb([shoulder, head], [chest * 0.8, r * 0.6])], blendOf(shape));
  const posture: Posture = {
    view: 'side',
    isLying: true,
    isCurled: true,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: 0.1,
    skin,
    behind: [],
    before: [],
  };
  const paw = (x: number): Sketch[] =>
    footAt([x, -w * 0.98], { ...footLook(shape, colors), kind: 'paw', width: w * 1.15 });
  const round = [
    add(hip, [rump * 0.1, -rump * 0.5]),
    add(hip, [rump * 0.95, -rump * 0.1]),
    add(hip, [rump * 1.05, rump * 0.62]),
  ];
  const breast = ellipse([shoulder[0] + chest * 0.2, -chest * 0.1], [chest * 1.1, chest * 0.5]);
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: [detail(breast, colors.pale, { alpha: 0.85 })] }),
      line(round, colors.dark, { width: w * 0.24, alpha: 0.4 }),
      ...paw(head[0] - r * 0.5),
      ...paw(head[0] + r * 0.42),
    ],
    over: [tailAround(shape, colors, { hip, head })],
  };
};
