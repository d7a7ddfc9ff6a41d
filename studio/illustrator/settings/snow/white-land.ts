/** What the winter places share: white hills, firs, footprints, drifts before the figures. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { below, free, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { peak } from '#studio/illustrator/settings/pieces/stone.ts';
import { traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { SNOW, snowField, snowFir } from '#studio/illustrator/settings/snow/winter.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const SHADE = hex('#b4c8e6');

const FIR = hex('#3f6a62');

export const WALLS = [hex('#c8785a'), hex('#d9b06c'), hex('#7f9a9c'), hex('#b5685c')] as const;

export const TIMBER = hex('#7a5a46');

export const firs = (stage: Stage, feet: readonly Point[], height: number): Sketch[] =>
  feet.flatMap(([x, y]) =>
    snowFir([x + stage.random.between(-8, 8), y], below(stage, y, height * stage.random.between(0.76, 1.18)), {
      color: lighten(FIR, stage.random.between(-0.02, 0.05)),
      random: stage.random,
    }),
  );

export const whiteHills = (stage: Stage): Sketch[] => {
  const { horizon, random } = stage;
  const tall = (share: number): number => below(stage, horizon, horizon * share);
  return [
    ...peak([280, horizon + 20], [620, tall(0.42)], { color: hex('#9fb0cc'), random, snow: 0.66 }),
    ...peak([760, horizon + 20], [680, tall(0.34)], { color: hex('#a9b8d2'), random, snow: 0.7 }),
    ...snowField({ y: horizon - 26, swing: 24, waves: 0.9 }, random),
  ];
};

/** Footprints that lead into the picture, two by two. */
export const tracks = (stage: Stage, from: Point, to: Point): Sketch => {
  const prints = Array.from({ length: 13 }, (_, index): Path => {
    const share = index / 12;
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - share) ** 1.6);
    const size = Math.max(2.4, 15 * (1 - share * 0.8));
    const x = from[0] + (to[0] - from[0]) * share + (index % 2 === 0 ? -size : size) + Math.sin(share * 4) * 30;
    return ellipse([x, y], [size * 0.62, size * 0.4], stage.way * 0.4);
  });
  return detail(prints.flat(), lighten(SHADE, -0.08), { alpha: 0.85 });
};

/** Young firs on a wide white ground seen from above. */
export const saplings = (stage: Stage): Sketch[] =>
  strewn(stage, 11).flatMap((at) => firs(stage, [at], stage.unit * 24));

export const driftsInFront = (stage: Stage): Sketch[] => [
  form(
    traced('-.06,.5! .08,.74 .26,.5 .46,.22 .66,.34 .84,.72 1.06,.5! 1.06,-1! -.06,-1!', [0, 1006], [1000, 46]),
    SNOW,
    { to: mix(SNOW, SHADE, 0.35), volume: 0.4 },
  ),
  ...free(stage, [70, 930], 40).flatMap((x, index) =>
    [0, 1, 2].map((blade) =>
      line(
        [
          [x + blade * 12, 1000],
          [x + blade * 13 + 4, 950 - index * 10],
          [x + blade * 16 + 14, 912 + blade * 12],
        ],
        hex('#b39a6a'),
        { width: 3, alpha: 0.9 },
      ),
    ),
  ),
];
