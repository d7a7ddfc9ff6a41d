/** Where an animal has what it carries: on its back, in its mouth, beak or hand. */
import type { Hold, Prop } from '#core/story/vocabulary.ts';
import { SHEETS } from '#studio/illustrator/composition/holding/handling.data.ts';
import { smallSketch, TAKEN_LOW } from '#studio/illustrator/composition/holding/held.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
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
  readonly isDark: boolean;
  readonly holds?: Hold;
};

/** Where it is: what is on a back is behind the coat. */
export type Carriage = { readonly sketch: Sketch; readonly where: 'mouth' | 'hand' | 'back' };

/** In a mouth things are smaller, the smaller the animal. */
const IN_MOUTH = 0.62;
const USUAL_CM = 46;
/** What is at least so high and not held by a stem goes on a back that can carry it, in centimetres. */
const LOAD_CM = 18;
/** A stem lies across the mouth, taken so far from its end. */
const ACROSS = 1.3;
const ACROSS_AT = 0.34;
/** How far a load sinks into the coat, in centimetres. */
const SINKS = 2.5;

const isLoad = (prop: Prop, { holds, back }: Carrier): boolean => {
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const isHeldElsewhere = holds === 'mouth' || holds === 'out' || holds === 'up' || holds === 'before';
  return back !== null && grip !== 'up' && heldHeightCm >= LOAD_CM && !isHeldElsewhere && !SHEETS.has(prop);
};

/** What a companion carries: on the back of a large one, else in its mouth, beak or hand, never below the ground. */
export const carriedAt = (prop: Prop, carrier: Carrier): Carriage => {
  const { mouth, back, hand, heightCm, isDark } = carrier;
  const { grip, heldHeightCm } = PROP_DRAWINGS[prop];
  const { sketch, factor } = smallSketch(prop, isDark);
  const named = bundle([sketch], { name: 'held' });
  if (back && isLoad(prop, carrier)) {
    const size = clamp(heightCm / 100, 0.8, 1.3);
    return { sketch: moved(named, placed([back[0], back[1] + SINKS], factor * size)), where: 'back' };
  }
  const size = IN_MOUTH * clamp(heightCm / USUAL_CM, 0.6, 1.0);
  // A canopy goes over the head here as well; a box hangs from the teeth by its rim.
  const low = TAKEN_LOW[prop] ?? (grip === 'up' || SHEETS.has(prop) ? 0.5 : 0.95);
  if (hand) {
    const at: Point = [hand[0], hand[1] + heldHeightCm * size * (grip === 'hang' ? 0.95 : 0.2)];
    return { sketch: moved(named, placed(at, factor * size)), where: 'hand' };
  }
  if (grip === 'up' && TAKEN_LOW[prop] === undefined && !SHEETS.has(prop)) {
    const [reach, turn] = [heldHeightCm * size * ACROSS_AT, ACROSS];
    const at: Point = [mouth[0] - reach * Math.sin(turn), mouth[1] + reach * Math.cos(turn)];
    return { sketch: moved(named, placed(at, factor * size, { turn })), where: 'mouth' };
  }
  const foot = Math.min(mouth[1] + heldHeightCm * size * low, Math.max(-0.5, mouth[1] + 1));
  return { sketch: moved(named, placed([mouth[0], foot], factor * size)), where: 'mouth' };
};
