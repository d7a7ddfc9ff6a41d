/** Clothes for every day: shirt and trousers, hoodie, overalls, pyjamas. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ALIKE_ALL_OVER, apartFromSkin, isLikeSkin } from '#studio/illustrator/figure/outfits/apart-from-skin.ts';
import type { OutfitDrawing, OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { acrossTorso, type Torso } from '#studio/illustrator/figure/torso.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Knot, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const SOLE = hex('#f3ead9');
const DENIM = hex('#4a6b93');

/** A star with five points. */
export const starPath = (center: Point, radius: number, turn = 0): ReturnType<typeof polygon> =>
  polygon(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = -Math.PI / 2 + turn + (index * Math.PI) / 5;
      const reach = index % 2 === 0 ? radius : radius * 0.46;
      return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach];
    }),
  );

/** A round neckline. */
export const neckline = (torso: Torso, color: Parameters<typeof detail>[1], width = 0.5): Sketch =>
  detail(
    ribbon(
      [torso.at(-0.44, 0.045), torso.at(torso.middle * 0.4, torso.isBack ? 0.06 : 0.14), torso.at(0.44, 0.045)],
      [torso.unit * width, torso.unit * width, torso.unit * width],
    ),
    color,
  );

const folds = (torso: Torso, color: Parameters<typeof detail>[1]): Sketch[] =>
  [-0.62, 0.55].map((u) =>
    line([torso.at(u, 0.62), torso.at(u * 0.9, 0.8), torso.at(u * 0.98, 0.95)], color, {
      width: torso.unit * 0.22,
      alpha: 0.45,
    }),
  );

export const tshirtTrousers: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.4, color: colors.accent, flare: 0.22, cuff: colors.soft, name: 'accent' },
  trousers: { to: 0.93, color: colors.partner, flare: 0.04, cuff: lighten(colors.partner, 0.1) },
  skirt: null,
  top: { color: colors.accent, hem: 1.05, flare: 0.04, name: 'accent' },
  shoe: { kind: 'shoe', color: mix(colors.accent, hex('#6b3b2a'), 0.45), sole: SOLE, sock: colors.soft },
  glove: null,
  onTop: (torso) => [
    ...[0.36, 0.5, 0.64].map((v) =>
      detail(ribbon(acrossTorso(torso, v, -1.2, 1.2), [torso.unit * 0.36]), colors.soft, { alpha: 0.92 }),
    ),
    ...folds(torso, colors.deep),
  ],
  over: (torso) => [neckline(torso, colors.soft)],
});

export const hoodie: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.95, color: colors.accent, flare: 0.02, cuff: colors.deep, name: 'accent' },
  trousers: { to: 0.93, color: colors.partner, flare: 0, cuff: mix(colors.partner, hex('#000000'), 0.15) },
  skirt: null,
  top: { color: colors.accent, hem: 1.1, flare: 0.04, name: 'accent' },
  shoe: { kind: 'shoe', color: colors.soft, sole: SOLE, sock: colors.partner },
  glove: null,
  onTop: (torso) => [
    detail(ribbon(acrossTorso(torso, 1.06, -1.3, 1.3), [torso.unit * 0.5]), colors.deep),
    ...(torso.isBack
      ? []
      : [
          detail(
            spline([
              [...torso.at(torso.middle - 0.5, 0.62), 1],
              [...torso.at(torso.middle + 0.5, 0.62), 1],
              torso.at(torso.middle + 0.72, 0.92),
              torso.at(torso.middle - 0.72, 0.92),
            ]),
            colors.deep,
            { alpha: 0.45 },
          ),
        ]),
    ...folds(torso, colors.deep),
  ],
  over: (torso) => {
    const hood = spline([
      torso.at(-0.72, 0.06),
      torso.at(-0.46, -0.14),
      torso.at(0, -0.17),
      torso.at(0.46, -0.14),
      torso.at(0.72, 0.06),
      torso.at(0.3 + torso.middle * 0.3, torso.isBack ? 0.34 : 0.2),
      torso.at(torso.middle * 0.5, torso.isBack ? 0.4 : 0.24),
      torso.at(-0.3 + torso.middle * 0.3, torso.isBack ? 0.34 : 0.2),
    ]);
    const strings: Sketch[] = torso.isBack
      ? []
      : [-0.13, 0.13].map((u) =>
          line(
            [
              torso.at(torso.middle * 0.6 + u, 0.2),
              torso.at(torso.middle * 0.7 + u * 1.2, 0.36),
              torso.at(torso.middle * 0.7 + u * 1.1, 0.45),
            ],
            colors.soft,
            { width: torso.unit * 0.24 },
          ),
        );
    return [form(hood, mix(colors.accent, colors.deep, 0.35), { name: 'accent', volume: 0.5 }), ...strings];
  },
});

const dungarees = (colors: AccentColors, denim: Color): OutfitParts => ({
  sleeve: { to: 0.5, color: colors.accent, flare: 0.14, cuff: colors.deep, name: 'accent' },
  trousers: { to: 0.86, color: denim, flare: 0.1, cuff: lighten(denim, 0.16) },
  skirt: null,
  top: { color: colors.accent, hem: 1.02, flare: 0.02, name: 'accent' },
  shoe: { kind: 'shoe', color: colors.deep, sole: SOLE, sock: colors.soft },
  glove: null,
  onTop: (torso) => {
    const m = torso.middle;
    const bib = spline([
      [...torso.at(m * 0.9 - 0.52, 0.36), 1],
      [...torso.at(m * 0.9 + 0.52, 0.36), 1],
      torso.at(m * 0.6 + 0.62, 0.62),
      [...torso.at(1.25, 0.74), 1],
      [...torso.at(1.3, 1.2), 1],
      [...torso.at(-1.3, 1.2), 1],
      [...torso.at(-1.25, 0.74), 1],
      torso.at(m * 0.6 - 0.62, 0.62),
    ]);
    const strap = (u: number): Sketch =>
      detail(
        ribbon(
          [torso.at(m * 0.9 + u * 0.42, 0.4), torso.at(m * 0.4 + u * 0.5, 0.16), torso.at(u * 0.52, -0.05)],
          [torso.unit * 0.55],
        ),
        denim,
      );
    const button = (u: number): Sketch =>
      detail(circle(torso.at(m * 0.9 + u * 0.42, 0.43), torso.unit * 0.34), hex('#f0c757'));
    return [
      detail(ribbon(acrossTorso(torso, 0.24, -1.2, 1.2), [torso.unit * 0.25]), colors.soft, { alpha: 0.8 }),
      strap(-1),
      strap(1),
      form(bib, denim, { volume: 0.3 }),
      ...(torso.isBack
        ? []
        : [
            detail(
              spline([
                [...torso.at(m - 0.26, 0.52), 1],
                [...torso.at(m + 0.26, 0.52), 1],
                torso.at(m + 0.26, 0.68),
                torso.at(m, 0.74),
                torso.at(m - 0.26, 0.68),
              ]),
              lighten(denim, 0.07),
            ),
            line([torso.at(m - 0.26, 0.53), torso.at(m + 0.26, 0.53)], hex('#dfb66a'), { width: torso.unit * 0.12 }),
            button(-1),
            button(1),
          ]),
    ];
  },
  over: (torso) => [neckline(torso, colors.deep, 0.4)],
});

export const overalls: OutfitDrawing = (colors): OutfitParts => dungarees(colors, colors.denim ?? DENIM);

export const pyjamas: OutfitDrawing = (colors, skin): OutfitParts => {
  const dyed = mix(colors.accent, colors.soft, 0.3);
  // They cover the whole body: where they would look like skin they are pale, and stars and hems have the accent.
  const isPale = skin !== undefined && isLikeSkin(dyed, skin, ALIKE_ALL_OVER);
  const cloth = isPale ? apartFromSkin(dyed, skin, ALIKE_ALL_OVER) : dyed;
  const trim = isPale ? colors.accent : colors.soft;
  return {
    sleeve: { to: 0.93, color: cloth, flare: 0.16, cuff: trim, name: 'accent' },
    trousers: { to: 0.92, color: cloth, flare: 0.14, cuff: trim, name: 'accent' },
    skirt: null,
    top: { color: cloth, hem: 1.16, flare: 0.1, name: 'accent' },
    shoe: { kind: 'bare', color: SOLE, sole: SOLE },
    glove: null,
    onTop: (torso) => [
      ...(
        [
          [-0.62, 0.3],
          [0.6, 0.42],
          [-0.3, 0.66],
          [0.35, 0.86],
          [-0.7, 0.95],
          [0.05, 0.2],
        ] as const
      ).map(([u, v], index) => detail(starPath(torso.at(u, v), torso.unit * 0.75, index), trim)),
      ...(torso.isBack
        ? []
        : [
            line([torso.at(torso.middle, 0.1), torso.at(torso.middle, 1.2)], colors.deep, {
              width: torso.unit * 0.16,
              alpha: 0.7,
            }),
            ...[0.3, 0.56, 0.82].map((v) => detail(circle(torso.at(torso.middle, v), torso.unit * 0.32), trim)),
          ]),
    ],
    over: (torso) => [collar(torso, trim)],
  };
};

/** Two rounded leaves of a collar. */
export const collar = (torso: Torso, color: Parameters<typeof detail>[1]): Sketch => {
  const m = torso.middle * 0.6;
  const knots: Knot[] = torso.isBack
    ? [
        torso.at(-0.46, -0.02),
        torso.at(0, 0),
        torso.at(0.46, -0.02),
        torso.at(0.5, 0.12),
        torso.at(0, 0.18),
        torso.at(-0.5, 0.12),
      ]
    : [
        torso.at(-0.46, -0.03),
        [...torso.at(m, 0.08), 1],
        torso.at(0.46, -0.03),
        torso.at(0.58, 0.12),
        torso.at(m + 0.2, 0.24),
        [...torso.at(m, 0.1), 1],
        torso.at(m - 0.2, 0.24),
        torso.at(-0.58, 0.12),
      ];
  return form(spline(knots), color, { volume: 0.3 });
};
