/** Where on somebody or something a hand is meant to lie: a shoulder, hair, a muzzle, a back, an edge. */
import type { Body } from '#studio/illustrator/composition/cast.ts';
import { liesDown, type Side, type Touched, type Toucher } from '#studio/illustrator/composition/contact/beside.ts';
import { chinOf, SMALL_FACE } from '#studio/illustrator/composition/contact/chin.ts';
import { tallOf } from '#studio/illustrator/composition/contact/company.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import { clamp, distance } from '#studio/illustrator/geometry/outline.ts';
import { middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** The arm on the side of the other; along the page, the one that the reader sees. */
export const innerArm = ({ isSide, way }: Body, side: Side): Which => (isSide || way === -side ? 'near' : 'far');
export const otherArm = (which: Which): Which => (which === 'near' ? 'far' : 'near');

export const shoulderTowards = (body: Body, side: Side): Point => {
  const { near, far } = body.shoulder;
  return (near[0] - far[0]) * side > 0 ? near : far;
};

/** A head so far over the shoulder of who strokes it, as a share of the arm. */
const MUZZLE_ABOVE = 0.7;

/** How far below the joint of the shoulder a palm lies on it, and how far a stretched arm still seems whole. */
const ON_SHOULDER = 4;
const STRETCHED = 1.2;

/** On somebody who is upright: the shoulder or the upper back; the hair only of who is too small for it. */
const onPerson = (one: Toucher, { body }: { body: Body }, side: Side): Point => {
  const from = one.body.shoulder[innerArm(one.body, side)];
  const { head } = body;
  const shoulder = shoulderTowards(body, side);
  const highest = Math.max(shoulder[1] + ON_SHOULDER, head.bottom + ON_SHOULDER / 2);
  const y = clamp(from[1] - one.body.reach * 0.2, highest, Math.max(highest, body.hip[1]));
  const at: Point = [shoulder[0] + side * 0.5, y];
  const isBelowReach = distance(from, at) > one.body.reach * STRETCHED;
  return isBelowReach && from[1] < head.top
    ? [middleOf(head) + side * (head.right - head.left) * 0.3, head.top + tallOf(head) * 0.12]
    : at;
};

/** What is no wider is grasped and not leant on, and how far its side is within a palm, in centimetres. */
const HAND_WIDE = 34;
const AT_SIDE = 3;

/** How far down a pole the hands are that hold it together, below its cloth: each has its own place. */
const ON_POLE: Readonly<Record<Side, number>> = { 1: 0.47, [-1]: 0.6 };

/** How far down a thing somebody holds on to who is lower than it, as a share of its height. */
const HOLDS_ON_AT = 0.24;

/** No hand goes farther down a pole, in arms: the tall hold it higher. */
const DOWN_POLE = 0.8;

/** Where on the other a hand lies that comes from `side`. */
export const spotOn = (one: Toucher, other: Touched, side: Side): Point => {
  const { box, body, isPerson } = other;
  const from = one.body.shoulder[innerArm(one.body, side)];
  if (body && isPerson && !liesDown(other)) return onPerson(one, { body }, side);
  if (body) {
    const { head } = body;
    const isHeadNear = Math.abs(middleOf(head) - from[0]) < Math.abs(middleOf(box) - from[0]) || tallOf(box) < 34;
    if (liesDown(other) && isPerson) return body.shoulder.near;
    const chin = chinOf(other, side);
    if (chin) return chin;
    // Of one whose head is too high the muzzle comes down to the hand.
    if (isHeadNear && head.top < from[1] - one.body.reach * MUZZLE_ABOVE) {
      const front = side === 1 ? head.right : head.left;
      return [front - side * (head.right - head.left) * 0.24, head.bottom - tallOf(head) * 0.16];
    }
    // A hand as large as the face would hide it from who looks at them: it lies on the back.
    const isHidden =
      (body.way === side || liesDown(other)) &&
      head.right - head.left < SMALL_FACE &&
      head.right - head.left < (box.right - box.left) * 0.5;
    return isHeadNear && !isHidden
      ? [middleOf(head) + side * (head.right - head.left) * 0.1, head.top - tallOf(head) * 0.12]
      : [
          middleOf(box) + side * (box.right - box.left) * 0.14,
          Math.max(box.top + tallOf(box) * 0.2, body.shoulder.near[1]),
        ];
  }
  if (other.poleAt !== undefined) {
    const low = Math.min(box.top + tallOf(box) * ON_POLE[side], from[1] + one.body.reach * DOWN_POLE);
    return [box.left + (box.right - box.left) * other.poleAt, Math.max(low, box.top + 1)];
  }
  // A cup is taken by its side: from above a hand would lie on it like a lid, and on a bear over its face.
  if (other.takenAt !== undefined && box.right - box.left < HAND_WIDE)
    return [side === 1 ? box.right - AT_SIDE : box.left + AT_SIDE, box.top + tallOf(box) * other.takenAt];
  const inset = Math.min((box.right - box.left) * 0.3, one.body.reach * 0.4);
  const edge = side === 1 ? box.right - inset : box.left + inset;
  const hangs = from[1] + one.body.reach * 0.3;
  // Whose shoulder is as low as its foot, as in the water beside a log, takes hold of its upper part.
  const isLow = hangs > box.bottom - 4;
  return [edge, isLow ? box.top + tallOf(box) * HOLDS_ON_AT : clamp(hangs, box.top + 1, box.bottom - 4)];
};
