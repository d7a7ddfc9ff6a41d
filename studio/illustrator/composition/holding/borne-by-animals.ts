/** Where an animal has what it carries: on its back, in its mouth, beak or hand. */
import type { Hold, Prop } from '#core/story/vocabulary.ts';
import type { Chest } from '#studio/illustrator/companions/companion.ts';
import { HANDLES, SHEETS, SHELTERS } from '#studio/illustrator/composition/holding/handling.data.ts';
import { withoutStand } from '#studio/illustrator/composition/holding/held.ts';
import { smallSketch, TAKEN_LOW } from '#studio/illustrator/composition/holding/sides.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { add, clamp, polar } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** An animal that carries something, as it is drawn: turned to the page's right, its feet at the origin. */
export type Carrier = {
  /** The mouth, beak or hand. */
  readonly mouth: Point;
  /** Where on its back something stands; null when there is no room on it. */
  readonly back: Point | null;
  readonly heightCm: number;
  /** Where a hand can hold it out or up; null without hands. */
  readonly hand: Point | null;
  /** The eye before which it is held, and whether that looks at the ground. */
  readonly eye?: Point | null;
  readonly looksDown?: boolean;
  /** Where it is hugged to; null for what is carried otherwise. */
  readonly chest: Chest | null;
  readonly isDark: boolean;
  readonly holds?: Hold;
};

/** Where it is: what is on a back is behind the coat; `paws` are where forelegs come to it. */
export type Carriage = {
  readonly sketch: Sketch;
  readonly where: 'mouth' | 'hand' | 'back' | 'chest';
  readonly paws: readonly Point[];
};

/** In a mouth things are smaller, the smaller the animal. */
const IN_MOUTH = 0.62;
const USUAL_CM = 46;
/** But a key of so many centimetres, no wider than this share of it, would be lost before the face: it is larger. */
const LOST_CM = 20;
const THIN = 0.6;
const SEEN = 1.7;
/** What is at least so high and not held by a stem goes on a back that can carry it, in centimetres. */
const LOAD_CM = 18;
/** A stem lies across the mouth, taken so far from its end. */
const ACROSS = 1.76;
const ACROSS_AT = 0.34;
/** Narrower than this share of its height, what is held by a stem is a stem or has one; what is broader sits in the mouth. */
const STEMMED = 0.8;
/** So much of what has no handle is below the lips. */
const BELOW_LIPS = 0.8;
/** How far a load sinks into the coat, in centimetres. */
const SINKS = 2.5;

const isLoad = (prop: Prop, { holds, back }: Carrier): boolean => {
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const isHeldElsewhere = holds === 'mouth' || holds === 'out' || holds === 'up' || holds === 'before';
  return back !== null && grip !== 'up' && heldHeightCm >= LOAD_CM && !isHeldElsewhere && !SHEETS.has(prop);
};

/** What is hugged is no taller than the room for it, as a share, and lies a little askew; before who faces the reader, level. */
const HUG_TALL = 0.98;
const ASKEW = -0.18;
const LEVEL = -0.05;
/** Where its middle is between chin and ground, and how much of it is below the chin at least. */
const CHEST = 0.36;
const BELOW_CHIN = 0.44;
/** Where its ends of arms are, from its middle as shares of its half: the near one first. */
const PAWS = { front: [-0.52, 0.52], side: [-0.3, 0.9] } as const;
const PAW_DOWN = 0.2;

const hugged = (prop: Prop, { x, chin, ground, wide, isFront }: Chest, { isDark }: Carrier): Carriage => {
  const { sketch, factor } = smallSketch(prop, { isDark });
  const { widthCm, heightCm: tallCm } = PROP_DRAWINGS[prop];
  const room = ground - chin;
  const size = Math.min(factor, wide / widthCm, (room * HUG_TALL) / tallCm);
  const [half, tall] = [(widthCm / 2) * size, tallCm * size];
  // No higher than the chin: the face looks out above it. No lower than what it sits on.
  const y = Math.min(chin + Math.max(room * CHEST, tall * BELOW_CHIN), ground - tall / 2);
  return {
    sketch: moved(
      bundle([sketch], { name: 'held' }),
      placed([x, y + tall / 2], size, { turn: isFront ? LEVEL : ASKEW }),
    ),
    where: 'chest',
    paws: PAWS[isFront ? 'front' : 'side'].map((share): Point => [x + half * share, y + tall * PAW_DOWN]),
  };
};

/** Of a sheet so much of its upper corner is in the mouth, as shares of its width and height. */
const CORNER = { across: 0.1, down: 0.12 } as const;

/** A letter hangs by its corner from the tip of the beak, before it and not over it, and never below the ground. */
const byItsCorner = (prop: Prop, [x, y]: Point, thing: { sketch: Sketch; size: number }): Carriage => {
  const { widthCm, heightCm } = PROP_DRAWINGS[prop];
  const [wide, tall] = [widthCm * thing.size, heightCm * thing.size];
  const at: Point = [x + wide * (0.5 - CORNER.across), Math.min(y + tall * (1 - CORNER.down), Math.max(-0.5, y + 1))];
  return { sketch: moved(thing.sketch, placed(at, thing.size)), where: 'mouth', paws: [] };
};

/** An umbrella that is held up stands on its handle and leans back, so that its bearer is under it. */
const SHELTER_TALL = 2.5;
const LEANS_BACK = -0.24;
const HANDLE = 0.1;

const overhead = (sketch: Sketch, prop: Prop, { mouth, hand, heightCm }: Carrier): Carriage => {
  const [x, y] = hand ?? mouth;
  const tall = Math.min(PROP_DRAWINGS[prop].heightCm, heightCm * SHELTER_TALL);
  const at: Point = [x - Math.sin(LEANS_BACK) * -tall * HANDLE, Math.min(-0.5, y + tall * HANDLE)];
  const size = tall / PROP_DRAWINGS[prop].heightCm;
  // It is as large as its bearer, and takes its room.
  return { sketch: moved(sketch, placed(at, size, { turn: LEANS_BACK })), where: 'hand', paws: hand ? [hand] : [] };
};

/** A tube before an eye: where in its drawing one looks in, how it is aimed there, how long it is. */
const TUBE = { from: [-18, -29.6], aim: -0.5, size: 0.72, takenAt: 20 } as const;
/** Aimed at the ground, and at what is ahead. */
const [DOWNWARD, AHEAD] = [0.92, -0.2];

const atTheEye = (prop: Prop, [x, y]: Point, { isDark, looksDown }: Carrier): Carriage => {
  const aim = looksDown ? DOWNWARD : AHEAD;
  const from = moved(withoutStand(prop, { isDark }), [1, 0, 0, 1, -TUBE.from[0], -TUBE.from[1]]);
  return {
    sketch: moved(bundle([from], { name: 'held' }), placed([x, y], TUBE.size, { turn: aim - TUBE.aim })),
    where: 'hand',
    paws: [add([x, y], polar(aim, TUBE.takenAt * TUBE.size))],
  };
};

const isStem = (prop: Prop): boolean => {
  const { grip, widthCm, heightCm } = PROP_DRAWINGS[prop];
  return grip === 'up' && widthCm < heightCm * STEMMED;
};

const seenInMouth = (prop: Prop): number => {
  const { heldHeightCm, widthCm, heightCm } = PROP_DRAWINGS[prop];
  return heldHeightCm <= LOST_CM && widthCm <= heightCm * THIN ? SEEN : 1;
};

/** What a companion carries: on the back of a large one, else in its mouth, beak or hand, never below the ground. */
export const carriedAt = (prop: Prop, carrier: Carrier): Carriage => {
  const { mouth, back, hand, eye, chest, heightCm, isDark, holds } = carrier;
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, { isDark });
  const named = bundle([sketch], { name: 'held' });
  if (chest) return hugged(prop, chest, carrier);
  if (eye && prop === 'telescope') return atTheEye(prop, eye, carrier);
  if (back && isLoad(prop, carrier)) {
    const size = clamp(heightCm / 100, 0.8, 1.3);
    return { sketch: moved(named, placed([back[0], back[1] + SINKS], factor * size)), where: 'back', paws: [] };
  }
  const size = IN_MOUTH * clamp(heightCm / USUAL_CM, 0.6, 1.0) * (hand ? 1 : seenInMouth(prop));
  // A canopy goes over the head here as well; a box hangs from the teeth by its rim.
  const inMouth = HANDLES[prop] || grip === 'hang' ? 0.95 : BELOW_LIPS;
  const low = TAKEN_LOW[prop] ?? (hand && grip === 'up' ? 0.5 : inMouth);
  if (hand) {
    const at: Point = [hand[0], hand[1] + heldHeightCm * size * (grip === 'hang' ? 0.95 : 0.2)];
    return { sketch: moved(named, placed(at, factor * size)), where: 'hand', paws: [hand] };
  }
  if (holds === 'up' && SHELTERS.has(prop)) return overhead(named, prop, carrier);
  if (isStem(prop) && TAKEN_LOW[prop] === undefined && !SHEETS.has(prop)) {
    const [reach, turn] = [heldHeightCm * size * ACROSS_AT, ACROSS];
    const at: Point = [mouth[0] - reach * Math.sin(turn), mouth[1] + reach * Math.cos(turn)];
    return { sketch: moved(named, placed(at, factor * size, { turn })), where: 'mouth', paws: [] };
  }
  if (SHEETS.has(prop) && grip !== 'up') return byItsCorner(prop, mouth, { sketch: named, size: factor * size });
  const foot = Math.min(mouth[1] + heldHeightCm * size * low, Math.max(-0.5, mouth[1] + 1));
  return { sketch: moved(named, placed([mouth[0], foot], factor * size)), where: 'mouth', paws: [] };
};
