/** Feet of four-legged animals. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { knots } from '#studio/illustrator/companions/anatomy/knots.ts';
import type { Foot } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** In half widths of the leg, around the ankle, turned to the right. */
const OUTLINES: Readonly<Record<Foot, string>> = {
  paw: '-1.05,0.85 -0.9,-0.2 0.3,-0.62 1.5,0 1.62,0.72 0.3,0.95',
  hoof: '-0.8,-0.5! 0.85,-0.6! 1.35,0.86! -1.05,0.86!',
  pad: '-1.3,0.85 -1,-0.3 0.5,-0.5 1.6,0.1 1.75,0.85',
  round: '-1.1,0.85! -0.98,-0.1 0.9,-0.1 1.12,0.85!',
};

/** Gaps between toes: from above down to the ground. */
const GAPS: Readonly<Record<Foot, readonly (readonly [Point, Point])[]>> = {
  paw: [
    [
      [0.45, 0.1],
      [0.57, 0.72],
    ],
    [
      [0.95, 0.1],
      [1.07, 0.72],
    ],
  ],
  hoof: [
    [
      [0.3, -0.2],
      [0.45, 0.7],
    ],
  ],
  pad: [
    [
      [1, -0.1],
      [1.1, 0.7],
    ],
  ],
  round: [],
};

const NAILS = [-0.5, 0.1, 0.65];

export type FootLook = { readonly kind: Foot; readonly width: number; readonly color: Color; readonly dark: Color };

/** The foot at the end of a leg. */
export const footAt = ([x, y]: Point, { kind, width, color, dark }: FootLook): Sketch[] => {
  const at = ([u, v]: Point): Point => [x + u * width, y + v * width];
  const outline: Path = spline(knots(OUTLINES[kind]).map(([u, v, sharp]): Knot => [...at([u, v]), sharp ?? 0]));
  const isHoof = kind === 'hoof';
  return [
    form(outline, isHoof ? dark : color, { volume: 0.45, ...(isHoof ? {} : { name: 'coat' }) }),
    ...GAPS[kind].map((gap) =>
      line(gap.map(at), isHoof ? lighten(dark, 0.14) : dark, { width: width * 0.16, alpha: isHoof ? 1 : 0.55 }),
    ),
    ...(kind === 'round' ? NAILS : []).map((u) =>
      detail(ellipse(at([u, 0.66]), [width * 0.2, width * 0.2]), lighten(color, 0.16)),
    ),
  ];
};
