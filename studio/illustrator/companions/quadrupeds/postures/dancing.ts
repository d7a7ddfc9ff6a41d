/** A small animal that dances on its hind legs: one long foot on the ground, the other kicked out, forepaws up and apart. */
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { isFree } from '#studio/illustrator/companions/anatomy/raised.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { blendOf, coatOver, farColor, footLook, FUR } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { legThrough } from '#studio/illustrator/companions/quadrupeds/forelegs.ts';
import { heldPaw } from '#studio/illustrator/companions/quadrupeds/postures/hunched.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailApart, tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { neckLimb } from '#studio/illustrator/companions/quadrupeds/trunk.ts';
import { add, angleOf, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** From hip to shoulder: longer than this, a body on its hind legs would be a horse that rears. */
const SMALL_CM = 14;

/** Whoever is small enough and has paws dances upright. */
export const dancesUpright = ({ pose, view }: CompanionOrder, { length, foot, rests }: QuadrupedShape): boolean =>
  pose === 'dancing' && view === 'side' && length <= SMALL_CM && foot === 'paw' && rests === 'curled';

/** Of each leg from the hip: the knee, the heel and the toes, in half heights of the rump. */
type HindLeg = readonly [knee: Point, heel: Point, toe: Point];

/** A hind leg with its thigh and its long foot. */
const hindLeg = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { hip, leg: [knee, heel, toe], isFar }: { hip: Point; leg: HindLeg; isFar: boolean },
): Sketch => {
  const { rump: r, legWidth: w } = shape;
  const color = isFar ? farColor(colors) : colors.coat;
  const footColor = shape.barePaws ?? (shape.socks ? footLook(shape, colors).color : color);
  const thigh = skinOf(
    [
      softLimb([hip, knee], [r * (isFar ? 0.56 : 0.66), Math.max(w * 1.5, r * 0.36)]),
      limb([knee, heel], [Math.max(w * 1.4, r * 0.32), w * 0.96]),
    ],
    blendOf(shape) * 0.5,
  );
  const along = angleOf(heel, toe);
  const foot = softLimb([heel, lerp(heel, toe, 0.55), toe], [w * 0.92, w * 1, w * 1.16]);
  const toes = [-0.4, 0.4].map((share) => {
    const from = add(toe, polar(along + Math.PI / 2, w * share));
    return line([add(from, polar(along, w * 0.2)), add(from, polar(along, w * 0.95))], colors.dark, {
      width: w * 0.18,
      alpha: 0.55,
    });
  });
  const crease: readonly Point[] = [
    add(hip, [r * 0.5, -r * 0.44]),
    add(knee, [r * 0.3, -r * 0.22]),
    add(knee, [r * 0.24, r * 0.3]),
  ];
  return bundle(
    [
      form(skinOf([foot], w * 0.3), footColor, FUR),
      form(thigh, color, FUR),
      ...toes,
      ...(isFar ? [] : [line(crease, colors.dark, { width: w * 0.2, alpha: 0.5 })]),
    ],
    { name: 'leg' },
  );
};

/** The paws from the shoulder, in half thicknesses of the chest: one up behind, one up before the face. */
const ARMS: Readonly<Record<'near' | 'far', readonly [root: Point, elbow: Point, paw: Point]>> = {
  near: [
    [-0.3, 0.4],
    [-1.24, 0.8],
    [-2.1, -0.36],
  ],
  far: [
    [0.4, 0.5],
    [1.4, 0.72],
    [2.2, -0.5],
  ],
};

export const dancingPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const { rump: r, chest, waist, length, legWidth: w, stands } = shape;
  const hip: Point = [-r * 0.3, -(r * 0.56 + Math.max(stands * 0.84, r * 0.9))];
  const shoulder = add(hip, [length * 0.06, -length * 0.92]);
  const head = add(shoulder, [shape.neck[0] * 0.44, shape.neck[1] * 0.9]);
  const ground = -w * 1.02;
  const standing: HindLeg = [
    [hip[0] + r * 0.62, Math.min(hip[1] + r * 0.66, ground - w)],
    [hip[0] - r * 0.02, ground],
    [hip[0] + r * 1.4, ground],
  ];
  const kicked: HindLeg = [
    [hip[0] + r * 1.24, hip[1] + r * 0.02],
    [hip[0] + r * 1.42, hip[1] + r * 0.74],
    [hip[0] + r * 2.6, hip[1] + r * 0.16],
  ];
  const tail = tailOf(shape, [hip[0] - r * 0.7, hip[1] + r * 0.24], {
    knots: (shape.tail.sitting ?? tailMood(shape, order)).map(([x, y]): Point => [x, Math.min(y, -hip[1] - r * 0.4)]),
    colors,
  });
  const skin = skinOf(
    [
      softLimb(
        [hip, lerp(hip, shoulder, 0.5), shoulder],
        [r * 0.84, Math.min(waist, (r + chest) / 2) * 0.86, chest * 0.8],
      ),
      neckLimb(shape, shoulder, head),
    ],
    blendOf(shape),
  );
  const at = ([x, y]: Point): Point => add(shoulder, [chest * x, chest * y]);
  const [farRoot, farElbow, farPaw] = ARMS.far;
  const [nearRoot, nearElbow, nearPaw] = ARMS.near;
  const posture: Posture = {
    view: 'side',
    isLying: false,
    isAloft: false,
    hip,
    shoulder,
    head,
    headTurn: -0.06,
    skin,
    behind: [
      ...tailApart(tail, shape.tail.bare ?? colors.coat),
      heldPaw(shape, colors, { shoulder: at(farRoot), elbow: at(farElbow), paw: at(farPaw), isFar: true }),
      hindLeg(shape, colors, { hip: add(hip, [r * 0.3, r * 0.1]), leg: kicked, isFar: true }),
    ],
    before: [],
  };
  const breast = ellipse(add(lerp(hip, shoulder, 0.5), [chest * 0.62, 0]), [chest * 0.5, length * 0.58], 0.06);
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs: [], belly: [detail(breast, colors.pale, { alpha: 0.92 })] }),
      hindLeg(shape, colors, { hip: add(hip, [r * 0.06, r * 0.14]), leg: standing, isFar: false }),
      // A paw that is raised for a gesture is drawn over the head.
      ...(isFree(order)
        ? []
        : [bundle(legThrough(shape, colors, [at(nearRoot), at(nearElbow), at(nearPaw)]), { name: 'leg' })]),
    ],
  };
};
