/** Legs, flippers, neck and tail of what has a shell. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { EYE_DARK, SPARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { type Lie, openingAside, type Turtle } from '#studio/illustrator/companions/small/turtle-shell.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const COAT = { name: 'coat', volume: 0.5 } as const;

const nails = (places: readonly Point[], pale: Color): Sketch[] =>
  places.map((at) => detail(ellipse(at, [0.72, 0.5]), mix(pale, SPARK, 0.4)));

/** Old skin lies in folds: short bowed lines across a limb, and scales down its front. */
const creases = (
  path: Path,
  color: Color,
  { folds, scales }: { folds: readonly (readonly Point[])[]; scales: readonly Point[] },
): Sketch =>
  bundle(
    [
      ...scales.map((at) => detail(ellipse(at, [0.85, 0.62]), lighten(color, 0.07), { alpha: 0.85, name: 'scale' })),
      ...folds.map((fold) => line(fold, lighten(color, -0.16), { width: 0.42, alpha: 0.85, name: 'crease' })),
    ],
    { clip: path },
  );

/** A stout leg with a flat foot, from under the rim at `x`; its foot is so far ahead and so high. */
const stoutLeg = (look: Turtle, color: Color, leg: { x: number; ahead: number; up: number }): Sketch => {
  const { x, ahead, up } = leg;
  const at = (dx: number, y: number): Point => [
    x + dx + ahead * Math.max(0, 1 + y / 9),
    y - up * Math.max(0, 1 + y / 9),
  ];
  const path = spline([
    at(-3.2, -8.6),
    at(3.4, -8.8),
    at(3.3, -4.6),
    at(3.9, -1.5),
    [...at(4.1, 0), 0.6],
    [...at(-2.8, 0), 0.6],
    at(-3.2, -2),
    at(-3.1, -5),
  ] as Knot[]);
  const fold = (y: number, half: number): readonly Point[] => [at(-half, y), at(0, y + 0.5), at(half * 0.9, y - 0.2)];
  return bundle([
    form(path, color, COAT),
    creases(path, color, {
      folds: [fold(-6.4, 3), fold(-5, 2.6), fold(-2.4, 3)],
      scales: [at(1.8, -3.6), at(0.2, -3.5), at(2.6, -1.7), at(0.9, -1.6)],
    }),
    ...nails([at(3.5, -0.55), at(1.9, -0.4), at(0.3, -0.4)], look.pale),
  ]);
};

/** A leg of who rests: folded, its foot flat on the ground before or behind the shell. */
const foldedLeg = (look: Turtle, color: Color, leg: { x: number; way: 1 | -1 }): Sketch => {
  const { x, way } = leg;
  const at = (dx: number, y: number): Point => [x + dx * way, y];
  const path = spline([
    at(-4, -6),
    at(1, -6.4),
    at(4.4, -4.2),
    at(7.4, -2.6),
    [...at(8.4, -0.2), 0.5],
    [...at(-2, 0), 0.5],
    at(-4.4, -2.6),
  ] as Knot[]);
  const fold = (dx: number): readonly Point[] => [at(dx - 0.6, -5.6), at(dx + 0.5, -3.6), at(dx - 0.1, -1.4)];
  return bundle([
    form(path, color, COAT),
    creases(path, color, { folds: [fold(1), fold(2.6)], scales: [at(4.4, -2.6), at(5.6, -1.6), at(4, -1.2)] }),
    ...nails([at(7.7, -0.7), at(6.2, -0.5), at(4.7, -0.5)], look.pale),
  ]);
};

const flipper = (x: number, lean: number, color: Color): Sketch => {
  const long = x > 0 ? 1.5 : 0.9;
  const path = skinOf(
    [
      softLimb(
        [
          [x, -6],
          [x + lean - 4 * long, -1.6],
          [x + lean - 11 * long, 0.6],
        ],
        [3.2, 3.2, 0.9],
      ),
    ],
    0.6,
  );
  return form(path, color, COAT);
};

/** In the air or in water a tortoise paddles. */
const paddling = (look: Turtle, x: number, color: Color): Sketch =>
  bundle([
    form(
      skinOf(
        [
          softLimb(
            [
              [x, -7],
              [x + 1.6, -2.4],
              [x + (x > 0 ? 4 : -4), 0.4],
            ],
            [3.2, 3, 2.5],
          ),
        ],
        0.6,
      ),
      color,
      COAT,
    ),
    ...nails([[x + (x > 0 ? 5.8 : -2.4), 1.4]], look.pale),
  ]);

const STEPS: Readonly<Record<string, number>> = { walking: 2.6, running: 3.8, dancing: 2.4 };
const RESTING: ReadonlySet<string> = new Set(['sitting', 'sleeping', 'crouching']);
const ALOFT: ReadonlySet<string> = new Set(['flying', 'jumping', 'swimming']);

/** The legs of both sides in profile. */
export const legsAside = (look: Turtle, order: CompanionOrder, skin: Color): Sketch[] => {
  const far = lighten(skin, -0.08);
  const step = STEPS[order.pose] ?? 0;
  const isRaised = order.pose === 'pointing' || order.pose === 'reaching';
  const leg = (x: number, ahead: number, color: Color): Sketch => {
    if (look.isOfSea) return flipper(x, ahead, color);
    if (ALOFT.has(order.pose)) return paddling(look, x, color);
    if (RESTING.has(order.pose)) return foldedLeg(look, color, { x, way: x > 0 ? 1 : -1 });
    return stoutLeg(look, color, { x, ahead, up: ahead > 0.5 && step > 0 ? 0.8 : 0 });
  };
  return [
    leg(-9.4, step, far),
    leg(10.6, isRaised ? 2 : -step * 0.8, far),
    leg(-9.6, -step, skin),
    ...(order.lays ? [] : [leg(8.4, step, skin)]),
  ];
};

/** A forefoot towards the reader or away from the reader. */
export const legFacing = (look: Turtle, skin: Color, side: 1 | -1): Sketch => {
  if (look.isOfSea)
    return form(
      skinOf(
        [
          softLimb(
            [
              [side * 8, -6],
              [side * 15, -3.4],
              [side * 22, -0.8],
            ],
            [3.2, 3, 0.9],
          ),
        ],
        0.6,
      ),
      skin,
      COAT,
    );
  const at = (x: number, y: number): Point => [side * x, y];
  const path = spline([
    at(6.4, -8),
    at(11.2, -8),
    at(12.8, -5),
    at(13, -1.6),
    [...at(12.8, 0), 0.6],
    [...at(6.6, 0), 0.6],
    at(6.6, -2.4),
    at(6, -5),
  ] as Knot[]);
  const fold = (y: number): readonly Point[] => [at(6.8, y), at(9.4, y + 0.6), at(12.6, y - 0.1)];
  return bundle([
    form(path, skin, COAT),
    creases(path, skin, {
      folds: [fold(-6), fold(-4.6), fold(-2.2)],
      scales: [at(8.2, -3.3), at(10, -3.2), at(11.6, -3.4), at(9.1, -1.4), at(11, -1.4)],
    }),
    ...nails([at(7.8, -0.5), at(9.7, -0.45), at(11.6, -0.55)], look.pale),
  ]);
};

/** From under the rim up to the head in one bow, with the folds of old skin. */
export const neckTo = (at: Point, skin: Color, { lower }: Lie): Sketch[] => {
  const [x, y] = at;
  const root: Point = [9, -6.6 + lower];
  const low: Point = [14.8, -6.8 + lower * 0.6 + Math.min(0, y + 12) * 0.12];
  const nape: Point = [x - 2.8, (y + low[1]) / 2 + 1.2];
  const path = skinOf([softLimb([root, low, nape, [x - 0.6, y + 1]], [4.4, 3.9, 3.3, 3.2])], 0.5);
  const fold = (share: number): Sketch => {
    const [fx, fy] = [low[0] + (nape[0] - low[0]) * share, low[1] + (nape[1] - low[1]) * share];
    return line(
      [
        [fx - 1.4, fy - 3.2],
        [fx + 1, fy],
        [fx + 3, fy + 1.8],
      ],
      lighten(skin, -0.16),
      { width: 0.5, alpha: 0.85, name: 'crease' },
    );
  };
  return [
    form(path, skin, { ...COAT, name: 'coat' }),
    bundle(
      [
        ...[0, 0.28, 0.56, 0.84, 1.1].map(fold),
        // The throat hangs in a loose fold.
        line(
          [
            [low[0] + 3.2, low[1] + 1.6],
            [nape[0] + 2.6, nape[1] + 2.4],
            [x + 1.6, y + 3.4],
          ],
          lighten(skin, -0.12),
          { width: 0.45, alpha: 0.7 },
        ),
        detail(ellipse([13, -8 + lower], [3.4, 4]), EYE_DARK, { alpha: 0.22 }),
      ],
      {
        clip: path,
      },
    ),
  ];
};

/** A short tail behind. */
export const tailAside = (skin: Color, { lower }: Lie): Sketch =>
  form(
    ribbon(
      [
        [-14, -5.8 + lower],
        [-18.8, -4 + lower],
        [-21.6, -2.4 + lower],
      ],
      [2, 1.3, 0.3],
    ),
    skin,
    { name: 'coat' },
  );

/** Drawn in: in the dark under the rim half a face with an eye that looks out, and the soles that shut the door. */
export const drawnIn = (look: Turtle, skin: Color, lie: Lie): Sketch[] => {
  const { lower } = lie;
  const shaded = mix(skin, EYE_DARK, 0.16);
  const sole = (x: number, y: number, turn: number): Sketch[] => [
    form(ellipse([x, y], [2.5, 1.9], turn), mix(skin, EYE_DARK, 0.12), { volume: 0.4, name: 'sole' }),
    ...nails([[x + 1.7, y + 0.5] as const, [x + 0.6, y + 1.1] as const, [x + 2.1, y - 0.5] as const], look.pale),
  ];
  return [
    openingAside(lie),
    form(ellipse([14.5, -4 + lower], [3.3, 2.7], 0.1), shaded, { volume: 0.5, name: 'snout' }),
    detail(ellipse([14.4, -4.9 + lower], [1.25, 1.35]), SPARK, { name: 'eye' }),
    detail(ellipse([14.8, -4.8 + lower], [0.82, 1]), EYE_DARK, { name: 'eye' }),
    detail(ellipse([15.1, -5.2 + lower], [0.3, 0.3]), SPARK, { lit: true }),
    detail(ellipse([17.2, -4.2 + lower], [0.24, 0.2]), EYE_DARK, { alpha: 0.8 }),
    line(
      [
        [15.2, -2.5 + lower],
        [16.4, -2.3 + lower],
        [17.5, -2.8 + lower],
      ],
      EYE_DARK,
      { width: 0.34, alpha: 0.85 },
    ),
    ...sole(9.6, -1.9, -0.2),
    ...sole(-12.8, -2, 2.9),
  ];
};
