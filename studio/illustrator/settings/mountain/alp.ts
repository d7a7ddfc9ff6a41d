/** An alp with a shepherd's hut and a path that climbs to it. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import {
  ALP,
  chain,
  frontStones,
  PETALS,
  pines,
  ROCK,
  strewnStones,
  WOOD,
} from '#studio/illustrator/settings/mountain/slopes.ts';
import { isOnRoad, type Road, roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { blossoms, grass, hill, rock } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

const PATH = hex('#dcc79a');

/** A hut of stones and boards with a roof weighed down by stones; `size` is its width. */
const hut = (stage: Stage, foot: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { size, way } = look;
  const at: Point = [size * way, size];
  const { isDark, random } = stage;
  return [
    form(edged('.2,.6 .2,.92 .32,.92 .32,.6', foot, at), hex('#8f8a86'), { volume: 0.4 }),
    ...(isDark
      ? []
      : [
          // Smoke is soft, and thins out as it rises: a white band before the mountains would be a road up the air.
          ...[1, 1.12, 1.26, 1.42].map((up, index) =>
            glow([foot[0] + (0.27 + index * 0.035) * at[0], foot[1] - up * size], hex('#f2efe8'), {
              radii: [size * (0.07 + index * 0.035), size * (0.09 + index * 0.02)],
              alpha: 0.62 - index * 0.12,
              effect: 'haze',
            }),
          ),
        ]),
    form(edged('-.46,0 -.46,.26 .46,.26 .46,0', foot, at), hex('#b3aca2'), { volume: 0.3 }),
    ...[-0.34, -0.16, 0.3, 0.4].map((x, index) =>
      detail(
        ellipse([foot[0] + x * at[0], foot[1] - (0.08 + (index % 2) * 0.1) * size], [size * 0.06, size * 0.035]),
        hex('#948d86'),
      ),
    ),
    form(edged('-.44,.24 -.44,.46 0,.74 .44,.46 .44,.24', foot, at), WOOD, { volume: 0.3 }),
    ...[0.34, 0.46, 0.58].map((y) =>
      line(knots(`-.42,${y} .42,${y}`, foot, at), lighten(WOOD, -0.09), { width: size * 0.013, alpha: 0.6 }),
    ),
    ...(isDark
      ? [
          glow([foot[0] + 0.2 * at[0], foot[1] - size * 0.34], hex('#ffc773'), {
            radii: [size * 0.4, size * 0.3],
            alpha: 0.55,
          }),
        ]
      : []),
    detail(edged('.1,.26 .1,.44 .3,.44 .3,.26', foot, at), isDark ? hex('#ffd588') : hex('#5c6f7c'), { lit: isDark }),
    line(knots('.2,.26 .2,.44', foot, at), hex('#f0e2c8'), { width: size * 0.016 }),
    form(edged('-.26,0 -.26,.4 -.04,.4 -.04,0', foot, at), hex('#5f4434'), { volume: 0.3 }),
    form(
      traced('-.64,.3! -.3,.56 -.02,.84! .3,.6 .64,.32! .6,.42 .3,.7 0,.94! -.3,.68 -.62,.4', foot, at),
      hex('#77706c'),
      { volume: 0.5 },
    ),
    form(edged('-.64,.3 0,.84 .64,.32 .62,.42 0,.95 -.62,.4', foot, at), hex('#7d7672'), { volume: 0.3 }),
    ...[-0.4, -0.18, 0.2, 0.42].flatMap((x) =>
      rock([foot[0] + x * at[0], foot[1] - (0.93 - Math.abs(x) * 0.84) * size], size * 0.05, {
        color: hex('#a9a39c'),
        random,
      }),
    ),
  ];
};

/** A weathered fence of two rails along the ground. */
const rails = (from: Point, to: Point, height: number): Sketch[] => {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * 5) * height * 0.16,
  ];
  return [
    ...[0.45, 0.85].map((up) =>
      line(
        [0, 0.3, 0.6, 1].map((share): Point => [at(share)[0], at(share)[1] - height * up]),
        WOOD,
        { width: height * 0.1 },
      ),
    ),
    ...[0.02, 0.26, 0.5, 0.75, 0.98].map((share, index) =>
      form(
        ribbon(
          [at(share), [at(share)[0] + (index % 2) * 3, at(share)[1] - height * (1 + (index % 3) * 0.06)]],
          [height * 0.07],
          'flat',
        ),
        lighten(WOOD, 0.03),
        { volume: 0.4 },
      ),
    ),
  ];
};

/** Sheep far off: a round of wool with a dark head. */
const sheep = (at: Point, size: number, way: 1 | -1): Sketch[] => {
  const scale: Point = [size * way, size];
  return [
    ...[-0.24, 0.2].map((x) => line(knots(`${x},.3 ${x},-.2`, at, scale), hex('#4f4644'), { width: size * 0.1 })),
    form(traced('-.5,.3 -.46,.56 -.2,.7 .1,.68 .4,.62 .5,.36 .36,.12 0,.06 -.36,.1', at, scale), hex('#f4ecdc'), {
      volume: 0.6,
    }),
    form(traced('.36,.6! .5,.72 .66,.6 .7,.44 .54,.4 .42,.46', at, scale), hex('#4f4644'), { volume: 0.3 }),
  ];
};

const pathUp = (stage: Stage): Road => {
  const { way } = stage;
  const to: Point = [inFrom(busySide(stage), 190), groundAt(stage, 0.32) + 26];
  return roadOf(
    [
      [500 - way * 190, 1090],
      [500 - way * 60, groundAt(stage, 0.9)],
      [500 + way * 120, groundAt(stage, 0.66)],
      [500 + way * 20, groundAt(stage, 0.46)],
      [(to[0] + 500) / 2, groundAt(stage, 0.34)],
      to,
    ],
    { near: 88, horizon: stage.horizon },
  );
};

const besidePath = (stage: Stage): ((at: Point) => boolean) => {
  const isOn = isOnRoad(pathUp(stage));
  return (at) => !isOn(at);
};

const alpFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.32);
  const farUp = (dx: number): Point => [inFrom(open, dx), horizon + 24];
  return [
    hill({ y: horizon - 10, swing: 26, waves: 0.8 }, [hex('#7f9f7d'), hex('#8fb070')], random),
    ...pines(stage, [40, 96, 150, 200, 262, 330, 372].map(farUp), { height: unit * 30, tone: 0.06, isFar: true }),
    form(
      spline([
        [inFrom(side, -40), horizon - 96, 1],
        [inFrom(side, 150), horizon - 60],
        [inFrom(side, 380), horizon + 14],
        [inFrom(side, 700), middleY + 10],
        [inFrom(side, 1060), middleY + 40, 1],
        [inFrom(side, 1060), 1080, 1],
        [inFrom(side, -40), 1080, 1],
      ]),
      hex('#9ab96f'),
      { to: ALP, volume: 0.25 },
    ),
    ...pines(
      stage,
      [
        [inFrom(side, 30), horizon - 78],
        [inFrom(side, 76), horizon - 70],
        [inFrom(side, 128), horizon - 58],
      ],
      { height: unit * 42, tone: 0.03, isFar: true },
    ),
  ];
};

const alpMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.32);
  const isFree = besidePath(stage);
  return [
    hill({ y: middleY, swing: 16, waves: 1.1 }, [lighten(ALP, 0.03), ALP], random),
    ...roadSketch(pathUp(stage), { color: PATH, grass: ALP, random: random.fork('path') }),
    ...hut(stage, [inFrom(side, 160), middleY + 34], {
      size: below(stage, middleY + 34, unit * 40),
      way: side === 1 ? -1 : 1,
    }),
    ...rails([inFrom(side, 300), middleY + 60], [inFrom(side, 520), middleY + 34], unit * 9),
    ...roomy(stage, [inFrom(open, 120), inFrom(open, 190), inFrom(open, 300)]).flatMap((x, index) =>
      sheep([x, middleY + 40 + (index % 2) * 22], unit * 7, index === 1 ? -1 : 1),
    ),
    ...pines(
      stage,
      roomy(stage, [inFrom(open, 34)]).map((x): Point => [x, middleY + 56]),
      { height: unit * 110, tone: 0, isFar: false },
    ),
    ...grass(
      { top: middleY + 14, bottom: groundAt(stage, 0.8), count: 40, height: unit * 6, isFree },
      lighten(ALP, -0.06),
      random,
    ),
  ];
};

const alpNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const isFree = besidePath(stage);
  return [
    ...roomy(stage, [inFrom(side, 80)]).flatMap((x) =>
      boulders([x, groundAt(stage, 0.92)], unit * 17, { color: ROCK, random }),
    ),
    ...grass(
      { top: groundAt(stage, 0.74), bottom: 1010, count: 84, height: unit * 9, isFree },
      lighten(ALP, -0.04),
      random,
    ),
    ...strewnStones(stage),
    ...blossoms({ top: groundAt(stage, 0.72), bottom: 985, count: 20, size: unit * 2.2, isFree }, [...PETALS], random),
  ];
};

export const alp = (stage: Stage): Planes => {
  const { random, unit } = stage;
  const side = busySide(stage);
  return {
    backdrop: chain(stage, side, 0.86),
    far: alpFar(stage),
    middle: alpMiddle(stage),
    near: alpNear(stage),
    front: [
      ...frontStones(stage, lighten(ROCK, -0.05)),
      ...grass({ top: 992, bottom: 1030, count: 30, height: unit * 14 }, hex('#6f9a4e'), random),
    ],
  };
};
