/** How figures hold things. */
import type { Gesture, Hold, Pose, Prop } from '#core/story/vocabulary.ts';
import {
  AT_PLACE,
  BEATEN,
  FOR_ONE,
  HANDLING,
  LIFTED_BY_BOTH,
  type Manner,
  SHEETS,
  SHELTERS,
  USUAL,
  USUAL_IN,
} from '#studio/illustrator/composition/holding/handling.data.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import { acrossBand, sampled, solidPaths } from '#studio/illustrator/composition/contact/outline.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boundsOf, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Grip } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type OneHanded = Exclude<Grip, 'hug'>;

/** The hand closes around a handle from above, or around a stem from the side. */
const DOWN = Math.PI / 2;
const ACROSS = -0.35;

const ARMS: Readonly<Record<'side' | 'front', Readonly<Record<OneHanded, ArmPose>>>> = {
  side: {
    hang: { x: 0.5, y: 0.62, hand: 'grip', turn: DOWN },
    up: { x: 0.6, y: 0.22, hand: 'grip', turn: ACROSS },
  },
  front: {
    hang: { x: 0.42, y: 0.76, elbow: [0.24, 0.44], hand: 'grip', turn: DOWN },
    up: { x: 0.54, y: 0.1, elbow: [0.3, 0.42], hand: 'grip', turn: ACROSS },
  },
};

/** Where the foot of a held thing is below (positive) the palm, as a share of its height. */
const DROP: Readonly<Record<OneHanded, number>> = { hang: 0.97, up: 0.24 };
/** What must be well above the hand is taken near its end: a canopy goes over the head, not before the face. */
export const TAKEN_LOW: Readonly<Partial<Record<Prop, number>>> = {
  umbrella: 0.09,
  flag: 0.14,
  balloon: 0.08,
  kite: 0.1,
};

/** How high on its sides a thing is taken with both hands, as a share of its height, and what counts as that height. */
const TAKEN_AT = 0.42;
/** What is carried lies on both arms. */
const CARRIED_AT = 0.14;
/** Hands beside something smaller would hide it: it stands on them, in centimetres. */
const SMALL = 17;
const UNDER = -0.08;
const TAKEN_BAND = 0.1;
/** How much of a palm lies behind the thing, in centimetres. */
const INSET = 1.2;
/** Hands on a slim trunk stay beside each other, in centimetres. */
const LEAST_HALF = 3;

const boxAround = (paths: readonly Path[]): Box => {
  const boxes = paths.map(boundsOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
};

/** From where to where a drawing goes at a height. */
const extentAt = (sketch: Sketch, box: Box, y: number): { left: number; right: number } => {
  const band = (box.bottom - box.top) * TAKEN_BAND;
  const level = solidPaths(sketch).flatMap((path) => acrossBand(sampled(path), y - band, y + band));
  const xs = level.length > 1 ? level : [box.left, box.right];
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

type Sides = { readonly box: Box; readonly grips: { readonly left: Point; readonly right: Point } };

/** Where the two sides of a drawing are that hands can take. */
const sidesOf = (sketch: Sketch, at: number): Sides => {
  const box = boxAround(solidPaths(sketch));
  const y = box.bottom - (box.bottom - box.top) * at;
  const { left, right } = extentAt(sketch, box, y);
  const middle = (left + right) / 2;
  const half = Math.max(LEAST_HALF, (right - left) / 2 - INSET);
  return { box, grips: { left: [middle - half, y], right: [middle + half, y] } };
};

export const smallSketch = (prop: Prop, isDark: boolean): { sketch: Sketch; factor: number } => {
  const drawing = PROP_DRAWINGS[prop];
  return { sketch: bundle(drawing.draw({ isDark })), factor: drawing.heldHeightCm / drawing.heightCm };
};

export type HeldLook = {
  readonly view: View;
  readonly pose: Pose;
  readonly isDark: boolean;
  /** Above the water in which somebody stands. */
  readonly isHigh?: boolean;
  /** How the story says that it is held. */
  readonly holds?: Hold;
  /** One hand lies on somebody or something. */
  readonly isTouching?: boolean;
  /** What the hands do with it or beside it. */
  readonly gesture?: Gesture;
};

const BY_GRIP: Readonly<Record<Grip, Manner>> = { hang: 'down', up: 'upright', hug: 'between' };

/** Whether somebody who reads has this before them. */
export const isRead = (prop: Prop): boolean => SHEETS.has(prop);

/** How a thing is held: as the story says, or as people hold it who do this. */
export const mannerOf = (prop: Prop, pose: Pose, holds?: Hold): Manner => {
  if (holds) return holds;
  const usual = USUAL[prop] ?? BY_GRIP[PROP_DRAWINGS[prop].grip];
  return USUAL_IN[pose]?.[usual] ?? usual;
};

/** Where one hand takes a thing that has no handling of its own: a handle above, a stem below, the rest near its foot. */
const usualGrip = (prop: Prop): readonly [number, number] => {
  const { grip } = PROP_DRAWINGS[prop];
  return grip === 'hang' ? [0, DROP.hang] : [0, TAKEN_LOW[prop] ?? (grip === 'up' ? DROP.up : 0.16)];
};

/** How high on its sides a thing is taken that is lifted over the head. */
const LIFTED_AT = 0.2;
/** What hangs from a hand that has no handle is held by its upper end. */
const BY_ITS_TOP = 0.84;
/** The tripod of a telescope stays at home: only the tube comes along. */
const CUTS: Readonly<Partial<Record<Prop, Path>>> = {
  telescope: polygon([
    [-30, -20],
    [-14, -20],
    [-2, -33.5],
    [4, -37],
    [34, -54],
    [34, -80],
    [-30, -50],
  ]),
};

const liftsInBoth = (prop: Prop, hold: Hold): boolean =>
  hold === 'up' && LIFTED_BY_BOTH.has(prop) ? true : PROP_DRAWINGS[prop].grip === 'hug' && !FOR_ONE.has(prop);

const placedThing = (prop: Prop, hold: Hold, isDark: boolean): PlacedThing => {
  const { grip, isOneSided } = PROP_DRAWINGS[prop];
  const own = { ...AT_PLACE[hold], ...HANDLING[prop]?.[hold] };
  const { sketch, factor } = smallSketch(prop, isDark);
  const cut = CUTS[prop];
  const whole = cut ? bundle([sketch], { clip: cut }) : sketch;
  const held = moved(whole, placed([0, 0], factor * (own.size ?? 1)));
  const isSheet = hold === 'before' && SHEETS.has(prop);
  const pairAt = hold === 'up' || isSheet ? LIFTED_AT : hold === 'out' ? 0.34 : TAKEN_AT;
  const { box, grips } = sidesOf(cut ? moved(sketch, placed([0, 0], factor * (own.size ?? 1))) : held, pairAt);
  const at = ([across, up]: readonly [number, number]): Point => [
    (box.left + box.right) / 2 + across * (box.right - box.left),
    box.bottom - up * (box.bottom - box.top),
  ];
  const isOneHanded = hold === 'down' || hold === 'ear' || hold === 'eye' || hold === 'mouth';
  const isLifted = hold === 'up' || hold === 'out';
  const gripAt = own.grip ?? (hold === 'down' && grip !== 'up' ? [0, Math.max(BY_ITS_TOP, usualGrip(prop)[1])] : null);
  // A basket is put over the head from below, not by its handle.
  const lifted: readonly [number, number] | null = hold === 'up' && grip === 'hang' ? [0, 0.1] : null;
  // A stem is taken where it is, be it at the side of the thing as the pole of a flag.
  const onStem = (point: Point): Point => {
    const { left, right } = extentAt(held, box, point[1]);
    return grip === 'up' ? [(left + right) / 2, point[1]] : point;
  };
  return {
    kind: 'placed',
    hold,
    box,
    tip: at(own.tip ?? [0, 0.5]),
    grip: gripAt ? at(gripAt) : onStem(at(lifted ?? usualGrip(prop))),
    pair: grips,
    turn: own.turn ?? 0,
    gap: own.gap ?? 0,
    needsBoth: !isOneHanded && (!isLifted || liftsInBoth(prop, hold)),
    isSheet,
    isOnPalm: own.isOnPalm ?? false,
    isShelter: hold === 'up' && SHELTERS.has(prop),
    isOneSided: isOneSided ?? false,
    draw: (onto) => [moved(held, onto)],
  };
};

const betweenHands = (prop: Prop, { pose, isDark, holds }: HeldLook): Held => {
  const { sketch, factor } = smallSketch(prop, isDark);
  const held = moved(sketch, placed([0, 0], factor));
  const isSmall = PROP_DRAWINGS[prop].heldHeightCm < SMALL;
  const isOnPalms = pose === 'carrying' || holds === 'before' || holds === 'close' || isSmall;
  return {
    kind: 'in-hands',
    ...sidesOf(held, isSmall ? UNDER : isOnPalms ? CARRIED_AT : TAKEN_AT),
    draw: (foot) => [moved(held, placed(foot, 1))],
  };
};

/** In one hand, the other one on its skin; null for what makes no sound so, and when a hand has something else to do. */
const beaten = (prop: Prop, look: HeldLook): Held | null => {
  const places = BEATEN[prop];
  const isPlayed = look.holds === undefined || look.holds === 'before';
  if (!places || !isPlayed || look.isTouching || look.gesture) return null;
  const { sketch, factor } = smallSketch(prop, look.isDark);
  const held = moved(sketch, placed([0, 0], factor * places.size));
  const sides = sidesOf(held, CARRIED_AT);
  const { left, right, top, bottom } = sides.box;
  const at = ([across, up]: readonly [number, number]): Point => [
    (left + right) / 2 + across * (right - left),
    bottom - up * (bottom - top),
  ];
  return {
    kind: 'in-hands',
    ...sides,
    beaten: { grip: at(places.grip), skin: at(places.skin) },
    draw: (foot) => [moved(held, placed(foot, 1))],
  };
};

const inOneHand = (prop: Prop, { view, isDark, isHigh = false }: HeldLook, grip: OneHanded): Held => {
  const { heldHeightCm, isOneSided } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  const drop = heldHeightCm * (TAKEN_LOW[prop] ?? DROP[grip]);
  const held = moved(sketch, placed([0, drop], factor));
  const { left, right } = extentAt(held, boxAround(solidPaths(held)), 0);
  const stem = (left + right) / 2;
  const arms = ARMS[view === 'side' ? 'side' : 'front'];
  return {
    kind: 'in-hand',
    arm: isHigh && grip === 'hang' ? { ...arms.up, turn: DOWN } : arms[grip],
    // What is broader on one side, as a flag is, points away from the face.
    draw: ([x, y], outward) => {
      const side = isOneSided ? 1 : outward;
      return [moved(held, [side, 0, 0, 1, x - stem * side, y])];
    },
  };
};

/** What is so much taller than wide, and no wider than a fist, is taken in one: it stands in it and not behind it. */
const SLIM = 1.5;
const FIST = 13;
const isStem = (prop: Prop): boolean => {
  const { grip, heldHeightCm, heightCm, widthCm } = PROP_DRAWINGS[prop];
  return grip === 'up' && heightCm > widthCm * SLIM && (widthCm * heldHeightCm) / heightCm < FIST;
};

const isLostInArms = (prop: Prop): boolean =>
  PROP_DRAWINGS[prop].heldHeightCm < SMALL && USUAL[prop] !== 'close' && !SHEETS.has(prop);

/** Gestures whose tool is turned as the hands are. */
const WITH_TOOL: ReadonlySet<Gesture> = new Set(['digging', 'writing', 'pouring']);

/** The hands and the drawing for holding a thing. */
export const heldBy = (prop: Prop, look: HeldLook): Held => {
  if (look.gesture === 'writing' && SHEETS.has(prop)) return placedThing(prop, 'before', look.isDark);
  if (look.gesture && WITH_TOOL.has(look.gesture)) {
    const isHung = PROP_DRAWINGS[prop].grip === 'hang' || look.gesture !== 'pouring';
    return placedThing(prop, isHung ? 'down' : 'out', look.isDark);
  }
  const played = beaten(prop, look);
  if (played) return played;
  const usual = mannerOf(prop, look.pose, look.holds);
  // Nobody stretches out the other arm as well.
  const manner = usual === 'out' && !look.holds && look.isTouching ? 'upright' : usual;
  const { grip } = PROP_DRAWINGS[prop];
  switch (manner) {
    case 'between':
      return betweenHands(prop, look);
    case 'upright':
      return inOneHand(prop, look, grip === 'hang' ? 'hang' : 'up');
    case 'before':
      if (SHEETS.has(prop)) return placedThing(prop, manner, look.isDark);
      return isStem(prop) ? inOneHand(prop, look, 'up') : betweenHands(prop, look);
    case 'close':
      // What is small and hard would be lost between two arms: it stands on both hands before the chest.
      return isLostInArms(prop) ? betweenHands(prop, look) : placedThing(prop, manner, look.isDark);
    case 'down':
      return !look.holds && grip === 'hang' ? inOneHand(prop, look, 'hang') : placedThing(prop, manner, look.isDark);
    default:
      return placedThing(prop, manner, look.isDark);
  }
};
