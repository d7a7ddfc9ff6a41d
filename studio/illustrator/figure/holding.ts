/** How somebody holds a thing: which hands take it, where it is then, and where the hands lie on it. */
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { Grasp, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A thing in one hand: given the palm and which way on the page the hand is stretched away from the body. */
type InHand = { readonly kind: 'in-hand'; readonly arm: ArmPose; draw(palm: Point, outward: 1 | -1): Sketch[] };

/** A thing between both hands: given its foot. `grips` are its two sides, `box` what it fills, both from the foot. */
type InHands = {
  readonly kind: 'in-hands';
  readonly grips: { readonly left: Point; readonly right: Point };
  readonly box: Box;
  draw(foot: Point): Sketch[];
};

/** A thing that is held, in centimetres. */
export type Held = InHand | InHands;

export type Holding = {
  readonly hands: readonly Which[];
  readonly arms: Partial<Readonly<Record<Which, ArmPose>>>;
  readonly holds: Partial<Readonly<Record<Which, Grasp>>>;
  /** Where a thing between both hands stands. */
  readonly foot: Point;
};

type Free = { readonly touching: readonly Which[]; readonly missing: readonly Which[] };

const BOTH: readonly Which[] = ['near', 'far'];

/** How far below the shoulders the hands are that hold a thing before the chest, and the lowest for a tall one. */
const CHEST = 0.5;
const LAP = 0.78;
/** The fingers of a hand at the side of a thing point a little up. */
const FINGERS_UP = 0.3;

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Where a thing between both hands stands: before the chest, below the face, near enough for the arms. */
const footOf = ({ grips, box }: InHands, skeleton: Skeleton): Point => {
  const { build, near, far, head, isSide, stance, turn } = skeleton;
  const shoulder: Point = [
    (near.arm.shoulder[0] + far.arm.shoulder[0]) / 2,
    (near.arm.shoulder[1] + far.arm.shoulder[1]) / 2,
  ];
  const grip = (grips.left[1] + grips.right[1]) / 2;
  const [half, middle] = [(grips.right[0] - grips.left[0]) / 2, (grips.right[0] + grips.left[0]) / 2];
  const chin = turn === 0 ? head[1] + build.head * 0.46 - shoulder[1] : 0;
  const down = clamp(chin + grip - box.top, build.arm * CHEST, build.arm * LAP);
  const farthest = Math.sqrt(Math.max(1, (build.arm * 1.12) ** 2 - down ** 2));
  const aside = stance.view === 'three-quarter' ? build.shoulder * 0.2 : 0;
  const ahead = isSide ? Math.max(0, Math.min(build.shoulder * 0.55 + half, farthest - half)) : aside;
  const [x, y] = add(shoulder, turned([ahead * stance.way, down], turn));
  return [x - middle, y - grip];
};

const inBothHands = (held: InHands, skeleton: Skeleton, { touching }: Free): Holding => {
  const foot = footOf(held, skeleton);
  const onLeft: Which = skeleton.near.arm.shoulder[0] <= skeleton.far.arm.shoulder[0] ? 'near' : 'far';
  const hands = BOTH.filter((which) => !touching.includes(which));
  const graspOf = (which: Which): Grasp =>
    which === onLeft
      ? { palm: add(foot, held.grips.left), turn: -FINGERS_UP }
      : { palm: add(foot, held.grips.right), turn: Math.PI + FINGERS_UP };
  return { hands, arms: {}, holds: Object.fromEntries(hands.map((which) => [which, graspOf(which)])), foot };
};

const inOneHand = (held: InHand, { touching, missing }: Free): Holding => {
  const free = BOTH.filter((which) => !missing.includes(which));
  const [hand = 'near'] = [...free.filter((which) => !touching.includes(which)), ...free];
  return { hands: [hand], arms: { [hand]: held.arm }, holds: {}, foot: [0, 0] };
};

/** Which hands hold a thing, and how. */
export const holdingOf = (held: Held, skeleton: Skeleton, free: Free): Holding =>
  held.kind === 'in-hands' ? inBothHands(held, skeleton, free) : inOneHand(held, free);

/** The thing where the hands of a body have it. */
export const heldAt = (held: Held, { hands: [hand = 'near'], foot }: Holding, skeleton: Skeleton): Sketch[] => {
  if (held.kind === 'in-hands') return held.draw(foot);
  const palm = palmOf(skeleton[hand].arm, skeleton.build.limb);
  return held.draw(palm, palm[0] < skeleton.neck[0] ? -1 : 1);
};
