/** Clothes to move in: swimsuit, diving suit, football kit, explorer's vest. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { neckline, SOLE } from '#studio/illustrator/figure/outfits/everyday.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import type { OutfitDrawing, OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { acrossTorso, type Torso } from '#studio/illustrator/figure/torso.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A four-cornered piece of cloth between two heights, as wide as `half` around a middle. */
export const patch = (torso: Torso, middle: number, box: { half: number; from: number; to: number }): Path =>
  spline(
    (
      [
        [middle - box.half, box.from],
        [middle + box.half, box.from],
        [middle + box.half, box.to],
        [middle - box.half, box.to],
      ] as const
    ).map(([u, v]): Knot => [...torso.at(u, v), 1]),
  );

const wave = (torso: Torso, v: number): readonly Point[] =>
  Array.from({ length: 13 }, (_, index): Point => torso.at(-1.2 + index * 0.2, v + (index % 2 === 0 ? 0.03 : -0.03)));

export const swimsuit: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.24, color: colors.accent, flare: 0.04, cuff: colors.soft, name: 'accent' },
  trousers: { to: 0.34, color: colors.deep, flare: 0.1, cuff: colors.soft },
  skirt: null,
  top: { color: colors.accent, hem: 1.02, flare: 0, name: 'accent' },
  shoe: { kind: 'bare', color: SOLE, sole: SOLE },
  glove: null,
  onTop: (torso) => [
    detail(
      spline([...wave(torso, 0.6).map(([x, y]): Knot => [x, y]), torso.at(1.4, 1.3), torso.at(-1.4, 1.3)]),
      colors.deep,
      { alpha: 0.9 },
    ),
    line([...wave(torso, 0.6)], colors.soft, { width: torso.unit * 0.4 }),
    line([...wave(torso, 0.74)], colors.soft, { width: torso.unit * 0.2, alpha: 0.7 }),
    ...(torso.isBack
      ? []
      : [
          detail(ellipse(torso.at(torso.middle, 0.36), [torso.unit * 1.0, torso.unit * 0.6]), colors.soft),
          detail(
            spline([
              torso.at(torso.middle + 0.18, 0.36),
              [...torso.at(torso.middle + 0.42, 0.27), 1],
              [...torso.at(torso.middle + 0.42, 0.45), 1],
            ]),
            colors.soft,
          ),
          detail(circle(torso.at(torso.middle - 0.14, 0.34), torso.unit * 0.14), colors.deep),
        ]),
  ],
  over: (torso) => [neckline(torso, colors.soft, 0.36)],
});

const NEOPRENE = hex('#2f3a4a');

const maskAtNeck = (torso: Torso, colors: AccentColors): Sketch[] => {
  const m = torso.middle * 0.7;
  const mask: Sketch[] = [
    form(
      ribbon([torso.at(m - 0.44, 0.13), torso.at(m, 0.17), torso.at(m + 0.44, 0.13)], [torso.unit * 0.7]),
      colors.deep,
      { volume: 0.5 },
    ),
    detail(
      ribbon([torso.at(m - 0.4, 0.13), torso.at(m, 0.165), torso.at(m + 0.4, 0.13)], [torso.unit * 0.44]),
      hex('#bfe6ee'),
    ),
    line([torso.at(m - 0.3, 0.1), torso.at(m - 0.12, 0.13)], hex('#ffffff'), {
      width: torso.unit * 0.16,
      alpha: 0.8,
    }),
  ];
  return [neckline(torso, NEOPRENE, 0.7), ...(torso.isBack ? [] : mask)];
};

export const divingSuit: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.95, color: NEOPRENE, flare: -0.06, cuff: colors.accent, name: 'suit' },
  trousers: { to: 0.95, color: NEOPRENE, flare: -0.06, cuff: colors.accent, name: 'suit' },
  skirt: null,
  top: { color: NEOPRENE, hem: 1.04, flare: 0, name: 'suit' },
  shoe: { kind: 'shoe', color: colors.accent, sole: colors.deep },
  glove: null,
  onTop: (torso) => [
    ...[-1, 1].map((side) =>
      form(
        spline([
          torso.at(side * 1.2, -0.1),
          torso.at(side * 0.66, 0.1),
          torso.at(side * 0.58, 0.5),
          torso.at(side * 0.72, 0.9),
          torso.at(side * 1.3, 1.2),
        ]),
        colors.accent,
        { name: 'accent', volume: 0.3 },
      ),
    ),
    detail(ribbon(acrossTorso(torso, 0.3, -1.2, 1.2), [torso.unit * 0.26]), colors.soft, { alpha: 0.85 }),
    line(
      [torso.at(torso.middle * 0.7, 0.06), torso.at(torso.middle, 0.5), torso.at(torso.middle, 0.96)],
      lighten(NEOPRENE, 0.2),
      { width: torso.unit * 0.16 },
    ),
    ...(torso.isBack
      ? [
          form(patch(torso, 0, { half: 0.3, from: 0.12, to: 0.82 }), hex('#d9b13c'), { volume: 0.6 }),
          form(patch(torso, 0, { half: 0.12, from: 0.02, to: 0.12 }), hex('#9aa3ab'), { volume: 0.4 }),
          ...[0.26, 0.68].map((v) => detail(ribbon(acrossTorso(torso, v, -1, 1), [torso.unit * 0.22]), NEOPRENE)),
        ]
      : []),
  ],
  over: (torso) => maskAtNeck(torso, colors),
});

export const footballKit: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.42, color: colors.accent, flare: 0.26, cuff: colors.soft, name: 'accent' },
  // In cream they would be legs of another skin, above all where water covers their ends.
  trousers: { to: 0.46, color: lighten(colors.deep, -0.06), flare: 0.3, cuff: colors.soft },
  skirt: null,
  top: { color: colors.accent, hem: 1.03, flare: 0.06, name: 'accent' },
  shoe: { kind: 'shoe', color: hex('#2f2b33'), sole: colors.soft, sock: colors.accent },
  glove: null,
  onTop: (torso) => [
    ...[-0.62, -0.2, 0.22, 0.64].map((u) =>
      detail(
        ribbon([torso.at(u + torso.middle * 0.3, -0.1), torso.at(u + torso.middle * 0.3, 1.3)], [torso.unit * 0.5]),
        colors.deep,
        { alpha: 0.75 },
      ),
    ),
    ...(torso.isBack
      ? []
      : [
          detail(
            spline([
              [...torso.at(torso.middle + 0.22, 0.24), 1],
              [...torso.at(torso.middle + 0.5, 0.24), 1],
              torso.at(torso.middle + 0.48, 0.36),
              [...torso.at(torso.middle + 0.36, 0.43), 1],
              torso.at(torso.middle + 0.24, 0.36),
            ]),
            colors.soft,
          ),
        ]),
  ],
  over: (torso) => {
    const m = torso.middle * 0.6;
    return torso.isBack
      ? [neckline(torso, colors.soft, 0.4)]
      : [
          form(ribbon([torso.at(-0.46, -0.01), torso.at(m, 0.2)], [torso.unit * 0.4]), colors.soft, { volume: 0.2 }),
          form(ribbon([torso.at(0.46, -0.01), torso.at(m, 0.2)], [torso.unit * 0.4]), colors.soft, { volume: 0.2 }),
        ];
  },
});

const KHAKI = hex('#c9b184');
/** Shorts: khaki ones would be bare legs. */
const MOSS = hex('#8b8f63');
const CANVAS = hex('#8c7a4c');

const vest = (torso: Torso): Sketch[] => {
  const m = torso.isBack ? 0 : torso.middle;
  const flaps = [-1, 1].map((side) =>
    form(
      spline([
        torso.at(side * 0.5, -0.1),
        torso.at(side * 1.3, -0.05),
        torso.at(side * 1.3, 1.3),
        [...torso.at(m + side * 0.2, 1.02), 1],
        torso.at(m + side * 0.28, 0.5),
      ]),
      CANVAS,
      { volume: 0.35 },
    ),
  );
  const pockets = [-1, 1].flatMap((side): Sketch[] =>
    (
      [
        [0.34, 0.5],
        [0.64, 0.86],
      ] as const
    ).flatMap(([from, to]) => [
      form(patch(torso, m * 0.7 + side * 0.6, { half: 0.2, from, to }), lighten(CANVAS, 0.07), { volume: 0.2 }),
      line(
        [torso.at(m * 0.7 + side * 0.6 - 0.2, from + 0.05), torso.at(m * 0.7 + side * 0.6 + 0.2, from + 0.05)],
        lighten(CANVAS, -0.14),
        {
          width: torso.unit * 0.16,
        },
      ),
    ]),
  );
  return torso.isBack
    ? [
        form(patch(torso, 0, { half: 1.4, from: -0.1, to: 1.2 }), CANVAS, { volume: 0.35 }),
        line([torso.at(-0.9, 0.3), torso.at(0.9, 0.3)], lighten(CANVAS, -0.14), { width: torso.unit * 0.16 }),
      ]
    : [...flaps, ...pockets, detail(ribbon(acrossTorso(torso, 0.98, -1.2, 1.2), [torso.unit * 0.42]), hex('#6a4529'))];
};

const neckerchief = (torso: Torso, colors: AccentColors): Sketch[] => {
  const m = torso.middle * 0.6;
  const scarf = ribbon(
    [torso.at(-0.52, -0.02), torso.at(m, 0.13), torso.at(0.52, -0.02)],
    [torso.unit * 0.6, torso.unit * 0.8, torso.unit * 0.6],
  );
  const ends: Sketch[] = torso.isBack
    ? [
        form(
          spline([
            [...torso.at(-0.5, 0.02), 1],
            torso.at(0, 0.0),
            [...torso.at(0.5, 0.02), 1],
            [...torso.at(0, 0.36), 1],
          ]),
          colors.accent,
          { name: 'accent', volume: 0.4 },
        ),
      ]
    : [-1, 1].map((side) =>
        form(
          ribbon(
            [torso.at(m, 0.16), torso.at(m + side * 0.14, 0.28), torso.at(m + side * 0.2, 0.4)],
            [torso.unit * 0.36, torso.unit * 0.5, torso.unit * 0.2],
          ),
          mix(colors.accent, colors.deep, side > 0 ? 0 : 0.25),
          { name: 'accent', volume: 0.4 },
        ),
      );
  return [...ends, form(scarf, colors.accent, { name: 'accent', volume: 0.5 })];
};

export const explorer: OutfitDrawing = (colors): OutfitParts => ({
  sleeve: { to: 0.46, color: lighten(KHAKI, 0.06), flare: 0.16, cuff: KHAKI, name: 'top' },
  trousers: { to: 0.5, color: MOSS, flare: 0.26, cuff: lighten(MOSS, -0.08) },
  skirt: null,
  top: { color: lighten(KHAKI, 0.06), hem: 1.06, flare: 0.03, name: 'top' },
  shoe: { kind: 'boot', color: hex('#7a5232'), sole: hex('#4a3022'), sock: colors.accent },
  glove: null,
  onTop: (torso) => vest(torso),
  over: (torso) => neckerchief(torso, colors),
});
