/** The tilt of the camera: seen from above, uprights lean outward and figures are foreshortened; from below they tower. */
import type { Framing } from '#core/story/vocabulary.ts';
import { changed } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box, Point } from '#studio/illustrator/geometry/path.ts';
import { warped } from '#studio/illustrator/settings/pieces/view.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type Tilt = {
  map(at: Point): Point;
  /** From the page to where the place is drawn. */
  back(at: Point): Point;
  /** How much lengths grow at a place. */
  size(at: Point): number;
  /** How tall figures look, as a share of their height. */
  readonly tall: number;
  /** How much wider the head of a figure is than its feet. */
  readonly head: number;
};

/** How much wider than at its narrow end the page is at its top or bottom. */
const FROM_ABOVE = 0.34;
const FROM_BELOW = 0.2;

const wider = (grow: (y: number) => number, figure: Pick<Tilt, 'tall' | 'head'>): Tilt => ({
  map: ([x, y]) => [500 + (x - 500) * grow(y), y],
  back: ([x, y]) => [500 + (x - 500) / grow(y), y],
  size: ([, y]) => grow(y),
  ...figure,
});

/** Null when the camera looks straight ahead. */
export const tiltOf = (framing: Framing): Tilt | null => {
  if (framing === 'from-above')
    return wider((y) => 1 + FROM_ABOVE * Math.max(0, 1 - y / 1000), { tall: 0.8, head: 0.32 });
  return framing === 'low-angle'
    ? wider((y) => 1 + FROM_BELOW * Math.max(0, y / 1000), { tall: 1, head: -0.07 })
    : null;
};

export const tiltedSketches = (sketches: readonly Sketch[], tilt: Tilt | null): readonly Sketch[] =>
  tilt ? sketches.map((sketch) => warped(sketch, tilt.map, tilt.size)) : sketches;

/**
 * A placed figure under the tilt: what is nearer to the eye is larger, and from above the rest is shorter. What stands on
 * something that is shorter now comes down with it: `ground` is where that one stands.
 */
export const tiltedFigure = (one: Placed, tilt: Tilt | null, ground = one.box.bottom): Placed => {
  if (!tilt) return one;
  const { box } = one;
  const tall = Math.max(1, box.bottom - box.top);
  const middle = (box.left + box.right) / 2;
  const shorten = (y: number): number => ground + (y - ground) * tilt.tall;
  const grow = (y: number): number => 1 + tilt.head * ((box.bottom - y) / tall - 0.5);
  const map = ([x, y]: Point): Point => [middle + (x - middle) * grow(y), shorten(y)];
  const headMapped = ({ left, right, top, bottom }: Box): Box => {
    const across = (x: number): number => middle + (x - middle) * grow((top + bottom) / 2);
    return { left: across(left), right: across(right), top: shorten(top), bottom: shorten(bottom) };
  };
  return changed(one, (each) => ({
    ...each,
    sketch: warped(each.sketch, map, () => tilt.tall),
    box: {
      // Seen from below, hands and feet are farther out than they were.
      left: Math.min(each.box.left, map([each.box.left, each.box.bottom])[0]),
      right: Math.max(each.box.right, map([each.box.right, each.box.bottom])[0]),
      top: shorten(each.box.top),
      bottom: shorten(each.box.bottom),
    },
    ...(each.head ? { head: headMapped(each.head) } : {}),
  }));
};
