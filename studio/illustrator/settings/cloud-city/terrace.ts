/** A terrace over the towers of the city. */
import { hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { circle, ellipse, type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { skyThings } from '#studio/illustrator/settings/cloud-city/balloons.ts';
import {
  banksAt,
  CLOUD,
  CORAL,
  DOME,
  GOLD,
  PLASTER,
  quarter,
  ROSE,
  TOWN,
  VIOLET,
} from '#studio/illustrator/settings/cloud-city/sky-town.ts';
import { cumulus } from '#studio/illustrator/settings/pieces/cumulus.ts';
import { archWindow } from '#studio/illustrator/settings/pieces/masonry.ts';
import { paving } from '#studio/illustrator/settings/pieces/pavement.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A row of turned posts under a rail, from edge to edge. */
const balustrade = (y: number, height: number): Sketch[] => {
  const posts = Array.from(
    { length: 20 },
    (_, index): Path =>
      traced(
        '-.2,0! -.2,.06 -.1,.1 -.16,.3 -.2,.44 -.08,.7 -.14,.86! .14,.86! .08,.7 .2,.44 .16,.3 .1,.1 .2,.06 .2,0!',
        [-12 + index * 54, y],
        [height * 0.8, height],
      ),
  );
  return [
    form(posts.flat(), lighten(PLASTER, 0.02), { volume: 0.6 }),
    form(roundedRect([-20, y - height], [1040, height * 0.17], 3), PLASTER, { volume: 0.4 }),
    form(roundedRect([-20, y - height * 0.06], [1040, height * 0.16], 3), lighten(PLASTER, -0.04), { volume: 0.3 }),
  ];
};

/** An aqueduct of arches that walks through the clouds. */
const aqueduct = (from: Point, to: Point, height: number): Sketch[] => {
  const count = 6;
  const wide = Math.abs(to[0] - from[0]) / count;
  const left = Math.min(from[0], to[0]);
  const y = from[1];
  const arches = Array.from(
    { length: count },
    (_, index): Path =>
      traced('-.38,-.1! -.38,.5 -.2,.74 0,.8 .2,.74 .38,.5 .38,-.1!', [left + wide * (index + 0.5), y], [wide, height]),
  );
  return [
    form(
      [...roundedRect([left, y - height], [wide * count, height * 1.1], 2), ...arches.flatMap((path) => path)],
      mix(PLASTER, ROSE, 0.3),
      { volume: 0.2 },
    ),
    line(
      [
        [left, y - height * 0.93],
        [left + wide * count, y - height * 0.93],
      ],
      lighten(PLASTER, -0.12),
      { width: 3 },
    ),
  ];
};

const garlands = (stage: Stage, y: number): Sketch[] => {
  const colors = [CORAL, GOLD, DOME, VIOLET] as const;
  const at = (share: number): Point => [share * 1000, y + Math.sin(share * Math.PI) * 46];
  return [
    line([0, 0.25, 0.5, 0.75, 1].map(at), hex('#7a5f48'), { width: 1.6 }),
    ...Array.from(
      { length: 17 },
      (_, index): Sketch =>
        form(edged('-.5,0 0,-1 .5,0', at((index + 0.5) / 17), [26, 32]), stage.random.pick(colors), { volume: 0.2 }),
    ),
  ];
};

const terraceFar = (stage: Stage): Sketch[] => {
  const { horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base = horizon + 40;
  const size = below(stage, base, Math.max(220, Math.min(420, horizon * 0.86)) * 1.04) / 1.04;
  return [
    ...skyThings(stage, side),
    ...aqueduct(
      [inFrom(open, -20), horizon + 50],
      [inFrom(side, 300), horizon + 50],
      below(stage, horizon, Math.min(110, horizon * 0.2)),
    ),
    ...quarter(stage, [inFrom(side, 210), base + 10], { size, houses: TOWN }),
    ...domeHall(stage, [inFrom(side, 30), base + 10], size * 0.42),
    ...banksAt(stage, horizon + 70, 52),
    ...(stage.calmAbove > 0 || horizon < 300 ? [] : garlands(stage, 46)),
  ];
};

const terraceMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const rail = groundAt(stage, 0.28);
  return [
    ...paving({ y: rail - 6, color: hex('#efd9b8'), joint: hex('#c9a57f') }, random),
    ...balustrade(rail + 4, unit * 17),
    ...roomy(stage, [inFrom(side, 66), inFrom(open, 60)], 0.2).flatMap((x, index) =>
      orangeTree(stage, [x, groundAt(stage, 0.5)], unit * (34 - index * 4)),
    ),
  ];
};

const terraceNear = (stage: Stage): Sketch[] => {
  const { horizon, unit } = stage;
  const side = busySide(stage);
  return [
    ...roomy(stage, [inFrom(side, 86)]).flatMap((x) => orangeTree(stage, [x, groundAt(stage, 0.95)], unit * 46)),
    form(
      ellipse([500, groundAt(stage, 0.86)], [300, Math.max(30, (groundAt(stage, 1) - horizon) * 0.14)]),
      hex('#e6c79c'),
      { volume: 0.1 },
    ),
    detail(
      Array.from({ length: 12 }, (_, index): Path => {
        const angle = (index / 12) * Math.PI * 2;
        return ellipse(
          [
            500 + Math.cos(angle) * 220,
            groundAt(stage, 0.86) + Math.sin(angle) * Math.max(20, (groundAt(stage, 1) - horizon) * 0.1),
          ],
          [26, 8],
          0,
        );
      }).flat(),
      DOME,
      { alpha: 0.55 },
    ),
  ];
};

export const terrace = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const base = horizon + 40;
  const size = below(stage, base, Math.max(220, Math.min(420, horizon * 0.86)) * 1.04) / 1.04;
  return {
    backdrop: [
      ...quarter(stage, [inFrom(open, 120), horizon + 40], { size: size * 0.6, houses: TOWN }),
      ...quarter(stage, [inFrom(open, 380), horizon + 40], { size: size * 0.46, houses: TOWN }),
      ...banksAt(stage, horizon + 24, 46),
    ],
    far: terraceFar(stage),
    middle: terraceMiddle(stage),
    near: terraceNear(stage),
    front: free(stage, [inFrom(side, -20), inFrom(open, -20)], unit * 30).flatMap((x) =>
      cumulus([x, 1024], [unit * 100, unit * 30], { color: CLOUD, random }),
    ),
  };
};

/** A round hall under one great dome. */
const domeHall = (stage: Stage, foot: Point, size: number): Sketch[] => [
  form(edged('-.5,0 -.5,.56 .5,.56 .5,0', foot, size), PLASTER, { volume: 0.5 }),
  form(traced('-.54,.56! -.56,.8 -.38,1.08 -.1,1.22 0,1.36! .1,1.22 .38,1.08 .56,.8 .54,.56!', foot, size), DOME, {
    volume: 0.7,
  }),
  ...[-0.3, 0, 0.3].map((x) =>
    line(knots(`${x * 1.5},.6 ${x * 1.3},.9 0,1.26`, foot, size), lighten(DOME, -0.09), {
      width: size * 0.02,
      alpha: 0.6,
    }),
  ),
  form(edged('-.57,.52 -.57,.6 .57,.6 .57,.52', foot, size), GOLD, { volume: 0.4 }),
  ...[-0.28, 0, 0.28].flatMap((x) =>
    archWindow([foot[0] + x * size, foot[1] - size * 0.14], [size * 0.13, size * 0.26], {
      isDark: stage.isDark,
      frame: lighten(PLASTER, -0.1),
    }),
  ),
];

/** A small tree with oranges in a glazed pot. */
const orangeTree = (stage: Stage, foot: Point, size: number): Sketch[] =>
  standing([
    ...leafy({
      foot: [foot[0], foot[1] - size * 0.3],
      height: size * 0.95,
      color: hex('#6aa058'),
      random: stage.random,
      isFar: true,
    }),
    detail(
      Array.from(
        { length: 7 },
        (): Path =>
          circle(
            [foot[0] + stage.random.between(-0.2, 0.2) * size, foot[1] - size * stage.random.between(0.8, 1.12)],
            size * 0.034,
          ),
      ).flat(),
      hex('#f09a3e'),
    ),
    form(traced('-.24,.36! -.26,.2 -.16,0! .16,0! .26,.2 .24,.36!', foot, size), DOME, { volume: 0.7 }),
    form(
      roundedRect([foot[0] - size * 0.28, foot[1] - size * 0.4], [size * 0.56, size * 0.07], 3),
      lighten(DOME, 0.06),
      {
        volume: 0.5,
      },
    ),
  ]);
