/** A frozen pond between bare trees. */
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import {
  driftsInFront,
  firs,
  saplings,
  SHADE,
  TIMBER,
  tracks,
  WALLS,
  whiteHills,
} from '#studio/illustrator/settings/snow/white-land.ts';
import { bareTree, SNOW, snowField, snowHouse } from '#studio/illustrator/settings/snow/winter.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const ICE = hex('#bfe0ea');

/** Ice with the lines that skates have drawn and the light of the sky on it. */
const ice = (stage: Stage, center: Point, radii: Point): Sketch[] => {
  const { random, sky } = stage;
  const rim = traced(
    '-1,0 -.82,.5 -.4,.86 .06,1 .52,.82 .9,.44 1.02,-.06 .78,-.56 .3,-.92 -.2,-1 -.7,-.7',
    center,
    radii,
  );
  const lip = traced(
    '-1,0 -.82,.5 -.4,.86 .06,1 .52,.82 .9,.44 1.02,-.06 .78,-.56 .3,-.92 -.2,-1 -.7,-.7',
    [center[0], center[1] - 5],
    [radii[0] * 1.02, radii[1] * 1.05],
  );
  const curls = Array.from({ length: 7 }, (): Sketch => {
    const x = center[0] + random.between(-0.7, 0.6) * radii[0];
    const y = center[1] + random.between(-0.7, 0.7) * radii[1];
    const reach = random.between(70, 150);
    return line(
      [
        [x - reach, y + 8],
        [x - reach * 0.2, y - 8],
        [x + reach * 0.5, y + 3],
        [x + reach * 0.6, y + 12],
        [x + reach * 0.3, y + 13],
      ],
      hex('#ffffff'),
      { width: 2, alpha: 0.75 },
    );
  });
  const gleams = [0.2, 0.5, 0.8].map((share) =>
    edged(
      '-.5,-1.2 -.3,1.2 -.16,1.2 -.36,-1.2',
      [center[0] + (share - 0.4) * radii[0] * 1.6, center[1]],
      [radii[0] * 0.5, radii[1]],
    ),
  );
  return [
    form(lip, mix(SNOW, SHADE, 0.5), { volume: 0.2 }),
    form(rim, mix(ICE, sky[3], 0.12), { to: mix(ICE, sky[1], 0.2), volume: 0 }),
    bundle([detail(gleams.flat(), hex('#ffffff'), { alpha: 0.35 }), ...curls], { clip: rim }),
  ];
};

/** Reed maces stiff with frost. */
const reeds = (stage: Stage, foot: Point, height: number): Sketch[] =>
  [-0.5, -0.2, 0.1, 0.36, 0.6].flatMap((dx, index): Sketch[] => {
    const top: Point = [foot[0] + dx * height * 0.5, foot[1] - height * stage.random.between(0.6, 1)];
    const base: Point = [foot[0] + dx * height * 0.25, foot[1]];
    return [
      line([base, [(base[0] + top[0]) / 2 - 3, (base[1] + top[1]) / 2], top], hex('#a58d62'), {
        width: Math.max(1.5, height * 0.022),
      }),
      ...(index % 2 === 0
        ? [
            form(
              ribbon(
                [
                  [top[0], top[1] + height * 0.04],
                  [top[0], top[1] + height * 0.2],
                ],
                [height * 0.034],
              ),
              hex('#7b5640'),
              { volume: 0.5 },
            ),
            detail(ellipse([top[0], top[1] + height * 0.02], [height * 0.04, height * 0.03]), SNOW),
          ]
        : []),
    ];
  });

/** A little arched bridge under snow. */
const footbridge = (foot: Point, size: number): Sketch[] => [
  form(traced('-1,.02! -.6,.26 0,.42 .6,.26 1,.02! .8,-.02! .5,.14 0,.24 -.5,.14 -.8,-.02!', foot, size), TIMBER, {
    volume: 0.4,
  }),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) =>
    line(knots(`${x},${0.36 - x * x * 0.36} ${x},${0.66 - x * x * 0.36}`, foot, size), TIMBER, { width: size * 0.05 }),
  ),
  line(knots('-.96,.32 -.5,.56 0,.66 .5,.56 .96,.32', foot, size), TIMBER, { width: size * 0.05 }),
  line(knots('-.96,.37 -.5,.61 0,.71 .5,.61 .96,.37', foot, size), SNOW, { width: size * 0.055 }),
  form(traced('-1.02,.03! -.6,.3 0,.47 .6,.3 1.02,.03! .6,.22 0,.37 -.6,.22', foot, size), SNOW, { volume: 0.3 }),
];

const pondFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit, isDark } = stage;
  const side = busySide(stage);
  return [
    ...[30, 120, 190, 300, 420].flatMap((dx) =>
      bareTree([inFrom(side, dx), horizon + 22], below(stage, horizon, unit * random.between(36, 58)), random),
    ),
    ...snowField({ y: horizon + 10, swing: 16, waves: 0.8 }, random),
    ...snowHouse([inFrom(side, 210), horizon + 44], below(stage, horizon, unit * 26), {
      wall: WALLS[3],
      isDark,
      way: side,
    }),
    ...firs(
      stage,
      [
        [inFrom(side, 120), horizon + 46],
        [inFrom(side, 300), horizon + 40],
      ],
      unit * 30,
    ),
  ];
};

const pondMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const iceY = groundAt(stage, 0.5);
  const reach = groundAt(stage, 0.66) - groundAt(stage, 0.34);
  return [
    ...snowField({ y: groundAt(stage, 0.26), swing: 8, waves: 1 }, random),
    ...footbridge([inFrom(side, 130), groundAt(stage, 0.34)], unit * 24),
    ...ice(stage, [500 + side * 30, iceY], [430, Math.max(44, reach * 0.72)]),
    ...roomy(stage, [inFrom(open, 50)], 0.2).flatMap((x) =>
      bareTree([x, groundAt(stage, 0.56)], below(stage, groundAt(stage, 0.56), unit * 150), random),
    ),
    ...roomy(stage, [inFrom(side, 60), inFrom(open, 180)], 0.2).flatMap((x, index) =>
      reeds(stage, [x, iceY + reach * (0.3 - index * 0.1)], unit * 30),
    ),
  ];
};

const pondNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  return [
    ...snowField({ y: groundAt(stage, 0.76), swing: 9, waves: 0.8 }, random),
    ...saplings(stage),
    tracks(stage, [500 - stage.way * 160, 985], [500 + stage.way * 30, groundAt(stage, 0.78)]),
    ...roomy(stage, [inFrom(side, 70)]).flatMap((x) =>
      firs(stage, [[x, groundAt(stage, 0.9)]], below(stage, groundAt(stage, 0.9), unit * 88)),
    ),
  ];
};

export const pond = (stage: Stage): Planes => {
  const { unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: whiteHills(stage),
    far: pondFar(stage),
    middle: pondMiddle(stage),
    near: pondNear(stage),
    front: [
      ...free(stage, [inFrom(open, 30)], unit * 16).flatMap((x) => reeds(stage, [x, 1010], unit * 46)),
      ...driftsInFront(stage),
    ],
  };
};
