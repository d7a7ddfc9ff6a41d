/** Things to play on, and the houses round them. Sizes in centimetres, the middle of the foot at the origin. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, circle, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { cm } from '#studio/illustrator/settings/pieces/cm.ts';
import { lampShine } from '#studio/illustrator/settings/outdoors/lamp-shine.ts';
import { dash, strokes } from '#studio/illustrator/settings/pieces/strokes.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

export const WOOD = hex('#b07c4c');
export const RED = hex('#d8604a');
export const YELLOW = hex('#e8b54a');
export const TEAL = hex('#4f8f8a');

const shade = (width: number): Sketch => ({
  kind: 'glow',
  center: [0, 2],
  radii: [width, width * 0.13],
  color: hex('#33424a'),
  alpha: 0.4,
  effect: 'shade',
});

const post = (from: Point, to: Point, half: number): Path => ribbon([from, to], [half], 'flat');

/** A tower of wood with a roof, a ladder on one side and a long slide on the other; without the roof when it must stay low. */
export const slide = (isLow: boolean): Sketch[] => [
  shade(150),
  form([post([-58, 0], [-54, -150], 4), post([-2, 0], [-4, -150], 4)].flat(), lighten(WOOD, -0.06), { volume: 0.4 }),
  form([post([-70, 0], [-66, -156], 4.4), post([4, 0], [2, -156], 4.4)].flat(), WOOD, { volume: 0.4 }),
  ...(isLow
    ? []
    : [
        form(polygon(cm('-86,152 20,152 -33,212')), RED, { volume: 0.3 }),
        detail(
          [
            [-58, -152, -44, -200],
            [-26, -152, -22, -200],
            [0, -152, -12, -190],
          ].flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => post([x1, y1], [x2, y2], 2)),
          lighten(RED, -0.08),
          { alpha: 0.7 },
        ),
        form(polygon(cm('-33,236 -33,212 -10,224')), YELLOW, { volume: 0.2 }),
      ]),
  form(roundedRect([-74, -92], [82, 9], 2), lighten(WOOD, 0.05), { volume: 0.4 }),
  form(
    [
      roundedRect([-70, -124], [74, 6], 2),
      ...[-56, -42, -28, -14].map((x) => roundedRect([x, -122], [5, 32], 1)),
    ].flat(),
    TEAL,
    { volume: 0.3 },
  ),
  form(
    [16, 38, 60, 80].flatMap((y) => roundedRect([-104 + y * 0.34, -y - 4], [24, 5], 2)),
    lighten(WOOD, 0.04),
    { volume: 0.4 },
  ),
  form([post([-110, 0], [-78, -94], 2.6), post([-86, 0], [-60, -94], 2.6)].flat(), WOOD, { volume: 0.4 }),
  form(
    traced(
      '.02,.9! .16,.88 .5,.5 .78,.2 .94,.12! 1.02,.13! 1,.2! .88,.24 .62,.52 .28,.94! .02,1.02!',
      [0, 0],
      [146, 100],
    ),
    YELLOW,
    { volume: 0.4 },
  ),
  form(ribbon(cm('2,108 40,96 86,54 122,26 148,18'), [4]), lighten(YELLOW, 0.04), { volume: 0.5 }),
  form(ribbon(cm('2,90 30,82 76,40 112,14 146,8'), [3.4]), lighten(YELLOW, -0.07), { volume: 0.5 }),
];

/** Two swings on a frame, one of them in motion. */
export const swings = (color: Color): Sketch[] => {
  const seat = (x: number, lean: number): Sketch[] => [
    strokes(
      [...dash([x - 10, -172], [x - 11 + lean, -42]), ...dash([x + 10, -172], [x + 11 + lean, -42])],
      hex('#7d7466'),
      { width: 1.6 },
    ),
    form(roundedRect([x - 16 + lean, -44], [32, 6], 2), RED, { volume: 0.5 }),
  ];
  return [
    shade(120),
    form(
      [
        post([-124, 0], [-92, -178], 4),
        post([-70, 0], [-88, -178], 4),
        post([124, 0], [92, -178], 4),
        post([70, 0], [88, -178], 4),
      ].flat(),
      color,
      { volume: 0.4 },
    ),
    ...seat(-44, 0),
    ...seat(42, 20),
    form(post([-100, -176], [100, -176], 5), lighten(color, 0.05), { volume: 0.5 }),
  ];
};

/** A dome of rods to climb on. */
export const climbingDome = (): Sketch[] => {
  const width = 120;
  const height = 140;
  const at = (across: number, up: number): Point => [
    Math.sin(across * 1.5708) * width * Math.cos(up * 1.5708),
    -Math.sin(up * 1.5708) * height,
  ];
  const rings = [0, 0.28, 0.54, 0.78];
  const spokes = [-1, -0.62, -0.24, 0.14, 0.52, 0.9, 1];
  const back: Path = rings.flatMap(
    (up, index): Path =>
      spokes
        .slice(0, 6)
        .flatMap(
          (across, step): Path =>
            dash(at(-across * 0.86, up), at(-(spokes[step + 1] ?? 1) * 0.86, rings[index + 1] ?? 1)),
        ),
  );
  const web: Path = rings.flatMap((up, index): Path => {
    const next = rings[index + 1] ?? 1;
    return spokes.slice(0, -1).flatMap((across, step): Path => {
      const right = spokes[step + 1] ?? 1;
      const middle = (across + right) / 2;
      return [
        ['M', ...at(across, up)],
        ['L', ...at(right, up)],
        ['M', ...at(across, up)],
        ['L', ...at(middle, next)],
        ['L', ...at(right, up)],
      ];
    });
  });
  return [
    shade(150),
    strokes(back, mix(TEAL, hex('#9fb3b0'), 0.4), { width: 1.6, alpha: 0.5 }),
    strokes(web, mix(TEAL, hex('#b9d0c0'), 0.35), { width: 3 }),
    form(
      rings.flatMap((up) => spokes.flatMap((across) => circle(at(across, up), 3.6))),
      mix(YELLOW, hex('#e6dcb4'), 0.4),
      { volume: 0.6 },
    ),
    form(circle([0, -height], 6), RED, { volume: 0.6 }),
  ];
};

/** A seesaw, its one end down. */
export const seesaw = (lean: 1 | -1): Sketch[] => [
  shade(110),
  form(polygon(cm('-20,0 0,40 20,0')), TEAL, { volume: 0.4 }),
  form(post([-116, -34 + lean * 26], [116, -34 - lean * 26], 5), RED, { volume: 0.5 }),
  ...[-1, 1].flatMap((side): Sketch[] => {
    const [x, y] = [side * 92, -40 - side * lean * 21];
    return [
      form(roundedRect([x - 15, y - 5], [30, 7], 3), YELLOW, { volume: 0.5 }),
      strokes(
        [
          ...dash([x - side * 22, y], [x - side * 22, y - 22]),
          ...dash([x - side * 22 - 9, y - 22], [x - side * 22 + 9, y - 22]),
        ],
        hex('#5f6f76'),
        { width: 3 },
      ),
    ];
  }),
  form(circle([0, -37], 5), hex('#5f6f76'), { volume: 0.5 }),
];

/** A bird of wood on a spring to ride on. */
export const springBird = (color: Color): Sketch[] => [
  shade(44),
  strokes(
    [0, 1, 2, 3, 4].flatMap(
      (index): Path => [
        ['M', -9, -3 - index * 6],
        ['C', -9, -8 - index * 6, 9, -2 - index * 6, 9, -7 - index * 6],
      ],
    ),
    hex('#6b7a80'),
    { width: 3 },
  ),
  form(
    traced('-.62,.52! -.4,.36 .1,.34 .34,.5 .36,.78 .5,.98 .34,1.1 .16,1.02 .1,.78 -.2,.72 -.5,.78!', [0, 0], 72),
    color,
    { volume: 0.5 },
  ),
  detail(traced('-.3,.62! -.1,.44 .16,.5 .06,.64', [0, 0], 72), lighten(color, -0.12)),
  form(polygon(cm('32,74 48,68 33,63')), RED, { volume: 0.3 }),
  detail(circle([22, -72], 3), hex('#3b2f2c')),
  line(cm('-2,58 -2,72'), hex('#6b7a80'), { width: 3 }),
];

/** Mast, slanting yard, sail and ropes. */
const rig = (): Sketch[] => [
  form(post([-4, -60], [-2, -226], 4.6), lighten(WOOD, -0.1), { volume: 0.5 }),
  form(traced('-.27,.34! .02,.66 .25,.98! .27,.66 .36,.33! .02,.27', [0, 0], 268), hex('#f6ecd2'), {
    to: hex('#ecdcb4'),
    volume: 0.4,
  }),
  form(traced('-.27,.34! -.15,.47! .1,.43 .33,.45! .36,.33! .02,.27', [0, 0], 268), RED, { volume: 0.2, alpha: 0.85 }),
  form(ribbon(cm('-84,84 0,184 72,272'), [2.4, 3.6, 2], 'flat'), lighten(WOOD, -0.05), { volume: 0.4 }),
  form(polygon(cm('-2,228 -2,246 -28,237')), YELLOW, { volume: 0.2 }),
  strokes(
    [...dash([-2, -222], [-136, -100]), ...dash([-2, -222], [138, -112]), ...dash([96, -88], [120, -96])],
    hex('#cdb68a'),
    { width: 1.8 },
  ),
];

/** A felucca of wood to climb into, with mast, sail and a net over its side; without the mast when it must stay low. */
export const woodenBoat = (isLow: boolean): Sketch[] => {
  const hull = traced('-.5,.4! -.2,.25 .1,.23 .5,.44! .4,.1 .26,0! -.26,0! -.4,.1', [0, 0], 290);
  const net: Path = [-2, -1, 0, 1, 2, 3].flatMap(
    (index): Path => [
      ...dash([-26 + index * 18, -70], [-30 + index * 20, 0]),
      ...dash([-66, -62 + index * 13], [34, -62 + index * 13]),
    ],
  );
  const onHull = [
    line(cm('-150,92 0,52 150,102'), TEAL, { width: 13 }),
    line(cm('-140,46 0,29 140,48'), lighten(WOOD, -0.1), { width: 2 }),
    line(cm('-130,23 0,10 130,23'), lighten(WOOD, -0.1), { width: 2 }),
    strokes(net, hex('#dcc798'), { width: 2.4, alpha: 0.95 }),
  ];
  const portholes = [-100, 62, 94].flatMap((x) => circle([x, -40 - Math.abs(x) * 0.1], 10));
  const rungs = [14, 30, 46].flatMap((up) => roundedRect([-126 + up * 0.24, -up], [22, 4], 1));
  return [
    shade(170),
    ...(isLow ? [] : rig()),
    form(hull, WOOD, { volume: 0.5 }),
    bundle(onHull, { clip: hull }),
    form(portholes, lighten(WOOD, -0.16), { volume: 0.2 }),
    form([...post([-132, 0], [-120, -58], 3), ...post([-108, 0], [-98, -50], 3)], lighten(WOOD, 0.06), { volume: 0.4 }),
    form(rungs, lighten(WOOD, 0.08), { volume: 0.4 }),
  ];
};

/** A lamp of the park on its post. */
export const parkLamp = (isDark: boolean): Sketch[] => [
  form(post([0, 0], [0, -196], 3), hex('#46606a'), { volume: 0.4 }),
  form(edged('-7,0 -5,16 5,16 7,0', [0, 0], 1), hex('#46606a'), { volume: 0.4 }),
  form(edged('-9,198 -14,226 14,226 9,198', [0, 0], 1), isDark ? hex('#ffe2a0') : hex('#f3ead0'), {
    lit: isDark,
    volume: 0.3,
  }),
  form(edged('-17,226 0,240 17,226', [0, 0], 1), hex('#46606a'), { volume: 0.4 }),
  ...(isDark ? lampShine([0, -212], 96, 0) : []),
];
