/** Furniture that stands in rooms: tables, chairs, shelves of books, cushions, things on tables. Sizes in centimetres. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type Spot, type View, block, onPage, scaleAt } from '#studio/illustrator/settings/pieces/view.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const OAK = hex('#a9764a');

export const SPINES = [
  hex('#b94f45'),
  hex('#d9a145'),
  hex('#4f837f'),
  hex('#7a6593'),
  hex('#e6d6b3'),
  hex('#48688f'),
  hex('#87924f'),
] as const;

type TableOrder = {
  readonly at: Spot;
  readonly size: readonly [width: number, height: number, deep: number];
  readonly color: Color;
};

/** A table on four legs; `at` is the left front foot. */
export const table = (view: View, { at, size, color }: TableOrder): Sketch[] => {
  const [x, up, depth] = at;
  const [w, h, d] = size;
  const leg = (dx: number, dd: number): Sketch[] => {
    const [left, foot] = onPage(view, [x + dx, up, depth + dd]);
    const top = onPage(view, [x + dx, up + h - 4, depth + dd])[1];
    const half = scaleAt(view, depth + dd) * 3;
    return standing([
      form(
        polygon([
          [left - half * 0.7, foot],
          [left - half, top],
          [left + half, top],
          [left + half * 0.7, foot],
        ]),
        lighten(color, -0.06),
        { volume: 0.4 },
      ),
    ]);
  };
  const [left, foot] = onPage(view, [x + w / 2, up, depth + d / 2]);
  return [
    glow([left, foot], hex('#3a2c2c'), {
      radii: [w * 0.62 * scaleAt(view, depth), d * 0.3 * scaleAt(view, depth)],
      alpha: 0.2,
      effect: 'shade',
    }),
    ...leg(6, d - 5),
    ...leg(w - 6, d - 5),
    ...block(view, { at: [x + 3, up + h - 12, depth + 3], size: [w - 6, 9, d - 6], color: lighten(color, -0.04) }),
    ...leg(6, 4),
    ...leg(w - 6, 4),
    ...block(view, { at: [x, up + h - 4, depth], size: [w, 4, d], color, top: lighten(color, 0.05) }),
  ];
};

/** A wooden chair seen from behind or in front: the foot at the origin. */
export const chair = (color: Color, seat: Color): Sketch[] =>
  standing([
    form([ribbon(cm('-17,0 -16,86'), [2.2], 'flat'), ribbon(cm('17,0 16,86'), [2.2], 'flat')].flat(), color, {
      volume: 0.4,
    }),
    form(
      [-84, -70, -57].flatMap((y) => roundedRect([-17, y], [34, 7], 2.5)),
      lighten(color, 0.03),
      { volume: 0.4 },
    ),
    form(traced('-.5,0! -.46,.24 .46,.24 .5,0! .4,-.08 -.4,-.08', [0, -40], 42), seat, { volume: 0.4 }),
    form(
      [ribbon(cm('-20,-3 -18,38'), [2.2], 'flat'), ribbon(cm('20,-3 18,38'), [2.2], 'flat')].flat(),
      lighten(color, -0.04),
      { volume: 0.4 },
    ),
    line(cm('-19,16 19,16'), lighten(color, -0.06), { width: 2.4 }),
  ]);

/** Rows of books on shelves, from the left lower corner; one path for each colour. */
export const bookRows = (
  corner: Point,
  size: Point,
  look: { rows: number; random: Stage['random']; full?: number },
): Sketch[] => {
  const { rows, random, full = 0.92 } = look;
  const step = size[1] / rows;
  const spines: Path[] = SPINES.map(() => []);
  const bands: Path[] = [];
  for (let row = 0; row < rows; row++) {
    const y = corner[1] - row * step - 2;
    let x = corner[0] + 1;
    while (x < corner[0] + size[0] - 5) {
      const width = random.between(2.6, 5.6);
      const height = step * random.between(0.6, 0.84);
      if (random.chance(full)) {
        const tone = random.index(SPINES.length);
        const lean = random.chance(0.06) ? 3 : 0;
        spines[tone] = [
          ...(spines[tone] ?? []),
          ...polygon([
            [x, y],
            [x + lean, y - height],
            [x + width + lean - 0.4, y - height],
            [x + width - 0.4, y],
          ]),
        ];
        if (random.chance(0.3)) {
          bands.push(roundedRect([x + 0.2 + lean * 0.7, y - height * 0.8], [width - 0.8, height * 0.08]));
        }
        x += lean;
      }
      x += width;
    }
  }
  return [
    ...spines.map((path, tone) => detail(path, SPINES[tone] ?? OAK)),
    detail(bands.flat(), hex('#f0dca8'), { alpha: 0.8 }),
  ];
};

/** A bookcase full of books; its middle foot at the origin. */
export const bookcase = (
  size: Point,
  look: { rows: number; color: Color; random: Stage['random']; full?: number },
): Sketch[] => {
  const [w, h] = size;
  const { rows, color } = look;
  const step = (h - 10) / rows;
  return [
    form(roundedRect([-w / 2, -h], [w, h], 1.5), color, { volume: 0.2 }),
    detail(roundedRect([-w / 2 + 4, -h + 5], [w - 8, h - 13]), lighten(color, -0.2)),
    ...bookRows([-w / 2 + 4, -8], [w - 8, h - 13], {
      rows,
      random: look.random,
      ...(look.full === undefined ? {} : { full: look.full }),
    }),
    detail(
      Array.from({ length: rows }, (_, row) => roundedRect([-w / 2 + 3, -9 - row * step], [w - 6, 3])).flat(),
      lighten(color, 0.05),
    ),
    form(roundedRect([-w / 2 - 3, -h - 4], [w + 6, 7], 1.5), lighten(color, 0.04), { volume: 0.4 }),
  ];
};

/** A globe on its foot. */
export const globe = ([x, y]: Point, size: number): Sketch[] => {
  const ball = circle([x, y - size * 0.6], size * 0.36);
  return [
    form(traced('-.3,0! -.24,.08 -.05,.13 -.05,.26 .05,.26 .05,.13 .24,.08 .3,0!', [x, y], size), hex('#8a5f3c'), {
      volume: 0.5,
    }),
    form(ball, hex('#5fa3b8'), { volume: 0.8 }),
    bundle(
      [
        detail(
          [
            traced('-.3,.1 -.1,.26 .08,.16 0,-.06 -.16,-.16 -.24,-.02', [x, y - size * 0.6], size),
            traced('.12,-.04 .28,.02 .3,-.2 .14,-.24', [x, y - size * 0.6], size),
          ].flat(),
          hex('#9fb760'),
        ),
      ],
      { clip: ball },
    ),
    strokes(ellipse([x, y - size * 0.6], [size * 0.42, size * 0.42]), hex('#c79a48'), {
      width: size * 0.035,
      alpha: 0.9,
    }),
  ];
};

/** A cushion lying on the floor or a bench. */
export const cushion = (at: Point, width: number, look: { color: Color; pattern: Color }): Sketch[] => {
  const shape = traced('-.5,.06! -.46,.3 -.52,.52! -.2,.46 .2,.46 .52,.52! .46,.3 .5,.06! .2,0 -.2,0', at, width);
  return [
    form(shape, look.color, { volume: 0.7 }),
    bundle(
      [
        detail(
          [-0.3, 0, 0.3].flatMap((dx) =>
            polygon([
              [at[0] + (dx - 0.1) * width, at[1] - width * 0.24],
              [at[0] + dx * width, at[1] - width * 0.36],
              [at[0] + (dx + 0.1) * width, at[1] - width * 0.24],
              [at[0] + dx * width, at[1] - width * 0.12],
            ]),
          ),
          look.pattern,
        ),
      ],
      { clip: shape },
    ),
  ];
};

/** A lamp with a shade on a table or the floor; `height` with its foot. */
export const shadeLamp = ([x, y]: Point, height: number, look: { color: Color; isDark: boolean }): Sketch[] => [
  ...(look.isDark ? [glow([x, y - height * 0.8], hex('#ffc56a'), { radii: [height * 1.1, height], alpha: 0.6 })] : []),
  form(
    ribbon(
      [
        [x, y],
        [x, y - height * 0.75],
      ],
      [height * 0.018],
      'flat',
    ),
    hex('#9a7440'),
    { volume: 0.4 },
  ),
  form(ellipse([x, y - height * 0.015], [height * 0.13, height * 0.025]), hex('#8a6438'), { volume: 0.5 }),
  form(traced('-.19,.68! -.11,1! .11,1! .19,.68!', [x, y], height), look.isDark ? hex('#ffe6ad') : look.color, {
    lit: look.isDark,
    volume: 0.5,
  }),
];

/** A picture in a frame, without words: hills under a sun. */
export const framedPicture = ([x, y]: Point, [w, h]: Point, colors: readonly [Color, Color, Color]): Sketch[] => {
  const inner = roundedRect([x - w / 2 + 3, y - h + 3], [w - 6, h - 6], 1);
  return [
    form(roundedRect([x - w / 2, y - h], [w, h], 1), hex('#b08450'), { volume: 0.4 }),
    detail(inner, colors[0]),
    bundle(
      [
        detail(circle([x + w * 0.18, y - h * 0.66], h * 0.11), colors[2]),
        detail(traced('-.6,0! -.6,.34 -.24,.52 .1,.3 .34,.44 .6,.3 .6,0!', [x, y], [w, h]), colors[1]),
      ],
      { clip: inner },
    ),
  ];
};
