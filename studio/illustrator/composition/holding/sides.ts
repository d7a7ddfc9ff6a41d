/** Where hands can take the drawing of a thing: its sides at a height, its handle, its stem. */
import type { Prop } from '#core/story/vocabulary.ts';
import { acrossBand, sampled, solidPaths } from '#studio/illustrator/composition/contact/outline.ts';
import { HANDLES } from '#studio/illustrator/composition/holding/handling.data.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Grip } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

export type OneHanded = Exclude<Grip, 'hug'>;

/** Where the foot of a held thing is below (positive) the palm, as a share of its height. */
export const DROP: Readonly<Record<OneHanded, number>> = { hang: 0.97, up: 0.24 };
/** What must be well above the hand is taken near its end: a canopy goes over the head, not before the face. */
export const TAKEN_LOW: Readonly<Partial<Record<Prop, number>>> = {
  umbrella: 0.09,
  flag: 0.14,
  balloon: 0.08,
  kite: 0.36,
};

const TAKEN_BAND = 0.1;
/** How much of a palm lies behind the thing, in centimetres. */
const INSET = 1.2;
/** Hands on a slim trunk stay beside each other, in centimetres. */
const LEAST_HALF = 3;

/** The box around what of a drawing is solid: handles and strings that are lines stand out of it. */
export const solidBox = (sketch: Sketch): Box => boxAround(solidPaths(sketch).map(boundsOf));

/** From where to where a drawing goes at a height. */
export const extentAt = (sketch: Sketch, box: Box, y: number): { left: number; right: number } => {
  const band = (box.bottom - box.top) * TAKEN_BAND;
  const level = solidPaths(sketch).flatMap((path) => acrossBand(sampled(path), y - band, y + band));
  const xs = level.length > 1 ? level : [box.left, box.right];
  return { left: Math.min(...xs), right: Math.max(...xs) };
};

type Sides = { readonly box: Box; readonly grips: { readonly left: Point; readonly right: Point } };

/** Where the two sides of a drawing are that hands can take. */
export const sidesOf = (sketch: Sketch, at: number): Sides => {
  const box = solidBox(sketch);
  const y = box.bottom - (box.bottom - box.top) * at;
  const { left, right } = extentAt(sketch, box, y);
  const middle = (left + right) / 2;
  const half = Math.max(LEAST_HALF, (right - left) / 2 - INSET);
  return { box, grips: { left: [middle - half, y], right: [middle + half, y] } };
};

/** How a thing is when it is taken along: in the dark, without what is in it, hugged to a chest. */
type Taken = { readonly isDark: boolean; readonly isEmpty?: boolean; readonly isHugged?: boolean };

export const smallSketch = (prop: Prop, { isDark, isEmpty = false, isHugged = false }: Taken) => {
  const drawing = PROP_DRAWINGS[prop];
  const order = { isDark, isEmpty };
  const drawn = (isHugged && drawing.drawHeld?.(order)) || drawing.draw(order);
  return { sketch: bundle(drawn), factor: drawing.heldHeightCm / drawing.heightCm };
};

/** From a share of a box to its place. */
export const placeIn =
  ({ left, right, top, bottom }: Box) =>
  ([across, up]: readonly [number, number]): Point => [
    (left + right) / 2 + across * (right - left),
    bottom - up * (bottom - top),
  ];

/** Where one hand takes a thing that has no handling of its own: a handle above, a stem below, the rest near its foot. */
export const usualGrip = (prop: Prop): readonly [number, number] => {
  const { grip } = PROP_DRAWINGS[prop];
  const handle = HANDLES[prop];
  if (handle) return handle;
  return grip === 'hang' ? [0, DROP.hang] : [0, TAKEN_LOW[prop] ?? (grip === 'up' ? DROP.up : 0.16)];
};
