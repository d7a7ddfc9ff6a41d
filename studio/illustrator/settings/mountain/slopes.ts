/** What the mountain places share: peaks, pines, stones and flowers of the heights. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { below, free, inFrom, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, peak } from '#studio/illustrator/settings/pieces/stone.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { fir } from '#studio/illustrator/settings/trees.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export const ROCK = hex('#93949f');

export const FAR_ROCK = hex('#6d7ca3');

export const ALP = hex('#92b866');

const PINE = hex('#3f6f58');

export const WOOD = hex('#8d6242');

export const PETALS = [hex('#f4efe4'), hex('#f0c552'), hex('#7f7fd0'), hex('#e0759a')] as const;

/** A chain of peaks behind everything; the highest stands on the busy side. */
export const chain = (stage: Stage, side: 1 | -1, rise: number): Sketch[] => {
  const { horizon, random } = stage;
  const tall = (share: number): number => below(stage, horizon, Math.max(90, horizon * rise * share));
  const row: readonly (readonly [number, number, number])[] = [
    [90, 560, 0.62],
    [940, 520, 0.56],
    [600, 620, 0.72],
    [300, 660, 1],
    [760, 420, 0.5],
  ];
  return row.flatMap(([distance, width, share], index) =>
    peak([inFrom(side, distance), horizon + 36], [width, tall(share)], {
      color: lighten(FAR_ROCK, (index % 3) * 0.025 - 0.02),
      random,
      snow: index === 3 ? 0.42 : 0.34,
    }),
  );
};

export const pines = (
  stage: Stage,
  feet: readonly Point[],
  look: { height: number; tone: number; isFar: boolean },
): Sketch[] =>
  feet.flatMap(([x, y]) =>
    fir({
      foot: [x + stage.random.between(-10, 10), y],
      height: below(stage, y, look.height * stage.random.between(0.72, 1.2)),
      color: lighten(PINE, look.tone + stage.random.between(-0.02, 0.03)),
      random: stage.random,
      isFar: look.isFar,
    }),
  );

/** What lies about on a wide slope seen from above. */
export const strewnStones = (stage: Stage): Sketch[] =>
  strewn(stage, 12).flatMap((at, index) =>
    index % 3 === 0
      ? fir({ foot: at, height: stage.unit * 26, color: PINE, random: stage.random })
      : boulders(at, stage.unit * (4 + (index % 2) * 3), { color: ROCK, random: stage.random }),
  );

export const frontStones = (stage: Stage, color: Color): Sketch[] =>
  free(stage, [-6, 1008], stage.unit * 26).flatMap((x, index) =>
    boulders([x, 1012], stage.unit * (26 + index * 6), { color, random: stage.random }),
  );
