/** How somebody holds a thing: which hands take it, where it is then, and where the hands lie on it. */
import type { Hold } from '#core/story/vocabulary.ts';
import { bearing, handOnLeft, inBothHands, mirroredFor } from '#studio/illustrator/figure/holds/between-hands.ts';
import { closingOn, palmBeyond } from '#studio/illustrator/figure/holds/beyond.ts';
import {
  BOTH,
  FINGERS_UP,
  type Free,
  type Holding,
  type InHands,
  type Layer,
} from '#studio/illustrator/figure/holds/hold.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import { ontoPlace } from '#studio/illustrator/figure/holds/places.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { Grasp, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { apply, IDENTITY, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A thing in one hand: given the palm and which way on the page the hand is stretched away from the body. */
type InHand = { readonly kind: 'in-hand'; readonly arm: ArmPose; draw(palm: Point, outward: 1 | -1): Sketch[] };

/** A thing that is held, in centimetres. */
export type Held = InHand | InHands | PlacedThing;
export type { Holding, Layer } from '#studio/illustrator/figure/holds/hold.ts';

/** The hands that are there, the ones with nothing else to do first. */
const freeHands = ({ touching, missing, active }: Free, order: readonly Which[] = BOTH): readonly Which[] => {
  const there = order.filter((which) => !missing.includes(which));
  const idle = there.filter((which) => !touching.includes(which));
  const first = idle.filter((which) => !active.includes(which));
  return [...new Set([...first, ...idle, ...there])];
};

/** What stands upright in a hand along the page is so far beyond the middle of the head, in half heads, and no farther than an arm. */
const CLEAR_OF_FACE = 1.5;
const FARTHEST = 0.9;
/** The arm that holds it goes lower the farther it is stretched. */
const LOWER = 0.5;

/** Along the page a flower in the hand of a child with a large head is ahead of the mouth and not before it. */
const clearOfFace = (
  { arm }: InHand,
  { face }: Free,
  { isSide, head, near, build, stance: { way } }: Skeleton,
): ArmPose => {
  if (!isSide || arm.turn === undefined || Math.sin(arm.turn) > LOWER) return arm;
  const ahead = (head[0] - near.arm.shoulder[0]) * way + face.radius * CLEAR_OF_FACE;
  const x = clamp(ahead / build.arm, arm.x, FARTHEST);
  return { ...arm, x, y: arm.y + (x - arm.x) * LOWER };
};

const inOneHand = (held: InHand, free: Free, skeleton: Skeleton): Holding => {
  const [hand = 'near'] = freeHands(free);
  return {
    hands: [hand],
    arms: { [hand]: clearOfFace(held, free, skeleton) },
    holds: {},
    foot: [0, 0],
    layer: 'in-hand',
    closing: [hand],
  };
};

/** What is lifted or held out goes to the side of what one looks at. */
const isTowards = (hold: Hold): boolean => hold === 'out' || hold === 'up';

/** Of a body along the page the hand that the reader sees, but to raise it before the face; else that on the gaze's side. */
const orderFor = ({ hold, isShelter }: PlacedThing, skeleton: Skeleton, gaze: Point): readonly Which[] => {
  const { isSide, stance } = skeleton;
  const isFar = isSide ? hold === 'up' && !isShelter : isTowards(hold) && gaze[0] * stance.way < -0.2;
  return isFar ? ['far', 'near'] : BOTH;
};

/** Two arms that lift what is narrower than this, in half heads, would be hidden by the head. */
const NARROW = 2.5;
const isHiddenByHead = ({ hold, box }: PlacedThing, { face }: Free): boolean =>
  hold === 'up' && box.right - box.left < face.radius * NARROW;

/** The hands that hold it: both for what needs both, unless one is not there or has something else to do. */
const handsFor = (thing: PlacedThing, skeleton: Skeleton, free: Free): readonly Which[] => {
  const order = freeHands(free, orderFor(thing, skeleton, free.gaze));
  const busy = [...free.touching, ...free.missing, ...free.active];
  const idle = order.filter((which) => !busy.includes(which));
  return thing.needsBoth && idle.length === 2 && !isHiddenByHead(thing, free) ? BOTH : order.slice(0, 1);
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

/** The lower arm around a thing bears it, its hand under the farther half; that of the other lies higher, on the middle. */
const BEARS = { share: 0.62, most: 5.5, up: 0.3 } as const;
const LIES = { share: 0.2, apart: 2.5 } as const;
/** What is no higher than two arms stands on both hands, each on its own side, and looks out above; in limb widths. */
const LOW_THING = 8;
const OWN_SIDE = { share: 0.46, least: 1.5 } as const;
/** Along the page the farther hand is behind it: below its foot fingers would hang. */
const BEHIND = 1.6;
type Around = { readonly isLeft: boolean; readonly isBeyond: boolean; readonly limb: number };
const around = ({ box }: PlacedThing, { isLeft, isBeyond, limb }: Around): Point => {
  const [half, tall] = [(box.right - box.left) / 2, box.bottom - box.top];
  const middle = (box.left + box.right) / 2;
  if (isBeyond) return [middle, box.bottom - limb * BEHIND];
  if (tall < limb * LOW_THING) {
    const aside = Math.max(half * OWN_SIDE.share, limb * OWN_SIDE.least);
    return [middle + aside * (isLeft ? -1 : 1), box.bottom - limb * BEARS.up];
  }
  return isLeft
    ? [middle + Math.min(half * BEARS.share, BEARS.most), box.bottom - limb * BEARS.up]
    : [middle, box.bottom - Math.max(tall * LIES.share, limb * LIES.apart)];
};

/** So many limbs wide is what hides a hand. */
const WIDE = 3;

/** The palms of both hands under what is held out, as it is placed. */
const underIt = ({ box }: PlacedThing, onto: Matrix, skeleton: Skeleton): Partial<Record<Which, Grasp>> => {
  const corners = [apply(onto, [box.left, box.bottom]), apply(onto, [box.right, box.bottom])];
  const xs = corners.map(([x]) => x);
  const placed = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...corners.map(([, y]) => y)) };
  return { near: bearing(placed, 'near', skeleton), far: bearing(placed, 'far', skeleton) };
};

/** What of the hands is before the thing: fingers around a handle, thumbs on a sheet, whole hands that bear it. */
const beforeIt = (
  thing: PlacedThing,
  hands: readonly Which[],
  skeleton: Skeleton,
): Pick<Holding, 'closing' | 'thumbs' | 'over'> => {
  const isTwo = hands.length > 1;
  // A box hides the hand beyond it, and a shaft does not.
  const isHiding = thing.hold !== 'up' && thing.box.right - thing.box.left > skeleton.build.limb * WIDE;
  const seen = isHiding ? closingOn(hands, skeleton) : hands;
  if (LAYERS[thing.hold] === 'in-arms') return { closing: [] };
  if (thing.hold === 'out' && isTwo) return { closing: [], over: closingOn(hands, skeleton) };
  if (thing.isOnPalm && !isTwo) return { closing: [], over: hands };
  return isBetweenThumbs(thing, hands) ? { closing: [], thumbs: seen } : { closing: seen };
};

/** A sheet lies on the fingers of both hands, the thumbs on it. */
const isBetweenThumbs = (thing: PlacedThing, hands: readonly Which[]): boolean => thing.isSheet && hands.length > 1;

const palmOn = (thing: PlacedThing, which: Which, told: Taken): Point => {
  const { hands, onto, outward, skeleton } = told;
  const isLeft = which === handOnLeft(skeleton);
  if (thing.hold === 'close')
    return apply(
      onto,
      around(thing, {
        isLeft: outward === 1 ? isLeft : !isLeft,
        isBeyond: skeleton.isSide && which === 'far',
        limb: skeleton.build.limb,
      }),
    );
  if (hands.length < 2) return apply(onto, thing.grip);
  const ends = [apply(onto, thing.pair.left), apply(onto, thing.pair.right)] as const;
  const [left, right] = ends[0][0] <= ends[1][0] ? ends : [ends[1], ends[0]];
  const [mine, other] = isLeft ? [left, right] : [right, left];
  const isWide = thing.hold !== 'up' && thing.box.right - thing.box.left > skeleton.build.limb * WIDE;
  return isWide && which === 'far' ? palmBeyond(other, mine, skeleton) : mine;
};

type Taken = {
  readonly hands: readonly Which[];
  readonly onto: Matrix;
  readonly outward: 1 | -1;
  readonly skeleton: Skeleton;
};

/** Across the shaft of a thing, away from the body: of a level one from below. */
const acrossShaft = ({ shaft }: PlacedThing, { onto: [a, b, c, d], outward }: Taken): Pick<Grasp, 'across'> => {
  if (shaft === null) return {};
  const along = shaft === 'upright' ? Math.atan2(d, c) : Math.atan2(b, a);
  const across = along + Math.PI / 2;
  const isMeant = shaft === 'upright' ? Math.cos(across) * outward > 0 : Math.sin(across) < 0;
  return { across: isMeant ? across : across + Math.PI };
};

const graspOn = (thing: PlacedThing, which: Which, told: Taken): Grasp => {
  const { hands, outward, skeleton } = told;
  const isLaid = LAYERS[thing.hold] === 'in-arms' || isBetweenThumbs(thing, hands);
  const up = which === handOnLeft(skeleton) ? -FINGERS_UP : Math.PI + FINGERS_UP;
  return {
    palm: palmOn(thing, which, told),
    ...(isLaid ? { hand: 'rest' as const } : {}),
    ...(hands.length < 2 ? acrossShaft(thing, told) : {}),
    ...(thing.isOnPalm && hands.length < 2
      ? { hand: 'flat' as const, turn: outward === 1 ? -0.1 : Math.PI + 0.1 }
      : {}),
    ...(thing.hold === 'before' ? { turn: up } : {}),
    ...(thing.isShelter && !skeleton.isSide ? underShelter(outward) : {}),
  };
};

/** The elbow of who holds an umbrella hangs below the hand, in upper arms, and the fist goes across its shaft. */
const underShelter = (outward: 1 | -1): Pick<Grasp, 'turn' | 'elbowAt'> => ({
  elbowAt: [0.42, 0.74],
  turn: outward === 1 ? -0.45 : Math.PI + 0.45,
});

const atPlace = (thing: PlacedThing, skeleton: Skeleton, free: Free): Holding => {
  const hands = handsFor(thing, skeleton, free);
  const [hand = 'near'] = hands;
  const outward = outwardOf(thing, skeleton, hand);
  const onto = ontoPlace({ thing, skeleton, face: free.face, hands, outward, gaze: free.gaze });
  const told: Taken = { hands, onto, outward, skeleton };
  return {
    hands,
    arms: {},
    holds:
      thing.hold === 'out' && hands.length > 1
        ? underIt(thing, onto, skeleton)
        : Object.fromEntries(hands.map((which) => [which, graspOn(thing, which, told)])),
    foot: [0, 0],
    layer: LAYERS[thing.hold],
    ...beforeIt(thing, hands, skeleton),
    onto,
  };
};

/** Which hands hold a thing, and how. */
export const holdingOf = (held: Held, skeleton: Skeleton, free: Free): Holding => {
  switch (held.kind) {
    case 'in-hands':
      return inBothHands(held, skeleton, free);
    case 'in-hand':
      return inOneHand(held, free, skeleton);
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
  if (held.kind === 'in-hands') return mirroredFor(held, skeleton).draw(foot);
  if (held.kind === 'placed') return held.draw(onto);
  const palm = palmOf(skeleton[hand].arm, skeleton.build.limb);
  return held.draw(palm, palm[0] < skeleton.neck[0] ? -1 : 1);
};
