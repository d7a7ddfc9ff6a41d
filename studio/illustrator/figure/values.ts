/** Two values of one colour, so that a body in white on white reads: what is farther is darker, what crosses has an edge. */
import { lighten } from '#studio/illustrator/color/color.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Leg, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { cut } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, boxesMeet, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** How much darker a limb is that is beyond the body. */
const BEYOND = 0.075;

/** The same sketch in shade, but for skin, whose tone belongs to somebody; `share` 1 is as dark as a limb beyond the body. */
export const receding = (sketch: Sketch, share = 1): Sketch => {
  // What replaces a limb is known by its colour, whichever side it is on.
  if (sketch.kind === 'bundle' && sketch.name === 'prosthesis') return sketch;
  if (sketch.kind === 'bundle') return { ...sketch, children: sketch.children.map((child) => receding(child, share)) };
  if (sketch.kind === 'glow' || sketch.lit || sketch.name === 'skin') return sketch;
  const by = -share * BEYOND;
  if (sketch.kind === 'line') return { ...sketch, color: lighten(sketch.color, by) };
  return { ...sketch, color: lighten(sketch.color, by), ...(sketch.to ? { to: lighten(sketch.to, by) } : {}) };
};

const EDGE_STEP = 0.2;

const solids = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap(solids)
    : sketch.kind === 'form' && sketch.finish === 'solid'
      ? [sketch]
      : [];

/** The edges of what lies over a surface, where it lies over it; drawn below it, so that only its outer half is seen. */
export const edgesOver = (surface: Path, limb: Sketch, width: number): Sketch[] => {
  const box = boundsOf(surface);
  const lines = solids(limb)
    .filter(({ path }) => boxesMeet(boundsOf(path), box))
    .map(({ path, color }) => ({ ...line([], lighten(color, -EDGE_STEP), { width, alpha: 0.55 }), path }));
  return lines.length === 0 ? [] : [bundle(lines, { name: 'edge', clip: surface })];
};

/** Which limbs are beyond the body: of one seen along the page the far ones; the leg on the side that it turns to. */
export const beyondOf = ({ isSide, near }: Skeleton, which: Which): { readonly arm: boolean; readonly leg: boolean } =>
  isSide
    ? { arm: which === 'far', leg: which === 'far' }
    : { arm: false, leg: which === 'near' && near.leg.isAlong === true };

/** Up to here along a leg its skin is seen: below it is a sock or the shaft of a boot. */
const BARE_TO = { shoe: 0.8, boot: 0.6, bare: 1 } as const;

/** The places along a leg where its skin is seen. */
export const bareSkin = (
  { hip, knee, ankle, isHidden }: Leg,
  { trousers, skirt, shoe }: OutfitParts,
): readonly Point[] => {
  const from = Math.max(trousers?.to ?? 0, skirt?.to ?? 0);
  const isBare = shoe.kind === 'bare';
  if (isHidden || (from >= BARE_TO[shoe.kind] && !isBare)) return [];
  return cut([hip, knee, ankle], Math.min(from, 1), BARE_TO[shoe.kind], 6);
};
