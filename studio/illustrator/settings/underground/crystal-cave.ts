/** A cave of crystals around a dark pool. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { below, busySide, free, groundAt, inFrom, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { chambers, pillar } from '#studio/illustrator/settings/underground/cave.ts';
import { crystals, dripstones } from '#studio/illustrator/settings/underground/crystals.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

const CAVE = hex('#5d5783');

const GEMS = [hex('#7fdde0'), hex('#c78bea'), hex('#f29ac0'), hex('#8fa4f5')] as const;

const gem = (stage: Stage, foot: Point, look: { size: number; tone: number; shine?: number }): Sketch[] =>
  crystals(foot, look.size, {
    color: GEMS[look.tone % GEMS.length] ?? GEMS[0],
    random: stage.random,
    shine: look.shine ?? (stage.isDark ? 1 : 0.6),
  });

const crystalCaveFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...(stage.calmAbove > 0 ? [] : pillar([inFrom(side, 300), horizon + 40], [74, horizon + 60], lighten(CAVE, 0.05))),
    ...dripstones(
      { y: horizon + 44, from: inFrom(open, 40), to: inFrom(open, 330), count: 5, height: 70, way: -1 },
      { color: lighten(CAVE, 0.08), random },
    ),
    ...[
      [90, 1],
      [200, 0],
      [420, 2],
    ].flatMap(([distance = 90, tone = 0]) =>
      gem(stage, [inFrom(side, distance), horizon + 44], { size: random.between(70, 110), tone, shine: 0.8 }),
    ),
    ...gem(stage, [inFrom(open, 210), horizon + 42], { size: 60, tone: 3 }),
    hill({ y: horizon + 38, swing: 6, waves: 1.2 }, [lighten(CAVE, 0.12), lighten(CAVE, 0.06)], random),
  ];
};

const crystalCaveMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const ceiling =
    stage.calmAbove > 0
      ? []
      : [
          ...dripstones(
            { y: -6, from: inFrom(side, 330), to: inFrom(side, -20), count: 4, height: horizon * 0.34, way: 1 },
            { color: lighten(CAVE, -0.05), random },
          ),
          ...dripstones(
            { y: -6, from: inFrom(open, -20), to: inFrom(open, 200), count: 3, height: horizon * 0.2, way: 1 },
            { color: lighten(CAVE, -0.05), random },
          ),
        ];
  return [
    hill({ y: groundAt(stage, 0.26), swing: 10, waves: 1 }, [lighten(CAVE, 0.14), lighten(CAVE, 0.06)], random),
    ...stillWater([500 + open * 110, groundAt(stage, 0.42)], [270, Math.max(26, unit * 9)]),
    ...gem(stage, [inFrom(side, 110), groundAt(stage, 0.5)], {
      size: below(stage, groundAt(stage, 0.5), unit * 70),
      tone: 0,
    }),
    ...gem(stage, [inFrom(side, 230), groundAt(stage, 0.46)], { size: unit * 30, tone: 1 }),
    ...roomy(stage, [inFrom(open, 60)], 0.2).flatMap((x) =>
      gem(stage, [x, groundAt(stage, 0.48)], { size: unit * 38, tone: 2 }),
    ),
    ...ceiling,
  ];
};

const crystalCaveNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    hill({ y: groundAt(stage, 0.7), swing: 10, waves: 0.9 }, [lighten(CAVE, 0.17), lighten(CAVE, 0.05)], random),
    ...pebbles(
      { top: groundAt(stage, 0.72), bottom: 985, count: 40, size: unit * 2.6 },
      { color: lighten(CAVE, 0.16), random },
    ),
    ...strewn(stage, 7).flatMap((at, index) =>
      gem(stage, at, { size: unit * (9 + (index % 3) * 4), tone: index, shine: 0.5 }),
    ),
    ...roomy(stage, [inFrom(side, 80), inFrom(open, 90)]).flatMap((x, index) => [
      ...boulders([x, groundAt(stage, 0.94)], unit * 13, { color: lighten(CAVE, 0.12), random }),
      ...gem(stage, [x + (index === 0 ? -30 : 40), groundAt(stage, 0.9)], { size: unit * 20, tone: index + 1 }),
    ]),
  ];
};

export const crystalCave = (stage: Stage): Planes => {
  const { random, horizon, unit, way } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [
      ...chambers(stage, CAVE, hex('#d9b9ea')),
      ...(stage.calmAbove > 0
        ? []
        : [
            detail(
              edged('-.1,1 .12,1 .5,0 -.4,0', [500 + way * 110, horizon + 40], [240, horizon + 60]),
              mix(stage.sky[3], hex('#fff4d4'), 0.4),
              { lit: true, alpha: stage.isDark ? 0.12 : 0.26 },
            ),
          ]),
    ],
    far: crystalCaveFar(stage),
    middle: crystalCaveMiddle(stage),
    near: crystalCaveNear(stage),
    front: [
      ...free(stage, [inFrom(side, -4)], unit * 24).flatMap((x) =>
        gem(stage, [x, 1020], { size: unit * 50, tone: 3, shine: 0.4 }),
      ),
      ...free(stage, [inFrom(open, 6)], unit * 24).flatMap((x) =>
        boulders([x, 1014], unit * 24, { color: lighten(CAVE, -0.02), random }),
      ),
    ],
  };
};

/** Dark water with the lights of the cave in it. */
const stillWater = (center: Point, radii: Point): Sketch[] => {
  const shape = ellipse(center, radii);
  const gleams = GEMS.flatMap((color, index): Sketch[] => [
    detail(
      ribbon(
        [
          [center[0] + (index - 1.5) * radii[0] * 0.4, center[1] - radii[1]],
          [center[0] + (index - 1.5) * radii[0] * 0.42, center[1] + radii[1] * 0.7],
        ],
        [radii[0] * 0.03, radii[0] * 0.06],
      ),
      color,
      { alpha: 0.26, lit: true },
    ),
  ]);
  return [
    form(ellipse([center[0], center[1] + 3], [radii[0] * 1.05, radii[1] * 1.12]), lighten(CAVE, 0.02), { volume: 0.1 }),
    form(shape, hex('#4f6f9c'), { to: hex('#2b3a68'), volume: 0 }),
    bundle(
      [
        ...gleams,
        ...[-0.4, 0.1, 0.5].map((up) =>
          detail(
            ribbon(
              [
                [center[0] - radii[0] * 0.7, center[1] + up * radii[1]],
                [center[0], center[1] + up * radii[1] + 2],
                [center[0] + radii[0] * 0.6, center[1] + up * radii[1]],
              ],
              [0.4, 1.8, 0.4],
            ),
            hex('#e8e4ff'),
            { alpha: 0.45 },
          ),
        ),
      ],
      { clip: shape },
    ),
  ];
};
