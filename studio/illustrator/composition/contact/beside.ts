/** How close those who touch stand to each other, so that bodies meet and no head hides the other. */
import type { Pose, Touch } from '#core/story/vocabulary.ts';
import { type Body, RESTS } from '#studio/illustrator/composition/cast.ts';
import { headGap, tallOf } from '#studio/illustrator/composition/contact/company.ts';
import type { Outline } from '#studio/illustrator/composition/contact/outline.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { type Box, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** Somebody or something in the company's centimetres. */
export type Touched = {
  readonly box: Box;
  readonly body: Body | null;
  readonly isPerson: boolean;
  readonly pose: Pose | null;
  /** How far down its side a hand takes it, as a share of its height: a cup, and what has a face. */
  readonly takenAt?: number | undefined;
  /** Where across it the pole is that hands close around, as a share of its width: a flag. */
  readonly poleAt?: number | undefined;
  /** Has wings or arms to lay around somebody. */
  readonly isArmed: boolean;
  /** Points of a head with its hair; of persons only. */
  hair(): readonly Point[];
  /** What of it is solid under a hand. */
  outline(): Outline;
};
export type Toucher = Touched & { readonly body: Body };

/** Which side of the other they are on: -1 left, 1 right on the page. */
export type Side = 1 | -1;

export const liesDown = ({ pose }: Touched): boolean => pose !== null && RESTS.has(pose);

const halfOf = ({ body, box, isPerson }: Touched): number =>
  body && isPerson ? Math.abs(body.shoulder.near[0] - body.shoulder.far[0]) / 2 + 4 : (box.right - box.left) / 2;

const centerOf = ({ body, box, isPerson }: Touched): number =>
  body && isPerson ? (body.shoulder.near[0] + body.shoulder.far[0]) / 2 : middleOf(box);

/** Who sits or kneels is so much lower than standing. */
const LOW_SHARE = 0.66;
const LOWERED: ReadonlySet<Pose> = new Set(['sitting', 'kneeling', 'crouching', 'reading']);

/** Small enough to be held to the chest. */
export const isHeld = (how: Touch, one: Toucher, other: Touched): boolean => {
  const tall = tallOf(one.box) / (one.pose !== null && LOWERED.has(one.pose) ? LOW_SHARE : 1);
  return (
    how === 'hugging' &&
    one.isPerson &&
    !liesDown(one) &&
    !other.isPerson &&
    tallOf(other.box) < tall * 0.42 &&
    other.box.right - other.box.left < tall * 0.6
  );
};

/** How close the bodies come, as a share of their half widths. */
const CLOSE: Readonly<Record<Touch, number>> = {
  'hand-on': 1.12,
  'arm-around': 0.86,
  'holding-hands': 1,
  hugging: 0.76,
  'leaning-on': 0.9,
};
/** How close heads come: 1 is side by side, with a little hair on each other. */
const CHEEK: Readonly<Record<Touch, number>> = {
  'hand-on': 1.12,
  'arm-around': 1.16,
  'holding-hands': 1.12,
  hugging: 1.06,
  'leaning-on': 1.03,
};

/** How wide somebody stands, knees and wings included. */
const spanOf = (one: Touched): number => Math.max(halfOf(one), ((one.box.right - one.box.left) / 2) * 0.8);

/** Small enough to be held at the chest or waist of somebody who stands: the head is below the other's chin. */
export const isAtChest = (one: Touched, other: Touched): boolean =>
  one.isPerson &&
  other.isPerson &&
  one.body !== null &&
  other.body !== null &&
  !liesDown(one) &&
  !liesDown(other) &&
  one.body.head.top > other.body.head.bottom - tallOf(other.body.head) * 0.3;

/** How much of a head that is hugged to a chest lies over it. */
const AT_CHEST = 0.42;

/** Eyes, nose and mouth: how much of half a head they take, and where they begin from its top, as a share. */
const FACE = { half: 0.84, top: 0.36 } as const;

/** How far from the middle of its head somebody's hair reaches towards another, at the height of the face there. */
const hairTowards = (one: Touched & { body: Body }, face: Box, way: Side): number => {
  const middle = middleOf(one.body.head);
  const top = face.top + tallOf(face) * FACE.top;
  return one
    .hair()
    .reduce((most, [x, y]) => (y > top && y < face.bottom ? Math.max(most, (x - middle) * way) : most), -Infinity);
};

/** How far heads must be apart for the hair of none to lie on the face of the other. */
const hairApart = (one: Toucher, other: Touched & { body: Body }, side: Side): number => {
  const half = ({ left, right }: Box): number => ((right - left) / 2) * FACE.half;
  const [mine, theirs] = [one.body.head, other.body.head];
  return Math.max(
    hairTowards(one, theirs, side === 1 ? -1 : 1) + half(theirs),
    hairTowards(other, mine, side) + half(mine),
  );
};

/** How far heads must be apart, for none to be behind the other's head or body. */
const clearance = (one: Toucher, other: Touched & { body: Body }, cheek: number): number => {
  const [mine, theirs] = [one.body.head, other.body.head];
  const half = (head: Box): number => (head.right - head.left) / 2;
  const isBelow = (low: Box, high: Box): boolean => (low.top + low.bottom) / 2 > high.bottom;
  // Of two, the one who holds a person from behind is farther; whoever holds an animal is nearer.
  const hidesOther = !(one.isPerson && other.isPerson) && isBelow(theirs, mine);
  const isHidden = isBelow(mine, theirs);
  return Math.max(
    headGap(mine, theirs) * cheek,
    hidesOther ? spanOf(one) + half(theirs) * 0.9 : 0,
    isHidden ? spanOf(other) * (other.isPerson ? 1.08 : 0.9) + half(mine) * 0.95 : 0,
  );
};

/** A neck so far over a shoulder is out of reach, in centimetres. */
const OUT_OF_REACH = 4;
/** How far before the middle of an animal, head and tail included, its chest is. */
const CHEST_AHEAD = 0.1;

/** Where arms go around an animal: its neck, or the chest of one whose neck is over the arms of who hugs it. */
export const neckOf = ({ body: { head, way, shoulder }, box }: Touched & { body: Body }, from?: Point): Point => {
  if (from && head.bottom < from[1] - OUT_OF_REACH) {
    return [middleOf(box) + way * (box.right - box.left) * CHEST_AHEAD, Math.max(shoulder.near[1], from[1] + 6)];
  }
  const isLargeHeaded = tallOf(head) > tallOf(box) * 0.3;
  return [
    middleOf(head) - way * (head.right - head.left) * (isLargeHeaded ? 0.46 : 0.32),
    head.bottom + tallOf(head) * (isLargeHeaded ? 0.1 : -0.08),
  ];
};

/** Where arms lie on an animal: at its neck, or on the near side of one that stands upright, as birds do. */
export const holdOf = (other: Touched & { body: Body }, side: Side, from?: Point): Point => {
  const { body, box } = other;
  const isUpright = Math.abs(middleOf(body.head) - middleOf(box)) < (box.right - box.left) * 0.16;
  // Seen from the front a neck is below the face, where no hand of somebody beside it lies.
  if (!isUpright && body.isSide) return add(neckOf({ ...other, body }, from), [-side * 4, 0]);
  const edge = side === 1 ? box.right : box.left;
  return [
    edge - side * Math.min((box.right - box.left) * 0.24, 9),
    Math.max(body.shoulder.near[1] + tallOf(box) * 0.08, body.head.bottom + 4),
  ];
};

/** A large animal lays its head over the other's shoulder. */
const reachesOver = (how: Touch, one: Toucher, other: Touched): boolean =>
  !one.isPerson &&
  !one.isArmed &&
  other.body !== null &&
  how !== 'hand-on' &&
  how !== 'holding-hands' &&
  tallOf(one.box) > tallOf(other.box) * 0.9;

/** How far the toucher moves along the page from where it is, so that it stands beside the other. */
export const stepBeside = (how: Touch, one: Toucher, told: { other: Touched; side: Side }): number => {
  const { other, side } = told;
  if (liesDown(one) && liesDown(other) && other.body) {
    return middleOf(other.body.head) + side * headGap(one.body.head, other.body.head) * 1.16 - middleOf(one.body.head);
  }
  if (other.body && reachesOver(how, one, other)) {
    return middleOf(other.body.head) - side * headGap(one.body.head, other.body.head) * 1.1 - middleOf(one.body.head);
  }
  if (other.body && how === 'hugging' && isAtChest(one, other)) {
    const half = (one.body.head.right - one.body.head.left) / 2;
    const apart = halfOf(other) + half * (1 - AT_CHEST * 2);
    return centerOf(other) + side * apart - middleOf(one.body.head);
  }
  if (other.body && one.isPerson && !other.isPerson && (how === 'hugging' || how === 'arm-around')) {
    const heads = middleOf(other.body.head) + side * clearance(one, { ...other, body: other.body }, 1.04);
    const hold = neckOf({ ...other, body: other.body }, one.body.shoulder.near);
    const isTall = other.body.head.bottom < one.body.shoulder.near[1] - OUT_OF_REACH;
    const arms = hold[0] + side * one.body.reach * 0.3;
    if (isTall) return hold[0] + side * one.body.reach * 0.46 - middleOf(one.body.head);
    return (side === 1 ? Math.max(heads, arms) : Math.min(heads, arms)) - middleOf(one.body.head);
  }
  const arms = how === 'holding-hands' ? Math.min(one.body.reach, other.body?.reach || one.body.reach) * 0.42 : 0;
  const reaching = how === 'hand-on' && one.isPerson ? one.body.reach * (other.isPerson ? 0.46 : 0.3) : 0;
  const isBig = (thing: Touched): boolean =>
    !thing.isPerson && thing.body !== null && how !== 'hand-on' && how !== 'holding-hands';
  const share = (thing: Touched): number => (isBig(thing) ? 0.62 : 1);
  const bodies = (halfOf(one) * share(one) + halfOf(other) * share(other)) * CLOSE[how] + arms + reaching;
  const heads = other.body ? clearance(one, { ...other, body: other.body }, CHEEK[how]) : 0;
  const hair = other.body ? hairApart(one, { ...other, body: other.body }, side) : 0;
  const byBodies = centerOf(other) + side * bodies * (how === 'hand-on' && !one.isPerson ? 0.84 : 1) - centerOf(one);
  const byHeads = other.body
    ? middleOf(other.body.head) + side * Math.max(heads, hair) - middleOf(one.body.head)
    : byBodies;
  return side === 1 ? Math.max(byBodies, byHeads) : Math.min(byBodies, byHeads);
};
