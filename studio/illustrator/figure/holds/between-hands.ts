/** How a thing is held between both hands before the chest, or by the only one that is free. */
import { closingOn, palmBeyond } from '#studio/illustrator/figure/holds/beyond.ts';
import {
  BOTH,
  type Between,
  FINGERS_UP,
  type Free,
  type Holding,
  type InHands,
} from '#studio/illustrator/figure/holds/hold.ts';
import type { Grasp, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, clamp, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { moved } from '#studio/illustrator/sketch.ts';

/** How far below the shoulders the hands are that hold a thing before the chest, and the lowest for a tall one. */
const CHEST = 0.5;
const LAP = 0.78;
const UNDER_HANDLE = 0.98;
/** Half as high as a fist is, in limbs. */
const FIST = 1.3;

const turned = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

const shouldersOf = ({ near, far }: Skeleton): Point => lerp(near.arm.shoulder, far.arm.shoulder, 0.5);

/** The hand on the page's left, of those of a body that is not seen along the page. */
export const handOnLeft = ({ near, far }: Skeleton): Which =>
  near.arm.shoulder[0] <= far.arm.shoulder[0] ? 'near' : 'far';

/** Where a thing between both hands stands: before the chest, below the face, near enough for the arms. */
const footOf = ({ grips, box, handle }: InHands, skeleton: Skeleton): Point => {
  const { build, head, isSide, stance, turn } = skeleton;
  const shoulder = shouldersOf(skeleton);
  const grip = (grips.left[1] + grips.right[1]) / 2;
  const [half, middle] = [(grips.right[0] - grips.left[0]) / 2, (grips.right[0] + grips.left[0]) / 2];
  const chin = turn === 0 ? head[1] + build.head * 0.46 - shoulder[1] : 0;
  // A fist on a handle is below the chin as well.
  const top = handle ? Math.min(box.top, handle[1] - build.limb * FIST) : box.top;
  const down = clamp(chin + grip - top, build.arm * CHEST, build.arm * (handle ? UNDER_HANDLE : LAP));
  const farthest = Math.sqrt(Math.max(1, (build.arm * 1.12) ** 2 - down ** 2));
  const aside = stance.view === 'three-quarter' ? build.shoulder * 0.2 : 0;
  const ahead = isSide ? Math.max(0, Math.min(build.shoulder * 0.55 + half, farthest - half)) : aside;
  const [x, y] = add(shoulder, turned([ahead * stance.way, down], turn));
  return [x - middle, y - grip];
};

/** A skin is beaten so far below the shoulders, and before the body, in arms and shoulders. */
const BEATEN_AT = 0.5;
const BEATEN_AHEAD = { front: 0.12, 'three-quarter': 0.34, side: 1.5 } as const;
/** The hand on a skin comes down to it by so much, in radians, and its palm lies so far short of the middle, in limbs. */
const COMES_DOWN = 0.42;
const ON_LAP = 0.06;
const SHORT_OF = 1.3;

/** Held by the farther hand before the body, the nearer one on its skin. */
const beating = ({ grip, skin }: NonNullable<InHands['beaten']>, skeleton: Skeleton): Holding => {
  const { build, near, far, isSide, stance, turn } = skeleton;
  const ahead = BEATEN_AHEAD[isSide ? 'side' : stance.view === 'three-quarter' ? 'three-quarter' : 'front'];
  const [x, y] = add(shouldersOf(skeleton), turned([build.shoulder * ahead * stance.way, build.arm * BEATEN_AT], turn));
  // Low down it stands on the ground or in the lap.
  const floor = skeleton.isLow && turn === 0 && !stance.seat ? -build.leg * ON_LAP : Infinity;
  const foot: Point = [x - skin[0], Math.min(y - skin[1], floor)];
  const inward = isSide ? stance.way : near.arm.shoulder[0] <= far.arm.shoulder[0] ? 1 : -1;
  const angle = inward === 1 ? COMES_DOWN : Math.PI - COMES_DOWN;
  const short = build.limb * SHORT_OF;
  const palm = add(add(foot, skin), [-Math.cos(angle) * short, -Math.sin(angle) * short]);
  return {
    hands: BOTH,
    arms: {},
    holds: { far: { palm: add(foot, grip) }, near: { palm, turn: angle, hand: 'rest' } },
    foot,
    layer: 'in-hand',
    closing: ['far'],
    over: ['near'],
  };
};

/** How far into the thing two palms below it reach, and how far apart their wrists are at least, in limbs. */
const REACHES_UNDER = 1;
const WRISTS_APART = 1.9;
/** How far below the foot of a thing the middle of a palm is, and how much the fingers rise, in limbs and radians. */
const BELOW = 0.24;
const RISES = 0.14;
/** Along the page the near hand lies under the middle, the far one a little ahead: apart, two cuffs would hang like fingers. */
const SHORT_OF_MIDDLE = 0.58;
const FARTHER = 0.4;

/** What a thing stands on: the sides of its lower end, which may be narrower than the whole, and its foot. */
type Base = Pick<Box, 'left' | 'right' | 'bottom'>;

const baseOf = ({ grips, box }: InHands): Base => ({
  left: grips.left[0],
  right: grips.right[0],
  bottom: box.bottom,
});

/** The hand that bears a thing from below: its fingers under it, the thumb up before it. */
export const bearing = ({ left, right, bottom }: Base, which: Which, skeleton: Skeleton): Grasp => {
  const { build, isSide, stance } = skeleton;
  const { limb } = build;
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const inward = isSide ? stance.way : which === handOnLeft(skeleton) ? 1 : -1;
  const short = isSide
    ? (which === 'near' ? SHORT_OF_MIDDLE : SHORT_OF_MIDDLE - FARTHER) * limb
    : Math.max(half - REACHES_UNDER * limb, WRISTS_APART * limb) - 0.75 * limb;
  return {
    palm: [middle - inward * short, bottom + limb * BELOW],
    turn: inward === 1 ? -RISES : Math.PI + RISES,
    hand: 'flat',
  };
};

/** A hand that has a handle comes down on it from its side, in radians. */
const ON_HANDLE = 0.95;
/** From the front its elbow is out at the side: hanging, the forearm would come up to the handle from behind the thing. */
const BESIDE = [0.8, 1] as const;

const movedBy = (grasp: Grasp, by: Point): Grasp => ({ ...grasp, palm: add(grasp.palm, by) });

/** Along the page a thing is borne from below: a hand flat on its side would not hold it. */
const takenBy = ({ taken }: InHands, { isSide }: Skeleton): Between => (isSide && taken === 'sides' ? 'palms' : taken);

/** By its handle in one hand, the palm of the other below it. */
const byHandle = (held: InHands, handle: Point, { foot, skeleton }: { foot: Point; skeleton: Skeleton }): Holding => {
  const inward = skeleton.isSide ? skeleton.stance.way : handOnLeft(skeleton) === 'near' ? 1 : -1;
  return {
    hands: BOTH,
    arms: {},
    holds: {
      near: {
        palm: add(foot, handle),
        turn: inward === 1 ? ON_HANDLE : Math.PI - ON_HANDLE,
        ...(skeleton.isSide ? {} : { elbow: BESIDE }),
      },
      far: movedBy(bearing(baseOf(held), 'far', skeleton), foot),
    },
    foot,
    layer: 'in-hand',
    closing: ['near'],
    ...(skeleton.isSide ? {} : { over: ['far'] as const }),
  };
};

const inTwo = (held: InHands, foot: Point, skeleton: Skeleton): Holding => {
  const taken = takenBy(held, skeleton);
  if (taken === 'handle' && held.handle) return byHandle(held, held.handle, { foot, skeleton });
  const onLeft = handOnLeft(skeleton);
  const { left, right } = held.grips;
  const [mine, beyond] = onLeft === 'near' ? [left, right] : [right, left];
  const isHidden = taken !== 'ears';
  const palmAt = (which: Which): Point =>
    add(foot, which === 'near' ? mine : isHidden ? palmBeyond(mine, beyond, skeleton) : beyond);
  const atSide = (which: Which): Grasp => ({
    palm: palmAt(which),
    turn: which === onLeft ? -FINGERS_UP : Math.PI + FINGERS_UP,
    ...(taken === 'sides' ? { hand: 'rest' as const } : {}),
  });
  const graspOf = (which: Which): Grasp =>
    taken === 'palms' ? movedBy(bearing(baseOf(held), which, skeleton), foot) : atSide(which);
  const seen = closingOn(BOTH, skeleton);
  return {
    hands: BOTH,
    arms: {},
    holds: { near: graspOf('near'), far: graspOf('far') },
    foot,
    layer: 'in-hand',
    closing: taken === 'ears' ? BOTH : [],
    thumbs: taken === 'sides' ? seen : [],
    over: taken === 'palms' ? seen : [],
  };
};

/** Turned with who holds it: the spout of a can points away from the body. */
export const mirroredFor = (held: InHands, { stance: { way } }: Skeleton): InHands => {
  if (way === 1 || held.isOneSided || held.beaten) return held;
  const mirrored = ([x, y]: Point): Point => [-x, y];
  const { grips, box, handle } = held;
  return {
    ...held,
    grips: { left: mirrored(grips.right), right: mirrored(grips.left) },
    box: { ...box, left: -box.right, right: -box.left },
    ...(handle ? { handle: mirrored(handle) } : {}),
    draw: (foot) => held.draw([0, foot[1]]).map((sketch) => moved(sketch, [-1, 0, 0, 1, foot[0], 0])),
  };
};

export const inBothHands = (told: InHands, skeleton: Skeleton, free: Free): Holding => {
  const held = mirroredFor(told, skeleton);
  const foot = footOf(held, skeleton);
  const idle = BOTH.filter((which) => !free.touching.includes(which));
  const there = idle.filter((which) => ![...free.missing, ...free.acting].includes(which));
  const hands = there.length > 0 ? there : idle;
  const [one] = hands;
  if (held.beaten && hands.length > 1) return beating(held.beaten, skeleton);
  return one && hands.length === 1 ? onOnePalm(held, { foot, hand: one, skeleton }) : inTwo(held, foot, skeleton);
};

/** How far to the side of the only hand a thing stands, as a share of the shoulder, and how far the palm is under it. */
const TO_HAND = 0.55;
const UNDER_THING = 0.35;

/** With one hand only it stands on the palm, before the body on that side. */
const onOnePalm = (
  { box }: InHands,
  { foot, hand, skeleton }: { foot: Point; hand: Which; skeleton: Skeleton },
): Holding => {
  const { build, isSide } = skeleton;
  const isLeft = hand === handOnLeft(skeleton);
  const aside = isSide ? 0 : build.shoulder * TO_HAND * (isLeft ? -1 : 1);
  const at: Point = [foot[0] + aside, foot[1]];
  const under: Point = [at[0] + (box.left + box.right) / 2, at[1] + box.bottom + build.limb * UNDER_THING];
  const inward = isSide ? (skeleton.stance.way === 1 ? 0 : Math.PI) : isLeft ? 0 : Math.PI;
  return {
    hands: [hand],
    arms: {},
    holds: { [hand]: { palm: under, turn: inward, hand: 'flat' } },
    foot: at,
    layer: 'in-hand',
    closing: [],
    over: isSide && hand === 'far' ? [] : [hand],
  };
};
