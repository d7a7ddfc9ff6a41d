/** The shell of a tortoise or sea turtle: a dome of plates with growth rings, a rim of small ones, and the way out below it. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { EYE_DARK } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type Turtle = {
  readonly skin: Color;
  readonly pale: Color;
  readonly shell: Color;
  readonly iris: Color;
  readonly isOfSea: boolean;
};

/** How a shell lies: sunk by so many centimetres, and how high it is. */
export type Lie = { readonly lower: number; readonly flat: number };

type Plate = readonly (readonly [x: number, y: number])[];

/** Seen from the side, those of the flank first and then those of the back. */
const SIDE_PLATES: readonly Plate[] = [
  [
    [-15.9, -10.2],
    [-11.6, -9.4],
    [-9.9, -13],
    [-10.8, -16.6],
    [-13.4, -15.8],
    [-15.4, -12.8],
  ],
  [
    [-9.8, -9.2],
    [-3, -8.9],
    [-1.7, -13.2],
    [-2.6, -17.8],
    [-8.6, -17.2],
    [-8.6, -13],
  ],
  [
    [-1.2, -8.9],
    [5.4, -9],
    [6.6, -13.2],
    [5.2, -17.4],
    [-1, -17.9],
    [-0.3, -13.2],
  ],
  [
    [7, -9.2],
    [12.6, -10.2],
    [13.2, -12],
    [10.8, -15.4],
    [6.8, -16.9],
    [8, -13.2],
  ],
  [
    [-13, -17.6],
    [-9.8, -18.1],
    [-8, -19.4],
    [-8, -21.6],
    [-10.6, -20.4],
  ],
  [
    [-8.4, -18.9],
    [-2.4, -19.5],
    [-1.6, -21],
    [-2, -22.6],
    [-7.2, -21.7],
  ],
  [
    [-0.8, -19.5],
    [4.6, -19],
    [5.4, -20.6],
    [4.4, -22],
    [-0.6, -22.7],
  ],
  [
    [5.8, -18.5],
    [9.8, -16.8],
    [9.4, -18.8],
    [6, -21.2],
  ],
];

/** Towards the reader or away from the reader, half of them: the others are mirrored. */
const FRONT_PLATES: readonly Plate[] = [
  [
    [-3.6, -12.4],
    [0, -13.2],
    [3.6, -12.4],
    [4.4, -16.6],
    [2.6, -19.6],
    [-2.6, -19.6],
    [-4.4, -16.6],
  ],
  [
    [5, -11.8],
    [9.6, -9.8],
    [12, -13.2],
    [9.4, -17],
    [6, -16.4],
  ],
  [
    [3.6, -20.2],
    [5.6, -18],
    [8.8, -18.2],
    [7.2, -20.4],
  ],
];

const seamOf = (color: Color): Color => lighten(color, -0.09);

/** A plate with a lighter middle, as it has grown. */
const plateOf = (knots: Plate, color: Color): Sketch[] => {
  const count = knots.length;
  const middle: Point = [
    knots.reduce((sum, [x]) => sum + x, 0) / count,
    knots.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  const inset = (share: number): Path =>
    spline(
      knots.flatMap(([x, y], index): Knot[] => {
        const [nx, ny] = knots[(index + 1) % count] ?? [x, y];
        const at = (along: number): Knot => [
          middle[0] + (x + (nx - x) * along - middle[0]) * share,
          middle[1] + (y + (ny - y) * along - middle[1]) * share,
        ];
        return [at(0.14), at(0.86)];
      }),
    );
  return [
    form(inset(1), lighten(color, 0.07), { volume: 0.45 }),
    detail(inset(0.62), lighten(color, 0.13), { alpha: 0.8 }),
    detail(inset(0.3), lighten(color, 0.03), { alpha: 0.7 }),
  ];
};

type Rim = { readonly axis: readonly Point[]; readonly half: number; readonly seams: number };

/** The rim of small plates that stands out over legs and neck. */
const rimOf = (look: Turtle, { axis, half, seams }: Rim): Sketch[] => {
  const color = mix(look.shell, look.pale, 0.62);
  const band = ribbon(axis, [half * 0.62, half, half, half * 0.72]);
  const first = axis[0] ?? [0, 0];
  const last = axis.at(-1) ?? first;
  return [
    form(band, color, { volume: 0.5, name: 'rim' }),
    bundle(
      Array.from({ length: seams }, (_, index) => {
        const x = first[0] + ((last[0] - first[0]) * (index + 0.6)) / seams;
        return line(
          [
            [x, -30],
            [x + 0.5, 4],
          ],
          lighten(color, -0.14),
          { width: 0.42, alpha: 0.8 },
        );
      }),
      { clip: band },
    ),
  ];
};

/** The whole shell in profile, with its opening for head and forelegs at the right. */
export const shellAside = (look: Turtle, { lower, flat }: Lie): Sketch[] => {
  const on = (x: number, y: number): Point => [x, y * flat + lower];
  const dome = spline([
    [...on(-17.6, -6.6), 1],
    on(-16.4, -12.6),
    on(-12, -19.2),
    on(-5, -22.6),
    on(2, -22.8),
    on(8.4, -20),
    on(13, -14.4),
    [...on(15.6, -8.4), 1],
    on(8, -6.6),
    on(-6, -5.6),
  ]);
  const belly = spline([[...on(-15.4, -6), 1], on(-10, -3.4), on(0, -2.9), on(8, -3.6), [...on(12.4, -7), 1]]);
  return [
    form(belly, look.pale, { volume: 0.4, name: 'plastron' }),
    form(dome, seamOf(look.shell), { volume: 0.6, name: 'shell' }),
    bundle(
      SIDE_PLATES.flatMap((plate) =>
        plateOf(
          plate.map(([x, y]) => on(x, y)),
          look.shell,
        ),
      ),
      { clip: dome },
    ),
    ...rimOf(look, {
      axis: [on(-18.6, -5.4), on(-12, -6.4), on(2, -5.8), on(16.6, -8.6)],
      half: 1.75,
      seams: 9,
    }),
  ];
};

/** The dark way out under the front of the rim, seen from the side. */
export const openingAside = ({ lower, flat }: Lie): Sketch =>
  form(
    spline([
      [17, -9 * flat + lower],
      [10, -7.4 * flat + lower],
      [8.4, -3 + lower],
      [11, -1.4 + lower],
      [16.4, -1.5 + lower],
      [18.8, -5 * flat + lower],
    ]),
    mix(EYE_DARK, [0.36, 0.02, 0.04], 0.3),
    { volume: 0.2, name: 'opening' },
  );

/** How high the dome is towards the reader. */
const DOME = 23;

/** Towards the reader: the dome behind, the opening under the rim, the pale belly at its foot. */
export const shellFacing = (look: Turtle, isBack: boolean): Sketch[] => {
  const dome = spline([
    [-15.2, -6.6, 1],
    [-13.6, -14.4],
    [-7, -21.4],
    [0, -23],
    [7, -21.4],
    [13.6, -14.4],
    [15.2, -6.6, 1],
    [0, isBack ? -4 : -8],
  ]);
  // From behind nothing is before the lower half of the dome.
  const tall = isBack ? 1.28 : 1;
  const plates = FRONT_PLATES.flatMap((plate, index) => {
    const own = plate.map(([x, y]): Point => [x, -DOME + (y + DOME) * tall]);
    return index === 0 ? [own] : [own, own.map(([x, y]): Point => [-x, y])];
  });
  const under = spline([
    [-12.6, -7.6, 1],
    [0, -10.4],
    [12.6, -7.6, 1],
    [9.4, -2.8],
    [0, -1.6],
    [-9.4, -2.8],
  ]);
  return [
    ...(isBack
      ? []
      : [
          form(under, mix(EYE_DARK, look.shell, 0.25), { volume: 0.2, name: 'opening' }),
          bundle([detail(ellipse([0, -1.6], [9, 3.4]), look.pale)], { clip: under }),
        ]),
    form(dome, seamOf(look.shell), { volume: 0.6, name: 'shell' }),
    bundle(
      plates.flatMap((plate) => plateOf(plate, look.shell)),
      { clip: dome },
    ),
    ...rimOf(look, {
      axis: isBack
        ? [
            [-16, -6.4],
            [-7, -5],
            [7, -5],
            [16, -6.4],
          ]
        : [
            [-16, -6.6],
            [-6.4, -9],
            [6.4, -9],
            [16, -6.6],
          ],
      half: 1.7,
      seams: 9,
    }),
  ];
};
