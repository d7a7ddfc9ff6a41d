/** Mouths of animals: a line that smiles or droops, and a jaw that opens. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { EYE_DARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import type { Features, Mouth } from '#studio/illustrator/figure/expressions.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const INSIDE = hex('#7a2730');
export const TONGUE = hex('#e98289');

/** How broad a jaw drops that sings, calls or cries, and how far at most. */
const WIDE = { smile: 1, round: 0.95, shout: 1.3, droop: 1.15, clench: 1.2 } as const;
const LOWEST = 1.5;

type Jaw = { readonly path: Path; readonly bottom: number };

/** Below the middle of a smiling lip. */
const smilingJaw = (at: (u: number, v: number) => Point, open: number): Jaw => {
  const bottom = 0.62 + Math.min(LOWEST, open * 4);
  const corner = (u: number): Knot => [...at(u, 0.56), 1];
  return {
    path: spline([corner(-0.72), at(0, 0.42), corner(0.72), at(0.46, bottom), at(-0.46, bottom)]),
    bottom,
  };
};

/** An opening of its own form, as in singing, calling and crying. */
const shapedJaw = (at: (u: number, v: number) => Point, { open, shape = 'smile' }: Mouth): Jaw => {
  const wide = WIDE[shape];
  const [top, bottom] = [0.34, 0.62 + Math.min(LOWEST, open * 4.2)];
  const middle = top + (bottom - top) * (shape === 'droop' ? 0.86 : shape === 'shout' ? 0.42 : 0.56);
  const low = shape === 'droop' ? 0.3 : shape === 'shout' ? 0.62 : 0.5;
  return {
    path: spline([
      at(0, top),
      at(0.44 * wide, top + 0.06),
      at(0.74 * wide, middle),
      at(low * wide, bottom - 0.05),
      at(0, bottom),
      at(-low * wide, bottom - 0.05),
      at(-0.74 * wide, middle),
      at(-0.44 * wide, top + 0.06),
    ]),
    bottom,
  };
};

const insideOf = ({ path, bottom }: Jaw, at: (u: number, v: number) => Point, size: number): Sketch[] => [
  detail(path, INSIDE),
  bundle([detail(ellipse(at(0, bottom), [size * 0.44, size * (bottom - 0.5) * 0.42]), TONGUE)], { clip: path }),
];

/** The mouth below a nose seen from before; `size` is half its width. */
export const snoutMouth = ([x, y]: Point, size: number, { mouth }: Features): Sketch[] => {
  const curve = mouth.curve * 0.9;
  const at = (u: number, v: number): Point => [x + u * size, y + v * size];
  const isShaped = mouth.shape !== undefined && mouth.open > 0.08;
  const jaw = isShaped ? shapedJaw(at, mouth) : smilingJaw(at, mouth.open);
  const lips = [
    at(-1, 0.5 - curve * 2.4),
    at(-0.52, 0.64 + curve * 1.6),
    at(0, 0.42),
    at(0.52, 0.64 + curve * 1.6),
    at(1, 0.5 - curve * 2.4),
  ];
  return [
    ...(mouth.open > 0.08 ? insideOf(jaw, at, size) : []),
    ...(mouth.hasTongueOut ? [detail(ellipse(at(0.1, jaw.bottom + 0.1), [size * 0.32, size * 0.42]), TONGUE)] : []),
    line([at(0, 0), at(0, isShaped ? 0.34 : 0.42)], EYE_DARK, { width: size * 0.18 }),
    isShaped
      ? { kind: 'line', path: jaw.path, color: EYE_DARK, width: size * 0.13, alpha: 0.9, lit: false, name: 'mouth' }
      : detail(ribbon(lips, [size * 0.05, size * 0.1, size * 0.08, size * 0.1, size * 0.05]), EYE_DARK, {
          name: 'mouth',
        }),
  ];
};

/** How far a beak opens, as a share of its head, and the closed one. */
export const gapeOf = ({ mouth }: Features): number => (mouth.open > 0.08 ? Math.min(0.4, mouth.open) : 0);

type Beak = { readonly at: Point; readonly half: number; readonly gape: number };

/** The lower half of a beak that is open towards the reader, and what is seen in it; the upper half goes over it. */
export const openBeak = ({ at: [x, y], half, gape }: Beak, color: Color): Sketch[] => {
  const on = (u: number, v: number): Point => [x + u * half, y + v * gape];
  const inside = spline([on(-1, 0), on(1, 0), on(0.62, 0.82), on(0, 1), on(-0.62, 0.82)]);
  const lower = spline([
    [...on(-1.04, 0), 1],
    on(-0.8, 0.86),
    on(0, 1.32),
    on(0.8, 0.86),
    [...on(1.04, 0), 1],
    on(0.5, 0.6),
    on(0, 0.74),
    on(-0.5, 0.6),
  ]);
  return [
    detail(inside, INSIDE),
    bundle([detail(ellipse(on(0, 0.86), [half * 0.46, gape * 0.36]), TONGUE)], { clip: inside }),
    form(lower, lighten(color, -0.1), { volume: 0.3, name: 'beak' }),
  ];
};

/** The mouth of a profile, from the lips at the front to its corner. */
export const profileMouth = (front: Point, corner: Point, { mouth }: Features): Sketch[] => {
  const length = Math.hypot(front[0] - corner[0], front[1] - corner[1]);
  const lifted: Point = [corner[0], corner[1] - mouth.curve * length * 1.1];
  const middle: Point = [
    (front[0] + corner[0]) / 2,
    (front[1] + corner[1]) / 2 + mouth.curve * length * 0.5 + length * 0.06,
  ];
  const open = Math.min(0.4, mouth.open) * length * 1.3;
  const jaw = spline([
    [front[0], front[1], 1],
    middle,
    [lifted[0], lifted[1], 1],
    [middle[0] - length * 0.05, middle[1] + open],
    [front[0] - length * 0.16, front[1] + open * 0.9],
  ]);
  return [
    ...(mouth.open > 0.08
      ? [
          detail(jaw, INSIDE),
          bundle([detail(ellipse([middle[0], middle[1] + open], [length * 0.3, open * 0.5]), TONGUE)], { clip: jaw }),
        ]
      : []),
    detail(ribbon([front, middle, lifted], [length * 0.03, length * 0.055, length * 0.03]), EYE_DARK, {
      name: 'mouth',
    }),
  ];
};
