/** Forelegs that do not stand: laid on somebody, raised, or around what is hugged. */
import { lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Embrace } from '#studio/illustrator/companions/companion.ts';
import type { FrontAct } from '#studio/illustrator/companions/quadrupeds/acts.data.ts';
import type { AnimalColors } from '#studio/illustrator/companions/heads/head-look.ts';
import { farColor, FUR, sockOf } from '#studio/illustrator/companions/quadrupeds/body.ts';
import { heldPaw, wristOver } from '#studio/illustrator/companions/quadrupeds/postures/hunched.ts';
import type { Posture, QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { add, angleOf, lerp, polar } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Laid = { readonly posture: Posture; readonly at: Point };

/** A foreleg raised from the chest, its paw or hoof laid down at a place. */
export const forelegTo = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { posture: { shoulder }, at }: Laid,
): Sketch[] => {
  const root = add(shoulder, [Math.sign(at[0] - shoulder[0]) * shape.chest * 0.3, shape.chest * 0.2]);
  const long = shape.stands * 1.15;
  const away = Math.hypot(at[0] - root[0], at[1] - root[1]);
  const foot = away > long ? lerp(root, at, long / away) : at;
  const knee = add(lerp(root, foot, 0.5), [0, Math.max(0, long - away) * 0.32]);
  return legThrough(shape, colors, [root, knee, foot]);
};

/** How far the elbows are out at the sides of who hugs, and how near to each other the paws come, as shares. */
const ELBOW_OUT = 1.3;
const PAWS_IN = 0.3;

/** A foreleg around what is hugged: out from the side of the chest and back in before it, where the paws meet. */
const forelegAround = (shape: QuadrupedShape, colors: AnimalColors, { posture: { shoulder }, at }: Laid): Sketch[] => {
  const { chest } = shape;
  const [x, y] = shoulder;
  const side = Math.sign(at[0] - x);
  const root: Point = [x + side * chest * 0.72, y + chest * 0.3];
  const foot: Point = [x + (at[0] - x) * PAWS_IN, at[1]];
  const elbow: Point = [x + side * chest * ELBOW_OUT, root[1] + (foot[1] - root[1]) * 0.72];
  return legThrough(shape, colors, [root, elbow, foot]);
};

/** Roots and elbows of the arms of one that is seen from its side, in half thicknesses of the chest from the shoulder. */
const NEAR_ROOT: Point = [-0.12, 0.42];
const FAR_ROOT: Point = [0.46, 0.5];
/** How far an elbow hangs below the middle of its arm. */
const ELBOW_DOWN = 0.62;
const ELBOW_BACK = 0.34;

/** The far arm comes from behind the breast and goes on behind the thing: before it only its paw is seen, at the edge. */
const fromTheSide = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { posture: { shoulder }, ends: [near, far] }: { posture: Posture; ends: readonly [Point, Point] },
): Embrace => {
  const { chest, legWidth: w } = shape;
  const at = ([x, y]: Point): Point => add(shoulder, [x * chest, y * chest]);
  const root = at(FAR_ROOT);
  const elbow = add(lerp(root, far, 0.5), [0, chest * ELBOW_DOWN * 0.5]);
  const color = shape.barePaws ?? (shape.socks ? sockOf(shape, colors) : farColor(colors));
  const nearRoot = at(NEAR_ROOT);
  const nearElbow = add(lerp(nearRoot, near, 0.5), [-chest * ELBOW_BACK, chest * ELBOW_DOWN]);
  return {
    behind: [heldPaw(shape, colors, { shoulder: root, elbow, paw: add(far, [-w * 0.3, 0]), isFar: true })],
    before: [
      form(ellipse([far[0], far[1]], [w * 0.9, w * 1]), color, { ...FUR, volume: 0.35 }),
      ...[-0.36, 0.3].map((side) =>
        line(
          [
            [far[0] - w * 0.2, far[1] + side * w],
            [far[0] - w * 0.92, far[1] + side * w * 1.1],
          ],
          colors.dark,
          { width: w * 0.18, alpha: 0.55 },
        ),
      ),
      ...legThrough(shape, colors, [nearRoot, nearElbow, near]),
    ],
  };
};

/** Both forelegs around what is hugged, the near one's end first. */
export const forelegsAround = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  hug: { posture: Posture; ends: readonly [Point, Point] },
): Embrace =>
  hug.posture.view === 'side'
    ? fromTheSide(shape, colors, hug)
    : { behind: [], before: hug.ends.flatMap((at) => forelegAround(shape, colors, { posture: hug.posture, at })) };

/** A hoof at the end of a leg, seen from its side. */
const hoofAt = (shape: QuadrupedShape, colors: AnimalColors, [knee, foot]: readonly [Point, Point]): Sketch => {
  const w = shape.legWidth;
  const [ahead, across] = [angleOf(knee, foot), angleOf(knee, foot) + Math.PI / 2];
  const on = (along: number, aside: number): Knot => [
    ...add(foot, add(polar(ahead, along * w), polar(across, aside * w))),
    0.8,
  ];
  const path = spline([on(-0.5, -0.95), on(1.1, -1.25), on(1.2, 1.05), on(-0.4, 0.95)]);
  return form(path, mix(colors.dark, colors.nose, 0.4), { volume: 0.45 });
};

/** Where claws stand on a raised paw, from the way it points, in radians, and how long they are, in leg widths. */
const CLAWS = [
  [-0.62, 1.7],
  [0.02, 1.2],
  [0.62, 1.1],
] as const;

const clawsAt = ({ claws, legWidth: w }: QuadrupedShape, [knee, foot]: readonly [Point, Point]): Sketch[] => {
  if (!claws) return [];
  const ahead = angleOf(knee, foot);
  return CLAWS.map(([turn, long]) => {
    const [from, to] = [
      add(foot, polar(ahead + turn, w * 0.86)),
      add(foot, polar(ahead + turn * 0.8, w * (0.95 + long))),
    ];
    const across = polar(angleOf(from, to) + Math.PI / 2, w * 0.3);
    const back: Point = [from[0] - across[0], from[1] - across[1]];
    return form(spline([add(from, across), [...to, 1], back]), claws, { volume: 0.4, name: 'claw' });
  });
};

/** A foreleg over its joints, from the shoulder to the paw or hoof. */
export const legThrough = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  [root, knee, foot]: readonly [Point, Point, Point],
): Sketch[] => {
  const w = shape.legWidth;
  const color = lighten(colors.coat, 0.02);
  // A bent joint is round: a ribbon over it would have flaps.
  const grown = (by: readonly number[]): Path =>
    skinOf(
      [
        softLimb(
          [root, lerp(root, knee, 0.6), knee, lerp(knee, foot, 0.5), foot],
          [1.7, 1.4, 1.2, 1.05, 1].map((share, index) => (share + (by[index] ?? 0)) * w),
        ),
      ],
      w * 0.3,
    );
  const leg = grown([]);
  const paw = ellipse(foot, [w * 1.35, w * 1.05]);
  const pawColor = shape.barePaws ?? (shape.socks ? sockOf(shape, colors) : color);
  // Fur before fur of the same colour is told by its edge.
  const rim = [grown([0, 0.06, 0.18, 0.24, 0.24]), ellipse(foot, [w * 1.58, w * 1.28])];
  const toes = shape.foot === 'paw' ? [-0.42, 0.42] : [];
  const [ahead, across] = [angleOf(knee, foot), angleOf(knee, foot) + Math.PI / 2];
  return [
    ...rim.map((path) => detail(path, colors.dark, { alpha: 0.5 })),
    form(leg, color, { name: 'coat', volume: 0.5 }),
    ...clawsAt(shape, [knee, foot]),
    form(paw, pawColor, { name: 'coat', volume: 0.4 }),
    ...(shape.foot === 'hoof' ? [hoofAt(shape, colors, [knee, foot])] : []),
    ...(pawColor === color ? [wristOver(shape, [knee, foot], color)] : []),
    ...toes.map((share) => {
      const from = add(foot, polar(across, w * share));
      return line([add(from, polar(ahead, w * 0.3)), add(from, polar(ahead, w * 0.95))], colors.dark, {
        width: w * 0.2,
        alpha: 0.5,
      });
    }),
  ];
};

/** From so high off the ground on, a foreleg that is seen from the front is bent before the breast: cut off, it was a stump. */
const BENT = 0.3;
/** Elbow and paw of it, in half widths of the chest from its middle. */
const BENT_ELBOW: Point = [0.92, 0.74];
const BENT_PAW = { across: 0.5, low: 1.02, high: 1.5 } as const;

/** A raised foreleg towards the reader; nothing when it is hardly off the ground. */
export const bentLeg = (
  shape: QuadrupedShape,
  colors: AnimalColors,
  { middle, act, side }: { middle: number; act: FrontAct; side: 1 | -1 },
): Sketch[] => {
  const { chest } = shape;
  const raised = act.feet[side === -1 ? 0 : 1];
  return raised < BENT
    ? []
    : legThrough(shape, colors, [
        [side * chest * 0.66, middle + chest * 0.16],
        [side * chest * BENT_ELBOW[0], middle + chest * BENT_ELBOW[1]],
        [side * chest * BENT_PAW.across, middle + chest * (BENT_PAW.low - raised * BENT_PAW.high)],
      ]);
};
