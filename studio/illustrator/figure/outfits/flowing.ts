/** Clothes that hang from the hip: dress, skirt, galabeya, abaya. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { collar, neckline, SOLE } from '#studio/illustrator/figure/outfits/everyday.ts';
import type { OutfitDrawing, OutfitParts, Skirt } from '#studio/illustrator/figure/outfits/outfit.ts';
import { acrossTorso } from '#studio/illustrator/figure/torso.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

const folds =
  (color: Skirt['color'], shares: readonly number[]): NonNullable<Skirt['pattern']> =>
  (box) =>
    shares.map((share) =>
      line(
        [
          [box.x(0.5 + (share - 0.5) * 0.45), box.y(0.12)],
          [box.x(0.5 + (share - 0.5) * 0.8), box.y(0.6)],
          [box.x(share), box.y(0.97)],
        ],
        color,
        { width: box.unit * 0.2, alpha: 0.5 },
      ),
    );

export const dress: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.3, color: colors.accent, flare: 0.34, cuff: colors.soft, name: 'accent' },
  trousers: null,
  skirt: {
    to: 0.56,
    flare: 1.5,
    color: colors.accent,
    hem: colors.soft,
    name: 'accent',
    pattern: (box) => [
      ...folds(colors.deep, [0.16, 0.36, 0.6, 0.84])(box),
      ...(
        [
          [0.3, 0.5],
          [0.52, 0.72],
          [0.74, 0.5],
          [0.2, 0.8],
          [0.84, 0.8],
          [0.48, 0.34],
        ] as const
      ).map(([x, y]) => detail(circle([box.x(x), box.y(y)], box.unit * 0.4), colors.soft)),
    ],
  },
  top: { color: colors.accent, hem: 0.98, flare: 0, name: 'accent' },
  shoe: { kind: 'shoe', color: colors.deep, sole: SOLE, sock: SOLE },
  glove: null,
  onTop: (torso) => [
    detail(ribbon(acrossTorso(torso, 0.86, -1.2, 1.2), [torso.unit * 0.5]), colors.deep),
    ...(
      [
        [-0.55, 0.36],
        [0.5, 0.34],
        [-0.05, 0.5],
        [0.6, 0.64],
        [-0.6, 0.66],
      ] as const
    ).map(([u, v]) => detail(circle(torso.at(u, v), torso.unit * 0.4), colors.soft)),
  ],
  over: (torso) => [collar(torso, colors.soft)],
});

export const skirt: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.93, color: colors.soft, flare: 0, cuff: colors.accent, name: 'top' },
  trousers: null,
  skirt: {
    to: 0.5,
    flare: 1.7,
    color: colors.accent,
    hem: colors.deep,
    name: 'accent',
    pattern: folds(colors.deep, [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]),
  },
  top: { color: colors.soft, hem: 0.98, flare: 0, name: 'top' },
  shoe: { kind: 'boot', color: mix(colors.partner, hex('#5a3b2a'), 0.4), sole: hex('#4a342b') },
  glove: null,
  onTop: (torso) => [
    ...[0.2, 0.34, 0.48, 0.62, 0.76].map((v) =>
      detail(ribbon(acrossTorso(torso, v, -1.2, 1.2), [torso.unit * 0.22]), colors.partner, { alpha: 0.85 }),
    ),
    detail(ribbon(acrossTorso(torso, 0.93, -1.2, 1.2), [torso.unit * 0.5]), colors.deep),
  ],
  over: (torso) => [neckline(torso, colors.accent, 0.5)],
});

export const galabeya: OutfitDrawing = (colors): OutfitParts => {
  const cloth = mix(hex('#f7efdc'), colors.soft, 0.35);
  const line1 = mix(cloth, colors.accent, 0.42);
  return {
    sleeve: { to: 0.94, color: cloth, flare: 0.5, cuff: colors.accent, name: 'top' },
    trousers: null,
    skirt: {
      to: 0.9,
      flare: 0.9,
      color: cloth,
      hem: colors.accent,
      name: 'top',
      pattern: (box) => [
        ...[0.2, 0.35, 0.5, 0.65, 0.8].map((share) =>
          line(
            [
              [box.x(0.5 + (share - 0.5) * 0.6), box.y(0)],
              [box.x(share), box.y(1)],
            ],
            line1,
            { width: box.unit * 0.16, alpha: 0.6 },
          ),
        ),
        ...folds(lighten(cloth, -0.22), [0.28, 0.72])(box),
      ],
    },
    top: { color: cloth, hem: 1.05, flare: 0.02, name: 'top' },
    shoe: { kind: 'shoe', color: hex('#8a5a38'), sole: hex('#5d3a25') },
    glove: null,
    onTop: (torso) => [
      ...[-0.72, -0.36, 0.36, 0.72].map((u) =>
        line([torso.at(u, 0), torso.at(u, 1.2)], line1, { width: torso.unit * 0.16, alpha: 0.6 }),
      ),
      ...(torso.isBack
        ? []
        : [
            detail(
              ribbon(
                [torso.at(torso.middle * 0.6, 0.04), torso.at(torso.middle, 0.3), torso.at(torso.middle, 0.62)],
                [torso.unit * 0.9, torso.unit * 0.8, torso.unit * 0.6],
              ),
              colors.accent,
              { name: 'accent' },
            ),
            line(
              [torso.at(torso.middle * 0.6, 0.06), torso.at(torso.middle, 0.3), torso.at(torso.middle, 0.58)],
              colors.soft,
              { width: torso.unit * 0.2 },
            ),
            ...[0.2, 0.36, 0.52].map((v) =>
              detail(circle(torso.at(torso.middle * 0.95, v), torso.unit * 0.2), colors.soft),
            ),
          ]),
    ],
    over: (torso) => {
      const points: Point[] = [torso.at(-0.5, -0.02), torso.at(torso.middle * 0.5, 0.1), torso.at(0.5, -0.02)];
      return [
        form(ribbon(points, [torso.unit * 0.55, torso.unit * 0.7, torso.unit * 0.55]), colors.accent, {
          name: 'accent',
          volume: 0.4,
        }),
      ];
    },
  };
};

const GOLD = hex('#e4c27a');

const hanging =
  (color: Skirt['color']): NonNullable<Skirt['pattern']> =>
  (box) => [
    ...[0.14, 0.34, 0.66, 0.86].map((share) =>
      line(
        [
          [box.x(0.5 + (share - 0.5) * 0.5), box.y(0.02)],
          [box.x(share), box.y(0.98)],
        ],
        color,
        { width: box.unit * 0.22, alpha: 0.5 },
      ),
    ),
    ...(box.isBack
      ? []
      : [
          line(
            [
              [box.middle(0), box.y(0)],
              [box.middle(1), box.y(1)],
            ],
            GOLD,
            { width: box.unit * 0.3, alpha: 0.9 },
          ),
        ]),
    ...(box.isBack ? [] : [0.2, 0.4, 0.6, 0.8]).map((y) =>
      detail(circle([box.middle(y), box.y(y)], box.unit * 0.34), GOLD),
    ),
  ];

export const abaya: OutfitDrawing = (colors): OutfitParts => {
  const cloth = mix(colors.accent, colors.deep, 0.45);
  return {
    sleeve: { to: 0.95, color: cloth, flare: 0.75, cuff: GOLD, name: 'accent' },
    trousers: null,
    skirt: { to: 0.94, flare: 1.5, color: cloth, hem: GOLD, name: 'accent', pattern: hanging(colors.deep) },
    top: { color: cloth, hem: 1.04, flare: 0.08, name: 'accent' },
    shoe: { kind: 'shoe', color: hex('#6d4a35'), sole: hex('#4a3022') },
    glove: null,
    onTop: (torso) =>
      torso.isBack
        ? [line([...acrossTorso(torso, 0.24, -1, 1)], colors.deep, { width: torso.unit * 0.16, alpha: 0.5 })]
        : [
            line([torso.at(torso.middle * 0.6, 0.06), torso.at(torso.middle, 0.4), torso.at(torso.middle, 1.2)], GOLD, {
              width: torso.unit * 0.36,
            }),
            ...[0.26, 0.46, 0.66, 0.86].flatMap((v) =>
              [-0.16, 0.16].map((u) =>
                detail(circle(torso.at(torso.middle + u, v), torso.unit * 0.2), GOLD, { alpha: 0.85 }),
              ),
            ),
          ],
    over: (torso) => [neckline(torso, GOLD, 0.46)],
  };
};
