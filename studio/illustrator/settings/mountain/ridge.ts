/** A ridge above a sea of clouds, with a bridge of ropes. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import {
  chain,
  FAR_ROCK,
  frontStones,
  PETALS,
  pines,
  ROCK,
  strewnStones,
  WOOD,
} from '#studio/illustrator/settings/mountain/slopes.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { cloudBank } from '#studio/illustrator/settings/pieces/cumulus.ts';
import { pennant } from '#studio/illustrator/settings/pieces/masonry.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { crag, peak, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { blossoms, grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A heap of flat stones with a pennant: the way-mark of a summit. */
const cairn = (stage: Stage, foot: Point, size: number): Sketch[] =>
  standing([
    ...pennant([foot[0], foot[1] - size * 0.8], size * 0.95, { color: hex('#d2544a'), way: stage.way }),
    ...(
      [
        [0.5, 0.26, 0],
        [0.42, 0.24, 0.22],
        [0.32, 0.22, 0.42],
        [0.24, 0.18, 0.6],
        [0.14, 0.16, 0.76],
      ] as const
    ).map(([half, tall, up], index) =>
      form(
        traced(
          '-1,0! -.96,.6 -.3,1 .5,.9 1,.5 1,0! 0,-.14',
          [foot[0] + (index % 2) * size * 0.03, foot[1] - up * size],
          [half * size, tall * size],
        ),
        lighten(ROCK, (index % 3) * 0.04 - 0.02),
        { volume: 0.6 },
      ),
    ),
  ]);

/** A bridge of ropes and boards between two rocks. */
const ropeBridge = (from: Point, to: Point, size: number): Sketch[] => {
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * size * 1.1 - up * size,
  ];
  const shares = Array.from({ length: 15 }, (_, index) => index / 14);
  return [
    line(
      shares.map((share) => at(share, 0.9)),
      hex('#b99f72'),
      { width: size * 0.09 },
    ),
    ...shares.map((share) => line([at(share, 0.02), at(share, 0.9)], hex('#b99f72'), { width: size * 0.05 })),
    ...shares
      .slice(0, -1)
      .map((share, index) =>
        form(
          ribbon([at(share + 0.008, 0), at(share + 0.056, 0)], [size * 0.11], 'flat'),
          lighten(WOOD, (index % 3) * 0.05),
          { volume: 0.3 },
        ),
      ),
    line(
      shares.map((share) => at(share, 0.72)),
      hex('#d3ba8a'),
      { width: size * 0.1 },
    ),
  ];
};

/** Bare rock in broad plates, lit and shaded in turn. */
const slabs = (y: number): Sketch[] => [
  detail(
    ['-.02,0 .16,.1 .3,-.3 .1,-.9', '.4,.1 .56,-.1 .7,-.7 .44,-.5', '.74,-.1 .9,.1 1,-.4 .86,-.8'].flatMap((text) =>
      edged(text, [0, y], [1000, 110]),
    ),
    hex('#cfc0a6'),
    { alpha: 0.55 },
  ),
  detail(
    ['.18,-.1 .38,-.1 .42,-.6 .26,-.8', '.58,0 .74,-.2 .78,-.9 .6,-.6', '.0,-.9 .14,-.7 .1,-1.5 .0,-1.4'].flatMap(
      (text) => edged(text, [0, y], [1000, 110]),
    ),
    hex('#93887c'),
    { alpha: 0.45 },
  ),
];

const eagle = (at: Point, size: number): Sketch =>
  detail(
    traced(
      '-1,.3! -.6,.34 -.16,.06 0,.1 .16,.06 .6,.36 1,.3! .5,.16 .14,-.1 .06,-.24! -.06,-.24! -.14,-.1 -.5,.16',
      at,
      size,
    ),
    hex('#59483f'),
  );

const ridgeFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const cloudy = { color: hex('#f7f3ee'), random };
  return [
    ...peak([inFrom(open, 210), horizon + 70], [270, below(stage, horizon + 70, horizon * 0.36)], {
      color: FAR_ROCK,
      random,
      snow: 0.3,
    }),
    ...(stage.calmAbove > 0
      ? []
      : [eagle([inFrom(open, 330), horizon * 0.4], 34), eagle([inFrom(open, 420), horizon * 0.3], 20)]),
    ...cloudBank({ y: horizon + 66, rise: 52, swell: 12 }, cloudy),
    ...crag([inFrom(side, 120), horizon + 250], [330, below(stage, horizon + 250, horizon * 0.6 + 260)], {
      color: ROCK,
      random,
    }),
    ...pines(
      stage,
      [
        [inFrom(side, 60), horizon + 20],
        [inFrom(side, 210), horizon + 72],
      ],
      { height: unit * 26, tone: 0.02, isFar: true },
    ),
    ...ropeBridge([inFrom(side, 250), horizon + 74], [inFrom(open, 250), horizon + 96], unit * 8),
    ...crag([inFrom(open, 130), horizon + 260], [280, 180], { color: lighten(ROCK, 0.03), random }),
    ...cloudBank({ y: horizon + 150, rise: 44, swell: 10 }, cloudy),
  ];
};

/** Where it snows the rocks are white, and nothing green looks out. */
const isSnowy = ({ weather }: Stage): boolean => weather === 'snow';

const ridgeMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const ledge = groundAt(stage, 0.5);
  const edge =
    side === 1
      ? '-.06,.3! .1,.34 .3,.12 .46,.2 .6,.0 .8,.14 1.06,.5!'
      : '-.06,.5! .2,.14 .4,.0 .54,.2 .7,.12 .9,.34 1.06,.3!';
  const ground = traced(`${edge} 1.06,-6! -.06,-6!`, [0, ledge + 24], [1000, 90]);
  return [
    ...cloudBank({ y: groundAt(stage, 0.4), rise: 44, swell: 8 }, { color: hex('#f7f3ee'), random }),
    isSnowy(stage)
      ? form(ground, hex('#e7e8ee'), { to: hex('#f1f1f5'), volume: 0.3 })
      : form(ground, hex('#b9a892'), { to: hex('#a0a676'), volume: 0.3 }),
    bundle(
      [
        ...(isSnowy(stage) ? [] : slabs(ledge + 40)),
        line(knots(edge, [0, ledge + 31], [1000, 90]), hex('#e9dfcc'), { width: 9, alpha: 0.75 }),
      ],
      { clip: ground },
    ),
    ...roomy(stage, [inFrom(side, 130)], 0.2).flatMap((x) => cairn(stage, [x, groundAt(stage, 0.72)], unit * 26)),
    ...roomy(stage, [inFrom(open, 70)]).flatMap((x) =>
      crag([x, ledge + 60], [unit * 36, below(stage, ledge + 60, unit * 50)], { color: ROCK, random }),
    ),
  ];
};

const ridgeNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const near = { y: groundAt(stage, 0.76), swing: 10, waves: 1.2 };
  if (isSnowy(stage)) return [hill(near, [hex('#f4f3f5'), hex('#d9dde8')], random), ...strewnStones(stage)];
  return [
    hill(near, [hex('#b8ab8f'), hex('#93a066')], random),
    ...pebbles(
      { top: groundAt(stage, 0.78), bottom: 985, count: 48, size: unit * 2.6 },
      { color: hex('#b5b0a8'), random },
    ),
    ...grass({ top: groundAt(stage, 0.78), bottom: 1010, count: 44, height: unit * 8 }, hex('#8ca35e'), random),
    ...strewnStones(stage),
    ...blossoms({ top: groundAt(stage, 0.8), bottom: 985, count: 12, size: unit * 2.2 }, [...PETALS], random),
  ];
};

export const ridge = (stage: Stage): Planes => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const cloudy = { color: hex('#f7f3ee'), random };
  return {
    backdrop: [...chain(stage, open, 0.6), ...cloudBank({ y: horizon - 4, rise: 40, swell: 8 }, cloudy)],
    far: ridgeFar(stage),
    middle: ridgeMiddle(stage),
    near: ridgeNear(stage),
    front: frontStones(stage, lighten(ROCK, -0.05)),
  };
};
