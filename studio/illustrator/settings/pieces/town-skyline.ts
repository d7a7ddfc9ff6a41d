/** What rises over an Arab town: domes with carved ribs, slender minarets, pigeon towers, houses far away. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, ellipse, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import { battlements, pointedArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

export const STONE = hex('#e3cb9f');
const GOLD = hex('#d0a044');
const SHADE = hex('#8a6a4c');
const CLAY = hex('#cda06d');
const LIME = hex('#efe2c6');

/** A crescent on its stem; open to the sky. */
const finial = ([x, y]: Point, size: number): Sketch[] => [
  form(
    ribbon(
      [
        [x, y],
        [x, y - size],
      ],
      [size * 0.09, size * 0.04],
      'flat',
    ),
    GOLD,
    { volume: 0.4 },
  ),
  form(circle([x, y - size * 0.34], size * 0.16), GOLD, { volume: 0.6 }),
  form(traced('-.3,1.42! -.3,1.16 0,.98 .3,1.16 .3,1.42! .16,1.2 0,1.14 -.16,1.2', [x, y], size), GOLD, {
    volume: 0.3,
  }),
];

/** A carved stone dome on its drum. `size` is the width. */
export const carvedDome = (foot: Point, size: number, look: { color: Color; isDark: boolean }): Sketch[] => {
  const [x, y] = foot;
  const { color, isDark } = look;
  const shell = traced('-.45,.3! -.5,.52 -.42,.8 -.2,1.02 0,1.16! .2,1.02 .42,.8 .5,.52 .45,.3!', foot, size);
  const ribs = [-0.38, -0.24, -0.1, 0.1, 0.24, 0.38].map((at) =>
    line(
      [
        [x + at * size, y - size * 0.32],
        [x + at * size * 1.1, y - size * 0.56],
        [x + at * size * 0.7, y - size * 0.92],
        [x, y - size * 1.14],
      ],
      lighten(color, -0.08),
      { width: size * 0.016, alpha: 0.7 },
    ),
  );
  const zigzag = [0.42, 0.6, 0.78].map((up) =>
    line(
      Array.from({ length: 13 }, (_, index): [number, number, number] => [
        x + (index / 12 - 0.5) * size,
        y - size * (up + (index % 2) * 0.07),
        1,
      ]),
      lighten(color, 0.07),
      { width: size * 0.014, alpha: 0.6 },
    ),
  );
  const slots = [-0.3, 0, 0.3].map((at) => pointedArch([x + at * size, y - size * 0.07], [size * 0.09, size * 0.17]));
  return [
    form(roundedRect([x - size * 0.46, y - size * 0.32], [size * 0.92, size * 0.34]), lighten(color, 0.02), {
      volume: 0.5,
    }),
    detail(slots.flat(), isDark ? hex('#ffcf7c') : SHADE, { lit: isDark }),
    form(shell, color, { volume: 0.8 }),
    bundle([...zigzag, ...ribs], { clip: shell }),
    form(roundedRect([x - size * 0.49, y - size * 0.35], [size * 0.98, size * 0.06], 2), lighten(color, 0.05), {
      volume: 0.4,
    }),
    ...finial([x, y - size * 1.13], size * 0.26),
  ];
};

const balcony = ([x, y]: Point, w: number, look: { color: Color; isDark: boolean }): Sketch[] => [
  form(edged('-1,0 -1.5,.62 1.5,.62 1,0', [x, y], w), lighten(look.color, -0.06), { volume: 0.4 }),
  detail(
    [-0.9, -0.3, 0.3, 0.9].flatMap((at) => pointedArch([x + at * w, y - w * 0.1], [w * 0.3, w * 0.4])),
    SHADE,
    { alpha: 0.5 },
  ),
  form(roundedRect([x - w * 1.55, y - w * 1.25], [w * 3.1, w * 0.66], 1), lighten(look.color, 0.05), { volume: 0.4 }),
  line(
    [
      [x - w * 1.4, y - w * 0.92],
      [x + w * 1.4, y - w * 0.92],
    ],
    SHADE,
    { width: w * 0.14, alpha: 0.4 },
  ),
  ...(look.isDark
    ? [
        detail(
          [-1.1, -0.37, 0.37, 1.1].flatMap((at) => circle([x + at * w, y - w * 1.42], w * 0.16)),
          hex('#ffe0a0'),
          { lit: true },
        ),
        glow([x, y - w], hex('#ffc873'), { radii: [w * 5, w * 4], alpha: 0.4 }),
      ]
    : []),
];

/** A minaret of the Mamluk kind: a square shaft, an eight-sided one, columns under a bulb. */
export const mamlukMinaret = (foot: Point, height: number, look: { color: Color; isDark: boolean }): Sketch[] => {
  const [x, y] = foot;
  const { color } = look;
  const w = height * 0.056;
  const at = (share: number): number => y - height * share;
  const shaft = (half: number, from: number, to: number): Sketch =>
    form(
      edged(`${-half},${from} ${-half * 0.94},${to} ${half * 0.94},${to} ${half},${from}`, foot, [w, height]),
      color,
      { volume: 0.6 },
    );
  const stripes = [0.06, 0.14, 0.22, 0.3].flatMap((share) =>
    roundedRect([x - w * 1.06, at(share + 0.035)], [w * 2.12, height * 0.035]),
  );
  const niches = [-0.42, 0, 0.42].flatMap((side) => pointedArch([x + side * w, at(0.51)], [w * 0.26, height * 0.1]));
  const columns = [-0.42, 0, 0.42].flatMap((side) =>
    roundedRect([x + (side - 0.12) * w, at(0.8)], [w * 0.24, height * 0.09]),
  );
  const bulb = traced('-.34,0! -.62,.62 -.4,1.25 0,1.85! .4,1.25 .62,.62 .34,0!', [x, at(0.82)], w);
  return [
    shaft(1.1, 0, 0.4),
    detail(stripes, mix(color, hex('#b4694e'), 0.4), { alpha: 0.75 }),
    detail(pointedArch([x, at(0.27)], [w * 0.7, height * 0.085]), SHADE, { alpha: 0.8 }),
    ...balcony([x, at(0.4)], w * 0.95, look),
    shaft(0.78, 0.46, 0.67),
    detail(niches, SHADE, { alpha: 0.55 }),
    ...balcony([x, at(0.67)], w * 0.7, look),
    form(columns, color, { volume: 0.4 }),
    form(roundedRect([x - w * 0.72, at(0.82)], [w * 1.44, height * 0.024], 1), lighten(color, -0.04), { volume: 0.4 }),
    form(bulb, lighten(color, 0.03), { volume: 0.7 }),
    ...finial([x, at(0.92)], height * 0.055),
  ];
};

/** A clay tower for pigeons: rows of pots to nest in, sticks to land on, a white cap. */
export const dovecote = (foot: Point, height: number, random: Stage['random']): Sketch[] => {
  const [x, y] = foot;
  const w = height * random.between(0.19, 0.23);
  const body = traced('-1,0! -.93,.3 -.78,.62 -.55,.86 -.4,.95! .4,.95! .55,.86 .78,.62 .93,.3 1,0!', foot, [
    w,
    height,
  ]);
  const half = (share: number): number => w * (1 - share * 0.5);
  const rows = [0.24, 0.34, 0.44, 0.54, 0.64, 0.74, 0.83];
  const holes: Path[] = rows.flatMap((share, row) =>
    Array.from({ length: 5 }, (_, index) => {
      const at = (index - 2 + (row % 2) * 0.5) / 2.5;
      return ellipse(
        [x + at * half(share), y - height * share],
        [height * 0.017 * Math.sqrt(Math.max(0.1, 1 - at * at * 0.8)), height * 0.017],
      );
    }),
  );
  const sticks = [0.29, 0.49, 0.69].flatMap((share) =>
    [-0.8, -0.3, 0.25, 0.75].map(
      (at): Path =>
        ribbon(
          [
            [x + at * half(share), y - height * share],
            [x + at * half(share) * 1.14 + at * height * 0.03, y - height * (share + 0.012)],
          ],
          [height * 0.005],
        ),
    ),
  );
  return [
    form(body, CLAY, { volume: 0.7 }),
    bundle(
      [
        detail(area([x - w, y - height * 0.78], [x + w, y - height]), LIME, { alpha: 0.9 }),
        detail(area([x - w, y - height * 0.13], [x + w, y - height * 0.17]), LIME, { alpha: 0.85 }),
        detail(holes.flat(), hex('#6b4630')),
      ],
      { clip: body },
    ),
    detail(sticks.flat(), hex('#75502f')),
    detail(pointedArch([x - w * 0.1, y], [w * 0.36, height * 0.11]), hex('#6b4630')),
    form(battlements(x - w * 0.42, x + w * 0.42, { y: y - height * 0.945, size: w * 0.24 }), LIME, { volume: 0.3 }),
  ];
};

/** Pigeons in the air, as small as they are far. */
export const pigeons = (center: Point, size: number, random: Stage['random']): Sketch[] =>
  Array.from({ length: 7 }, (): Sketch => {
    const [x, y] = [center[0] + random.between(-9, 9) * size, center[1] + random.between(-4, 4) * size];
    const s = size * random.between(0.7, 1.2);
    const beat = random.between(0.3, 0.9);
    return detail(
      traced(`-1,${beat} -.4,.5 0,.12! .4,.5 1,${beat * 1.1} .42,.2 .1,-.2 -.1,-.2 -.42,.2`, [x, y], s),
      hex('#fbf4e6'),
    );
  });

const HOUSE_TONES = [hex('#e2c596'), hex('#d8a67f'), hex('#efdfbd'), hex('#cfa075'), hex('#dbb894')] as const;

/** Flat-roofed houses in a row that shrink into the distance, with lit windows at night. */
export const townRow = (stage: Stage, y: number, size: number): Sketch[] => {
  const { random } = stage;
  return Array.from({ length: 10 }, (_, index): Sketch[] => {
    const x = -30 + index * 116 + random.between(-14, 14);
    const width = random.between(84, 128);
    const height = size * random.between(0.5, 1.15) * (0.5 + 0.5 * stage.room(x));
    const color = HOUSE_TONES[random.index(5)] ?? STONE;
    const panes = Array.from(
      { length: 6 },
      (_, pane): Path =>
        pointedArch(
          [x + width * (0.22 + (pane % 3) * 0.28), y - height * (0.34 + Math.floor(pane / 3) * 0.36)],
          [width * 0.09, height * 0.15],
        ),
    );
    const lit = panes.filter(() => stage.isDark && random.chance(0.5));
    return [
      form(roundedRect([x, y - height], [width, height + 30]), color, { volume: 0.3 }),
      form(
        random.chance(0.5)
          ? battlements(x + 2, x + width - 2, { y: y - height + 1, size: 13 })
          : roundedRect([x - 3, y - height - 6], [width + 6, 9], 1),
        lighten(color, 0.04),
        { volume: 0.2 },
      ),
      detail(panes.flat(), mix(color, SHADE, 0.75)),
      ...(lit.length > 0 ? [detail(lit.flat(), hex('#ffd284'), { lit: true })] : []),
      ...(random.chance(0.35)
        ? [
            form(roundedRect([x + width * 0.55, y - height - 26], [width * 0.3, 24]), lighten(color, -0.03), {
              volume: 0.3,
            }),
          ]
        : []),
    ];
  }).flat();
};
