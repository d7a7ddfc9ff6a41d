/** How figures hold things. */
import type { Gesture, Hold, Pose, Prop } from '#core/story/vocabulary.ts';
import { beaten, betweenHands, SMALL, TAKEN_AT } from '#studio/illustrator/composition/holding/between.ts';
import {
  AT_PLACE,
  BEYOND_FIST,
  FOR_ONE,
  HANDLES,
  HANDLING,
  LEVEL_SHAFTS,
  type Manner,
  SHAFTED,
  SHEETS,
  SHELTERS,
  USUAL,
  USUAL_IN,
} from '#studio/illustrator/composition/holding/handling.data.ts';
import type { HeldLook } from '#studio/illustrator/composition/holding/held-look.ts';
import {
  DROP,
  extentAt,
  type OneHanded,
  placeIn,
  sidesOf,
  smallSketch,
  solidBox,
  TAKEN_LOW,
  usualGrip,
} from '#studio/illustrator/composition/holding/sides.ts';
import type { Held } from '#studio/illustrator/figure/holding.ts';
import type { PlacedThing } from '#studio/illustrator/figure/holds/placed-thing.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import type { Grip } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

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

const BY_GRIP: Readonly<Record<Grip, Manner>> = { hang: 'down', up: 'upright', hug: 'between' };

/** Whether somebody who reads has this before them. */
export const isRead = (prop: Prop): boolean => SHEETS.has(prop);

/** How a thing is held: as the story says, or as people hold it who do this. */
export const mannerOf = (prop: Prop, pose: Pose, holds?: Hold): Manner => {
  if (holds) return holds;
  const usual = USUAL[prop] ?? BY_GRIP[PROP_DRAWINGS[prop].grip];
  return USUAL_IN[pose]?.[usual] ?? usual;
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

/** The drawing of what is taken along. */
export const withoutStand = (prop: Prop, taken: Parameters<typeof smallSketch>[1]): Sketch => {
  const { sketch } = smallSketch(prop, taken);
  const cut = CUTS[prop];
  return cut ? bundle([sketch], { clip: cut }) : sketch;
};

const liftsInBoth = (prop: Prop, hold: Hold): boolean =>
  (hold === 'up' || hold === 'out') && PROP_DRAWINGS[prop].grip === 'hug' && !FOR_ONE.has(prop);

/** What is so much taller than wide, and no wider than a fist, is taken in one: it stands in it and not behind it. */
const SLIM = 1.5;
const FIST = 13;
const isStem = (prop: Prop): boolean => {
  const { grip, heldHeightCm, heightCm, widthCm } = PROP_DRAWINGS[prop];
  return grip === 'up' && heightCm > widthCm * SLIM && (widthCm * heldHeightCm) / heightCm < FIST;
};

const shaftOf = (prop: Prop): PlacedThing['shaft'] =>
  LEVEL_SHAFTS.has(prop) ? 'level' : isStem(prop) || SHAFTED.has(prop) ? 'upright' : null;

const placedThing = (prop: Prop, hold: Hold, isDark: boolean, isPoured = false): PlacedThing => {
  const { grip, isOneSided } = PROP_DRAWINGS[prop];
  const own = { ...AT_PLACE[hold], ...HANDLING[prop]?.[hold] };
  // What is lifted up has nothing in it that could fall out.
  const isHugged = hold === 'close';
  const { factor, sketch } = smallSketch(prop, { isDark, isHugged });
  const whole = withoutStand(prop, { isDark, isEmpty: hold === 'up' || isPoured, isHugged });
  const scaled = placed([0, 0], factor * (own.size ?? 1));
  const held = moved(whole, scaled);
  const isSheet = hold === 'before' && SHEETS.has(prop);
  const pairAt = hold === 'up' || isSheet ? LIFTED_AT : hold === 'out' ? 0.34 : TAKEN_AT;
  // Handles are measured on the full thing.
  const { box, grips } = sidesOf(moved(sketch, scaled), pairAt);
  const at = placeIn(box);
  const isOneHanded = hold === 'down' || hold === 'ear' || hold === 'eye' || hold === 'mouth';
  const isLifted = hold === 'up' || hold === 'out';
  const hung: readonly [number, number] = HANDLES[prop] ?? [0, Math.max(BY_ITS_TOP, usualGrip(prop)[1])];
  const gripAt = own.grip ?? (hold === 'down' && grip !== 'up' ? hung : null);
  // What two hands lift stands on the palm of one that lifts it alone.
  const isForTwo = liftsInBoth(prop, hold);
  const isOnPalm = own.isOnPalm ?? (hold === 'up' && isForTwo);
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
    grip: gripAt ? at(gripAt) : onStem(at(isOnPalm ? [0, 0.02] : usualGrip(prop))),
    pair: grips,
    turn: own.turn ?? 0,
    ...(isPoured && POURED[prop] !== undefined ? { pouredAt: POURED[prop] } : {}),
    gap: own.gap ?? 0,
    needsBoth: !isOneHanded && (!isLifted || isForTwo),
    isSheet,
    shaft: isOnPalm ? null : shaftOf(prop),
    isOnPalm,
    isShelter: hold === 'up' && SHELTERS.has(prop),
    isOneSided: isOneSided ?? false,
    draw: (onto) => [moved(held, onto)],
  };
};

const inOneHand = (prop: Prop, { view, isDark, isHigh = false }: HeldLook, grip: OneHanded): Held => {
  const { heldHeightCm, isOneSided } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, { isDark });
  const { size = 1, at = TAKEN_LOW[prop] ?? DROP[grip] } = BEYOND_FIST[prop] ?? {};
  const whole = moved(sketch, placed([0, 0], factor * size));
  const handle = HANDLES[prop];
  const [across, up] = handle ? placeIn(solidBox(whole))(handle) : [null, -heldHeightCm * size * at];
  const held = moved(whole, placed([0, -up], 1));
  const { left, right } = extentAt(held, solidBox(held), 0);
  const stem = across ?? (left + right) / 2;
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

const isLostInArms = (prop: Prop): boolean =>
  PROP_DRAWINGS[prop].heldHeightCm < SMALL && USUAL[prop] !== 'close' && !SHEETS.has(prop);

/** What has a neck is tipped until its mouth is lowest. */
const POURED: Readonly<Partial<Record<Prop, number>>> = { bottle: 1.85 };

/** Gestures whose tool is turned as the hands are. */
const WITH_TOOL: ReadonlySet<Gesture> = new Set(['digging', 'writing', 'pouring']);

/** Gestures that stretch an arm out ahead. */
const AHEAD: ReadonlySet<Gesture> = new Set(['pointing', 'waving', 'beckoning', 'stopping', 'knocking']);
/** What is wider hangs from no hand: it is held to the body, in centimetres. */
const TOO_WIDE = 26;

/** How a thing is held that is too wide for the told way, or while the other hand is stretched out as well. */
const withOtherHand = (told: Manner, prop: Prop, { holds, isTouching, view, gesture }: HeldLook): Manner => {
  const { grip, heldHeightCm, heightCm, widthCm } = PROP_DRAWINGS[prop];
  if (told === 'down' && grip === 'hug' && (widthCm * heldHeightCm) / heightCm > TOO_WIDE) return 'close';
  if (told !== 'out') return told;
  // Of a body along the page both arms would go the same way, one over the hand of the other.
  if (view === 'side' && gesture && AHEAD.has(gesture)) return 'down';
  return !holds && isTouching ? 'upright' : told;
};

/** The hands and the drawing for holding a thing. */
export const heldBy = (prop: Prop, look: HeldLook): Held => {
  if (look.gesture === 'writing' && SHEETS.has(prop)) return placedThing(prop, 'before', look.isDark);
  if (look.gesture && WITH_TOOL.has(look.gesture)) {
    // What has a handle at its back is poured out by that.
    const isHung =
      look.gesture !== 'pouring' || (PROP_DRAWINGS[prop].grip === 'hang' && HANDLING[prop]?.out?.grip === undefined);
    return placedThing(prop, isHung ? 'down' : 'out', look.isDark, look.gesture === 'pouring');
  }
  // What has a stem is handed over in a fist: on two palms it would stand like a tree.
  if (look.gesture === 'giving' && shaftOf(prop) === 'upright') return placedThing(prop, 'out', look.isDark);
  const played = beaten(prop, look);
  if (played) return played;
  const manner = withOtherHand(mannerOf(prop, look.pose, look.holds), prop, look);
  const { grip } = PROP_DRAWINGS[prop];
  switch (manner) {
    case 'between':
      return shaftOf(prop) === 'upright' ? inOneHand(prop, look, 'up') : betweenHands(prop, look);
    case 'upright':
      return inOneHand(prop, look, grip === 'hang' ? 'hang' : 'up');
    case 'before':
      if (SHEETS.has(prop)) return placedThing(prop, manner, look.isDark);
      return shaftOf(prop) === 'upright' ? inOneHand(prop, look, 'up') : betweenHands(prop, look);
    case 'close':
      // Arms would hide a flower or a key, which is in a fist; what is small and hard stands on both hands.
      if (shaftOf(prop) === 'upright') return inOneHand(prop, look, 'up');
      return isLostInArms(prop) ? betweenHands(prop, look) : placedThing(prop, manner, look.isDark);
    case 'down':
      return !look.holds && grip === 'hang' ? inOneHand(prop, look, 'hang') : placedThing(prop, manner, look.isDark);
    default:
      return placedThing(prop, manner, look.isDark);
  }
};
