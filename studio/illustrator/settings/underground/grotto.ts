/** A grotto of glow worms over a river. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { below, busySide, free, groundAt, inFrom, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { chambers, pillar } from '#studio/illustrator/settings/underground/cave.ts';
import { dripstones, glowWorms } from '#studio/illustrator/settings/underground/crystals.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const GROTTO = hex('#29465d');

const WORM = hex('#6ff0d4');

/** A river that winds out of the dark with the lights of the worms on it. */
const river = (stage: Stage): Sketch[] => {
  const { way, random } = stage;
  const bed = ribbon(
    [
      [500 + way * 90, groundAt(stage, 0.125)],
      [500 + way * 50, groundAt(stage, 0.18)],
      [500 - way * 40, groundAt(stage, 0.28)],
      [500 - way * 160, groundAt(stage, 0.46)],
      [500 - way * 520, groundAt(stage, 0.58)],
    ],
    [3, 14, 46, 86, 118],
  );
  const sparks = Array.from({ length: 30 }, (): Path => {
    const share = random.next();
    const y = groundAt(stage, 0.04 + share * 0.5);
    return ellipse(
      [500 + way * (110 - share * 330) + random.between(-70, 70) * (0.4 + share), y],
      [1.4 + share * 3, 0.9 + share],
    );
  });
  return [
    form(bed, hex('#2f6f86'), { to: hex('#173a58'), volume: 0.1 }),
    bundle(
      [
        ...[0.1, 0.22, 0.36, 0.48].map((share) =>
          detail(
            ribbon(
              [
                [500 - way * (share * 500) - 60, groundAt(stage, share)],
                [500 - way * (share * 420), groundAt(stage, share) + 3],
                [500 + way * 100, groundAt(stage, share)],
              ],
              [0.5, 2.2, 0.5],
            ),
            hex('#9fe6dc'),
            { alpha: 0.4 },
          ),
        ),
        detail(sparks.flat(), mix(WORM, hex('#ffffff'), 0.4), { lit: true, alpha: 0.9 }),
      ],
      { clip: bed },
    ),
  ];
};

/** A raft of logs, tied to a stake. */
const raft = (at: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  return [
    line(knots('.7,.12 .96,.06 1.1,.3', at, scale), hex('#d8c49a'), { width: size * 0.025 }),
    form(ribbon(pointsOf('1.1,-.1 1.1,.42', at, scale), [size * 0.045], 'flat'), hex('#7a5a42'), { volume: 0.4 }),
    ...[0.16, 0.08, 0].map((up, index) =>
      form(
        ribbon(pointsOf(`${-0.74 - index * 0.06},${up} .7,${up + 0.02}`, at, scale), [size * 0.07]),
        lighten(hex('#8f6a4c'), index * 0.03),
        { volume: 0.6 },
      ),
    ),
    ...[-0.4, 0.36].map((x) =>
      line(knots(`${x - 0.03},.24 ${x},-.08`, at, scale), hex('#d8c49a'), { width: size * 0.05 }),
    ),
  ];
};

const grottoFar = (stage: Stage): Sketch[] => {
  const { random, horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const top = stage.calmAbove > 0 ? stage.calmAbove + 20 : 0;
  const vault = (share: number): number => top + (horizon - top) * share;
  const worms = (from: Point, to: Point, count: number): Sketch[] =>
    glowWorms({ from, to, count, drop: (horizon - top) * 0.34 }, { color: WORM, random });
  return [
    ...worms([inFrom(open, 100), vault(0.24)], [500, vault(0.1)], 26),
    ...worms([500, vault(0.1)], [inFrom(side, 140), vault(0.2)], 22),
    ...(stage.calmAbove > 0 ? [] : pillar([inFrom(side, 50), horizon + 40], [110, horizon + 60], GROTTO)),
    form(
      traced(
        '-.9,-.02! -.86,.4 -.6,.84 -.2,1 .2,.96 .6,.7 .9,.3 .96,-.02! .6,-.02! .54,.3 .3,.56 -.02,.66 -.36,.52 -.54,.22 -.56,-.02!',
        [inFrom(side, 320), horizon + 44],
        [210, below(stage, horizon, horizon * 0.4)],
      ),
      lighten(GROTTO, 0.06),
      { volume: 0.5 },
    ),
    ...dripstones(
      { y: horizon + 46, from: inFrom(side, 120), to: inFrom(side, -10), count: 3, height: 120, way: -1 },
      { color: lighten(GROTTO, 0.03), random },
    ),
    hill({ y: horizon + 36, swing: 6, waves: 1.2 }, [lighten(GROTTO, 0.08), lighten(GROTTO, 0.02)], random),
    hill({ y: groundAt(stage, 0.12), swing: 7, waves: 1 }, [lighten(GROTTO, 0.12), lighten(GROTTO, 0.04)], random),
    ...river(stage),
  ];
};

const grottoMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit, way } = stage;
  const side = busySide(stage);
  const top = stage.calmAbove > 0 ? stage.calmAbove + 20 : 0;
  const worms = (from: Point, to: Point, count: number): Sketch[] =>
    glowWorms({ from, to, count, drop: (horizon - top) * 0.34 }, { color: WORM, random });
  return [
    ...raft([500 - way * 150, groundAt(stage, 0.45)], unit * 22, way),
    ...dripstones(
      { y: groundAt(stage, 0.44), from: inFrom(side, 150), to: inFrom(side, 10), count: 3, height: unit * 40, way: -1 },
      { color: lighten(GROTTO, 0.07), random },
    ),
    ...(stage.calmAbove > 0
      ? []
      : [
          ...dripstones(
            { y: -6, from: -20, to: 1020, count: 9, height: horizon * 0.28, way: 1 },
            { color: lighten(GROTTO, -0.04), random },
          ),
          ...worms([30, 40], [970, 40], 46),
        ]),
  ];
};

const grottoNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    hill({ y: groundAt(stage, 0.66), swing: 12, waves: 0.9 }, [lighten(GROTTO, 0.17), lighten(GROTTO, 0.04)], random),
    ...pebbles(
      { top: groundAt(stage, 0.68), bottom: 985, count: 44, size: unit * 2.6 },
      { color: lighten(GROTTO, 0.16), random },
    ),
    ...strewn(stage, 6).flatMap((at) => boulders(at, unit * 8, { color: lighten(GROTTO, 0.12), random })),
    ...roomy(stage, [inFrom(side, 80)]).flatMap((x) =>
      boulders([x, groundAt(stage, 0.92)], unit * 16, { color: lighten(GROTTO, 0.1), random }),
    ),
    ...roomy(stage, [inFrom(open, 110)]).flatMap((x) => shiningMushrooms([x, groundAt(stage, 0.9)], unit * 14)),
  ];
};

export const grotto = (stage: Stage): Planes => {
  const { random, horizon, unit, way } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const top = stage.calmAbove > 0 ? stage.calmAbove + 20 : 0;
  const vault = (share: number): number => top + (horizon - top) * share;
  const worms = (from: Point, to: Point, count: number): Sketch[] =>
    glowWorms({ from, to, count, drop: (horizon - top) * 0.34 }, { color: WORM, random });
  return {
    backdrop: [
      ...chambers(stage, GROTTO, hex('#5f9fae')),
      ...worms([500 + way * 110 - 130, vault(0.56)], [500 + way * 110 + 130, vault(0.56)], 18),
    ],
    far: grottoFar(stage),
    middle: grottoMiddle(stage),
    near: grottoNear(stage),
    front: [
      ...free(stage, [inFrom(open, 0)], unit * 22).flatMap((x) => [
        ...boulders([x, 1014], unit * 24, { color: lighten(GROTTO, -0.03), random }),
        ...shiningMushrooms([x + (x < 500 ? 70 : -70), 1004], unit * 15),
      ]),
      ...free(stage, [inFrom(side, -10)], unit * 22).flatMap((x) =>
        dripstones(
          { y: 1030, from: x - 60, to: x + 70, count: 2, height: unit * 56, way: -1 },
          { color: lighten(GROTTO, -0.03), random },
        ),
      ),
    ],
  };
};

/** Pale mushrooms that give a little light. */
const shiningMushrooms = (foot: Point, size: number): Sketch[] => [
  glow([foot[0], foot[1] - size * 0.8], WORM, { radii: [size * 2.6, size * 2], alpha: 0.4 }),
  ...[
    [-0.6, 0.7],
    [0.6, 0.8],
    [0, 1.2],
  ].flatMap(([dx = 0, tall = 1]): Sketch[] => {
    const at: Point = [foot[0] + dx * size, foot[1]];
    return [
      form(
        ribbon(
          [
            [at[0], at[1]],
            [at[0] + dx * size * 0.2, at[1] - tall * size],
          ],
          [size * 0.1, size * 0.07],
        ),
        hex('#d6efe4'),
        { volume: 0.4 },
      ),
      form(
        traced(
          '-.5,-.06! -.36,.26 0,.42 .36,.26 .5,-.06! 0,.04',
          [at[0] + dx * size * 0.2, at[1] - tall * size],
          size * 0.9,
        ),
        hex('#8fe8d2'),
        { lit: true, volume: 0.4 },
      ),
    ];
  }),
];
