/** What stands in a burrow: rooms in the earth, a round door, a lamp on a root, toadstool seats. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const EARTH = hex('#8f6a4b');

/** A room dug into the earth: warm light, a rim of packed clay, and what stands in it. */
export const room = (at: Point, size: Point, inside: readonly Sketch[]): Sketch[] => {
  const hollow = traced('-.5,.04! -.52,.4 -.4,.78 -.16,.98 .12,1 .38,.8 .52,.42 .5,.04! .2,-.02 -.2,-.02', at, size);
  return [
    form(
      traced('-.56,-.03! -.59,.4 -.46,.84 -.18,1.08 .14,1.1 .44,.86 .59,.44 .56,-.03! .2,-.09 -.2,-.09', at, size),
      lighten(EARTH, 0.07),
      { volume: 0.4 },
    ),
    form(hollow, hex('#6b4632'), { to: hex('#8a5b3c'), volume: 0 }),
    bundle(
      [
        glow([at[0], at[1] - size[1] * 0.6], hex('#ffc477'), { radii: [size[0] * 0.6, size[1] * 0.7], alpha: 0.75 }),
        ...inside,
        glow([at[0], at[1] - size[1] * 0.5], hex('#ffb765'), { radii: [size[0] * 0.6, size[1] * 0.6], alpha: 0.4 }),
        form(edged('-.6,-.1 -.6,.06 .6,.06 .6,-.1', at, size), hex('#a97d55'), { volume: 0.2 }),
      ],
      { clip: hollow },
    ),
  ];
};

export const larder = ([x, y]: Point, size: number): Sketch[] => [
  ...[0.44, 0.76].map((up) =>
    form(
      ribbon(
        [
          [x - size * 0.5, y - up * size],
          [x + size * 0.5, y - up * size],
        ],
        [size * 0.025],
        'flat',
      ),
      hex('#8a5f3e'),
      { volume: 0.3 },
    ),
  ),
  ...[
    [-0.34, 0.46, '#d9694e'],
    [-0.14, 0.46, '#e6b454'],
    [0.08, 0.46, '#8fae5a'],
    [0.3, 0.46, '#b06a8e'],
    [-0.24, 0.78, '#e8d2a2'],
    [0.02, 0.78, '#c9784e'],
    [0.24, 0.78, '#7fa9b0'],
  ].flatMap(([dx = 0, up = 0, color = '#ffffff']): Sketch[] => {
    const at: Point = [x + Number(dx) * size, y - Number(up) * size];
    return [
      form(traced('-.5,0! -.54,.7 -.3,1 .3,1 .54,.7 .5,0!', at, size * 0.15), hex(String(color)), { volume: 0.6 }),
      form(edged('-.36,.96 -.36,1.16 .36,1.16 .36,.96', at, size * 0.15), hex('#f0e2c4'), { volume: 0.3 }),
    ];
  }),
  form(traced('-.3,.04! -.34,.24 -.2,.32 .1,.3 .2,.2 .18,.04!', [x, y], size), hex('#c79a5c'), { volume: 0.5 }),
  ...[-0.2, -0.06, 0.08].map((dx) =>
    form(circle([x + dx * size, y - size * 0.31], size * 0.07), hex('#d2493f'), { volume: 0.7 }),
  ),
];

export const bunk = ([x, y]: Point, size: number): Sketch[] => [
  form(edged('-.44,.04 -.44,.46 -.36,.46 -.36,.04', [x, y], size), hex('#8a5f3e'), { volume: 0.4 }),
  form(traced('-.4,.1! -.4,.26 -.1,.32 .3,.3 .44,.22 .44,.1!', [x, y], size), hex('#5b8c8e'), { volume: 0.6 }),
  form(traced('-.38,.22! -.38,.34 -.28,.4 -.16,.36 -.14,.26!', [x, y], size), hex('#f3ead6'), { volume: 0.6 }),
  ...[-0.02, 0.14, 0.3].map((dx) => detail(circle([x + dx * size, y - size * 0.2], size * 0.03), hex('#f2cf72'))),
  form(edged('.38,.04 .38,.3 .46,.3 .46,.04', [x, y], size), hex('#8a5f3e'), { volume: 0.4 }),
  form(edged('-.1,.56 -.1,.78 .2,.78 .2,.56', [x, y], size), hex('#c9a36a'), { volume: 0.3 }),
  detail(traced('-.06,.6 .04,.72 .16,.6', [x, y], size), hex('#7f9f6a')),
];

/** A round door in the earth with a lamp over it. */
export const roundDoor = (at: Point, size: number, isDark: boolean): Sketch[] => [
  form(circle([at[0], at[1] - size * 0.5], size * 0.6), hex('#c2a982'), { volume: 0.4 }),
  form(circle([at[0], at[1] - size * 0.5], size * 0.5), hex('#4f7f74'), { volume: 0.3 }),
  ...[-0.24, 0, 0.24].map((dx) =>
    line(
      [
        [at[0] + dx * size, at[1] - size * (0.94 - Math.abs(dx) * 0.3)],
        [at[0] + dx * size, at[1] - size * (0.06 + Math.abs(dx) * 0.3)],
      ],
      hex('#3d665d'),
      { width: size * 0.025 },
    ),
  ),
  form(circle([at[0] - size * 0.02, at[1] - size * 0.66], size * 0.13), hex('#ffd588'), { lit: isDark, volume: 0.2 }),
  form(circle([at[0] + size * 0.3, at[1] - size * 0.44], size * 0.05), hex('#e0b355'), { volume: 0.6 }),
];

/** A lantern that hangs from a root. */
export const hangingLamp = (top: Point, drop: number, size: number): Sketch[] => {
  const at: Point = [top[0], top[1] + drop];
  return [
    line([top, [top[0] + 3, top[1] + drop * 0.5], at], hex('#c9b08a'), { width: 2.4 }),
    glow([at[0], at[1] + size * 0.5], hex('#ffc46f'), { radii: [size * 4.4, size * 4], alpha: 0.6 }),
    form(edged('-.3,-.1 -.4,-.9 .4,-.9 .3,-.1', at, size), hex('#ffe3a3'), { lit: true, volume: 0.2 }),
    line(knots('-.3,-.1 -.4,-.9 .4,-.9 .3,-.1', at, size), hex('#6a4a34'), { width: size * 0.1 }),
    form(traced('-.44,-.12! -.2,.1 0,.16 .2,.1 .44,-.12!', at, size), hex('#6a4a34'), { volume: 0.5 }),
  ];
};

export const toadstoolSeat = (foot: Point, size: number): Sketch[] =>
  standing([
    form(traced('-.2,0! -.16,.3 -.14,.56 .14,.56 .16,.3 .22,0!', foot, size), hex('#efe2c8'), { volume: 0.6 }),
    form(traced('-.58,.5! -.52,.74 -.26,.92 .06,.94 .4,.8 .58,.5! .3,.44 0,.42 -.3,.44', foot, size), hex('#cf5a48'), {
      volume: 0.7,
    }),
    ...[
      [-0.26, 0.7],
      [0.06, 0.8],
      [0.32, 0.64],
    ].map(([x = 0, y = 0]) =>
      detail(ellipse([foot[0] + x * size, foot[1] - y * size], [size * 0.08, size * 0.055]), hex('#f6ead2')),
    ),
  ]);

export const acorns = (foot: Point, size: number): Sketch[] =>
  [
    [-0.9, 0, -0.5],
    [0.8, 0.1, 0.4],
    [0, 0, 0],
    [-0.1, 0.9, 0.9],
  ].flatMap(([dx = 0, up = 0, lean = 0]): Sketch[] => {
    const at: Point = [foot[0] + dx * size, foot[1] - up * size];
    return [
      form(ellipse([at[0], at[1] - size * 0.5], [size * 0.46, size * 0.6], lean), hex('#c98f4c'), { volume: 0.7 }),
      form(
        traced('-.54,0! -.4,.34 0,.46 .4,.34 .54,0! 0,-.1', [at[0] + lean * size * 0.3, at[1] - size * 0.72], size),
        hex('#7d5838'),
        { volume: 0.6 },
      ),
    ];
  });
