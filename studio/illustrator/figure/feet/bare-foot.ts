/** Bare feet around the ankle, in centimetres: heel, arch, ball and five toes in one shape. */
import { darkerThan } from '#studio/illustrator/figure/face/contrast.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Foot, FootView } from '#studio/illustrator/figure/feet/shoe.ts';
import { type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Bare = { readonly skin: SkinColors; readonly foot: Foot };

const flesh = ({ skin }: Bare, path: Path): Sketch => form(path, skin.skin, { name: 'skin', volume: 0.45 });

const crease = ({ skin, foot }: Bare, points: readonly Knot[]): Sketch =>
  line(points, darkerThan(skin.skin, skin.shade, 0.14), { width: foot.length * 0.022, alpha: 0.85 });

/** The gap between two toes: a short crease, for a foot is one shape and its toes have no outlines of their own. */
const gap = ({ skin, foot }: Bare, points: readonly Knot[]): Sketch =>
  line(points, darkerThan(skin.skin, skin.shade, 0.16), { width: foot.length * 0.02, alpha: 0.8, name: 'toe-gap' });

/** A toe: where its middle is, in lengths of the foot, and half as wide as it is. */
type Toe = readonly [across: number, along: number, half: number];

/** The edge of the foot over the tips of its toes and into the gaps between them; `tip` 1 points down the page. */
const toeEdge = (toes: readonly Toe[], tip: 1 | -1): readonly Knot[] =>
  toes.flatMap(([x, y, r], index): Knot[] => {
    const next = toes[index + 1];
    const bump: Knot[] = [
      [x - r * 0.72, y + tip * r * 0.5],
      [x, y + tip * r * 0.95],
      [x + r * 0.72, y + tip * r * 0.5],
    ];
    return next ? [...bump, [(x + r + next[0] - next[2]) / 2, (y + next[1]) / 2 + tip * r * 0.2, 1]] : bump;
  });

const gapsBetween = (toes: readonly Toe[], tip: 1 | -1): readonly (readonly Point[])[] =>
  toes.slice(0, -1).map(([x, y, r], index) => {
    const [nextX, nextY, nextR] = toes[index + 1] ?? [x, y, r];
    const at: Point = [(x + r + nextX - nextR) / 2, (y + nextY) / 2];
    return [
      [at[0], at[1] + tip * r * 0.2],
      [at[0] * 0.94, at[1] - tip * r * 0.9],
    ];
  });

/** The gaps between the toes as one sees them from the outer side: where each begins at the ground, in lengths. */
const SIDE_GAPS = [0.57, 0.5, 0.44, 0.385] as const;

const fromSide = (bare: Bare): Sketch[] => {
  const { length: f, height: h, way } = bare.foot;
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const whole = spline(
    turned([
      [-0.13 * f, -0.6 * h],
      [-0.17 * f, -0.1 * h],
      [-0.28 * f, 0.36 * h],
      [-0.27 * f, 0.86 * h],
      [-0.16 * f, h],
      [0.06 * f, 0.9 * h],
      [0.3 * f, h],
      [0.58 * f, h],
      [0.66 * f, 0.84 * h],
      [0.64 * f, 0.56 * h],
      [0.54 * f, 0.38 * h],
      [0.34 * f, 0.1 * h],
      [0.17 * f, -0.26 * h],
      [0.13 * f, -0.6 * h],
    ]),
  );
  const between = SIDE_GAPS.map((at) =>
    gap(
      bare,
      turned([
        [at * f, h * 0.93],
        [(at + 0.022) * f, h * 0.72],
        [(at + 0.006) * f, h * (0.5 + (0.57 - at) * 0.4)],
      ]),
    ),
  );
  const ankle = crease(
    bare,
    turned([
      [-0.07 * f, -0.02 * h],
      [-0.02 * f, 0.16 * h],
      [0.04 * f, 0.1 * h],
    ]),
  );
  return [flesh(bare, whole), ...between, ankle];
};

/** The foot of who kneels: sole and heel up, the ankle behind, the toes on the ground. */
const fromInstep = (bare: Bare): Sketch[] => {
  const { length: f, height: h, way } = bare.foot;
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const whole = spline(
    turned([
      [-0.36 * f, 0.3 * h],
      [-0.3 * f, 0.72 * h],
      [-0.2 * f, 0.96 * h],
      [-0.06 * f, 0.9 * h],
      [0.14 * f, 0.72 * h],
      [0.34 * f, 0.86 * h],
      [0.52 * f, 0.96 * h],
      [0.64 * f, 0.82 * h],
      [0.66 * f, 0.5 * h],
      [0.54 * f, 0.18 * h],
      [0.3 * f, -0.14 * h],
      [0.04 * f, -0.42 * h],
      [-0.2 * f, -0.44 * h],
      [-0.36 * f, -0.4 * h],
    ]),
  );
  const between = SIDE_GAPS.map((at) =>
    gap(
      bare,
      turned([
        [at * f, h * 0.9],
        [(at + 0.024) * f, h * 0.68],
        [(at + 0.01) * f, h * 0.46],
      ]),
    ),
  );
  const ankle = crease(
    bare,
    turned([
      [-0.16 * f, 0.18 * h],
      [-0.1 * f, 0.04 * h],
      [-0.04 * f, 0.12 * h],
    ]),
  );
  return [flesh(bare, whole), ...between, ankle];
};

/** From the big toe to the little one, as a foot points at the reader; along the page's depth in heights of the foot. */
const FRONT_TOES: readonly Toe[] = [
  [-0.165, 1.06, 0.085],
  [-0.03, 1.12, 0.058],
  [0.07, 1.08, 0.052],
  [0.155, 0.99, 0.046],
  [0.22, 0.86, 0.038],
];

const fromFront = (bare: Bare): Sketch[] => {
  const { length: f, height: h, way } = bare.foot;
  const toes = FRONT_TOES.map(([x, y, r]): Toe => [x * f, y * h - r * f * 0.3, r * f]);
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * way, y, sharp ?? 0]);
  const whole = spline(
    turned([
      [0.24 * f, 0.55 * h],
      [0.15 * f, 0],
      [0.13 * f, -0.6 * h],
      [-0.13 * f, -0.6 * h],
      [-0.15 * f, 0],
      [-0.235 * f, 0.6 * h],
      ...toeEdge(toes, 1),
    ]),
  );
  return [flesh(bare, whole), ...gapsBetween(toes, 1).map((points) => gap(bare, turned(points)))];
};

const SOLE_TOES: readonly Toe[] = [
  [-0.135, -0.4, 0.066],
  [-0.03, -0.405, 0.052],
  [0.05, -0.38, 0.046],
  [0.12, -0.345, 0.041],
  [0.175, -0.3, 0.036],
];

const fromBelow = (bare: Bare): Sketch[] => {
  const { length: f, way } = bare.foot;
  const turned = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, sharp]) => [x * f * way, y * f, sharp ?? 0]);
  const whole = spline(
    turned([
      ...toeEdge(SOLE_TOES, -1),
      [0.215, -0.2],
      [0.14, 0.04],
      [0.13, 0.2],
      [0, 0.3],
      [-0.13, 0.2],
      [-0.1, 0.04],
      [-0.2, -0.14],
      [-0.205, -0.32],
    ]),
  );
  const ball = crease(
    bare,
    turned([
      [-0.13, -0.16],
      [0.02, -0.1],
      [0.13, -0.16],
    ]),
  );
  return [flesh(bare, whole), ...gapsBetween(SOLE_TOES, -1).map((points) => gap(bare, turned(points))), ball];
};

const fromBehind = (bare: Bare): Sketch[] => {
  const { length: f, height: h } = bare.foot;
  const heel = spline(
    (
      [
        [-0.13, -0.6],
        [0.13, -0.6],
        [0.14, 0.1],
        [0.18, 0.7],
        [0.1, 1.04],
        [-0.1, 1.04],
        [-0.18, 0.7],
        [-0.14, 0.1],
      ] as const
    ).map(([x, y]): Knot => [x * f, y * h]),
  );
  return [flesh(bare, heel)];
};

const FEET: Readonly<Record<FootView, (bare: Bare) => Sketch[]>> = {
  side: fromSide,
  crossed: fromSide,
  instep: fromInstep,
  front: fromFront,
  sole: fromBelow,
  heel: fromBehind,
};

/** Draws a bare foot; the ankle is the origin. */
export const drawBareFoot = (skin: SkinColors, foot: Foot): Sketch[] => FEET[foot.seen]({ skin, foot });
