/** Bare feet around the ankle, in centimetres: heel, arch, ball and five toes. */
import { lighten } from '#studio/illustrator/color/color.ts';
import { darkerThan } from '#studio/illustrator/figure/face/contrast.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Foot, FootView } from '#studio/illustrator/figure/feet/shoe.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Bare = { readonly skin: SkinColors; readonly foot: Foot };

const flesh = ({ skin }: Bare, path: Path): Sketch => form(path, skin.skin, { name: 'skin', volume: 0.45 });

const crease = ({ skin, foot }: Bare, points: readonly Knot[]): Sketch =>
  line(points, darkerThan(skin.skin, skin.shade, 0.14), { width: foot.length * 0.022, alpha: 0.85 });

const nail = ({ skin }: Bare, center: Point, radii: Point): Sketch =>
  detail(ellipse(center, radii), lighten(skin.skin, 0.09), { alpha: 0.85 });

/** The toes as one sees them from the outer side: where each begins and how far it reaches, the big one farthest. */
const SIDE_TOES: readonly (readonly [at: number, radius: number])[] = [
  [0.6, 0.085],
  [0.54, 0.068],
  [0.48, 0.06],
  [0.425, 0.053],
  [0.375, 0.046],
];

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
      [0.06 * f, 0.86 * h],
      [0.3 * f, h],
      [0.5 * f, h],
      [0.6 * f, 0.66 * h],
      [0.5 * f, 0.3 * h],
      [0.3 * f, 0.06 * h],
      [0.16 * f, -0.3 * h],
      [0.13 * f, -0.6 * h],
    ]),
  );
  const toes = SIDE_TOES.map(([at, radius]) =>
    flesh(bare, ellipse([at * f * way, h - radius * f * 0.9], [radius * f * 1.05, radius * f])),
  );
  const [big, small] = [SIDE_TOES[0] ?? [0, 0], SIDE_TOES[4] ?? [0, 0]];
  return [
    ...toes.slice(0, 1),
    flesh(bare, whole),
    ...toes.slice(1),
    nail(bare, [(big[0] + 0.045) * f * way, h - big[1] * f * 1.2], [0.03 * f, 0.022 * f]),
    crease(
      bare,
      turned([
        [(small[0] - 0.05) * f, h * 0.86],
        [(small[0] - 0.035) * f, h * 0.52],
      ]),
    ),
    crease(
      bare,
      (
        [
          [-0.07 * f * way, -0.02 * h],
          [-0.02 * f * way, 0.16 * h],
          [0.04 * f * way, 0.1 * h],
        ] as const
      ).map(([x, y]): Knot => [x, y]),
    ),
  ];
};

/** From the big toe to the little one, as a foot points at the reader. */
const FRONT_TOES: readonly (readonly [across: number, down: number, radius: number])[] = [
  [-0.17, 1.1, 0.085],
  [-0.045, 1.16, 0.062],
  [0.055, 1.12, 0.056],
  [0.145, 1.02, 0.05],
  [0.215, 0.88, 0.044],
];

const fromFront = (bare: Bare): Sketch[] => {
  const { length: f, height: h, way } = bare.foot;
  const whole = spline(
    (
      [
        [-0.13, -0.6],
        [0.13, -0.6],
        [0.15, 0.0],
        [0.24, 0.6],
        [0.22, 1.0],
        [0, 1.14],
        [-0.22, 1.06],
        [-0.23, 0.6],
        [-0.15, 0.0],
      ] as const
    ).map(([x, y]): Knot => [x * f * way, y * h]),
  );
  return [
    flesh(bare, whole),
    ...FRONT_TOES.map(([x, y, radius]) =>
      flesh(bare, ellipse([x * f * way, y * h - radius * f * 0.4], [radius * f * 0.94, radius * f])),
    ),
    ...FRONT_TOES.slice(0, 3).map(([x, y, radius]) =>
      nail(bare, [x * f * way, y * h - radius * f * 0.2], [radius * f * 0.42, radius * f * 0.34]),
    ),
  ];
};

const fromBelow = (bare: Bare): Sketch[] => {
  const { length: f, way } = bare.foot;
  const whole = spline(
    (
      [
        [-0.2, -0.3],
        [0, -0.4],
        [0.2, -0.3],
        [0.2, -0.14],
        [0.13, 0.04],
        [0.13, 0.2],
        [0, 0.3],
        [-0.13, 0.2],
        [-0.1, 0.04],
        [-0.2, -0.14],
      ] as const
    ).map(([x, y]): Knot => [x * f * way, y * f]),
  );
  return [
    ...[-0.15, -0.05, 0.03, 0.1, 0.165].map((x, index) =>
      flesh(
        bare,
        ellipse([x * f * way, (-0.43 + index * 0.026) * f], [(0.062 - index * 0.006) * f, (0.08 - index * 0.008) * f]),
      ),
    ),
    flesh(bare, whole),
    crease(bare, [
      [-0.13 * f * way, -0.12 * f],
      [0.02 * f * way, -0.06 * f],
      [0.13 * f * way, -0.12 * f],
    ]),
  ];
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
  front: fromFront,
  sole: fromBelow,
  heel: fromBehind,
};

/** Draws a bare foot; the ankle is the origin. */
export const drawBareFoot = (skin: SkinColors, foot: Foot): Sketch[] => FEET[foot.seen]({ skin, foot });
