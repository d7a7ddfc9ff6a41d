/** Clothes against rain and vacuum: raincoat, space suit. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { starPath } from '#studio/illustrator/figure/outfits/everyday.ts';
import type { OutfitDrawing, OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { acrossTorso } from '#studio/illustrator/figure/torso.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line } from '#studio/illustrator/sketch.ts';

export const raincoat: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.92, color: colors.accent, flare: 0.22, cuff: colors.deep, name: 'accent' },
  trousers: { to: 0.9, color: colors.partner, flare: 0 },
  skirt: {
    to: 0.36,
    flare: 1.5,
    color: colors.accent,
    name: 'accent',
    hem: colors.deep,
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
              { width: box.unit * 0.2, alpha: 0.7 },
            ),
          ]),
      line(
        [
          [box.x(0.18), box.y(0.5)],
          [box.x(0.34), box.y(0.54)],
        ],
        colors.deep,
        { width: box.unit * 0.3, alpha: 0.8 },
      ),
      line(
        [
          [box.x(0.66), box.y(0.54)],
          [box.x(0.82), box.y(0.5)],
        ],
        colors.deep,
        { width: box.unit * 0.3, alpha: 0.8 },
      ),
    ],
  },
  top: { color: colors.accent, hem: 1.0, flare: 0.08, name: 'accent' },
  shoe: { kind: 'boot', color: colors.deep, sole: hex('#4c3428') },
  glove: null,
  onTop: (torso) => [
    ...(torso.isBack
      ? []
      : [
          line([torso.at(torso.middle, 0.1), torso.at(torso.middle, 1.1)], colors.deep, {
            width: torso.unit * 0.2,
            alpha: 0.7,
          }),
          ...[0.32, 0.56, 0.8].map((v) =>
            detail(circle(torso.at(torso.middle + 0.16, v), torso.unit * 0.38), colors.soft),
          ),
        ]),
    line([torso.at(-0.6, 0.55), torso.at(-0.54, 0.8), torso.at(-0.6, 1.0)], colors.deep, {
      width: torso.unit * 0.22,
      alpha: 0.4,
    }),
  ],
  over: (torso) => {
    const m = torso.middle;
    const hood = spline([
      torso.at(-0.76, 0.1),
      torso.at(-0.5, -0.14),
      torso.at(0, -0.18),
      torso.at(0.5, -0.14),
      torso.at(0.76, 0.1),
      torso.at(m * 0.5 + 0.34, torso.isBack ? 0.4 : 0.2),
      torso.at(m * 0.5 - 0.34, torso.isBack ? 0.4 : 0.2),
    ]);
    const scarf = ribbon(
      [torso.at(-0.52, 0.0), torso.at(m * 0.5, 0.11), torso.at(0.52, 0.0)],
      [torso.unit * 0.75, torso.unit * 0.9, torso.unit * 0.75],
    );
    return [
      form(hood, mix(colors.accent, colors.deep, 0.3), { name: 'accent', volume: 0.5 }),
      form(scarf, colors.soft, { volume: 0.5 }),
      ...(torso.isBack
        ? []
        : [
            form(
              ribbon(
                [torso.at(m * 0.6 - 0.18, 0.12), torso.at(m * 0.6 - 0.24, 0.3), torso.at(m * 0.6 - 0.18, 0.44)],
                [torso.unit * 0.5, torso.unit * 0.62, torso.unit * 0.66],
              ),
              colors.soft,
              { volume: 0.4 },
            ),
          ]),
    ];
  },
});

/** The glass of a helmet, and how far what is in it reaches. */
const GLASS = { at: [0, -0.02], radii: [1.52, 1.46], room: [1.42, 1.36] } as const;
const SHELL = hex('#eef0ef');
const SEAM = hex('#a3afba');

export const spaceSuit: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.9, color: SHELL, flare: 0.16, cuff: colors.accent, name: 'suit' },
  trousers: { to: 0.88, color: SHELL, flare: 0.22, cuff: colors.accent, name: 'suit' },
  skirt: null,
  top: { color: SHELL, hem: 1.06, flare: 0.1, name: 'suit' },
  shoe: { kind: 'boot', color: lighten(SHELL, -0.12), sole: colors.deep },
  glove: colors.accent,
  onTop: (torso) => [
    detail(ribbon(acrossTorso(torso, 0.9, -1.3, 1.3), [torso.unit * 0.55]), colors.accent, { name: 'accent' }),
    detail(
      ribbon([torso.at(-1.1, 0.1), torso.at(-0.5, 0.2), torso.at(0.2, 0.2), torso.at(1.1, 0.1)], [torso.unit * 0.4]),
      colors.accent,
      { name: 'accent' },
    ),
    ...(torso.isBack
      ? [detail(spline([torso.at(-0.6, 0.2), torso.at(0.6, 0.2), torso.at(0.6, 0.8), torso.at(-0.6, 0.8)]), SEAM)]
      : [
          detail(
            spline([
              [...torso.at(torso.middle - 0.42, 0.4), 1],
              [...torso.at(torso.middle + 0.42, 0.4), 1],
              [...torso.at(torso.middle + 0.42, 0.7), 1],
              [...torso.at(torso.middle - 0.42, 0.7), 1],
            ]),
            SEAM,
          ),
          detail(circle(torso.at(torso.middle - 0.22, 0.5), torso.unit * 0.42), hex('#e25b4b')),
          detail(circle(torso.at(torso.middle + 0.06, 0.5), torso.unit * 0.42), hex('#f5c242')),
          line([torso.at(torso.middle - 0.3, 0.63), torso.at(torso.middle + 0.3, 0.63)], SHELL, {
            width: torso.unit * 0.3,
          }),
          detail(starPath(torso.at(torso.middle + 0.3, 0.5), torso.unit * 0.5), SHELL),
        ]),
  ],
  over: (torso) => [
    form(
      ribbon(
        [torso.at(-0.62, 0.02), torso.at(torso.middle * 0.3, 0.12), torso.at(0.62, 0.02)],
        [torso.unit * 0.8, torso.unit * 0.9, torso.unit * 0.8],
      ),
      colors.accent,
      { name: 'accent', volume: 0.5 },
    ),
  ],
  aroundHead: {
    room: ellipse(GLASS.at, GLASS.room),
    draw: () => [
      detail(ellipse(GLASS.at, GLASS.radii), hex('#dff3ff'), { alpha: 0.13 }),
      {
        kind: 'line',
        path: ellipse(GLASS.at, GLASS.radii),
        color: hex('#f4fbff'),
        width: 0.05,
        alpha: 0.85,
        lit: false,
      },
      line(
        [
          [-1.16, -0.62],
          [-0.92, -0.94],
          [-0.56, -1.17],
        ],
        hex('#ffffff'),
        { width: 0.1, alpha: 0.85, lit: true },
      ),
      line(
        [
          [-1.3, -0.3],
          [-1.26, -0.42],
        ],
        hex('#ffffff'),
        { width: 0.09, alpha: 0.75, lit: true },
      ),
      line(
        [
          [1.02, 0.92],
          [1.2, 0.66],
          [1.3, 0.34],
        ],
        hex('#ffffff'),
        { width: 0.06, alpha: 0.4, lit: true },
      ),
    ],
  },
});
