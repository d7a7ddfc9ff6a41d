/** Where the hands, paws and wings of those who touch lie. */
import type { Touch } from '#core/story/vocabulary.ts';
import type { Body, Contact } from '#studio/illustrator/composition/cast.ts';
import {
  holdOf,
  isAtChest,
  isHeld,
  liesDown,
  type Side,
  type Touched,
  type Toucher,
} from '#studio/illustrator/composition/contact/beside.ts';
import { tallOf } from '#studio/illustrator/composition/contact/company.ts';
import { isOn, nearestOn } from '#studio/illustrator/composition/contact/outline.ts';
import { innerArm, otherArm, shoulderTowards, spotOn } from '#studio/illustrator/composition/contact/spots.ts';
import { aimed, WHOLE_REACH, wholeArm } from '#studio/illustrator/composition/touch/whole-arm.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import { add, clamp, distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** How far a palm lies within the edge of what it is on, in centimetres. */
const ON_EDGE = 2.2;
/** Arms look no longer than this when a hand lies on something. */
const FAR_REACH = 1.04;

/** A hand that comes down on a head lies on the near side of it and not before the face, as a share of its width. */
const TO_NEAR_SIDE = 0.22;

/**
 * On what is solid: a hand meant for the corner of a box lies on the slope of the tent that is in it; `most` is how far
 * the arm goes.
 */
const onSolid = (one: Toucher, other: Touched, { arm, most }: { arm: Which; most: number }) => {
  const outline = other.outline();
  const shoulder = one.body.shoulder[arm];
  const { box } = other;
  const inward = ([x, y]: Point): Point => {
    const middle: Point = [middleOf(box), clamp(y, box.top + ON_EDGE, box.bottom - ON_EDGE)];
    const away = distance([x, y], middle);
    return away < 1 ? [x, y] : lerp([x, y], middle, Math.min(1, ON_EDGE / away));
  };
  // A hand comes down on a head, between its ears, beside what stands up from it.
  const fall = other.body ? tallOf(other.body.head) * 0.6 : 0;
  const head = other.body?.head ?? box;
  const outward = Math.sign(shoulder[0] - middleOf(head)) * (head.right - head.left) * TO_NEAR_SIDE;
  const below = ([from, y]: Point): Point | null => {
    const x = from + outward;
    for (let down = 0; down < fall; down += 1.5) if (isOn(outline, [x, y + down])) return [x, y + down];
    return null;
  };
  const settled = (at: Point): Point =>
    outline.length === 0 || isOn(outline, at) ? at : (below(at) ?? inward(nearestOn(outline, at)));
  // Of a head that is at hand the near side, and not the face.
  const besideFace = ([x, y]: Point): Point => {
    const isBefore = other.body !== null && y > head.top && y < head.bottom && x > head.left && x < head.right;
    return [isBefore ? (outward < 0 ? head.left + ON_EDGE : head.right - ON_EDGE) : x, y];
  };
  return (wanted: Point): Point => {
    const at = settled(besideFace(wanted));
    const away = distance(shoulder, at);
    // Out of reach: the hand takes what is nearest to where it gets.
    return away <= most ? at : settled(besideFace(lerp(shoulder, at, most / away)));
  };
};

/** The arm of a hand that lies on somebody or something, and where. */
const handSpot = (
  one: Toucher,
  other: Touched,
  { side, most = one.body.reach * FAR_REACH }: { side: Side; most?: number },
): { arm: Which; at: Point } => {
  const arm = handArm(one.body, side);
  const at = spotOn(one, other, side);
  return { arm, at: other.isPerson ? at : onSolid(one, other, { arm, most })(at) };
};

/** A hand that hangs reaches so far down, in arms; a little more is bent down for. */
const HANGS_TO = 1.06;

/** Whether somebody upright must come down for the hand to reach, however close they are. */
export const needsDown = (one: Toucher, other: Touched, side: Side): boolean => {
  const { arm, at } = handSpot(one, other, { side });
  return !other.isPerson && at[1] - one.body.shoulder[arm][1] > one.body.reach * HANGS_TO;
};

/** How much closer somebody must come for a hand to reach what it is to lie on, in centimetres. */
export const lackingFor = (one: Toucher, other: Touched, side: Side): number => {
  // Where the hand is meant to lie, and not what is nearer to it while it is out of reach.
  const { arm, at } = handSpot(one, other, { side, most: Infinity });
  const shoulder = one.body.shoulder[arm];
  const down = Math.abs(at[1] - shoulder[1]);
  const along = Math.sqrt(Math.max(0, one.body.reach ** 2 - down ** 2));
  return Math.abs(at[0] - shoulder[0]) - along;
};

/** A wing, a paw or an iron hand that hangs is so far below its shoulder, as a share of who has it. */
const PAW_BELOW = 0.2;

/** Where the palms of two meet who go hand in hand. */
const palmsMeet = (one: Toucher, other: Touched, side: Side): Point => {
  const mine = one.body.shoulder[innerArm(one.body, side)];
  const body = other.body;
  if (!body) return spotOn(one, other, side);
  const back: Side = side === 1 ? -1 : 1;
  const theirs = other.isPerson ? body.shoulder[innerArm(body, back)] : shoulderTowards(body, side);
  const x = (mine[0] * (body.reach || 12) + theirs[0] * one.body.reach) / ((body.reach || 12) + one.body.reach);
  const lowest = (shoulder: Point, reach: number): number =>
    shoulder[1] + Math.sqrt(Math.max(16, (reach * 0.96) ** 2 - (x - shoulder[0]) ** 2));
  const low = Math.min(
    lowest(mine, one.body.reach),
    other.isPerson ? lowest(theirs, body.reach) : theirs[1] + tallOf(other.box) * PAW_BELOW,
  );
  const high = Math.max(mine[1] - one.body.reach * 0.6, theirs[1] - (body.reach || 14) * 0.6);
  return [x, Math.max(low - 2, high)];
};

/** What a touch asks of the two: the drawing of one and, when they answer it, of the other. */
export type Answer = { readonly one: Contact; readonly other: Contact };

const NONE: Contact = {};

/** The arm for a single hand: one that is there. */
const handArm = (body: Body, side: Side): Which => {
  const inner = innerArm(body, side);
  return body.short === inner ? otherArm(inner) : inner;
};

/** No arm goes up across one's own face. */
const belowChin = ({ head }: Body, [x, y]: Point): Point => [x, Math.max(y, head.bottom + 4)];

/** A palm lies so far out on the nearer shoulder, in centimetres: farther in, its fingers would be at a throat. */
const ON_NEAR_SHOULDER = 2.2;

/**
 * An arm around somebody is seen whole, from its shoulder to its hand, before whom it holds: on the shoulder that is
 * nearer, or from the other side across the own breast where it would lie before a face. A hand that comes out behind a
 * back belongs to nobody.
 */
const aroundPerson = (one: Toucher, { body }: { body: Body }, side: Side): Contact => {
  const inner = innerArm(one.body, side);
  const wanted = belowChin(one.body, add(shoulderTowards(body, side), [side * ON_NEAR_SHOULDER, 4]));
  return wholeArm(one.body, { arms: [inner, otherArm(inner)], places: [wanted], face: body }) ?? NONE;
};

const around = (one: Toucher, other: Touched & { body: Body }, side: Side): Contact => {
  if (other.isPerson) return aroundPerson(one, other, side);
  const inner = innerArm(one.body, side);
  const mine = one.body.shoulder[inner];
  const wanted = belowChin(one.body, add(holdOf(other, side, mine), [0, -3]));
  const reach = one.body.reach * WHOLE_REACH;
  const away = distance(mine, wanted);
  const at: Point = away > reach ? lerp(mine, wanted, reach / away) : wanted;
  return { reach: { [inner]: aimed(one.body, inner, at) }, apart: { [inner]: 'over' } };
};

/** The other arm comes across to the side of whom they hold. */
const across = (one: Toucher, other: Touched & { body: Body }, side: Side): Contact => {
  const inner = innerArm(one.body, side);
  const outer = otherArm(inner);
  const theirs = shoulderTowards(other.body, side);
  const low = Math.min((theirs[1] + other.body.hip[1]) / 2, one.body.hip[1]);
  const at: Point = other.isPerson
    ? [theirs[0] - side * 3, Math.max(low, other.body.head.bottom + 5)]
    : add(holdOf(other, side, one.body.shoulder[inner]), [side * 3, 6]);
  return { reach: { [outer]: aimed(one.body, outer, belowChin(one.body, at)) }, apart: { [outer]: 'over' } };
};

const both = (a: Contact, b: Contact): Contact => ({
  ...a,
  ...b,
  reach: { ...a.reach, ...b.reach },
  apart: { ...a.apart, ...b.apart },
});

/** Held to the chest: both arms before it, its face above them. */
const heldClose = (one: Toucher, { box }: Touched): Contact => {
  const y = box.bottom - tallOf(box) * 0.22;
  const half = Math.min((box.right - box.left) * 0.22, 7);
  const middle = middleOf(box);
  const [near, far] = one.body.shoulder.near[0] > one.body.shoulder.far[0] ? [-1, 1] : [1, -1];
  return {
    reach: { near: [middle + half * near, y + 2], far: [middle + half * far, y] },
    apart: { near: 'over', far: 'over' },
  };
};

/** A wing over a back, a paw on a knee: laid where it reaches. */
const laidLimb = (how: Touch, one: Toucher, told: { other: Touched; side: Side }): Contact => {
  const { other, side } = told;
  const { body, box } = other;
  const from: Point = [middleOf(one.box), one.body.shoulder.near[1]];
  const top = body?.shoulder.near[1] ?? box.top;
  const depth = how === 'hand-on' ? 0.2 : 0.45;
  const x = (side === 1 ? box.right : box.left) - side * Math.min((box.right - box.left) * depth, 22);
  return { limbAt: [x, clamp(from[1], top + 2, box.bottom - 6)] };
};

type Meeting = { readonly other: Touched; readonly side: Side; readonly isAnswered: boolean };

const handOn = (one: Toucher, { other, side }: Meeting): Answer => {
  const { arm, at } = handSpot(one, other, { side });
  // An arm as long as a hose is worse than a hand that hangs beside.
  if (needsDown(one, other, side)) return { one: NONE, other: NONE };
  return { one: { reach: { [arm]: at }, apart: { [arm]: 'over' } }, other: NONE };
};

const handInHand = (one: Toucher, { other, side }: Meeting): Answer => {
  const at = palmsMeet(one, other, side);
  const mine = innerArm(one.body, side);
  const { body } = other;
  if (!body) return handOn(one, { other, side, isAnswered: false });
  const theirs = innerArm(body, side === 1 ? -1 : 1);
  return {
    one: one.isPerson
      ? { reach: { [mine]: aimed(one.body, mine, at) }, apart: { [mine]: 'over' }, clasps: mine }
      : { limbAt: at },
    other: other.isPerson ? { reach: { [theirs]: aimed(body, theirs, at) } } : { limbAt: at },
  };
};

/** How much farther down the back of a child a hand lies that would cross its face, in centimetres. */
const LOWER_ON_BACK = 14;

/** A child hugs somebody around the waist, the face at the chest; a hand comes down to its back. */
const atChest = (one: Toucher, other: Touched & { body: Body }, side: Side): Answer => {
  const inner = innerArm(one.body, side);
  const outer = otherArm(inner);
  const middle = (other.body.shoulder.near[0] + other.body.shoulder.far[0]) / 2;
  const half = Math.abs(other.body.shoulder.near[0] - other.body.shoulder.far[0]) / 2;
  const y = Math.max(one.body.head.bottom + 5, Math.min(one.body.shoulder.near[1] + 10, other.body.hip[1]));
  const own: Contact = {
    reach: {
      [inner]: aimed(one.body, inner, [middle + side * half * 0.1, y + 3]),
      [outer]: aimed(one.body, outer, [middle + side * half * 0.5, y + 7]),
    },
    apart: { [inner]: 'over', [outer]: 'over' },
  };
  // Below the head: an arm that came down at its own side would lie over the face.
  const { head, shoulder } = one.body;
  const x = (shoulder.near[0] + shoulder.far[0]) / 2 + side * 2;
  const onBack = Math.max(shoulder.near[1] + 6, head.bottom + 5);
  const theirs = innerArm(other.body, side);
  const holds = wholeArm(other.body, {
    arms: [theirs, otherArm(theirs)],
    places: [
      [x, onBack],
      [x, onBack + LOWER_ON_BACK],
    ],
    face: one.body,
    isFree: true,
  });
  return { one: own, other: holds ?? NONE };
};

const embrace = (one: Toucher, { other, side, isAnswered }: Meeting): Answer => {
  const { body } = other;
  if (!body) {
    const at = spotOn(one, other, side);
    const [low, high] = [add(at, [0, 8]), add(at, [0, -2])];
    const inner = innerArm(one.body, side);
    return {
      one: { reach: { [inner]: high, [otherArm(inner)]: low }, apart: { near: 'over', far: 'over' } },
      other: NONE,
    };
  }
  const whole = { ...other, body };
  if (isAtChest(one, other)) return atChest(one, whole, side);
  if (isHeld('hugging', one, other)) return { one: heldClose(one, other), other: NONE };
  const back: Side = side === 1 ? -1 : 1;
  const answer = isAnswered && other.isPerson ? across({ ...whole }, { ...one }, back) : NONE;
  const own = around(one, whole, side);
  const isInner = own.reach?.[innerArm(one.body, side)] !== undefined;
  return { one: isInner ? both(own, across(one, whole, side)) : own, other: answer };
};

/** What both do. `side` is the side of the other on which the toucher stands. */
export const meeting = (how: Touch, one: Toucher, told: Meeting): Answer => {
  const { other, side } = told;
  if (liesDown(one)) return { one: NONE, other: NONE };
  if (how === 'holding-hands') return handInHand(one, told);
  if (how === 'leaning-on') return { one: NONE, other: NONE };
  if (!one.isPerson) {
    const lays = one.isArmed || how === 'hand-on';
    return { one: lays ? laidLimb(how, one, { other, side }) : NONE, other: NONE };
  }
  if (how === 'hand-on') return handOn(one, told);
  if (how === 'hugging') return embrace(one, told);
  return other.body && !liesDown(other)
    ? { one: around(one, { ...other, body: other.body }, side), other: NONE }
    : handOn(one, told);
};
