/** Rocks and shrubs of a place stand behind or before those of the story: nobody's shoe is in the middle of one. */
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const SOLITARY = 'solitary';

/** A thing of a place that stands by itself on the ground. */
export const solitary = (thing: readonly Sketch[]): Sketch => bundle(thing, { name: SOLITARY });

/** Whose foot is no farther behind that of a thing stands right before it, in page units. */
const LEVEL = 6;

/** The place without what somebody who is farther away than its foot would stand on; `feet` are those painted over it. */
export const withoutUnderfoot = (sketches: readonly Sketch[], feet: readonly Point[]): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name !== SOLITARY) return [{ ...sketch, children: withoutUnderfoot(sketch.children, feet) }];
    const { left, right, top, bottom } = boxAroundSketch(sketch);
    const isStoodOn = feet.some(([x, y]) => x > left && x < right && y > top && y < bottom - LEVEL);
    return isStoodOn ? [] : [sketch];
  });
