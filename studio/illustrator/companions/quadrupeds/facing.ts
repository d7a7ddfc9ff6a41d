/** A four-legged body seen from the front or from behind. */
import { type Limb, limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { freeSides } from '#studio/illustrator/companions/anatomy/raised.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { FRONT_ACTS, type FrontAct, FRONTAL } from '#studio/illustrator/companions/quadrupeds/acts.data.ts';
import {
  blendOf,
  coatOver,
  farColor,
  farLegs,
  footLook,
  FUR,
  type Leg,
} from '#studio/illustrator/companions/quadrupeds/body.ts';
import { footAt } from '#studio/illustrator/companions/quadrupeds/foot.ts';
import { bentLeg } from '#studio/illustrator/companions/quadrupeds/forelegs.ts';
import { heldPaw } from '#studio/illustrator/companions/quadrupeds/postures/hunched.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { tailApart, tailMood, tailOf } from '#studio/illustrator/companions/quadrupeds/tail.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const straightLeg = (shape: QuadrupedShape, root: Point, foot: Point): Leg => {
  const w = shape.legWidth;
  const ankle: Point = [foot[0], foot[1] - w * 0.85];
  const out = Math.sign(root[0] || 1);
  const knee: Point = [(root[0] + ankle[0]) / 2 + out * w * 0.3 * (foot[1] < -w ? 3 : 1), (root[1] + ankle[1]) / 2];
  const points: readonly Point[] = [
    root,
    knee,
    [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2],
    [ankle[0], (knee[1] + ankle[1] * 2) / 3],
    ankle,
  ];
  return { points, limb: limb(points, [w * 1.9, w * 1.4, w * 1.15, w * 1.0, w * 0.96]) };
};

const restingFeet = (shape: QuadrupedShape, colors: AnimalColors): Sketch[] => {
  const { rump, legWidth: w, chest } = shape;
  const look = { ...footLook(shape, colors), width: w * 1.1 };
  const thigh = (side: 1 | -1): Sketch =>
    form(ellipse([side * rump * 0.84, -rump * 0.55], [rump * 0.44, rump * 0.56], side * -0.3), colors.coat, {
      ...FUR,
      volume: 0.35,
    });
  const knee = (side: 1 | -1): Sketch => form(softKnee(shape, side), colors.coat, { ...FUR, volume: 0.4 });
  return shape.rests === 'curled'
    ? ([-1, 1] as const).flatMap((side) => [thigh(side), ...footAt([side * rump * 0.92 - w * 0.3, -w * 0.94], look)])
    : ([-1, 1] as const).flatMap((side) => [
        knee(side),
        detail(ellipse([side * chest * 0.5, -w * 0.5], [w * 0.7, w * 0.3]), colors.dark, { alpha: 0.3 }),
      ]);
};

const softKnee = (shape: QuadrupedShape, side: 1 | -1): ReturnType<typeof skinOf> =>
  skinOf(
    [
      softLimb(
        [
          [side * shape.chest * 0.45, -shape.chest * 0.7],
          [side * shape.chest * 0.62, -shape.legWidth * 1.5],
          [side * shape.chest * 0.3, -shape.legWidth * 1.0],
        ],
        [shape.legWidth * 1.2, shape.legWidth * 1.45, shape.legWidth],
      ),
    ],
    0.4,
  );

const standingLegs = (
  shape: QuadrupedShape,
  act: FrontAct,
  frame: { middle: number; isBack: boolean },
): { near: Leg[]; far: Leg[] } => {
  const { chest, rump, stands } = shape;
  const { middle, isBack } = frame;
  const spread = 0.52 + act.drop * 0.5;
  const lift = act.lift * Math.max(stands, chest * 2.2);
  const leg = (side: -1 | 1, wide: number, raised: number): Leg =>
    straightLeg(
      shape,
      [side * wide * 0.6, middle + chest * 0.3],
      [side * wide * (spread + raised * 0.2), -raised * stands - lift],
    );
  const near = isBack ? rump : chest;
  const far = isBack ? chest * 0.86 : rump * 1.12;
  const lifted = act.feet.map((foot) => (isBack ? foot * 0.35 : foot));
  return {
    near: [leg(-1, near, lifted[0] ?? 0), leg(1, near, lifted[1] ?? 0)],
    far: [leg(-1, far, 0.09), leg(1, far, 0.05)],
  };
};

type FrontFrame = {
  readonly act: FrontAct;
  readonly isBack: boolean;
  readonly sits: boolean;
  readonly isKneeling: boolean;
  /** Height of the shoulder or, from behind, of the hip. */
  readonly middle: number;
  readonly head: Point;
};

const frameOf = (shape: QuadrupedShape, order: CompanionOrder): FrontFrame => {
  const isBack = order.view === 'back';
  const sits = order.pose === 'sitting';
  const act = FRONT_ACTS[order.pose] ?? FRONTAL;
  const { chest, rump, stands, neck, headRadius } = shape;
  const isKneeling = sits && shape.rests === 'folded';
  const upright = -Math.max(stands * (1 - act.drop), rump * 1.08) - act.lift * Math.max(stands, chest * 2.2);
  const middle = isKneeling ? -chest * 1.05 : sits ? -Math.max(stands * 0.95, rump * 1.45) : upright;
  const rise = Math.hypot(...neck) * 0.82 - act.look * headRadius;
  const head: Point = [isBack ? 0 : chest * 0.06, middle - Math.max(rise, chest * 0.5 + headRadius * 0.5)];
  return { act, isBack, sits, isKneeling, middle, head };
};

const trunkOf = (shape: QuadrupedShape, { isBack, sits, isKneeling, middle }: FrontFrame): Limb[] => {
  const { chest, rump, hump } = shape;
  const isPawed = shape.foot === 'paw';
  // Broad at the haunches, and never below the ground.
  const seat = rump * (isPawed ? 1.2 : 1.06);
  const from: Point =
    sits && !isKneeling
      ? [0, -Math.max(rump * 0.98, seat * 0.97)]
      : isBack
        ? [0, middle - rump * 0.05]
        : [chest * 0.1, middle - chest * 0.16];
  const radii =
    sits && !isKneeling ? [seat, chest * (isPawed ? 0.98 : 0.84)] : isBack ? [rump * 1.06, rump] : [rump * 1.02, chest];
  const top: Point = [0, middle - chest * 0.9 - (hump ?? 0) * 0.7];
  return [
    limb([from, [0, middle]], radii),
    ...(hump ? [limb([[0, middle - chest * 0.6], top], [hump, hump * 0.5])] : []),
  ];
};

/** How far from the middle a foreleg of who sits is, in half chests. */
const FORELEG_APART = 0.34;

const seatedLegs = (shape: QuadrupedShape, { middle, isKneeling, isBack }: FrontFrame): Leg[] =>
  isKneeling || isBack || shape.isHunched
    ? []
    : [-1, 1].map((side) => {
        const x = side * shape.chest * FORELEG_APART;
        return straightLeg(shape, [x, middle + shape.chest * 0.5], [x, 0]);
      });

/** The forelegs of who sits on its haunches, told from the breast by their edges, each with its paw. */
const seatedForelegs = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { middle, free }: FrontFrame & { free: readonly (1 | -1)[] },
): Sketch[] => {
  const { chest, legWidth: w } = shape;
  const x = chest * FORELEG_APART;
  const top = middle + chest * 0.95;
  const edge = { width: w * 0.17, alpha: 0.5 };
  const color = footLook(shape, colors).color;
  return ([-1, 1] as const)
    .filter((side) => !free.includes(side))
    .flatMap((side): Sketch[] => [
      line(
        [
          [side * (x + w * 1.75), top],
          [side * (x + w * 1.3), top * 0.45],
          [side * (x + w * 1.12), -w],
        ],
        colors.dark,
        edge,
      ),
      line(
        [
          [side * w * 0.12, top * 0.8],
          [side * Math.max(w * 0.12, x - w * 1.1), -w],
        ],
        colors.dark,
        edge,
      ),
      form(ellipse([side * x, -w * 0.62], [w * 1.2, w * 0.74]), color, { ...FUR, volume: 0.35 }),
      ...[-0.36, 0.36].map((toe) =>
        line(
          [
            [side * x + toe * w, -w * 0.74],
            [side * x + toe * w, -w * 0.14],
          ],
          colors.dark,
          { width: w * 0.15, alpha: 0.55 },
        ),
      ),
    ]);
};

const tailSketch = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  look: FrontFrame & { order: CompanionOrder },
): Sketch[] => {
  const { isBack, sits, middle } = look;
  const { rump, legWidth } = shape;
  const y = isBack ? (sits ? -rump * 0.8 : middle - rump * 0.3) : middle - rump * 0.1;
  const thick = Math.max(legWidth * 1.4, ...shape.tail.radii);
  const lowest = -y - thick - (shape.tail.tuft ?? 0) * 3;
  // A naked tail lies on the ground: held up it reads as a strap behind the back.
  const held = sits || shape.tail.bare ? (shape.tail.sitting ?? shape.tail.low) : tailMood(shape, look.order);
  const knots = held.map(([x, down]): Point => [x * (isBack ? 0.35 : 0.62), Math.min(down, lowest)]);
  const tail = tailOf(shape, [isBack ? 0 : -rump * 0.62, y], { knots, colors });
  return tailApart(tail, shape.tail.bare ?? (isBack ? colors.coat : farColor(colors)), 0.4);
};

/** A pale bib in front, the line of the spine behind. */
const middleMark = (shape: QuadrupedShape, colors: AnimalColors, { isBack, sits, middle }: FrontFrame): Sketch => {
  const { chest, rump, legWidth } = shape;
  const isPawed = shape.foot === 'paw';
  const spine: readonly Point[] = [
    [0, middle - rump * 0.9],
    [rump * 0.05, middle - rump * 0.3],
  ];
  const bib = ellipse(
    [chest * 0.04, middle + chest * 0.2],
    [chest * (isPawed ? 0.52 : 0.4), chest * (sits ? 1.3 : 0.95)],
  );
  return isBack
    ? line(spine, colors.dark, { width: legWidth * 0.2, alpha: 0.3 })
    : detail(bib, colors.pale, { alpha: isPawed ? 0.92 : 0.55 });
};

/** The forepaws of a small one that sits, together before its chest. */
const heldPaws = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { middle, free }: FrontFrame & { free: readonly (1 | -1)[] },
): Sketch[] =>
  ([-1, 1] as const)
    .filter((side) => !free.includes(side))
    .map((side) =>
      heldPaw(shape, colors, {
        shoulder: [side * shape.chest * 0.78, middle + shape.chest * 0.3],
        elbow: [side * shape.chest * 0.92, middle + shape.chest * 1.05],
        paw: [side * shape.chest * 0.3, middle + shape.chest * 1.0],
        isFar: false,
      }),
    );

/** The body turned to the reader or away from the reader. */
export const frontPosture = (shape: QuadrupedShape, colors: AnimalColors, order: CompanionOrder): Posture => {
  const frame = frameOf(shape, order);
  const { act, isBack, sits, isKneeling, middle, head } = frame;
  const { near, far } = standingLegs(shape, act, { middle: isKneeling ? -shape.chest : middle, isBack });
  const standing = sits ? seatedLegs(shape, frame) : near;
  const free = isBack ? [] : freeSides(order);
  const bends = isBack || sits ? [] : ([-1, 1] as const).filter((side) => !free.includes(side));
  const bent = bends.map((side) => bentLeg(shape, colors, { middle, act, side }));
  const isBent = (side: 1 | -1): boolean => (bent[bends.indexOf(side)]?.length ?? 0) > 0;
  const legs = standing.filter((_, index) => {
    const side = index === 0 ? -1 : 1;
    return !free.includes(side) && !isBent(side);
  });
  const neck = limb([[0, middle - shape.chest * 0.1], head], shape.neckRadii);
  const skin = skinOf(
    [...trunkOf(shape, frame), ...(isBack ? [] : [neck]), ...legs.map((one) => one.limb)],
    blendOf(shape) * 0.8,
  );
  const tail = tailSketch(shape, colors, { ...frame, order });
  const posture: Posture = {
    view: order.view,
    isLying: sits,
    isAloft: act.lift > 0.1,
    hip: [0, middle],
    shoulder: [0, middle],
    head,
    headTurn: 0,
    skin,
    behind: [
      ...(sits ? [] : farLegs(shape, colors, far)),
      ...(isBack ? [form(skinOf([neck], 0.4), farColor(colors), FUR)] : tail),
    ],
    before: [],
  };
  return {
    ...posture,
    before: [
      ...coatOver(shape, colors, { posture, legs, belly: [middleMark(shape, colors, frame)] }),
      ...(sits && !isBack ? restingFeet(shape, colors) : []),
      ...(sits && !isBack && !shape.isHunched && shape.foot === 'paw'
        ? seatedForelegs(shape, colors, { ...frame, free })
        : []),
      ...(sits && !isBack && shape.isHunched ? heldPaws(shape, colors, { ...frame, free }) : []),
      ...(isBack ? tail : []),
      ...bent.flat(),
    ],
  };
};
