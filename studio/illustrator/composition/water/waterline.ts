/** The line where water meets somebody: what is below is gone, rings run outward, and the surface mirrors what is above. */
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { type Box, boundsOf, type Knot, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const FOAM = hex('#fffdf4');
const WET = hex('#2f6f86');

/** Of what stands out of the water, only what is so large is mirrored: a face has no eyes there. */
const COARSE = 0.035;
/** How tall the mirrored is, as a share of what stands out. */
const MIRRORED = 0.32;

/** The large forms of a drawing, plain and near to the colour of the water. */
const coarse = (sketch: Sketch, least: number): Sketch[] => {
  if (sketch.kind === 'bundle') {
    const children = sketch.children.flatMap((child) => coarse(child, least));
    return children.length === 0 ? [] : [bundle(children, sketch.clip ? { clip: sketch.clip } : {})];
  }
  if (sketch.kind !== 'form' || sketch.finish !== 'solid') return [];
  const { left, right, top, bottom } = boundsOf(sketch.path);
  return (right - left) * (bottom - top) < least
    ? []
    : [detail(sketch.path, mix(sketch.color, WET, 0.45), { name: 'mirrored' })];
};

const veiled = (sketch: Sketch, alpha: number): Sketch =>
  sketch.kind === 'bundle'
    ? { ...sketch, children: sketch.children.map((child) => veiled(child, alpha)) }
    : { ...sketch, alpha };

/** Lenses of still water between the ripples: broader and closer at the feet, then thinner, then gone. */
const LENSES = [
  [0, 0.34, 1.5, 0.34],
  [0.37, 0.6, 1.2, 0.2],
  [0.68, 0.82, 0.9, 0.11],
] as const;

/** Where the surface is, and how much water there is before it: nobody is mirrored by the sand. */
type Water = { readonly surface: number; readonly room: number };

const mirrorOf = (sketch: Sketch, box: Box, { surface, room }: Water): Sketch[] => {
  const [wide, tall] = [box.right - box.left, surface - box.top];
  const low = Math.min(MIRRORED, room / Math.max(1, tall));
  const middle = (box.left + box.right) / 2;
  const forms = coarse(sketch, wide * tall * COARSE);
  const mirror = moved(bundle(forms), [1, 0, 0, -low, 0, surface * (1 + low)]);
  return LENSES.map(([from, to, width, alpha], index) => {
    const [top, bottom] = [surface + tall * low * from, surface + tall * low * to];
    const [half, sway] = [wide * 0.42 * width, wide * 0.05 * (index % 2 === 0 ? 1 : -1)];
    const clip = spline([
      [middle - half + sway, (top + bottom) / 2, 1],
      [middle - half * 0.4 + sway, top],
      [middle + half * 0.4 + sway, top],
      [middle + half + sway, (top + bottom) / 2, 1],
      [middle + half * 0.4 + sway, bottom],
      [middle - half * 0.4 + sway, bottom],
    ]);
    return bundle([veiled(moved(mirror, [1, 0, 0, 1, sway * 0.6, 0]), alpha)], { clip, name: 'mirrored' });
  });
};

/** Rings around somebody at the surface; `half` is half of the width of what comes out of the water. */
export const ringsAt = ([x, y]: Point, half: number): Sketch[] => {
  const arc = (share: number, width: number, alpha: number): Sketch => {
    const knots = [-1, -0.72, -0.3, 0.3, 0.72, 1].map(
      (at): Knot => [x + at * half * share, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.2 * share],
    );
    return line(knots, FOAM, { width, alpha, lit: false });
  };
  const lap = Array.from({ length: 7 }, (_, index): Knot => {
    const at = -1 + index / 3;
    return [x + at * half, y + Math.sqrt(Math.max(0, 1 - at * at)) * half * 0.1 + (index % 2 === 0 ? 0 : half * 0.035)];
  });
  return [
    bundle(
      [
        line(lap, FOAM, { width: Math.max(2, half * 0.05), alpha: 0.9 }),
        arc(1.22, Math.max(1.6, half * 0.03), 0.7),
        arc(1.6, Math.max(1.3, half * 0.022), 0.45),
        arc(2.05, Math.max(1, half * 0.016), 0.28),
      ],
      { name: 'rings' },
    ),
  ];
};

/** Somebody in the water up to `surface`, with `sketch` already where it is on the page. */
export const inWaterTo = (sketch: Sketch, box: Box, water: Water): Sketch => {
  const { surface } = water;
  const half = ((box.right - box.left) / 2) * 0.62;
  const middle = (box.left + box.right) / 2;
  const far = half * 4 + 200;
  const above = roundedRect([middle - far, box.top - 600], [far * 2, surface - box.top + 600]);
  return bundle([
    ...mirrorOf(sketch, box, water),
    bundle([sketch], { clip: above }),
    ...ringsAt([middle, surface], half),
  ]);
};
