/** What makes figures and things hard to read: outlines that just touch, slight overlaps, edges behind heads, rows of heads. */
import { boxOut, headsLack, hides, isAfter } from '#studio/illustrator/composition/contact/faces.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { intrusion, merged } from '#studio/illustrator/composition/clearing/intruding.ts';
import {
  BELOW_WATER,
  LEAST_LIFT,
  type Outlined,
  outlined,
  type Refs,
} from '#studio/illustrator/composition/clearing/outlined.ts';
import { meetingOf, NEAR, shareInside } from '#studio/illustrator/composition/staging/silhouette.ts';
import { isPointing, signOf } from '#studio/illustrator/composition/sight/signs.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';

/** Two overlap clearly from this share of the smaller one on. */
const CLEAR = 0.2;
/** Of a thing that stands behind, so much may be covered. */
const BURIED_FROM = 0.55;
/** Of one that the scene tells of, less. */
const NAMED_BURIED_FROM = 0.2;
/** Of whoever is told of, less still: a head and a leg behind a camel belong to nobody. */
const ANIMAL_BURIED_FROM = 0.12;
const PERSON_BURIED_FROM = 0.06;
/** Around a head, as a share of it. */
const AROUND = 0.14;
/** Hair and hats rise so far over a head, as a share of it. */
const HAIR_OVER = 0.42;
/** Heads of people are at one height when they differ by less, as a share of a head. */
const LEVEL = 0.16;
/** A kiss, or a graze, that is seen. */
const SEEN = 0.25;

const COSTS = {
  kiss: 100,
  graze: 100,
  buried: 190,
  behind: 420,
  named: 230,
  edge: 110,
  row: 34,
  veiled: 700,
  stacked: 520,
  worn: 170,
  axis: 150,
  leapt: 320,
  sign: 240,
  intrusion: 150,
  merged: 110,
} as const;

const NOTHING: Refs = new Set();

const buriedFrom = ({ item: { one } }: Outlined): number =>
  one.kind === 'prop' || one.isBorne === true
    ? one.isNamed === true
      ? NAMED_BURIED_FROM
      : BURIED_FROM
    : one.isPerson === true
      ? PERSON_BURIED_FROM
      : ANIMAL_BURIED_FROM;

const isApart = (a: Box, b: Box, by: number): boolean =>
  a.left > b.right + by || a.right < b.left - by || a.top > b.bottom + by || a.bottom < b.top - by;

const grown = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(right - left) * AROUND, (bottom - top) * AROUND];
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y * 0.3 };
};

/** Whether an outline runs behind or beside a head, so that something seems to grow out of it. */
const edgeAtHead = ({ item: { head } }: Outlined, { shape }: Outlined): number => {
  if (!head) return 0;
  const share = shareInside(grown(head), shape);
  // A wall behind all of the head is a good ground for it.
  return share < 0.03 || share > 0.92 ? 0 : 0.4 + 0.6 * Math.min(1, Math.min(share, 1 - share) * 3);
};

/** Before a thing a finger is read more easily than before somebody's body, and a palm is read anyway. */
const BEFORE_THING = 0.5;
/** The hand of somebody whom the page is not about is read second. */
const OF_OTHERS = 0.7;

/** How much of a hand lies over somebody or something else with which one points or says stop. */
const signBefore = ({ item: { one, move } }: Outlined, { item, shape }: Outlined, matters: Refs): number => {
  const hand = signOf(one);
  const own = matters.has(one.ref) ? 1 : OF_OTHERS;
  const weight = own * (item.one.kind === 'cast' ? 1 : isPointing(one) ? BEFORE_THING : 0);
  return hand === null ? 0 : shareInside(boxOut(move, hand), shape) * weight;
};

const inARow = ({ item: a }: Outlined, { item: b }: Outlined): number => {
  if (!a.head || !b.head || a.one.kind !== 'cast' || b.one.kind !== 'cast') return 0;
  const tall = Math.min(a.head.bottom - a.head.top, b.head.bottom - b.head.top);
  const apart = Math.abs(a.head.top + a.head.bottom - b.head.top - b.head.bottom) / 2 / tall;
  return Math.max(0, 1 - apart / LEVEL);
};

/** One head right on top of another, with hair that meets a chin, reads as a pole of heads. */
const stacked = ({ item: a }: Outlined, { item: b }: Outlined): number => {
  if (!a.head || !b.head || a.one.kind !== 'cast' || b.one.kind !== 'cast') return 0;
  const [upper, lower] = a.head.top < b.head.top ? [a.head, b.head] : [b.head, a.head];
  const wide = Math.max(upper.right - upper.left, lower.right - lower.left);
  const tall = Math.max(upper.bottom - upper.top, lower.bottom - lower.top);
  const aside = Math.abs(upper.left + upper.right - lower.left - lower.right) / 2 / wide;
  const apart = (lower.top - upper.bottom) / tall;
  return apart > HAIR_OVER ? 0 : Math.max(0, 1 - aside / 0.62);
};

/** What is so much smaller than somebody, as a share of them, could be something that they wear or carry. */
const WEARABLE = 0.5;

/** How much of a small thing lies before a body: there it looks as if it hung from it. */
const worn = (front: Outlined, back: Outlined, shared: number): number => {
  const [thing, body] = [front.item.one, back.item.one];
  const isMeant = thing.kind === 'prop' && thing.isBorne !== true && body.isPerson === true;
  if (!isMeant || shared === 0 || front.shape.area > back.shape.area * WEARABLE) return 0;
  // Where a body leaves the water, the least of it is read as a skirt.
  return (body.isInWater === true ? 1 : 0) + shared / Math.max(1, front.shape.area);
};

/** What is seen of it at once. */
const SEEN_LEAP = 0.3;

/** A leap is seen before the open: before somebody who lies there it looks like a step on them. */
const leapt = (front: Outlined, { item: { one } }: Outlined, covered: number): number => {
  const { isPerson, lift } = front.item.one;
  const isLeap = isPerson === true && lift >= LEAST_LIFT && lift < IN_THE_SKY;
  return isLeap && covered > 0 && one.lift < LEAST_LIFT ? SEEN_LEAP + Math.min(1, covered * 2) : 0;
};

/** Two things are on one axis when their middles are nearer than this, as a share of the narrower one. */
const AXIS = 0.4;

/** Of two things, one right behind the middle of the other: a tower that grows out of a fountain. */
const onAxis = ({ item: a }: Outlined, { item: b }: Outlined): number => {
  if (a.one.kind !== 'prop' || b.one.kind !== 'prop' || a.one.isBorne === true || b.one.isBorne === true) return 0;
  const apart = Math.abs(a.box.left + a.box.right - b.box.left - b.box.right) / 2;
  const narrow = Math.min(a.box.right - a.box.left, b.box.right - b.box.left);
  return Math.max(0, 1 - apart / (narrow * AXIS));
};

export type Tangle = {
  readonly kiss: number;
  readonly graze: number;
  readonly buried: number;
  readonly edge: number;
  /** How much of a thing hangs before somebody. */
  readonly worn: number;
  /** How much two things look like one. */
  readonly axis: number;
  /** How much of those on the ground is behind somebody in mid-air. */
  readonly leapt: number;
  /** How much the one behind has somebody or something before it that has nothing to do with it. */
  readonly intrusion: number;
  /** How much both are one to the eye where they meet. */
  readonly merged: number;
  /** How much of the one behind is covered. */
  readonly covered: number;
};

const NONE: Tangle = {
  kiss: 0,
  graze: 0,
  buried: 0,
  edge: 0,
  worn: 0,
  axis: 0,
  leapt: 0,
  intrusion: 0,
  merged: 0,
  covered: 0,
};

/** So near to each other two of one colour touch. */
const TOUCHING = 10;

/** What is wrong between two outlines, each from 0 to 1. */
export const tangleOf = (a: Outlined, b: Outlined): Tangle => {
  if (isApart(a.item.box, b.item.box, Math.max(NEAR, BELOW_WATER))) return NONE;
  const { gap, shared } = meetingOf(a.shape, b.shape);
  const [front, back] = isAfter(a.item, b.item) ? [a, b] : [b, a];
  const share = shared / Math.max(1, Math.min(a.shape.area, b.shape.area));
  const covered = shared / Math.max(1, back.shape.area);
  return {
    kiss: shared === 0 ? Math.max(0, 1 - gap / NEAR) : 0,
    graze: shared > 0 ? Math.max(0, 1 - share / CLEAR) : 0,
    buried: Math.max(0, (covered - buriedFrom(back)) / (1 - buriedFrom(back))),
    edge: Math.max(edgeAtHead(a, b), edgeAtHead(b, a)),
    worn: worn(front, back, shared),
    axis: shared > 0 ? onAxis(a, b) : 0,
    leapt: leapt(front, back, covered),
    intrusion: intrusion(front.item.one, back.item.one, covered),
    merged: merged(front.item.one, back.item.one, shared > 0 || gap < TOUCHING),
    covered,
  };
};

/** Of what the page is about, so much may be behind somebody. */
const VEILED_FROM = 0.05;

/** So much worse is an animal before whom or what the page is about. */
const BEFORE_FOCUS = 1.7;

/** How much an animal or a thing is in the way of another, and more of what `matters`. */
const inTheWay = (a: Outlined, b: Outlined, { tangle, matters }: { tangle: Tangle; matters: Refs }): number =>
  tangle.intrusion === 0
    ? 0
    : tangle.intrusion * (matters.has((isAfter(a.item, b.item) ? b : a).item.one.ref) ? BEFORE_FOCUS : 1);

/** What is lost of those behind, and of what `matters`, before which nobody else stands. */
const lostBehind = (a: Outlined, b: Outlined, { tangle, matters }: { tangle: Tangle; matters: Refs }): number => {
  const { one } = (isAfter(a.item, b.item) ? b : a).item;
  const veiled = matters.has(one.ref) ? Math.max(0, tangle.covered - VEILED_FROM) : 0;
  return (
    tangle.buried * (one.kind === 'cast' ? COSTS.behind : COSTS.buried) +
    veiled * COSTS.veiled +
    tangle.leapt * COSTS.leapt +
    stacked(a, b) * COSTS.stacked
  );
};

/** A thing that the story tells of is missed nearly as much as somebody. */
const namedLost = (a: Outlined, b: Outlined, { buried }: Tangle): number =>
  buried > 0 && (isAfter(a.item, b.item) ? b : a).item.one.isNamed === true ? buried * COSTS.named : 0;

/** What a place costs, but for faces. */
export const costOf = (a: Outlined, b: Outlined, matters: Refs = NOTHING): number => {
  const tangle = tangleOf(a, b);
  const { kiss, graze, edge } = tangle;
  return (
    kiss * COSTS.kiss +
    graze * COSTS.graze +
    edge * COSTS.edge +
    tangle.worn * COSTS.worn +
    tangle.axis * COSTS.axis +
    tangle.merged * COSTS.merged +
    inTheWay(a, b, { tangle, matters }) * COSTS.intrusion +
    lostBehind(a, b, { tangle, matters }) +
    namedLost(a, b, tangle) +
    (signBefore(a, b, matters) + signBefore(b, a, matters)) * COSTS.sign +
    inARow(a, b) * COSTS.row
  );
};

/** For an animal before what the page is about the eye steps back less than for somebody who is lost; for others not at all. */
const FELT = 0.4;

/** How much of a page cannot be read because some stand behind others who do not belong to them. */
export const muddleOf = (placed: readonly Placed[], unitOf: (ref: string) => string, matters: Refs): number => {
  const all = placed.map(outlined);
  return all.reduce(
    (sum, a, at) =>
      sum +
      all
        .slice(at + 1)
        .filter((b) => unitOf(a.item.one.ref) !== unitOf(b.item.one.ref))
        .reduce((more, b) => {
          const tangle = tangleOf(a, b);
          const isFelt = matters.has((isAfter(a.item, b.item) ? b : a).item.one.ref);
          const felt = isFelt ? tangle.intrusion * COSTS.intrusion * FELT : 0;
          return more + lostBehind(a, b, { tangle, matters }) + felt;
        }, 0),
    0,
  );
};

const FACE = 4000;
const HAIR = 420;
const GAP = 900;
const ROOMY = 0.32;

/** How much two are in each other's face. */
export const faceCost = ({ item: a }: Outlined, { item: b }: Outlined): number => {
  const [hidden, seen] = [hides(a, b), hides(b, a)];
  const lack = headsLack(a, b, ROOMY);
  return (hidden.face + seen.face) * FACE + (hidden.hair + seen.hair) * HAIR + (lack > 0 ? 90 + lack * GAP : 0);
};

/** How many tangles are seen among all who do not belong together. */
export const tanglesIn = (placed: readonly Placed[], unitOf: (ref: string) => string): number => {
  const all = placed.map(outlined);
  return all.reduce(
    (sum, a, at) =>
      sum +
      all.slice(at + 1).reduce((more, b) => {
        if (unitOf(a.item.one.ref) === unitOf(b.item.one.ref)) return more;
        const { kiss, graze, edge } = tangleOf(a, b);
        return more + Number(kiss > SEEN) + Number(graze > SEEN) + Number(edge > SEEN);
      }, 0),
    0,
  );
};
