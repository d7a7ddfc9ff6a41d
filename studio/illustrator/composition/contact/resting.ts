/** How a thing is seen that nobody holds: upright, or lying when it cannot stand; and where a hand can lie on it. */
import type { PropPlacement } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { type Matrix, placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';
import { PICKED, PUT_DOWN, RESTING, SEEN_FAR, SOWN } from '#studio/illustrator/props/resting.data.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** In centimetres, its foot at the origin. */
export type Thing = { readonly sketch: Sketch; readonly box: Box };

const standing = ({ widthCm, heightCm, draw }: PropDrawing, isDark: boolean): Thing => ({
  sketch: bundle(draw({ isDark })),
  box: { left: -widthCm / 2, right: widthCm / 2, top: -heightCm, bottom: 0 },
});

export const upright = (prop: Prop, isDark: boolean): Thing => standing(PROP_DRAWINGS[prop], isDark);

/** How it is drawn that is on another thing, where it is not as ever: picked, or far away on what hangs in the sky. */
export const drawnOn = (prop: Prop, bearing: Prop): PropDrawing | undefined =>
  (PROP_DRAWINGS[bearing].isOfSky ? SEEN_FAR[prop] : undefined) ?? PICKED[prop];

/** On a table, a book or a stump. */
export const laidOn = (prop: Prop, bearing: Prop, isDark: boolean): Thing => {
  const picked = drawnOn(prop, bearing);
  return picked ? standing(picked, isDark) : atRest(prop, isDark);
};

const laidBy = (rests: Matrix | undefined, prop: Prop, isDark: boolean): Thing => {
  if (!rests) return upright(prop, isDark);
  const lying = moved(upright(prop, isDark).sketch, rests);
  const { left, right, top, bottom } = boxOf(lying);
  const half = (right - left) / 2;
  return {
    sketch: moved(lying, [1, 0, 0, 1, -(left + right) / 2, -bottom]),
    box: { left: -half, right: half, top: top - bottom, bottom: 0 },
  };
};

export const atRest = (prop: Prop, isDark: boolean): Thing => laidBy(RESTING[prop], prop, isDark);

/** Upright, or in the ground where it has been sown. */
export const planted = (prop: Prop, isDark: boolean): Thing => {
  const sown = SOWN[prop];
  return sown ? standing(sown, isDark) : upright(prop, isDark);
};

/** In the ground, where it has been sown; other things stand or lie on it. */
export const onGround = (prop: Prop, isDark: boolean): Thing =>
  SOWN[prop] ? planted(prop, isDark) : atRest(prop, isDark);

/** Cloth lies on the ground under a hand as well: upright it would be a doll that somebody holds by the shoulder. */
const CLOTH: ReadonlySet<Prop> = new Set(['scarf', 'cape', 'mittens']);
const isCloth = (prop: Prop): boolean => CLOTH.has(prop);

/** As it is when somebody touches it. */
export const touched = (prop: Prop, isDark: boolean): Thing =>
  isCloth(prop) ? atRest(prop, isDark) : planted(prop, isDark);

/** As a child has put it down that plays with it. */
export const putDown = (prop: Prop, isDark: boolean): Thing => laidBy(PUT_DOWN[prop] ?? RESTING[prop], prop, isDark);

/** What has fallen lies on an edge, tipped by so much, and so far in the snow as a share of its height. */
const FALLEN = 0.38;
const SUNK = 0.02;

/** As it came down: askew, and no longer as it is put somewhere. */
export const asFallen = (prop: Prop, isDark: boolean): Thing => {
  const { sketch, box } = upright(prop, isDark);
  const tipped = moved(sketch, placed([0, 0], 1, { turn: FALLEN }));
  const { left, right, top, bottom } = boxOf(tipped);
  const half = (right - left) / 2;
  const down = -box.top * SUNK - bottom;
  return {
    sketch: moved(tipped, [1, 0, 0, 1, -(left + right) / 2, down]),
    box: { left: -half, right: half, top: top + down, bottom: 0 },
  };
};

const MUSIC_BOXES: ReadonlySet<Prop> = new Set(['music-box', 'shut-music-box', 'broken-music-box']);
/** So far from the middle of a music box that a hand comes to its side, in centimetres. */
const WOUND_AT = 24;

/** What of a thing a hand can be laid on, in centimetres. */
export const propBox = ({ prop }: PropPlacement): Box => {
  const vessel = VESSELS[prop];
  // One lays a hand on the rim of a boat and not on its sail.
  if (vessel) return { left: -vessel.size[0] * 0.9, right: vessel.size[0] * 0.9, top: vessel.rim[1] - 3, bottom: 0 };
  // Nor on what stands open: it takes a music box by the side of the case, where it is wound.
  if (MUSIC_BOXES.has(prop)) return { left: -WOUND_AT, right: WOUND_AT, top: -9, bottom: 0 };
  if (isCloth(prop)) return atRest(prop, false).box;
  const { widthCm, heightCm } = PROP_DRAWINGS[prop];
  return { left: -widthCm / 2, right: widthCm / 2, top: -heightCm, bottom: 0 };
};

/** How far down its side a hand takes what is open above and may be hot, and what has a face that a hand would hide. */
export const TAKEN_BY_SIDE: Readonly<Partial<Record<Prop, number>>> = {
  cup: 0.4,
  bowl: 0.4,
  'tea-glass': 0.4,
  teapot: 0.4,
  'soup-pot': 0.4,
  bucket: 0.4,
  teddy: 0.66,
  doll: 0.62,
  puppet: 0.62,
};
