/** What a lamp of a place gives away after dark: a halo, the air around it, a pool on the ground below. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Glow, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const AIR = hex('#ffb968');
const HALO = hex('#ffd793');

const LAMP = 'lamp';

/** The lamps of a place as they come to be on the page, and how wide the light around each of them is. */
export const lampsOf = (sketches: readonly Sketch[]): readonly Glow[] =>
  sketches.flatMap((sketch): readonly Glow[] => {
    if (sketch.kind !== 'bundle') return [];
    if (sketch.name !== LAMP) return lampsOf(sketch.children);
    return sketch.children.filter((child): child is Glow => child.kind === 'glow').slice(0, 1);
  });

/** Light around a flame, `reach` wide; with `ground` also on the ground at that height of the drawing. */
export const lampShine = ([x, y]: Point, reach: number, ground?: number): Sketch[] => [
  bundle(shine([x, y], reach, ground), { name: LAMP }),
];

const shine = ([x, y]: Point, reach: number, ground?: number): Sketch[] => [
  glow([x, y], AIR, { radii: [reach * 1.9, reach * 1.7], alpha: 0.4 }),
  glow([x, y], HALO, { radii: [reach * 0.75, reach * 0.75], alpha: 0.75 }),
  ...(ground === undefined
    ? []
    : [glow([x, ground], AIR, { radii: [Math.max(reach * 1.1, (ground - y) * 0.62), reach * 0.3], alpha: 0.62 })]),
];
