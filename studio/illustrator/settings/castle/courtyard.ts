/** The courtyard between wall, stair house and well. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { clump, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { GOLD, ROYAL, SLATE, STONE, TILES } from '#studio/illustrator/settings/castle/castle-stone.ts';
import {
  archWindow,
  banner,
  battlement,
  gate,
  ivy,
  pennant,
  stoneWall,
  tower,
} from '#studio/illustrator/settings/pieces/masonry.ts';
import { flight, paving } from '#studio/illustrator/settings/pieces/pavement.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bush, grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The well in the middle of the yard. */
const well = (foot: Point, size: number): Sketch[] =>
  standing([
    ...[-0.4, 0.4].map((x) =>
      form(ribbon(pointsOf(`${x},.3 ${x},1.1`, foot, size), [size * 0.035], 'flat'), hex('#87603f'), { volume: 0.4 }),
    ),
    form(ribbon(pointsOf('-.44,.92 .44,.92', foot, size), [size * 0.04]), hex('#9a7048'), { volume: 0.5 }),
    line(knots('.05,.92 .05,.5', foot, size), hex('#d8c49a'), { width: size * 0.02 }),
    form(edged('-.03,.52 -.06,.36 .16,.36 .13,.52', foot, size), hex('#8a6242'), { volume: 0.5 }),
    form(ellipse([foot[0], foot[1] - size * 0.38], [size * 0.5, size * 0.12]), hex('#4a4f5c'), { volume: 0 }),
    form(
      traced('-.52,.38! -.5,.02 -.3,-.07 0,-.1 .3,-.07 .5,.02 .52,.38! .4,.3 0,.25 -.4,.3', foot, size),
      lighten(STONE, -0.04),
      { volume: 0.6 },
    ),
    ...[0.06, 0.18].map((y) =>
      line(knots(`-.5,${y + 0.07} 0,${y - 0.05} .5,${y + 0.07}`, foot, size), lighten(STONE, -0.14), {
        width: size * 0.014,
        alpha: 0.6,
      }),
    ),
    form(traced('-.62,1.04! -.3,1.2 0,1.46! .3,1.2 .62,1.04! .3,1.06 0,1.1 -.3,1.06', foot, size), TILES, {
      volume: 0.5,
    }),
  ]);

/** A covered stair against the wall, with a door at its head. */
const gallery = (stage: Stage, foot: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { size, way } = look;
  const scale: Point = [size * way, size];
  const timber = hex('#7d573b');
  return [
    form(edged('-.6,0 -.6,1.16 .7,1.16 .7,0', foot, scale), lighten(STONE, 0.03), { volume: 0.2 }),
    form(edged('-.72,1.12 -.5,1.5 .8,1.5 .8,1.12', foot, scale), TILES, { volume: 0.4 }),
    ...[1.24, 1.36].map((y) =>
      line(knots(`-.7,${y} .8,${y}`, foot, scale), lighten(TILES, -0.08), { width: size * 0.014, alpha: 0.6 }),
    ),
    ...[
      '-.56,1.12 -.56,.62',
      '-.14,1.12 -.14,.62',
      '.3,1.12 .3,.62',
      '-.56,.62 .7,.62',
      '-.56,.9 -.14,.62',
      '.3,.9 .66,.62',
      '-.6,1.12 .72,1.12',
    ].map((text) => line(knots(text, foot, scale), timber, { width: size * 0.042 })),
    ...archWindow([foot[0] + 0.08 * scale[0], foot[1] - size * 0.72], [size * 0.17, size * 0.28], {
      isDark: stage.isDark,
      frame: timber,
    }),
    form(traced('.3,0! .3,.34 .42,.48 .54,.34 .54,0!', foot, scale), hex('#6b4632'), { volume: 0.3 }),
    form(
      edged(
        '-1.1,0 -.98,0 -.98,.1 -.86,.1 -.86,.2 -.74,.2 -.74,.3 -.62,.3 -.62,.4 -.5,.4 -.5,.5 -.2,.5 -.2,0',
        foot,
        scale,
      ),
      lighten(STONE, -0.07),
      { volume: 0.3 },
    ),
    line(knots('-1.06,.3 -.5,.78 -.2,.78', foot, scale), timber, { width: size * 0.03 }),
  ];
};

/** A bay in a tub, cut round. */
const tub = (stage: Stage, foot: Point, size: number): Sketch[] =>
  standing([
    form(ribbon(pointsOf('0,.2 0,.8', foot, size), [size * 0.05]), hex('#7d573b'), { volume: 0.4 }),
    form(
      clump([foot[0], foot[1] - size * 1.05], [size * 0.4, size * 0.4], {
        lumps: 9,
        depth: 0.08,
        random: stage.random,
      }),
      hex('#5f8f52'),
      { volume: 0.8 },
    ),
    form(edged('-.32,.4 -.25,0 .25,0 .32,.4', foot, size), hex('#93653f'), { volume: 0.6 }),
    ...[0.1, 0.3].map((y) => line(knots(`-.3,${y} .3,${y}`, foot, size), hex('#5f4230'), { width: size * 0.03 })),
  ]);

const yardWalls = (stage: Stage, side: 1 | -1): Sketch[] => {
  const { random, horizon, isDark, way } = stage;
  const open = side === 1 ? -1 : 1;
  const base = horizon + 22;
  const tall = below(stage, base, Math.max(130, Math.min(230, horizon * 0.44)));
  const high = below(stage, base, tall * 1.75 + 90) - 90;
  const door = inFrom(open, 360);
  return [
    ...tower([inFrom(open, 96), base], [118, Math.max(tall, high * 0.9)], {
      color: STONE,
      random,
      roof: stage.calmAbove > 0 ? 'battlement' : 'cone',
      tiles: SLATE,
      isDark,
      ...(stage.calmAbove > 0 ? {} : { flag: { color: ROYAL, way } }),
    }),
    ...tower([inFrom(side, 330), base], [84, high], {
      color: lighten(STONE, -0.02),
      random,
      roof: 'cone',
      tiles: TILES,
      isDark,
    }),
    ...stoneWall([500, base], [1080, tall], { color: STONE, random, stone: 22 }),
    ...battlement([-30, base - tall], 1060, { tooth: 26, color: STONE }),
    ...gate([door, base + 2], [122, tall * 0.74], { color: lighten(STONE, -0.07), beyond: hex('#a9bb83') }),
    ...[-1, 1].flatMap((dx) =>
      banner([door + dx * 122, base - tall * 0.82], [42, tall * 0.5], { cloth: dx === 1 ? ROYAL : SLATE, sign: GOLD }),
    ),
    ...ivy([inFrom(open, 180), base], tall * 0.8, { color: hex('#6b9a55'), random }),
  ];
};

const PAVED = hex('#d2c09c');
const JOINT = hex('#a08a68');

const courtyardFar = (stage: Stage): Sketch[] => {
  const side = busySide(stage);
  return [
    ...yardWalls(stage, side),
    ...paving({ y: stage.horizon + 22, color: lighten(PAVED, -0.03), joint: JOINT }, stage.random),
  ];
};

const courtyardMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const wallY = horizon + 22;
  const step = groundAt(stage, 0.36);
  const scale = Math.max(120, Math.min(210, horizon * 0.4));
  return [
    form(edged('-.02,0 -.02,.012 1.02,.012 1.02,0', [0, step], 1000), lighten(STONE, 0.08), { volume: 0.3 }),
    ...paving({ y: step, color: PAVED, joint: JOINT }, random),
    ...gallery(stage, [inFrom(side, 110), wallY + 46], {
      size: below(stage, wallY + 46, scale * 1.5) / 1.5,
      way: side === 1 ? 1 : -1,
    }),
    ...roomy(stage, [inFrom(open, 215)], 0.2).flatMap((x) => well([x, groundAt(stage, 0.5)], unit * 24)),
    ...roomy(stage, [inFrom(side, 300)]).flatMap((x) => tub(stage, [x, groundAt(stage, 0.36)], unit * 17)),
  ];
};

const courtyardNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...roomy(stage, [inFrom(side, 66)]).flatMap((x) => tub(stage, [x, groundAt(stage, 0.94)], unit * 34)),
    ...roomy(stage, [inFrom(open, 70)]).flatMap((x) =>
      flight([x - (open === 1 ? -40 : 40), groundAt(stage, 1)], [unit * 44, unit * 15], {
        count: 4,
        color: lighten(STONE, -0.03),
      }),
    ),
    ...grass({ top: groundAt(stage, 0.8), bottom: 1000, count: 16, height: unit * 6 }, hex('#8aa65c'), random),
  ];
};

export const courtyard = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [hill({ y: horizon - 60, swing: 30, waves: 0.9 }, [hex('#9ab89e'), hex('#a8c29a')], random)],
    far: courtyardFar(stage),
    middle: courtyardMiddle(stage),
    near: courtyardNear(stage),
    front: free(stage, [inFrom(side, -6), inFrom(open, 0)], unit * 20).flatMap((x, index) => [
      ...pennantPole([x, 1020], below(stage, 1000, 640 - index * 220)),
      ...bush([x, 1024], unit * 24, { color: hex('#5f8f4f'), random }),
    ]),
  };
};

/** A striped pole with a pennant, close to the reader. */
const pennantPole = (foot: Point, height: number): Sketch[] => {
  const inward = foot[0] < 500 ? 1 : -1;
  return [
    form(ribbon([foot, [foot[0], foot[1] - height]], [7, 6], 'flat'), hex('#8a6242'), { volume: 0.6 }),
    ...pennant([foot[0], foot[1] - height * 0.9], height * 0.2, { color: ROYAL, way: inward }),
  ];
};
