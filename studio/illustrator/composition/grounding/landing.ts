/** Lets whoever stands on a thing come down on it: feet are neither over what they stand on nor in it. */
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { formAt, surfaceAt } from '#studio/illustrator/composition/grounding/surface.ts';
import { drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** An edge that is farther from the feet than this share of the thing's height is another part of it. */
const REACH = 0.17;
const LEAST_REACH = 10;
/** A foot is on a thing and not at its edge: so many page units over its outline. */
const INTO = 1.6;
const FOOT = 0.5;

const middle = (gaps: readonly number[]): number => gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;

/** Somebody or something on a bearer, with the feet on what the bearer's drawing has below them. */
export const landed = (one: Placed, bearer: Pick<Placed, 'sketch' | 'box'>): Placed => {
  const reach = Math.max(LEAST_REACH, (bearer.box.bottom - bearer.box.top) * REACH);
  const gaps = contactsOf(one)
    .filter(({ weight }) => weight > FOOT)
    .flatMap(({ left, right, y }): number[] => {
      const foot: Point = [(left + right) / 2, y];
      // Before the upper edge of a stump, feet are on it: only those in the air come down.
      if (formAt(bearer.sketch, foot)) return [0];
      const surface = surfaceAt(bearer.sketch, foot, reach);
      return surface === null ? [] : [surface + INTO - y];
    });
  return gaps.length === 0 ? one : drawnThrough([1, 0, 0, 1, 0, middle(gaps)], one);
};
