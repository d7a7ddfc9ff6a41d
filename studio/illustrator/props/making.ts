/** What props are made of and how: a few colours they share, turned shapes, painted marks, gleams, soft shade, glass. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { type Knot, type Path, type Point, ellipse, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Form, type Glow, glow, type Sketch } from '#studio/illustrator/sketch.ts';

export const BRASS = hex('#c9963c');
export const BRASS_DARK = hex('#8a6022');
export const GOLD = hex('#e3b04b');
export const WOOD = hex('#a8743f');
export const WOOD_DARK = hex('#744a2a');
export const WOOD_PALE = hex('#cfa06a');
export const LEATHER = hex('#8d5b36');
export const PAPER = hex('#f6ead0');
export const CREAM = hex('#f3e4c6');
export const INKY = hex('#4c4a63');
export const IRON = hex('#555a66');
export const STEEL = hex('#9aa5aa');
export const CLAY = hex('#bf6d47');
export const RED = hex('#c94b3d');
export const OCHRE = hex('#e3a63f');
export const TEAL = hex('#3f8a80');
export const BLUE = hex('#43749c');
export const NAVY = hex('#33466b');
export const LEAF = hex('#5f9a4a');
export const PLUM = hex('#84506f');
export const ROSE = hex('#df8c85');
export const WHITE = hex('#ffffff');
const SHADE = hex('#6b5a70');
const GLASS = hex('#dcebe8');

/** The outline of a thing turned on a lathe: half widths and heights along one side, from the foot up. */
export const turned = (profile: readonly Knot[], axis = 0): Path =>
  spline([
    ...profile.map(([half, y, sharp = 0]): Knot => [axis + half, y, sharp]),
    ...profile.toReversed().map(([half, y, sharp = 0]): Knot => [axis - half, y, sharp]),
  ]);

/** A form with marks painted on it that end at its edge. */
export const painted = (path: Path, color: Color, marks: readonly Sketch[]): Sketch[] => [
  form(path, color, { volume: 0.6 }),
  bundle(marks, { clip: path }),
];

/** The same small drawing at several places. */
export const each = (places: readonly Point[], draw: (x: number, y: number, index: number) => Sketch): Sketch[] =>
  places.map(([x, y], index) => draw(x, y, index));

export const times = (count: number, draw: (index: number) => Sketch): Sketch[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** The pale spot where a smooth thing mirrors the sky. */
export const gleam = (at: Point, radii: Point, turn = -0.5): Form =>
  detail(ellipse(at, radii, turn), WHITE, { alpha: 0.5 });

/** Soft shade inside a hollow or under an edge; paint it inside a clip. */
export const hollow = (at: Point, radii: Point, alpha = 0.7): Glow =>
  glow(at, SHADE, { radii, alpha, effect: 'shade' });

/** Clear glass: what stands behind shows through. */
export const glass = (path: Path): Sketch => form(path, GLASS, { alpha: 0.42, volume: 0.3 });
