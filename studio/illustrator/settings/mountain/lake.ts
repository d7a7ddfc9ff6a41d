/** A high lake with the peaks in it and a boat at its landing. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import {
  ALP,
  chain,
  FAR_ROCK,
  frontStones,
  PETALS,
  pines,
  ROCK,
  strewnStones,
  WOOD,
} from '#studio/illustrator/settings/mountain/slopes.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { boulders, crag, pebbles } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { blossoms, grass, hill, rock } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The peaks upside down in still water. */
const mirrored = (stage: Stage, side: 1 | -1, area: { top: number; shore: number }): Sketch[] => {
  const { sky, random } = stage;
  const surface = spline([
    [-60, area.top, 1],
    [1060, area.top, 1],
    [1060, 1060, 1],
    [-60, 1060, 1],
  ]);
  const depth = area.shore - area.top;
  const image = (distance: number, width: number, share: number): Path =>
    traced(
      '-.5,0! -.26,-.46 -.14,-.6 -.04,-1! .08,-.8 .2,-.5 .34,-.34 .5,0!',
      [inFrom(side, distance), area.top],
      [width, depth * share],
    );
  const gleams = Array.from({ length: 16 }, (): Path => {
    const share = random.next();
    const x = random.between(0, 1000);
    const y = area.top + 6 + depth * share;
    const half = 20 + 70 * share;
    return ribbon(
      [
        [x - half, y],
        [x, y + 1],
        [x + half, y],
      ],
      [0.4, 1 + share * 1.4, 0.4],
    );
  });
  return [
    form(surface, mix(sky[3], hex('#8fc6cc'), 0.45), { to: mix(sky[1], hex('#3f8f9f'), 0.55), volume: 0 }),
    bundle(
      [
        detail(
          [...image(90, 520, 0.6), ...image(600, 560, 0.7), ...image(300, 600, 0.96)],
          mix(FAR_ROCK, sky[2], 0.25),
          { alpha: 0.5 },
        ),
        detail([...image(306, 130, 0.8), ...image(604, 110, 0.5)], hex('#f6f7f6'), { alpha: 0.35 }),
        detail(gleams.flat(), hex('#fbfdf8'), { alpha: 0.5 }),
      ],
      { clip: surface },
    ),
  ];
};

/** A landing stage with a rowing boat beside it. */
const landing = (stage: Stage, from: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { size, way } = look;
  const at: Point = [size * way, size];
  const bow: Point = [from[0] + way * size * 1.5, from[1] - size * 0.06];
  return [
    ...[0.2, 0.56, 0.92].flatMap((x) => [
      line(knots(`${x},.1 ${x},-.22`, from, at), lighten(WOOD, -0.12), { width: size * 0.06 }),
    ]),
    form(edged('-.3,-.1 -.3,.06 1,.12 1.04,.03', from, at), lighten(WOOD, 0.08), { volume: 0.3 }),
    ...[0.1, 0.34, 0.58, 0.82].map((x) =>
      line(knots(`${x},-.02 ${x + 0.02},.1`, from, at), lighten(WOOD, -0.08), { width: size * 0.014, alpha: 0.7 }),
    ),
    detail(ellipse([bow[0], bow[1] + size * 0.06], [size * 0.5, size * 0.06]), hex('#23505e'), { alpha: 0.4 }),
    form(traced('-.5,.2! -.3,.13 .1,.12 .56,.26! .46,.0 .2,-.08 -.24,-.08 -.44,.02', bow, at), hex('#b9574a'), {
      volume: 0.6,
    }),
    detail(traced('-.46,.19! -.2,.13 .2,.13 .5,.24! .1,.2 -.2,.2', bow, at), hex('#7a4a3a')),
    line(knots('-.1,.14 .2,.3', bow, at), WOOD, { width: size * 0.03 }),
    line(knots('-.5,.19 -.62,.12 -.7,.12', bow, at), hex('#d8c49a'), { width: size * 0.015 }),
    ...(stage.isDark
      ? []
      : [line(knots('-.4,-.1 .1,-.13 .5,-.1', bow, at), hex('#f4fbf8'), { width: 1.6, alpha: 0.6 })]),
  ];
};

const lakeFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const farShore = horizon + 34;
  return [
    form(
      spline([
        [inFrom(open, -60), horizon - 150, 1],
        [inFrom(open, 90), horizon - 104],
        [inFrom(open, 280), horizon - 6],
        [inFrom(open, 470), farShore, 1],
        [inFrom(open, -60), farShore + 30, 1],
      ]),
      hex('#7c9a80'),
      { to: hex('#8aa977'), volume: 0.3 },
    ),
    ...pines(
      stage,
      (
        [
          [14, 110],
          [58, 92],
          [104, 66],
          [150, 44],
          [196, 24],
          [240, 8],
        ] as const
      ).map(([dx, up]): Point => [inFrom(open, dx), farShore - up]),
      { height: unit * 36, tone: 0.03, isFar: true },
    ),
    hill({ y: horizon + 18, swing: 7, waves: 1.3 }, [hex('#8dab73'), hex('#9db77c')], random),
    ...pines(
      stage,
      [50, 110, 180, 236, 330, 410].map((dx): Point => [inFrom(side, dx), farShore]),
      { height: unit * 30, tone: 0.05, isFar: true },
    ),
  ];
};

const lakeMiddle = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const shore = groundAt(stage, 0.56);
  const farShore = horizon + 34;
  const stoneBank = '-.06,.2! .12,.1 .3,.26 .5,.12 .7,.2 .86,.08 1.06,.24!';
  return [
    ...mirrored(stage, side, { top: farShore, shore }),
    ...landing(stage, [inFrom(open, 40), groundAt(stage, 0.47)], { size: unit * 36, way: open === 1 ? -1 : 1 }),
    ...rock([inFrom(side, 300), groundAt(stage, 0.34)], unit * 8, { color: ROCK, random }),
    ...rock([inFrom(side, 350), groundAt(stage, 0.36)], unit * 5, { color: lighten(ROCK, 0.05), random }),
    ...crag([inFrom(side, 16), shore + 40], [unit * 52, below(stage, shore, unit * 88)], { color: ROCK, random }),
    form(traced(`${stoneBank} 1.06,-8! -.06,-8!`, [0, shore + 16], [1000, 62]), hex('#a9b27a'), {
      to: ALP,
      volume: 0.25,
    }),
    line(knots(stoneBank, [0, shore + 14], [1000, 62]), hex('#f3f7ee'), { width: 3.4, alpha: 0.6 }),
  ];
};

const lakeNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const shore = groundAt(stage, 0.56);
  return [
    ...pebbles({ top: shore + 16, bottom: 985, count: 66, size: unit * 2.8 }, { color: hex('#b9b3a6'), random }),
    ...roomy(stage, [inFrom(open, 84)]).flatMap((x) =>
      boulders([x, groundAt(stage, 0.9)], unit * 14, { color: ROCK, random }),
    ),
    ...grass({ top: shore + 30, bottom: 1010, count: 60, height: unit * 10 }, lighten(ALP, -0.06), random),
    ...strewnStones(stage),
    ...blossoms({ top: groundAt(stage, 0.74), bottom: 980, count: 12, size: unit * 2.2 }, [...PETALS], random),
  ];
};

export const lake = (stage: Stage): Planes => {
  const { unit } = stage;
  const side = busySide(stage);
  return {
    backdrop: chain(stage, side, 0.94),
    far: lakeFar(stage),
    middle: lakeMiddle(stage),
    near: lakeNear(stage),
    front: [
      ...pines(
        stage,
        free(stage, [inFrom(side, -30)], unit * 30).map((x): Point => [x, 1030]),
        { height: below(stage, 1030, unit * 165), tone: -0.03, isFar: false },
      ),
      ...frontStones(stage, lighten(ROCK, -0.04)).slice(0, 30),
    ],
  };
};
