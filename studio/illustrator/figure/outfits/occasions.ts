/** Clothes for a place or a day: winter coat, school uniform, apron, party clothes. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { patch } from '#studio/illustrator/figure/outfits/active.ts';
import { collar, neckline, SOLE } from '#studio/illustrator/figure/outfits/everyday.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import type { OutfitDrawing, OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { acrossTorso, type Torso } from '#studio/illustrator/figure/torso.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const FUR = hex('#efe3cf');

/** Soft tufts along a line, such as a fur edge. */
const fluff = (points: readonly Point[], size: number): Sketch[] =>
  points.map((at, index) =>
    form(circle(at, size * (0.9 + (index % 3) * 0.12)), index % 2 === 0 ? FUR : lighten(FUR, -0.05), { volume: 0.4 }),
  );

const row = (torso: Torso, v: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const u = -0.66 + (1.32 * index) / (count - 1);
    return torso.at(u, v + 0.1 * (1 - (u / 0.66) ** 2));
  });

const quilting = (torso: Torso, colors: AccentColors): Sketch[] => [
  ...[0.34, 0.6, 0.86].map((v) =>
    line([...acrossTorso(torso, v, -1.2, 1.2)], colors.deep, { width: torso.unit * 0.26, alpha: 0.6 }),
  ),
  ...(torso.isBack
    ? []
    : [
        line([torso.at(torso.middle, 0.1), torso.at(torso.middle, 1.1)], colors.deep, {
          width: torso.unit * 0.26,
          alpha: 0.8,
        }),
        ...[0.3, 0.56, 0.82].map((v) =>
          detail(circle(torso.at(torso.middle + 0.14, v), torso.unit * 0.34), hex('#7a5637')),
        ),
      ]),
];

export const winterCoat: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.94, color: colors.accent, flare: 0.28, cuff: FUR, name: 'accent' },
  trousers: { to: 0.9, color: colors.partner, flare: 0.1 },
  skirt: {
    to: 0.3,
    flare: 1.5,
    color: colors.accent,
    hem: FUR,
    name: 'accent',
    pattern: (box) => [
      ...(box.isBack
        ? []
        : [
            line(
              [
                [box.middle(0), box.y(0)],
                [box.middle(1), box.y(1)],
              ],
              colors.deep,
              { width: box.unit * 0.24, alpha: 0.7 },
            ),
          ]),
      line(
        [
          [box.x(0.05), box.y(0.45)],
          [box.x(0.5), box.y(0.56)],
          [box.x(0.95), box.y(0.45)],
        ],
        colors.deep,
        {
          width: box.unit * 0.26,
          alpha: 0.6,
        },
      ),
    ],
  },
  top: { color: colors.accent, hem: 1.0, flare: 0.14, name: 'accent' },
  shoe: { kind: 'boot', color: mix(colors.partner, hex('#4a3527'), 0.5), sole: hex('#3a2a22') },
  glove: colors.deep,
  onTop: (torso) => quilting(torso, colors),
  over: (torso) => [
    ...fluff(row(torso, -0.04, 8), torso.unit * 0.95),
    form(
      ribbon(
        [torso.at(-0.5, -0.03), torso.at(torso.middle * 0.5, 0.08), torso.at(0.5, -0.03)],
        [torso.unit * 0.7, torso.unit * 0.8, torso.unit * 0.7],
      ),
      colors.soft,
      { volume: 0.5 },
    ),
  ],
});

const SHIRT = hex('#f8f4ea');

export const schoolUniform: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.93, color: SHIRT, flare: 0.04, cuff: lighten(SHIRT, -0.06), name: 'top' },
  trousers: { to: 0.93, color: hex('#4b566b'), flare: 0.02, cuff: hex('#414b5e') },
  skirt: null,
  top: { color: colors.accent, hem: 1.06, flare: 0.02, name: 'accent' },
  shoe: { kind: 'shoe', color: hex('#3c2f2c'), sole: hex('#2a2120'), sock: SHIRT },
  glove: null,
  onTop: (torso) => [
    detail(ribbon(acrossTorso(torso, 1.04, -1.2, 1.2), [torso.unit * 0.46]), colors.deep),
    ...(torso.isBack
      ? []
      : [
          detail(
            spline([
              [...torso.at(-0.44, -0.05), 1],
              [...torso.at(0.44, -0.05), 1],
              [...torso.at(torso.middle * 0.8, 0.44), 1],
            ]),
            SHIRT,
          ),
          line([torso.at(-0.44, -0.02), torso.at(torso.middle * 0.8, 0.46), torso.at(0.44, -0.02)], colors.deep, {
            width: torso.unit * 0.3,
          }),
          form(
            spline([
              torso.at(torso.middle * 0.7 - 0.07, 0.1),
              torso.at(torso.middle * 0.7 + 0.07, 0.1),
              torso.at(torso.middle * 0.8 + 0.1, 0.38),
              [...torso.at(torso.middle * 0.8, 0.46), 1],
              torso.at(torso.middle * 0.8 - 0.1, 0.38),
            ]),
            colors.deep,
            { volume: 0.3 },
          ),
          form(patch(torso, torso.middle + 0.42, { half: 0.15, from: 0.42, to: 0.6 }), colors.soft, { volume: 0.2 }),
        ]),
  ],
  over: (torso) => [collar(torso, SHIRT)],
});

const bibAndTies = (torso: Torso, colors: AccentColors): Sketch[] => {
  const m = torso.middle;
  const straps = [-1, 1].map((side) =>
    detail(
      ribbon(
        torso.isBack
          ? [torso.at(side * 0.5, -0.05), torso.at(-side * 0.5, 0.86)]
          : [torso.at(m * 0.8 + side * 0.42, 0.32), torso.at(side * 0.46, -0.05)],
        [torso.unit * 0.4],
      ),
      colors.deep,
    ),
  );
  const bow = [-1, 1].map((side) =>
    form(
      spline([torso.at(0, 0.86), torso.at(side * 0.3, 0.74), torso.at(side * 0.42, 0.86), torso.at(side * 0.3, 0.96)]),
      colors.accent,
      { name: 'accent', volume: 0.4 },
    ),
  );
  return torso.isBack
    ? [...straps, detail(ribbon(acrossTorso(torso, 0.86, -1.2, 1.2), [torso.unit * 0.4]), colors.deep), ...bow]
    : [
        ...straps,
        form(
          spline([
            [...torso.at(m * 0.8 - 0.5, 0.3), 1],
            [...torso.at(m * 0.8 + 0.5, 0.3), 1],
            torso.at(m * 0.5 + 0.66, 0.64),
            [...torso.at(1.3, 1.1), 1],
            [...torso.at(-1.3, 1.1), 1],
            torso.at(m * 0.5 - 0.66, 0.64),
          ]),
          colors.accent,
          { name: 'accent', volume: 0.3 },
        ),
        detail(ribbon(acrossTorso(torso, 0.88, -1.3, 1.3), [torso.unit * 0.34]), colors.deep),
      ];
};

export const apron: OutfitDrawing = (colors): OutfitParts => {
  const cloth = colors.accent;
  return {
    sleeve: { to: 0.5, color: colors.soft, flare: 0.1, cuff: lighten(colors.soft, -0.08), name: 'top' },
    trousers: { to: 0.92, color: colors.partner, flare: 0.02, cuff: lighten(colors.partner, 0.08) },
    skirt: {
      to: 0.5,
      flare: 0.9,
      color: cloth,
      hem: colors.deep,
      name: 'accent',
      pattern: (box) => [
        // The pocket is before the belly.
        ...(box.isBack
          ? []
          : [
              detail(
                spline([
                  [box.x(0.3), box.y(0.42), 1],
                  [box.x(0.7), box.y(0.42), 1],
                  [box.x(0.68), box.y(0.74)],
                  [box.x(0.5), box.y(0.79)],
                  [box.x(0.32), box.y(0.74)],
                ]),
                colors.deep,
                { alpha: 0.5 },
              ),
            ]),
        ...[0.12, 0.88].map((share) =>
          line(
            [
              [box.x(0.5 + (share - 0.5) * 0.5), box.y(0.1)],
              [box.x(share), box.y(0.95)],
            ],
            colors.deep,
            {
              width: box.unit * 0.18,
              alpha: 0.5,
            },
          ),
        ),
      ],
    },
    top: { color: colors.soft, hem: 1.0, flare: 0, name: 'top' },
    shoe: { kind: 'shoe', color: colors.deep, sole: SOLE, sock: colors.soft },
    glove: null,
    onTop: (torso) => bibAndTies(torso, colors),
    over: (torso) => [neckline(torso, lighten(colors.soft, -0.1), 0.4)],
  };
};

const waistcoat = (torso: Torso, colors: AccentColors): Sketch[] => [
  ...(
    [
      [-0.7, 0.3],
      [0.62, 0.26],
      [-0.42, 0.62],
      [0.7, 0.6],
      [-0.78, 0.88],
      [0.36, 0.9],
      [-0.1, 0.96],
    ] as const
  ).map(([u, v]) => detail(circle(torso.at(u, v), torso.unit * 0.2), hex('#f6e2a4'), { lit: false })),
  ...(torso.isBack
    ? []
    : [
        detail(
          spline([
            [...torso.at(-0.4, -0.06), 1],
            [...torso.at(0.4, -0.06), 1],
            torso.at(torso.middle * 0.9 + 0.18, 0.3),
            [...torso.at(torso.middle, 0.5), 1],
            torso.at(torso.middle * 0.9 - 0.18, 0.3),
          ]),
          SHIRT,
        ),
        line([torso.at(torso.middle, 0.5), torso.at(torso.middle, 1.1)], colors.deep, { width: torso.unit * 0.18 }),
        ...[0.62, 0.8, 0.96].map((v) =>
          detail(circle(torso.at(torso.middle + 0.1, v), torso.unit * 0.26), hex('#f3cf6b')),
        ),
      ]),
];

const bowTie = (torso: Torso, colors: AccentColors): Sketch[] => {
  const m = torso.middle * 0.6;
  const bow = [-1, 1].map((side) =>
    form(
      spline([
        torso.at(m, 0.14),
        [...torso.at(m + side * 0.28, 0.05), 1],
        torso.at(m + side * 0.3, 0.14),
        [...torso.at(m + side * 0.28, 0.24), 1],
      ]),
      colors.deep,
      { volume: 0.4 },
    ),
  );
  return [
    collar(torso, SHIRT),
    ...(torso.isBack
      ? []
      : [...bow, form(circle(torso.at(m, 0.145), torso.unit * 0.42), colors.accent, { name: 'accent', volume: 0.4 })]),
  ];
};

export const partyClothes: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.92, color: SHIRT, flare: 0.1, cuff: colors.accent, name: 'top' },
  trousers: { to: 0.94, color: mix(colors.deep, hex('#2b2a3a'), 0.55), flare: 0 },
  skirt: null,
  top: { color: colors.accent, hem: 1.08, flare: 0.02, name: 'accent' },
  shoe: { kind: 'shoe', color: hex('#2c2630'), sole: hex('#1d1920'), sock: colors.soft },
  glove: null,
  onTop: (torso) => waistcoat(torso, colors),
  over: (torso) => bowTie(torso, colors),
});
