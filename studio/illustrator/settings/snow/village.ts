/** A village under snow with a lamp, a fence and a man of snow. */
import { hex } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { lampShine } from '#studio/illustrator/settings/outdoors/lamp-shine.ts';
import { below, busySide, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import {
  driftsInFront,
  firs,
  saplings,
  TIMBER,
  tracks,
  WALLS,
  whiteHills,
} from '#studio/illustrator/settings/snow/white-land.ts';
import { bareTree, SNOW, snowField, snowHouse } from '#studio/illustrator/settings/snow/winter.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A lamp on an iron post with a cap of snow. */
const lampPost = (stage: Stage, foot: Point, height: number): Sketch[] => {
  const lamp: Point = [foot[0], foot[1] - height * 0.9];
  return standing([
    ...(stage.isDark ? lampShine(lamp, height * 0.44, foot[1]) : []),
    form(ribbon([foot, [foot[0], foot[1] - height * 0.82]], [height * 0.016, height * 0.011], 'flat'), hex('#46505c'), {
      volume: 0.5,
    }),
    form(edged('-.05,.82 -.075,.96 .075,.96 .05,.82', foot, height), stage.isDark ? hex('#ffe2a0') : hex('#dfe7e4'), {
      lit: stage.isDark,
      volume: 0.2,
    }),
    line(knots('-.05,.82 -.075,.96 .075,.96 .05,.82 -.05,.82', foot, height), hex('#46505c'), {
      width: height * 0.012,
    }),
    form(traced('-.1,.95! -.06,1.01 0,1.05 .06,1.01 .1,.95!', foot, height), SNOW, { volume: 0.5 }),
    form(traced('-.1,-.01! -.05,.03 .05,.035 .11,-.01!', foot, height), SNOW, { volume: 0.3 }),
  ]);
};

/** A man of snow with a scarf, a twig for an arm and a bucket for a hat. */
const snowman = (foot: Point, size: number, way: 1 | -1): Sketch[] => {
  const at: Point = [size * way, size];
  return standing([
    line(knots('.2,.56 .42,.74 .5,.72', foot, at), TIMBER, { width: size * 0.025 }),
    line(knots('.42,.74 .44,.84', foot, at), TIMBER, { width: size * 0.018 }),
    line(knots('-.2,.54 -.42,.46', foot, at), TIMBER, { width: size * 0.025 }),
    form(traced('-.36,0! -.38,.24 -.2,.44 .04,.46 .28,.38 .38,.18 .34,0!', foot, at), SNOW, { volume: 0.8 }),
    form(circle([foot[0], foot[1] - size * 0.56], size * 0.22), SNOW, { volume: 0.8 }),
    form(circle([foot[0] + way * size * 0.02, foot[1] - size * 0.86], size * 0.16), SNOW, { volume: 0.8 }),
    form(traced('-.17,.72! 0,.66 .18,.72! .2,.78 0,.72 -.18,.79', foot, at), hex('#c9524a'), { volume: 0.4 }),
    form(traced('-.12,.72! -.2,.54 -.16,.44! -.06,.46! -.04,.7!', foot, at), hex('#b94540'), { volume: 0.4 }),
    form(edged('.1,.88 .32,.84 .12,.82', foot, at), hex('#ee8a3a'), { volume: 0.4 }),
    ...[0.02, 0.13].map((x) =>
      detail(circle([foot[0] + x * at[0], foot[1] - size * 0.92], size * 0.018), hex('#38343c')),
    ),
    ...[0.5, 0.6].map((y) => detail(circle([foot[0] + 0.06 * at[0], foot[1] - size * y], size * 0.02), hex('#38343c'))),
    form(edged('-.13,.98 -.1,1.2 .12,1.24 .15,1.0', foot, at), hex('#5f7f92'), { volume: 0.5 }),
  ]);
};

/** A fence with a white crest on every rail and post. */
const snowFence = (from: Point, to: Point, height: number): Sketch[] => {
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - up * height,
  ];
  const posts = [0.04, 0.22, 0.4, 0.6, 0.78, 0.96];
  return [
    ...[0.4, 0.75].flatMap((up) => [
      line([at(0, up), at(0.5, up - 0.05), at(1, up)], TIMBER, { width: height * 0.1 }),
      line([at(0, up + 0.08), at(0.5, up + 0.03), at(1, up + 0.08)], SNOW, { width: height * 0.08 }),
    ]),
    ...posts.flatMap((share) => [
      form(ribbon([at(share, -0.04), at(share, 1)], [height * 0.065], 'flat'), TIMBER, { volume: 0.4 }),
      form(ellipse(at(share, 1.02), [height * 0.11, height * 0.09]), SNOW, { volume: 0.4 }),
    ]),
  ];
};

/** The tower of the town hall with its clock. */
const clockTower = (stage: Stage, foot: Point, size: number): Sketch[] => [
  form(edged('-.14,0 -.13,.66 .13,.66 .14,0', foot, size), hex('#d8c3a0'), { volume: 0.4 }),
  form(circle([foot[0], foot[1] - size * 0.52], size * 0.085), stage.isDark ? hex('#ffe2a0') : hex('#f6efdf'), {
    lit: stage.isDark,
    volume: 0.2,
  }),
  line(knots('0,.58 0,.52 .04,.5', foot, size), hex('#51453f'), { width: size * 0.014 }),
  form(traced('-.2,.62! -.12,.72 -.04,.86 0,1.04! .04,.86 .12,.72 .2,.62! .1,.65 0,.63 -.1,.65', foot, size), SNOW, {
    volume: 0.5,
  }),
];

const villageFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit, isDark } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const houseAt = (distance: number, y: number, look: { size: number; wall: number }): Sketch[] =>
    snowHouse([inFrom(side, distance), y], below(stage, y, look.size), {
      wall: WALLS[look.wall % 4] ?? WALLS[0],
      isDark,
      way: look.wall % 2 === 0 ? 1 : -1,
    });
  return [
    ...firs(
      stage,
      [30, 80, 138, 200].map((dx): Point => [inFrom(open, dx), horizon + 20]),
      unit * 28,
    ),
    ...snowField({ y: horizon + 6, swing: 14, waves: 1 }, random),
    ...clockTower(stage, [inFrom(side, 380), horizon + 26], below(stage, horizon + 26, unit * 54)),
    ...houseAt(470, horizon + 30, { size: unit * 20, wall: 2 }),
    ...houseAt(300, horizon + 34, { size: unit * 24, wall: 1 }),
    ...houseAt(560, horizon + 36, { size: unit * 18, wall: 3 }),
    ...firs(
      stage,
      [
        [inFrom(side, 250), horizon + 38],
        [inFrom(side, 620), horizon + 34],
      ],
      unit * 26,
    ),
  ];
};

const villageMiddle = (stage: Stage): Sketch[] => {
  const { random, unit, isDark } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.33);
  const houseAt = (distance: number, y: number, look: { size: number; wall: number }): Sketch[] =>
    snowHouse([inFrom(side, distance), y], below(stage, y, look.size), {
      wall: WALLS[look.wall % 4] ?? WALLS[0],
      isDark,
      way: look.wall % 2 === 0 ? 1 : -1,
    });
  return [
    ...snowField({ y: middleY, swing: 14, waves: 1.2 }, random),
    ...houseAt(120, middleY + 40, { size: unit * 46, wall: 0 }),
    ...firs(
      stage,
      roomy(stage, [inFrom(side, 14)]).map((x): Point => [x, middleY + 60]),
      unit * 70,
    ),
    ...snowFence([inFrom(side, 240), middleY + 56], [inFrom(side, 470), middleY + 30], unit * 9),
    ...roomy(stage, [inFrom(open, 80)]).flatMap((x) =>
      bareTree([x, middleY + 56], below(stage, middleY + 56, unit * 116), random),
    ),
    ...roomy(stage, [inFrom(open, 240)], 0.2).flatMap((x) =>
      lampPost(stage, [x, groundAt(stage, 0.52)], below(stage, groundAt(stage, 0.52), unit * 62)),
    ),
  ];
};

const villageNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  return [
    ...snowField({ y: groundAt(stage, 0.68), swing: 10, waves: 0.9 }, random),
    ...saplings(stage),
    tracks(stage, [500 - stage.way * 220, 985], [inFrom(side, 330), groundAt(stage, 0.7)]),
    ...roomy(stage, [inFrom(side, 86)]).flatMap((x) =>
      snowman([x, groundAt(stage, 0.9)], unit * 30, side === 1 ? -1 : 1),
    ),
  ];
};

export const village = (stage: Stage): Planes => ({
  backdrop: whiteHills(stage),
  far: villageFar(stage),
  middle: villageMiddle(stage),
  near: villageNear(stage),
  front: driftsInFront(stage),
});
