/** A harbour for balloons, with its deck and cargo. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { balloon } from '#studio/illustrator/settings/cloud-city/balloons.ts';
import {
  banksAt,
  CLOUD,
  CORAL,
  GOLD,
  HAMLET,
  island,
  PLASTER,
  WOOD,
} from '#studio/illustrator/settings/cloud-city/sky-town.ts';
import { cumulus } from '#studio/illustrator/settings/pieces/cumulus.ts';
import { tower } from '#studio/illustrator/settings/pieces/masonry.ts';
import { below, busySide, free, groundAt, inFrom, roomy } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** A windmill that stands on its own cloud. */
const windmill = (stage: Stage, foot: Point, size: number): Sketch[] => {
  const hub: Point = [foot[0], foot[1] - size * 0.8];
  return [
    ...tower(foot, [size * 0.32, size * 0.74], {
      color: PLASTER,
      random: stage.random,
      roof: 'cone',
      tiles: CORAL,
      isDark: stage.isDark,
    }),
    ...[0.5, 2.07, 3.64, 5.21].flatMap((angle): Sketch[] => {
      const end: Point = [hub[0] + Math.cos(angle) * size * 0.46, hub[1] + Math.sin(angle) * size * 0.46];
      const across: Point = [-Math.sin(angle) * size * 0.11, Math.cos(angle) * size * 0.11];
      const start: Point = [hub[0] + Math.cos(angle) * size * 0.12, hub[1] + Math.sin(angle) * size * 0.12];
      return [
        form(
          polygon([start, end, [end[0] + across[0], end[1] + across[1]], [start[0] + across[0], start[1] + across[1]]]),
          hex('#f8eeda'),
          { volume: 0.2 },
        ),
        line([hub, end], WOOD, { width: size * 0.022 }),
      ];
    }),
    form(circle(hub, size * 0.034), WOOD, { volume: 0.6 }),
  ];
};

/** Boards that run away from the reader. */
const deck = (stage: Stage, y: number): Sketch[] => {
  const widening = 120 / (1000 - y);
  const plank = (index: number): Path => {
    const at = (column: number, low: number): Point => [500 + column * (62 + (low - y) * widening), low];
    return polygon([at(index, y), at(index + 1, y), at(index + 1, 1080), at(index, 1080)]);
  };
  const boards = Array.from({ length: 20 }, (_, index) => index - 10);
  return [
    form(
      polygon([
        [-20, y],
        [1020, y],
        [1020, 1080],
        [-20, 1080],
      ]),
      lighten(WOOD, 0.1),
      { to: lighten(WOOD, 0.02), volume: 0 },
    ),
    detail(boards.filter((index) => index % 3 === 0).flatMap(plank), lighten(WOOD, 0.13), { alpha: 0.7 }),
    detail(boards.filter((index) => index % 5 === 1).flatMap(plank), lighten(WOOD, 0.03), { alpha: 0.6 }),
    ...boards.map((index) =>
      line(
        [
          [500 + index * 62, y],
          [500 + index * 182, 1000],
        ],
        lighten(WOOD, -0.12),
        { width: 2, alpha: 0.5 },
      ),
    ),
    form(
      polygon([
        [-20, y - 4],
        [1020, y - 4],
        [1020, y + 16],
        [-20, y + 16],
      ]),
      lighten(WOOD, -0.04),
      { volume: 0.4 },
    ),
    detail(
      Array.from(
        { length: 14 },
        (): Path => circle([stage.random.between(20, 980), stage.random.between(y + 40, 980)], 2.6),
      ).flat(),
      lighten(WOOD, -0.16),
      { alpha: 0.6 },
    ),
  ];
};

/** Posts with a slack rope between them. */
const moorings = (stage: Stage, y: number, height: number): Sketch[] => {
  const posts = [20, 180, 340, 500, 660, 820, 980];
  return [
    ...posts.slice(0, -1).map((x) =>
      line(
        [
          [x, y - height * 0.8],
          [x + 80, y - height * 0.5],
          [x + 160, y - height * 0.8],
        ],
        hex('#e3cf9f'),
        { width: height * 0.07 },
      ),
    ),
    ...posts.flatMap((x) => [
      form(
        ribbon(
          [
            [x, y + 6],
            [x, y - height],
          ],
          [height * 0.1],
          'flat',
        ),
        lighten(WOOD, -0.08),
        { volume: 0.6 },
      ),
      form(ellipse([x, y - height], [height * 0.13, height * 0.07]), stage.isDark ? hex('#ffd588') : CORAL, {
        lit: stage.isDark,
        volume: 0.4,
      }),
    ]),
  ];
};

/** Crates and a sack, ready to be loaded. */
const cargo = (foot: Point, size: number): Sketch[] =>
  standing([
    form(edged('-.7,0 -.7,.6 -.06,.6 -.06,0', foot, size), hex('#b98a58'), { volume: 0.4 }),
    line(knots('-.7,.6 -.06,0', foot, size), hex('#8f6640'), { width: size * 0.07 }),
    line(knots('-.7,.03 -.7,.6 -.06,.6 -.06,.03 -.7,.03', foot, size), hex('#8f6640'), { width: size * 0.06 }),
    form(edged('-.56,.62 -.56,1.04 -.14,1.04 -.14,.62', foot, size), hex('#c99a66'), { volume: 0.4 }),
    line(knots('-.56,.64 -.56,1.02 -.14,1.02 -.14,.64 -.56,.64', foot, size), hex('#9a7048'), { width: size * 0.05 }),
    form(
      traced('.02,0! -.02,.3 .1,.52 .22,.6! .2,.7 .34,.68 .42,.58! .56,.44 .6,.2 .54,0!', foot, size),
      hex('#e2cfa6'),
      { volume: 0.7 },
    ),
    line(knots('.18,.58 .42,.58', foot, size), CORAL, { width: size * 0.05 }),
  ]);

const harbourFar = (stage: Stage): Sketch[] => {
  const { horizon } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return [
    ...(stage.calmAbove > 0
      ? []
      : [
          ...balloon([inFrom(open, 370), horizon * 0.56], Math.min(80, horizon * 0.16), [GOLD, PLASTER]),
          ...balloon([inFrom(side, 420), horizon * 0.3], Math.min(44, horizon * 0.09), [CORAL, PLASTER]),
        ]),
    ...island(stage, [inFrom(side, 430), horizon - 20], {
      size: below(stage, horizon - 20, 150),
      houses: HAMLET,
      hasFall: true,
    }),
    ...windmill(
      stage,
      [inFrom(open, 130), horizon + 60],
      below(stage, horizon + 60, Math.min(300, horizon * 0.6)) * 0.8,
    ),
    ...banksAt(stage, horizon + 74, 56),
  ];
};

const harbourMiddle = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const quay = groundAt(stage, 0.34);
  const room = below(stage, quay, quay - 30);
  const size = Math.min(290, room / 1.66);
  return [
    ...balloon([inFrom(side, 190), quay + 6], size, [CORAL, PLASTER]),
    ...banksAt(stage, quay + 18, 34),
    ...deck(stage, quay + 10),
    ...moorings(stage, quay + 18, unit * 15),
    ...roomy(stage, [inFrom(open, 70)], 0.2).flatMap((x) => cargo([x, groundAt(stage, 0.54)], unit * 24)),
  ];
};

const harbourNear = (stage: Stage): Sketch[] => {
  const { unit } = stage;
  const side = busySide(stage);
  return roomy(stage, [inFrom(side, 90)]).flatMap((x) => [...coil([x, groundAt(stage, 0.96)], unit * 17)]);
};

export const harbour = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  return {
    backdrop: [
      ...cumulus([inFrom(side, 300), horizon + 10], [520, below(stage, horizon, horizon * 0.4)], {
        color: CLOUD,
        random,
      }),
      ...banksAt(stage, horizon + 16, 50),
    ],
    far: harbourFar(stage),
    middle: harbourMiddle(stage),
    near: harbourNear(stage),
    front: free(stage, [inFrom(side, -20), inFrom(open, -10)], unit * 30).flatMap((x, index) =>
      index === 0 ? cargo([x, 1016], unit * 44) : cumulus([x, 1024], [unit * 90, unit * 26], { color: CLOUD, random }),
    ),
  };
};

/** A rope laid up in rings. */
const coil = (foot: Point, size: number): Sketch[] =>
  [0, 0.2, 0.4].map(
    (up): Sketch => ({
      kind: 'line',
      path: ellipse([foot[0], foot[1] - up * size * 0.7], [size * (0.8 - up * 0.3), size * (0.3 - up * 0.1)]),
      color: lighten(hex('#d9bf8a'), up * 0.1),
      width: size * 0.17,
      alpha: 1,
      lit: false,
    }),
  );
