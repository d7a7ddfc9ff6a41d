/** Parts the ground of a plane from what grows and stands on it, so that feet stand on it and grass before them. */
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { ROAD } from '#studio/illustrator/settings/outdoors/road.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** Land reaches from one edge of the page to the other. */
const WIDE = 700;
/** A field of grass is one path of many blades. */
const FEW = 4;

const isLand = (sketch: Sketch): boolean => {
  if (sketch.kind === 'bundle' && sketch.name === ROAD) return true;
  if (sketch.kind === 'bundle') return sketch.children.length > 0 && sketch.children.every(isLand);
  if (sketch.kind === 'glow') return false;
  const { left, right } = boundsOf(sketch.path);
  return right - left >= WIDE && sketch.path.filter(([letter]) => letter === 'M').length <= FEW;
};

export type Ground = { readonly land: readonly Sketch[]; readonly growth: readonly Sketch[] };

export const groundOf = (sketches: readonly Sketch[]): Ground => ({
  land: sketches.filter((sketch) => isLand(sketch)),
  growth: sketches.filter((sketch) => !isLand(sketch)),
});
