/** How somebody holds a thing: which hands take it, where it is then, and where the hands lie on it. */
import type { Hold } from '#core/story/vocabulary.ts';
import { closingOn, palmBeyond } from '#studio/illustrator/figure/holds/beyond.ts';
import type { FacePoints } from '#studio/illustrator/figure/holds/face-points.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import { ontoPlace } from '#studio/illustrator/figure/holds/places.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { Grasp, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, clamp } from '#studio/illustrator/geometry/outline.ts';
import { apply, IDENTITY, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A thing in one hand: given the palm and which way on the page the hand is stretched away from the body. */
type InHand = { readonly kind: 'in-hand'; readonly arm: ArmPose; draw(palm: Point, outward: 1 | -1): Sketch[] };

/** A thing between both hands: given its foot. `grips` are its two sides, `box` what it fills, both from the foot. */
type InHands = {
  readonly kind: 'in-hands';
  readonly grips: { readonly left: Point; readonly right: Point };
  readonly box: Box;
  /** One hand has it by the grip and the other beats its skin, both from the foot. */
  readonly beaten?: { readonly grip: Point; readonly skin: Point };
  draw(foot: Point): Sketch[];
};

/** A thing that is held, in centimetres. */
export type Held = InHand | InHands | PlacedThing;

/** What is nearer to the reader: the thing than the hands, the arms than the thing, or the head than both. */
export type Layer = 'in-hand' | 'in-arms' | 'under-head' | 'at-head';

export type Holding = {
  readonly hands: readonly Which[];
  readonly arms: Partial<Readonly<Record<Which, ArmPose>>>;
  readonly holds: Partial<Readonly<Record<Which, Grasp>>>;
  /** Where a thing between both hands stands. */
  readonly foot: Point;
  readonly layer: Layer;
  /** The hands whose fingers close over the thing. */
  readonly closing: readonly Which[];
  /** The hands that lie on the thing, nearer to the reader than it is. */
  readonly over?: readonly Which[];
  /** Where a thing that goes to a place of the body is put. */
  readonly onto?: Matrix;
};

type Free = {
  readonly touching: readonly Which[];
  readonly missing: readonly Which[];
  /** Hands that the pose needs for something else, such as to wave. */
  readonly active: readonly Which[];
  /** Hands that a gesture needs. */
  readonly acting: readonly Which[];
  readonly face: FacePoints;
  readonly gaze: Point;
};

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
  const from: Point = [
    (near.arm.shoulder[0] + far.arm.shoulder[0]) / 2,
    (near.arm.shoulder[1] + far.arm.shoulder[1]) / 2,
  ];
  const ahead = BEATEN_AHEAD[isSide ? 'side' : stance.view === 'three-quarter' ? 'three-quarter' : 'front'];
  const [x, y] = add(from, turned([build.shoulder * ahead * stance.way, build.arm * BEATEN_AT], turn));
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

const inBothHands = (held: InHands, skeleton: Skeleton, free: Free): Holding => {
  const foot = footOf(held, skeleton);
  const onLeft: Which = skeleton.near.arm.shoulder[0] <= skeleton.far.arm.shoulder[0] ? 'near' : 'far';
  const idle = BOTH.filter((which) => !free.touching.includes(which));
  const there = idle.filter((which) => ![...free.missing, ...free.acting].includes(which));
  const hands = there.length > 0 ? there : idle;
  const [one] = hands;
  if (held.beaten && hands.length > 1) return beating(held.beaten, skeleton);
  if (one && hands.length === 1) return onOnePalm(held, { foot, hand: one, isLeft: one === onLeft, skeleton });
  const { left, right } = held.grips;
  const [mine, beyond] = onLeft === 'near' ? [left, right] : [right, left];
  const palmAt = (which: Which): Point => add(foot, which === 'near' ? mine : palmBeyond(mine, beyond, skeleton));
  const graspOf = (which: Which): Grasp => ({
    palm: palmAt(which),
    turn: which === onLeft ? -FINGERS_UP : Math.PI + FINGERS_UP,
  });
  const holds = Object.fromEntries(hands.map((which) => [which, graspOf(which)]));
  return { hands, arms: {}, holds, foot, layer: 'in-hand', closing: closingOn(hands, skeleton) };
};

/** How far to the side of the only hand a thing stands, as a share of the shoulder, and how far the palm is under it. */
const TO_HAND = 0.55;
const UNDER_THING = 0.35;

/** With one hand only it stands on the palm, before the body on that side. */
const onOnePalm = (
  { box }: InHands,
  { foot, hand, isLeft, skeleton }: { foot: Point; hand: Which; isLeft: boolean; skeleton: Skeleton },
): Holding => {
  const { build, isSide } = skeleton;
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
  };
};

/** The hands that are there, the ones with nothing else to do first. */
const freeHands = ({ touching, missing, active }: Free, order: readonly Which[] = BOTH): readonly Which[] => {
  const there = order.filter((which) => !missing.includes(which));
  const idle = there.filter((which) => !touching.includes(which));
  const first = idle.filter((which) => !active.includes(which));
  return [...new Set([...first, ...idle, ...there])];
};

const inOneHand = (held: InHand, free: Free): Holding => {
  const [hand = 'near'] = freeHands(free);
  return {
    hands: [hand],
    arms: { [hand]: held.arm },
    holds: {},
    foot: [0, 0],
    layer: 'in-hand',
    closing: [hand],
  };
};

/** Of a body along the page the hand that the reader sees, but to raise it before the face; else that on the gaze's side. */
const orderFor = ({ hold, isShelter }: PlacedThing, skeleton: Skeleton, gaze: Point): readonly Which[] => {
  const { isSide, stance } = skeleton;
  const isFar = isSide ? hold === 'up' && !isShelter : hold === 'out' && gaze[0] * stance.way < -0.2;
  return isFar ? ['far', 'near'] : BOTH;
};

/** The hands that hold it: both for what needs both, unless one is not there or has something else to do. */
const handsFor = (thing: PlacedThing, skeleton: Skeleton, free: Free): readonly Which[] => {
  const order = freeHands(free, orderFor(thing, skeleton, free.gaze));
  const busy = [...free.touching, ...free.missing, ...free.active];
  const idle = order.filter((which) => !busy.includes(which));
  return thing.needsBoth && idle.length === 2 ? BOTH : order.slice(0, 1);
};

const outwardOf = (thing: PlacedThing, skeleton: Skeleton, hand: Which): 1 | -1 => {
  const { isSide, stance, near, far } = skeleton;
  if (isSide || thing.hold === 'before' || thing.hold === 'close') return stance.way;
  const other = hand === 'near' ? far : near;
  return skeleton[hand].arm.shoulder[0] >= other.arm.shoulder[0] ? 1 : -1;
};

const LAYERS: Readonly<Record<Hold, Layer>> = {
  down: 'in-hand',
  out: 'in-hand',
  before: 'in-hand',
  close: 'in-arms',
  up: 'under-head',
  mouth: 'at-head',
  ear: 'at-head',
  eye: 'at-head',
};

/** Arms around a thing cross before it: each hand lies on the other half of it, one higher than the other. */
const CROSSES = 0.3;
/** What is no higher than two arms stands on them and looks out above, in limb widths. */
const LOW_THING = 6;
const around = ({ box }: PlacedThing, { isLeft, limb }: { isLeft: boolean; limb: number }): Point => {
  const [half, tall] = [(box.right - box.left) / 2, box.bottom - box.top];
  const middle = (box.left + box.right) / 2;
  const share = tall < limb * LOW_THING ? (isLeft ? 0.14 : -0.1) : isLeft ? 0.5 : 0.3;
  return [middle + Math.min(half * CROSSES, 5) * (isLeft ? 1 : -1), box.bottom - tall * share];
};

/** So many limbs wide is what hides a hand. */
const WIDE = 3;

const atPlace = (thing: PlacedThing, skeleton: Skeleton, free: Free): Holding => {
  const hands = handsFor(thing, skeleton, free);
  const [hand = 'near'] = hands;
  const outward = outwardOf(thing, skeleton, hand);
  const onto = ontoPlace({ thing, skeleton, face: free.face, hands, outward, gaze: free.gaze });
  const { shoulder } = skeleton.near.arm;
  const onLeft: Which = shoulder[0] <= skeleton.far.arm.shoulder[0] ? 'near' : 'far';
  const [left, right] = [apply(onto, thing.pair.left), apply(onto, thing.pair.right)].toSorted(([a], [b]) => a - b);
  const layer = LAYERS[thing.hold];
  const isOnPalm = thing.isOnPalm && hands.length < 2;
  // A box hides the hand beyond it, and a shaft does not.
  const isHiding = thing.hold !== 'up' && thing.box.right - thing.box.left > skeleton.build.limb * WIDE;
  const palmFor = (which: Which): Point => {
    const isLeft = which === onLeft;
    if (thing.hold === 'close')
      return apply(onto, around(thing, { isLeft: outward === 1 ? isLeft : !isLeft, limb: skeleton.build.limb }));
    if (hands.length < 2 || !left || !right) return apply(onto, thing.grip);
    const [mine, other] = isLeft ? [left, right] : [right, left];
    return isHiding && which === 'far' ? palmBeyond(other, mine, skeleton) : mine;
  };
  const graspOf = (which: Which): Grasp => ({
    palm: palmFor(which),
    ...(layer === 'in-arms' ? { hand: 'rest' as const } : {}),
    ...(isOnPalm ? { hand: 'flat' as const, turn: outward === 1 ? -0.1 : Math.PI + 0.1 } : {}),
    ...(thing.hold === 'before' ? { turn: which === onLeft ? -FINGERS_UP : Math.PI + FINGERS_UP } : {}),
  });
  return {
    hands,
    arms: {},
    holds: Object.fromEntries(hands.map((which) => [which, graspOf(which)])),
    foot: [0, 0],
    layer,
    closing: layer === 'in-arms' || isOnPalm ? [] : isHiding ? closingOn(hands, skeleton) : hands,
    onto,
  };
};

/** Which hands hold a thing, and how. */
export const holdingOf = (held: Held, skeleton: Skeleton, free: Free): Holding => {
  switch (held.kind) {
    case 'in-hands':
      return inBothHands(held, skeleton, free);
    case 'in-hand':
      return inOneHand(held, free);
    default:
      return atPlace(held, skeleton, free);
  }
};

/** The thing where the hands of a body have it. */
export const heldAt = (held: Held, holding: Holding, skeleton: Skeleton): Sketch[] => {
  const {
    hands: [hand = 'near'],
    foot,
    onto = IDENTITY,
  } = holding;
  if (held.kind === 'in-hands') return held.draw(foot);
  if (held.kind === 'placed') return held.draw(onto);
  const palm = palmOf(skeleton[hand].arm, skeleton.build.limb);
  return held.draw(palm, palm[0] < skeleton.neck[0] ? -1 : 1);
};
