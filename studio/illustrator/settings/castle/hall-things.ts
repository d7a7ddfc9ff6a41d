/** What stands and hangs in the great hall: windows, columns, a tapestry, the hearth, the throne, candles, a chest. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const WALL = hex('#c9b090');

export const PILLAR = hex('#dcc6a2');

export const ROYAL_CLOTH = hex('#8c3a52');

export const GILT = hex('#e9b949');

export const TIMBER = hex('#6f4c36');

const ARCH = '-.5,0! -.5,.6 -.4,.8 -.22,.92 0,1.06! .22,.92 .4,.8 .5,.6 .5,0!';

/** A window to the sky of the scene, with a lattice of lead and light that falls from it. */
export const tallWindow = (stage: Stage, foot: Point, size: Point): Sketch[] => {
  const opening = traced(ARCH, foot, size);
  const [width, height] = size;
  const stars = stage.isDark
    ? Array.from(
        { length: 9 },
        (): Path =>
          ellipse(
            [foot[0] + stage.random.between(-0.42, 0.42) * width, foot[1] - stage.random.between(0.2, 0.9) * height],
            [1.8, 1.8],
          ),
      )
    : [];
  return [
    form(traced(ARCH, [foot[0], foot[1] + 14], [width * 1.3, height * 1.14]), lighten(WALL, 0.07), { volume: 0.35 }),
    bundle(
      [
        form(opening, stage.sky[0], { to: stage.sky[3], lit: true, volume: 0 }),
        ...(stars.length > 0 ? [detail(stars.flat(), hex('#fff6df'), { lit: true })] : []),
        detail(traced('-.6,.1 -.2,.2 .2,.12 .6,.24 .6,-.1 -.6,-.1', foot, size), hex('#7f9f86')),
        ...[0.2, 0.4, 0.6, 0.8].map((y) =>
          line(knots(`-.5,${y} .5,${y}`, foot, size), TIMBER, { width: 2.4, alpha: 0.8 }),
        ),
        line(knots('0,0 0,1.04', foot, size), TIMBER, { width: 6 }),
      ],
      { clip: opening },
    ),
    form(edged('-.72,-.07 -.72,0 .72,0 .72,-.07', foot, size), lighten(PILLAR, 0.04), { volume: 0.4 }),
    ...(stage.isDark
      ? []
      : [glow([foot[0], foot[1] - height * 0.5], stage.sky[3], { radii: [width * 2, height], alpha: 0.3 })]),
  ];
};

/** A half column with its capital. */
export const column = (foot: Point, size: Point): Sketch[] => [
  form(edged('-.34,0 -.3,1 .3,1 .34,0', foot, size), PILLAR, { volume: 0.7 }),
  ...[-0.12, 0.1].map((x) =>
    line(knots(`${x},.04 ${x},.96`, foot, size), lighten(PILLAR, -0.08), { width: size[0] * 0.05, alpha: 0.5 }),
  ),
  form(traced('-.5,0! -.46,.05 -.34,.075 .34,.075 .46,.05 .5,0!', foot, size), lighten(PILLAR, -0.03), { volume: 0.5 }),
  form(traced('-.32,.93! -.5,.97 -.56,1.02! .56,1.02! .5,.97 .32,.93!', foot, size), lighten(PILLAR, 0.02), {
    volume: 0.5,
  }),
];

const DRAGON =
  '-.5,-.5! -.28,-.56 -.02,-.5 .1,-.36 .02,-.2 -.2,-.16 -.38,.0 -.34,.24 -.14,.42 .06,.5 .1,.62 .02,.72 .06,.84! .14,.76 .24,.8! .28,.7 .46,.64 .52,.56! .36,.52 .28,.44 .3,.3 .2,.14 .24,.02 .38,-.14 .36,-.36 .2,-.56 -.1,-.66';

const WING = '.0,.3! -.2,.52 -.5,.66 -.62,.9! -.66,.6 -.6,.3! -.44,.36 -.38,.14! -.26,.22 -.16,.08!';

/** A hanging with a small friendly dragon; the size is its width and length. */
export const tapestry = (top: Point, size: Point): Sketch[] => {
  const cloth = traced('-.5,0! -.49,-.5 -.5,-1! -.25,-.97 0,-1.01 .25,-.97 .5,-1! .49,-.5 .5,0!', top, size);
  const center: Point = [top[0] + size[0] * 0.04, top[1] + size[1] * 0.52];
  return [
    form(
      ribbon(
        [
          [top[0] - size[0] * 0.58, top[1]],
          [top[0] + size[0] * 0.58, top[1]],
        ],
        [5],
      ),
      GILT,
      { volume: 0.5 },
    ),
    form(cloth, ROYAL_CLOTH, { volume: 0.35 }),
    bundle(
      [
        line(knots('-.42,-.04 -.42,-.94 .42,-.94 .42,-.04', top, size), GILT, { width: 4 }),
        detail(traced(WING, center, size[0] * 0.46), mix(GILT, ROYAL_CLOTH, 0.35)),
        detail(traced(DRAGON, center, size[0] * 0.5), GILT),
      ],
      { clip: cloth },
    ),
  ];
};

/** A hearth with a fire that is always lit. */
export const hearth = (foot: Point, size: number): Sketch[] => {
  const mouth = traced('-.36,0! -.36,.4 -.2,.56 0,.6 .2,.56 .36,.4 .36,0!', foot, size);
  return [
    form(edged('-.62,0 -.56,.84 -.4,.96 -.34,1.6 .34,1.6 .4,.96 .56,.84 .62,0', foot, size), lighten(PILLAR, -0.02), {
      volume: 0.35,
    }),
    form(edged('-.68,.78 -.68,.9 .68,.9 .68,.78', foot, size), lighten(PILLAR, 0.05), { volume: 0.4 }),
    form(mouth, hex('#3a2a2c'), { volume: 0 }),
    bundle(
      [
        glow([foot[0], foot[1] - size * 0.16], hex('#ff9a4a'), { radii: [size * 0.5, size * 0.5], alpha: 0.9 }),
        detail(
          traced('-.22,0! -.26,.16 -.14,.26 -.12,.4! 0,.3 .04,.16 .1,.34! .22,.2 .2,0!', foot, size),
          hex('#f28a3a'),
          { lit: true },
        ),
        detail(traced('-.12,0! -.14,.1 -.04,.24! .02,.12 .08,.18! .12,.08 .1,0!', foot, size), hex('#ffd76a'), {
          lit: true,
        }),
        detail(edged('-.3,0 -.28,.06 .28,.04 .3,-.02', foot, size), hex('#4a3026')),
      ],
      { clip: mouth },
    ),
    glow([foot[0], foot[1] - size * 0.1], hex('#ffb066'), { radii: [size * 1.5, size * 0.9], alpha: 0.5 }),
  ];
};

export const throne = (foot: Point, size: number): Sketch[] =>
  standing([
    form(edged('-.9,0 -.84,.16 .84,.16 .9,0', foot, size), lighten(PILLAR, -0.04), { volume: 0.3 }),
    form(edged('-.66,.16 -.62,.3 .62,.3 .66,.16', foot, size), PILLAR, { volume: 0.3 }),
    form(
      traced(
        '-.34,.3! -.36,1.2 -.3,1.36! -.2,1.24 -.1,1.4 0,1.56! .1,1.4 .2,1.24 .3,1.36! .36,1.2 .34,.3!',
        foot,
        size,
      ),
      hex('#a87a3e'),
      { volume: 0.5 },
    ),
    form(traced('-.22,.66! -.23,1.1 0,1.26 .23,1.1 .22,.66!', foot, size), ROYAL_CLOTH, { volume: 0.6 }),
    form(edged('-.38,.3 -.38,.66 .38,.66 .38,.3', foot, size), hex('#96692f'), { volume: 0.3 }),
    form(traced('-.34,.62! -.3,.74 0,.78 .3,.74 .34,.62!', foot, size), lighten(ROYAL_CLOTH, 0.05), { volume: 0.6 }),
    ...[-0.42, 0.42].map((x) =>
      form(ribbon(pointsOf(`${x},.3 ${x},.84`, foot, size), [size * 0.05], 'flat'), hex('#a87a3e'), { volume: 0.5 }),
    ),
    ...[-0.42, 0.42].map((x) =>
      form(ellipse([foot[0] + x * size, foot[1] - size * 0.88], [size * 0.07, size * 0.07]), GILT, { volume: 0.7 }),
    ),
  ]);

/** A ring of candles on chains. */
export const chandelier = (stage: Stage, at: Point, size: number): Sketch[] => {
  const [x, y] = at;
  return [
    ...[-0.8, 0, 0.8].map((dx) =>
      line(
        [
          [x, -20],
          [x + dx * size, y],
        ],
        hex('#5a4634'),
        { width: 2.4 },
      ),
    ),
    form(ellipse([x, y], [size, size * 0.2]), hex('#7a5a3a'), { volume: 0.4 }),
    detail(ellipse([x, y - size * 0.02], [size * 0.86, size * 0.13]), lighten(WALL, -0.12)),
    ...[-0.9, -0.46, 0, 0.46, 0.9].flatMap((dx): Sketch[] => {
      const top: Point = [x + dx * size, y - size * (0.1 - Math.abs(dx) * 0.08)];
      return [
        form(ribbon([top, [top[0], top[1] - size * 0.26]], [size * 0.045], 'flat'), hex('#f4e8cf'), { volume: 0.4 }),
        glow([top[0], top[1] - size * 0.36], hex('#ffd084'), {
          radii: [size * 0.5, size * 0.5],
          alpha: stage.isDark ? 0.75 : 0.35,
        }),
        detail(traced('0,-.5! -.3,0 0,.7! .3,0', [top[0], top[1] - size * 0.33], size * 0.16), hex('#ffe7a8'), {
          lit: true,
        }),
      ];
    }),
  ];
};

/** A chest with iron bands, a little open. */
export const chest = (foot: Point, size: number, side: 1 | -1): Sketch[] => {
  const scale: Point = [size * -side, size];
  return standing([
    form(edged('-.6,0 -.6,.5 .6,.5 .6,0', foot, scale), hex('#8f6038'), { volume: 0.4 }),
    detail(edged('-.58,.5 -.56,.58 .6,.62 .58,.5', foot, scale), hex('#3a2a2c')),
    form(traced('-.62,.56! -.66,.78 -.5,.94 .48,1.0 .66,.84 .62,.62!', foot, scale), hex('#9c6b40'), { volume: 0.6 }),
    ...[-0.4, 0.4].map((x) =>
      form(edged(`${x - 0.06},0 ${x - 0.06},.5 ${x + 0.06},.5 ${x + 0.06},0`, foot, scale), hex('#6c6a6c'), {
        volume: 0.3,
      }),
    ),
    form(ellipse([foot[0], foot[1] - size * 0.42], [size * 0.09, size * 0.11]), GILT, { volume: 0.5 }),
  ]);
};
