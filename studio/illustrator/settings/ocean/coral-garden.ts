/** A garden of corals under a reef wall. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { reefRock } from '#studio/illustrator/settings/ocean/corals.ts';
import {
  coral,
  floorNear,
  frontGrowth,
  meadowOfCorals,
  outcrop,
  REEF,
  SAND,
  surfaceAbove,
  swimmers,
} from '#studio/illustrator/settings/ocean/reef-floor.ts';
import { ray, shoal } from '#studio/illustrator/settings/ocean/sea-life.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const coralGardenFar = (stage: Stage): Sketch[] => {
  const { random, horizon, way } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...reefRock([inFrom(side, 250), horizon + 40], [330, below(stage, horizon + 40, horizon * 0.44)], {
      color: lighten(REEF, 0.03),
      random,
    }),
    ...[90, 190, 300].flatMap((distance, index) =>
      coral(stage, [inFrom(side, distance), horizon - 40 - (index % 2) * 60], { size: 74, kind: index, tone: index }),
    ),
    ...(stage.calmAbove > 0 ? [] : ray([inFrom(open, 250), Math.max(120, horizon * 0.3)], 120, way)),
    hill({ y: horizon + 16, swing: 12, waves: 1.1 }, [SAND, SAND], random),
    ...roomy(stage, [120, 330, 560, 800, 930]).flatMap((x, index) =>
      coral(stage, [x + random.between(-20, 20), horizon + 40], {
        size: random.between(44, 76),
        kind: index + 1,
        tone: index,
      }),
    ),
  ];
};

const coralGardenMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.33);
  return [
    hill({ y: middleY, swing: 16, waves: 1.2 }, [lighten(SAND, 0.02), SAND], random),
    ...meadowOfCorals(stage, middleY + 18),
    ...outcrop(stage, [inFrom(side, 120), middleY + 66], { size: [unit * 66, unit * 58], first: 1 }),
    ...outcrop(stage, [inFrom(open, 60), middleY + 44], { size: [unit * 42, unit * 26], first: 0 }),
    ...swimmers(
      stage,
      [
        [inFrom(side, 330), horizon * 0.62],
        [inFrom(side, 180), horizon * 0.42],
        [inFrom(side, 400), horizon * 0.36],
        [inFrom(open, 190), horizon * 0.84],
      ],
      unit * 13,
    ),
  ];
};

const coralGardenNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const nearY = groundAt(stage, 0.67);
  return [
    ...floorNear(stage, nearY),
    ...roomy(stage, [64, 150, 850, 940]).flatMap((x, index) =>
      coral(stage, [x, nearY + 50 + (index % 2) * 40], {
        size: unit * random.between(20, 32),
        kind: index * 2 + 1,
        tone: index + 1,
      }),
    ),
  ];
};

export const coralGarden = (stage: Stage): Planes => {
  const { random, horizon, way } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [
      ...surfaceAbove(stage),
      ...reefRock([inFrom(side, 90), horizon + 60], [420, below(stage, horizon + 60, horizon * 0.72)], {
        color: REEF,
        random,
      }),
      ...reefRock([inFrom(open, 20), horizon + 60], [330, horizon * 0.4], { color: REEF, random }),
      ...(stage.calmAbove > 0
        ? []
        : [
            shoal([inFrom(open, 360), horizon * 0.42], [190, 70], {
              count: 34,
              size: 15,
              color: hex('#2d5f7e'),
              way,
              random,
            }),
          ]),
    ],
    far: coralGardenFar(stage),
    middle: coralGardenMiddle(stage),
    near: coralGardenNear(stage),
    front: frontGrowth(stage),
  };
};
