/** How much two drawings are of the same colours: where they meet, one reads as a part of the other. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { solidsOf } from '#studio/illustrator/rim.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** A colour of a drawing, and how much of the drawing has it, from 0 to 1. */
type Tone = { readonly color: Color; readonly share: number };

/** Colours that differ by less are one to the eye; an orange is no grey, however light both are. */
const ALIKE = 0.1;

const isAlike = (one: Color, other: Color): boolean =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < ALIKE;

/** The colours of a drawing; those that the eye takes for one are one. */
const tonesOf = (sketch: Sketch): readonly Tone[] => {
  const tones: { color: Color; share: number }[] = [];
  let all = 0;
  for (const { path, color } of solidsOf(sketch)) {
    const { left, right, top, bottom } = boundsOf(path);
    const share = (right - left) * (bottom - top);
    const known = tones.find((tone) => isAlike(tone.color, color));
    if (known) known.share += share;
    else tones.push({ color, share });
    all += share;
  }
  return tones.map(({ color, share }) => ({ color, share: share / Math.max(1, all) })).filter(isSeen);
};

/** Eyes, buttons and buckles are no colour of a whole. */
const SEEN_SHARE = 0.06;
const isSeen = ({ share }: Tone): boolean => share > SEEN_SHARE;

const TONES = new WeakMap<Placed, readonly Tone[]>();

const tones = (one: Placed): readonly Tone[] => {
  const known = TONES.get(one) ?? tonesOf(one.sketch);
  TONES.set(one, known);
  return known;
};

const sharedWith = (own: readonly Tone[], others: readonly Tone[]): number =>
  own
    .filter(({ color }) => others.some((other) => isAlike(color, other.color)))
    .reduce((sum, { share }) => sum + share, 0);

/** From 0, where no colour of the one is one of the other, to 1, where all of them are. */
export const likeness = (one: Placed, other: Placed): number => {
  const [a, b] = [tones(one), tones(other)];
  return Math.min(sharedWith(a, b), sharedWith(b, a));
};
