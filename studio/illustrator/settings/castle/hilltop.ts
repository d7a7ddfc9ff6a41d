/** The castle on its hill, with the way up to its gate. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { GOLD, ROYAL, SLATE, STONE, TILES } from '#studio/illustrator/settings/castle/castle-stone.ts';
import { archWindow, banner, battlement, gate, stoneWall, tower } from '#studio/illustrator/settings/pieces/masonry.ts';
import { below, busySide, free, groundAt, inFrom, roomy, strewn } from '#studio/illustrator/settings/pieces/sides.ts';
import { isOnRoad, type Road, roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { boulders } from '#studio/illustrator/settings/pieces/stone.ts';
import { edged, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { blossoms, bush, grass, hill } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { form, type Sketch } from '#studio/illustrator/sketch.ts';

const MEADOW = hex('#8fb764');

const PATH = hex('#e0cb9c');

type Keep = readonly [
  x: number,
  width: number,
  height: number,
  roof: 'cone' | 'battlement',
  tiles: Color,
  hasFlag: boolean,
];

const BEHIND: readonly Keep[] = [
  [0.16, 0.24, 1.3, 'cone', SLATE, true],
  [-0.3, 0.2, 1.02, 'cone', TILES, false],
  [0.56, 0.26, 0.88, 'cone', TILES, false],
];

const BEFORE: readonly Keep[] = [
  [-0.62, 0.3, 0.66, 'cone', SLATE, true],
  [0.92, 0.3, 0.56, 'cone', TILES, true],
  [-1.02, 0.24, 0.4, 'battlement', TILES, false],
];

/** The whole castle, `size` being the height of its walls and towers without the highest roof. */
const castleOn = (stage: Stage, foot: Point, look: { size: number; way: 1 | -1 }): Sketch[] => {
  const { random, isDark } = stage;
  const { size, way } = look;
  const [x, y] = foot;
  const keep = ([dx, width, height, roof, tiles, hasFlag]: Keep): Sketch[] =>
    tower([x + dx * size * way, y + size * 0.02], [width * size, height * size], {
      color: lighten(STONE, dx * 0.03),
      random,
      roof,
      tiles,
      isDark,
      ...(hasFlag ? { flag: { color: ROYAL, way: stage.way } } : {}),
    });
  const house: Point = [x + 0.14 * size * way, y];
  return [
    ...BEHIND.flatMap(keep),
    ...stoneWall(house, [size * 0.66, size * 0.7], { color: lighten(STONE, 0.02), random, stone: size * 0.03 }),
    form(edged('-.37,.68 -.26,.96 .26,.96 .37,.68', house, size), TILES, { volume: 0.35 }),
    ...[-0.2, 0, 0.2].flatMap((dx) =>
      archWindow([house[0] + dx * size, y - size * 0.46], [size * 0.07, size * 0.14], {
        isDark,
        frame: lighten(STONE, -0.1),
      }),
    ),
    ...stoneWall([x - 0.04 * size * way, y + size * 0.04], [size * 1.86, size * 0.34], {
      color: lighten(STONE, -0.02),
      random,
      stone: size * 0.032,
    }),
    ...battlement([x - 0.04 * size * way - size * 0.93, y - size * 0.3], size * 1.86, {
      tooth: size * 0.05,
      color: STONE,
    }),
    ...BEFORE.flatMap(keep),
    ...gate([x - 0.16 * size * way, y + size * 0.05], [size * 0.2, size * 0.25], {
      color: lighten(STONE, -0.06),
      beyond: hex('#6b5040'),
    }),
    ...banner([x + 0.36 * size * way, y - size * 0.24], [size * 0.1, size * 0.2], { cloth: ROYAL, sign: GOLD }),
  ];
};

const hillside = (stage: Stage, castle: Point, size: number): Sketch[] => {
  const [x, y] = castle;
  const { random } = stage;
  return [
    form(
      traced('-2.9,-.74! -1.9,-.42 -1.3,.0 -.9,.08 0,.04 .9,.09 1.35,-.06 2,-.44 3,-.74!', [x, y], size),
      hex('#93b473'),
      { to: MEADOW, volume: 0.3 },
    ),
    ...boulders([x - size * 0.72, y + size * 0.2], size * 0.1, { color: hex('#b3a58c'), random }),
    ...boulders([x + size * 0.86, y + size * 0.24], size * 0.13, { color: hex('#b3a58c'), random }),
    ...[-1.3, -1.1, 1.24, 1.5].flatMap((dx) =>
      leafy({
        foot: [x + dx * size, y + size * 0.24],
        height: size * random.between(0.26, 0.38),
        color: hex('#6d9a58'),
        random,
        isFar: true,
      }),
    ),
  ];
};

/** A cart way from the front of the page up to the gate. */
const wayUp = (stage: Stage, door: Point): Road => {
  const middleY = groundAt(stage, 0.4);
  const start = 500 - stage.way * 150;
  return roadOf(
    [
      [start, 1090],
      [start + stage.way * 40, groundAt(stage, 0.9)],
      [500 + stage.way * 70, middleY + 50],
      [door[0] - stage.way * 50, stage.horizon + 20],
      door,
    ],
    { near: 112, horizon: stage.horizon - 30 },
  );
};

/** The way from the castle of this page; the same wherever it is asked for. */
const roadIn = (stage: Stage): Road => {
  const side = busySide(stage);
  const y = stage.horizon - (stage.framing === 'from-above' ? -50 : 56);
  const size = below(stage, y, Math.max(120, Math.min(250, stage.horizon * 0.5)) * 1.5) / 1.5;
  return wayUp(stage, [inFrom(side, 300) - size * 0.16 * side, y + size * 0.06]);
};

const besideRoad = (stage: Stage): ((at: Point) => boolean) => {
  const isOn = isOnRoad(roadIn(stage));
  return (at) => !isOn(at);
};

const hilltopFar = (stage: Stage): Sketch[] => {
  const { random, horizon, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const y = horizon - (stage.framing === 'from-above' ? -50 : 56);
  const size = below(stage, y, Math.max(120, Math.min(250, horizon * 0.5)) * 1.5) / 1.5;
  const castle: Point = [inFrom(side, 300), y];
  return [
    ...hillside(stage, castle, size),
    ...castleOn(stage, castle, { size, way: side }),
    hill({ y: horizon + 38, swing: 12, waves: 1 }, [hex('#9dc072'), MEADOW], random),
    ...roomy(stage, [inFrom(open, 70), inFrom(open, 170), inFrom(open, 300)]).flatMap((x) =>
      leafy({
        foot: [x, horizon + 48],
        height: unit * random.between(34, 52),
        color: hex('#7aa65d'),
        random,
        isFar: true,
      }),
    ),
  ];
};

const hilltopMiddle = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const open = side === 1 ? -1 : 1;
  const middleY = groundAt(stage, 0.34);
  const isFree = besideRoad(stage);
  return [
    hill({ y: middleY, swing: 14, waves: 1.2 }, [lighten(MEADOW, 0.03), MEADOW], random),
    ...roadSketch(roadIn(stage), { color: PATH, grass: MEADOW, random: random.fork('road') }),
    ...roomy(stage, [inFrom(open, 60), inFrom(side, 50)]).flatMap((x, index) =>
      leafy({
        foot: [x, middleY + 50 + index * 20],
        height: below(stage, middleY + 50, unit * (110 + index * 20)),
        color: hex('#6f9f55'),
        random,
      }),
    ),
    ...boulders([inFrom(open, 230), middleY + 64], unit * 7, { color: hex('#b8ad9c'), random }),
    ...grass({ top: middleY + 16, bottom: 800, count: 50, height: unit * 7, isFree }, lighten(MEADOW, -0.05), random),
  ];
};

const hilltopNear = (stage: Stage): Sketch[] => {
  const { random, unit } = stage;
  const side = busySide(stage);
  const isFree = besideRoad(stage);
  return [
    ...grass(
      { top: groundAt(stage, 0.72), bottom: 1010, count: 90, height: unit * 11, isFree },
      lighten(MEADOW, -0.03),
      random,
    ),
    ...strewn(stage, 10).flatMap((at, index) =>
      index % 3 === 0
        ? boulders(at, unit * 5, { color: hex('#b3a58c'), random })
        : bush(at, unit * (8 + (index % 2) * 5), { color: hex('#6d9a55'), random }),
    ),
    ...blossoms(
      { top: groundAt(stage, 0.7), bottom: 985, count: 18, size: unit * 2.4, isFree },
      [hex('#f6efe0'), hex('#e87f7a'), hex('#f2c55a')],
      random,
    ),
    ...roomy(stage, [inFrom(side, 90)]).flatMap((x) =>
      boulders([x, groundAt(stage, 0.96)], unit * 13, { color: hex('#a79c8c'), random }),
    ),
  ];
};

export const hilltop = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  return {
    backdrop: [
      hill({ y: horizon - 50, swing: 36, waves: 0.8 }, [hex('#8fb0a4'), hex('#a3bf9e')], random),
      hill({ y: horizon - 14, swing: 22, waves: 1.4 }, [hex('#97b78c'), hex('#a5c28d')], random),
    ],
    far: hilltopFar(stage),
    middle: hilltopMiddle(stage),
    near: hilltopNear(stage),
    front: [
      ...free(stage, [-8, 1006], unit * 30).flatMap((x, index) =>
        bush([x, 1016], unit * (34 + index * 6), { color: hex('#5f8f4f'), random }),
      ),
      ...grass({ top: 990, bottom: 1030, count: 36, height: unit * 17 }, hex('#6d9a4c'), random),
    ],
  };
};
