/** Leaves in a mass: what crowns of trees and bushes are made of. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** One leaf with a point, turned. */
const leafShape = ([x, y]: Point, size: number, turn: number): Path => {
  const at = (along: number, across: number): Point => [
    x + (Math.cos(turn) * along - Math.sin(turn) * across) * size,
    y + (Math.sin(turn) * along + Math.cos(turn) * across) * size,
  ];
  return spline([[...at(-0.9, 0), 1], [...at(-0.1, -0.42)], [...at(1, 0), 1], [...at(-0.1, 0.4)]]);
};

type Foliage = { readonly center: Point; readonly radius: number; readonly color: Color; readonly random: Random };

/** A clump of leaves: round in the mass, with leaves that stand out of its edge, a lit crown and a dark underside. */
export const foliage = ({ center, radius, color, random }: Foliage): Sketch[] => {
  const [x, y] = center;
  const outline = clump(center, [radius, radius * 0.86], { lumps: 9, depth: 0.14, random });
  const leaf = (angle: number, reach: number, size: number): Path =>
    leafShape(
      [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach * 0.86],
      radius * size,
      angle + random.between(-0.7, 0.7),
    );
  const rim = Array.from({ length: 9 }, (_, index) => leaf((index / 9) * Math.PI * 2 + random.next(), 0.99, 0.1));
  const crown = Array.from({ length: 12 }, () =>
    leaf(random.between(-Math.PI * 0.98, -Math.PI * 0.05), Math.sqrt(random.next()) * 0.84, random.between(0.08, 0.12)),
  );
  const under = Array.from({ length: 6 }, () =>
    leaf(random.between(0.1, Math.PI * 0.9), random.between(0.35, 0.9), random.between(0.08, 0.12)),
  );
  // All of it stays within the outline, so that nothing has to be clipped: clipping is what costs most.
  return [
    detail(rim.flat(), lighten(color, -0.05)),
    form(outline, color, { volume: 0.6 }),
    detail(
      clump([x + radius * 0.1, y + radius * 0.34], [radius * 0.74, radius * 0.4], { lumps: 7, depth: 0.14, random }),
      lighten(color, -0.07),
      { alpha: 0.5 },
    ),
    detail(
      clump([x - radius * 0.14, y - radius * 0.3], [radius * 0.6, radius * 0.4], { lumps: 7, depth: 0.16, random }),
      lighten(color, 0.05),
      { alpha: 0.5 },
    ),
    detail(under.flat(), lighten(color, -0.1), { alpha: 0.7 }),
    detail(crown.flat(), lighten(color, 0.1), { alpha: 0.85 }),
  ];
};
