/** The muzzle of a furry head: nose, lips, and what of it goes beyond the skull. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { EYE_DARK, SPARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { points } from '#studio/illustrator/companions/anatomy/knots.ts';
import { type AnimalColors, jawOf, lipOf } from '#studio/illustrator/companions/heads/head-look.ts';
import { INSIDE } from '#studio/illustrator/companions/heads/mouth.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const NOSE = points('-0.16,-0.07 0,-0.12 0.16,-0.07 0.07,0.08 -0.07,0.08');

const noseLeather = (nose: Point, colors: AnimalColors): Sketch[] => [
  form(spline(NOSE.map((at) => add(at, nose))), colors.nose, { volume: 0.6, name: 'nose' }),
  detail(ellipse([nose[0] - 0.045, nose[1] - 0.05], [0.055, 0.026]), SPARK, { alpha: 0.75 }),
];

const nostrils = (nose: Point, colors: AnimalColors): Sketch[] => {
  const bridge: readonly Knot[] = [
    [nose[0] - 0.15, nose[1] - 0.04],
    [nose[0], nose[1] - 0.12],
    [nose[0] + 0.15, nose[1] - 0.04],
  ];
  return [
    line(bridge, colors.nose, { width: 0.04, alpha: 0.5 }),
    bundle(
      [-1, 1].map((side) =>
        detail(ellipse([nose[0] + side * 0.09, nose[1] + 0.01], [0.05, 0.034], side * 0.5), colors.nose),
      ),
      { name: 'nose' },
    ),
  ];
};

/** How far the muzzle reaches forward, and whether it is broad with two nostrils. */
export type Snout = { readonly snout: number; readonly isFlatNosed?: true };

/** From here on a muzzle goes beyond the skull. */
const LONG_SNOUT = 0.2;

type Muzzle = { readonly at: Point; readonly radii: Point; readonly nose: Point };

export const muzzleOf = ({ snout, isFlatNosed }: Snout, turn: number): Muzzle => ({
  at: [turn * (0.62 + snout * 0.7), 0.44 + snout * 0.03],
  radii: isFlatNosed ? [0.62, 0.4] : [0.4 + snout * 0.2, 0.32],
  nose: [turn * (0.74 + snout * 1.15), 0.24 + snout * 0.06],
});

/** A long muzzle goes beyond the skull, where it has an edge of its own and a chin: without them the jaw would be cut flat. */
export const muzzleBeyond = (head: Snout, colors: AnimalColors, turn: number): Sketch[] => {
  const { at, radii } = muzzleOf(head, turn);
  if (head.snout < LONG_SNOUT) return [];
  const chin: Point = [at[0] - turn * 0.24, at[1] + radii[1] * 0.62];
  return [
    form(ellipse(chin, [radii[0] * 0.62, radii[1] * 0.66]), lighten(colors.pale, -0.05), { volume: 0.4 }),
    form(ellipse(at, radii), colors.pale, { volume: 0.5, name: 'muzzle' }),
  ];
};
export const noseOn = (head: Snout, nose: Point, colors: AnimalColors): Sketch[] =>
  head.isFlatNosed ? nostrils(nose, colors) : noseLeather(nose, colors);

/** How far below the nose the upper lip ends in the middle, and at the cheeks. */
const LIP_MIDDLE = 0.2;
const LIP_CHEEK = 0.31;

/** Where the lips close on a thing in the mouth, of a head of half width 1. */
export const biteOf = (head: Snout, turn: number): Point => {
  const { nose } = muzzleOf(head, turn);
  return [nose[0] - turn * 0.05, nose[1] + LIP_CHEEK - 0.03];
};

/** How far below the lips the lower jaw of who holds something in the mouth comes down. */
const GAPE = 0.3;

/** The open lower jaw under the upper lip: the thing in the mouth is over it. */
export const jawOpen = (head: Snout, colors: AnimalColors, turn: number): Sketch => {
  const [x, y] = biteOf(head, turn);
  const jaw = (wide: number, low: number): Path =>
    spline([
      [x - wide, y - 0.1],
      [x - wide * 0.86, y + low * 0.5],
      [x - wide * 0.4, y + low],
      [x + wide * 0.4, y + low],
      [x + wide * 0.86, y + low * 0.5],
      [x + wide, y - 0.1],
    ]);
  return jawOf([
    form(jaw(0.34, GAPE + 0.1), lighten(colors.pale, -0.06), { volume: 0.4 }),
    detail(jaw(0.27, GAPE), INSIDE),
  ]);
};

/** The upper half of the muzzle, down to the lips that close on what is in the mouth. */
export const upperLip = (head: Snout, colors: AnimalColors, turn: number): Sketch => {
  const { at, radii, nose } = muzzleOf(head, turn);
  const on = (u: number, v: number): Point => [at[0] + u * radii[0], at[1] + v * radii[1]];
  const middle = nose[0] - turn * 0.05;
  const edge: readonly Knot[] = [
    on(0.86, 0.2),
    [middle + 0.24, nose[1] + LIP_CHEEK],
    [middle, nose[1] + LIP_MIDDLE, 1],
    [middle - 0.24, nose[1] + LIP_CHEEK],
    on(-0.86, 0.2),
  ];
  const upper = spline([on(-0.98, -0.1), on(-0.7, -0.7), on(0, -0.98), on(0.7, -0.7), on(0.98, -0.1), ...edge]);
  return lipOf([
    detail(upper, colors.pale),
    line(edge, EYE_DARK, { width: 0.035, alpha: 0.85 }),
    line(
      [
        [middle, nose[1] + 0.06],
        [middle, nose[1] + LIP_MIDDLE],
      ],
      EYE_DARK,
      { width: 0.035 },
    ),
    ...noseOn(head, nose, colors),
  ]);
};

/** A long muzzle throws a shade on the throat. */
export const shadeBelow = (head: Snout, { dark }: AnimalColors, turn: number): Sketch[] => {
  const { at, radii } = muzzleOf(head, turn);
  const shade = { radii: [radii[0] * 0.8, 0.16] as Point, alpha: 0.3, effect: 'haze' as const };
  return head.snout < LONG_SNOUT ? [] : [glow([at[0] - turn * 0.3, at[1] + radii[1]], dark, shade)];
};
