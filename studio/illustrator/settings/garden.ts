/** The garden: flower beds before a house, a roof over the old town, an orchard with a vegetable patch. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { stuffedCushion } from '#studio/illustrator/settings/outdoors/cushion.ts';
import { paving } from '#studio/illustrator/settings/pieces/pavement.ts';
import { isOnRoad, roadOf, roadSketch } from '#studio/illustrator/settings/outdoors/road.ts';
import { minaret, roofTown, tower } from '#studio/illustrator/settings/pieces/river-town.ts';
import {
  beanPoles,
  birdBath,
  butterflies,
  roseArch,
  shrub,
} from '#studio/illustrator/settings/outdoors/garden-life.ts';
import { blossoms, bush, grass, hill, landOf, ridgePoints } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { appleTree } from '#studio/illustrator/settings/outdoors/apple-tree.ts';
import { leafy } from '#studio/illustrator/settings/trees.ts';
import { slender } from '#studio/illustrator/settings/views/slender.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import {
  HEDGE,
  PETALS,
  fence,
  cottage,
  tallFlower,
  pot,
  vegetableRows,
} from '#studio/illustrator/settings/pieces/garden-beds.ts';

const LAWN = hex('#8cb85c');
const FAR_FEET = [4, 21, -8, 15, 24, 0] as const;
const FAR_LEAVES = [hex('#7fab66'), hex('#92b36a'), hex('#6f9f6c')] as const;

/** The floor of the roof with its parapet, a mat to sit on, and what was left there. */
const roofFloor = (stage: Stage, y: number): Sketch[] => {
  const { random, unit, way } = stage;
  const parapet = roundedRect([-20, y - 40], [1040, 48], 1);
  const openings = Array.from(
    { length: 22 },
    (_, index): Path =>
      polygon([
        [index * 48, y - 8],
        [index * 48 + 15, y - 30],
        [index * 48 + 30, y - 8],
      ]),
  );
  const matY = y + (1000 - y) * 0.4;
  const corner = (across: number, down: number): Point => [
    500 - way * 60 + across * (220 + down * 70),
    matY + down * 92,
  ];
  const mat = polygon([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)]);
  const stripe = (from: number, to: number): Path =>
    polygon([corner(-1, from), corner(1, from), corner(1, to), corner(-1, to)]);
  const diamonds = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map(
    (at): Path => polygon([corner(at - 0.1, 0.5), corner(at, 0.32), corner(at + 0.1, 0.5), corner(at, 0.68)]),
  );
  // On the mat with their backs to the parapet.
  const cushion = (x: number, color: Color, index: number): Sketch =>
    moved(bundle(stuffedCushion(color, unit * 11, (index % 2 === 0 ? -1 : 1) * 0.08)), [1, 0, 0, 1, x, y + 16]);
  return [
    ...paving({ y, color: hex('#dcbc8e'), joint: hex('#b98a5c') }, random.fork('paving')),
    detail(roundedRect([-20, y + 6], [1040, 16], 1), hex('#5b3c3a'), { alpha: 0.16 }),
    form(parapet, hex('#ead2a8'), { volume: 0.2 }),
    detail(openings.flat(), hex('#c99a68'), { alpha: 0.8 }),
    detail(roundedRect([-20, y - 42], [1040, 7], 1), hex('#f4e4c4')),
    ...[470, 560, 650]
      .filter((x) => stage.room(x) > 0.2)
      .map((x, index) => cushion(x, CUSHIONS[index] ?? CUSHIONS[0], index)),
    form(mat, hex('#9c4440'), { volume: 0.15 }),
    bundle(
      [
        detail([...stripe(0.06, 0.16), ...stripe(0.84, 0.94)], hex('#e8c27a')),
        detail([...stripe(0.19, 0.22), ...stripe(0.78, 0.81)], hex('#35707a')),
        detail(diamonds.flat(), hex('#f0dcae')),
      ],
      { clip: mat },
    ),
  ];
};

const CUSHIONS = [hex('#c9574a'), hex('#35808a'), hex('#e0aa4b')] as const;

const laundry = (stage: Stage, y: number): Sketch[] => {
  const start: Point = stage.room(150) >= stage.room(850) ? [20, y] : [560, y];
  const colors = [hex('#e9e2d2'), hex('#d9785c'), hex('#6c9fb0'), hex('#e8c063')];
  return [
    // The line is tied to two poles that stand behind the parapet.
    ...[0, 420].map((dx) =>
      form(
        ribbon(
          [
            [start[0] + dx, y + 160],
            [start[0] + dx + 1, y - 10],
          ],
          [4.6, 3.4],
          'flat',
        ),
        hex('#8a6440'),
        { volume: 0.4 },
      ),
    ),
    line([start, [start[0] + 210, y + 30], [start[0] + 420, y]], hex('#7a5b45'), { width: 1.6 }),
    ...colors.map((color, index): Sketch => {
      const x = start[0] + 70 + index * 82;
      const top = y + 14 + Math.sin(((index + 1) / 5) * Math.PI) * 13;
      return form(
        spline([
          [x, top, 1],
          [x + 54, top + 2, 1],
          [x + 57, top + 62],
          [x + 40, top + 70],
          [x + 20, top + 64],
          [x - 3, top + 69],
        ]),
        color,
        { volume: 0.4 },
      );
    }),
  ];
};

const roofPlanes = (stage: Stage): Planes => {
  const { random, horizon, unit } = stage;
  const edge = horizon + 70;
  const left = stage.room(180) >= stage.room(820);
  return {
    backdrop: [hill({ y: horizon - 12, swing: 12, waves: 1 }, [hex('#d8b48a'), hex('#cfa57a')], random)],
    far: [
      ...minaret([left ? 700 : 300, horizon + 30], 330),
      ...roofTown(stage, horizon + 10),
      form(
        spline([
          [left ? 70 : 770, horizon + 14, 1],
          [left ? 76 : 776, horizon - 60],
          [left ? 150 : 850, horizon - 118],
          [left ? 224 : 924, horizon - 60],
          [left ? 230 : 930, horizon + 14, 1],
        ]),
        hex('#8db3a8'),
        { volume: 0.8 },
      ),
    ],
    middle: [...tower([left ? 150 : 850, edge + 20], 300), ...laundry(stage, edge - 150), ...roofFloor(stage, edge)],
    near: [60, 150, 860, 945].flatMap((x, index) =>
      stage.isFree(x, 60) ? pot(stage, [x, 800 + (index % 2) * 70], unit * 34) : [],
    ),
    front: [
      ...[24, 985].filter((x) => stage.isFree(x, unit * 22)).flatMap((x) => pot(stage, [x, 1014], unit * 38)),
      ...(stage.isFree(110, 30) ? tallFlower([110, 1012], unit * 40, PETALS[1]) : []),
    ],
  };
};

const draw = (stage: Stage): Planes => {
  if (stage.variant === 1) {
    return roofPlanes(stage);
  }
  const { random, horizon, variant, unit } = stage;
  const bottom = Math.min(stage.nearY, 1000);
  const middleY = horizon + (bottom - horizon) * 0.3;
  const houseX = stage.room(260) >= stage.room(740) ? 230 : 770;
  const road = roadOf(
    [
      [500 - stage.way * 160, 1080],
      [500 + stage.way * 40, 860],
      [500 - stage.way * 60, middleY + 110],
      [(houseX + 500 - stage.way * 60) / 2, middleY + 56],
      [houseX, middleY + 24],
      // Over the crest to the fence.
      [houseX + (houseX < 500 ? -16 : 16), middleY - 16],
    ],
    { near: 104, horizon: horizon - 20 },
  );
  const ridge = ridgePoints({ y: middleY, swing: 12, waves: 1.1 }, random.fork('ridge'));
  const isOn = isOnRoad(road);
  const isFree = (at: Point): boolean => variant === 2 || !isOn(at);
  const treeAt = (x: number, y: number, height: number): Sketch[] =>
    stage.room(x) > 0.25
      ? growing([
          ...(variant === 2
            ? appleTree({ foot: [x, y], height, color: hex('#6a9c4f'), random })
            : leafy({ foot: [x, y], height, color: hex('#6a9c4f'), random })),
        ])
      : [];
  return {
    backdrop: [hill({ y: horizon - 34, swing: 26, waves: 1 }, [hex('#9fc28c'), hex('#a9c890')], random)],
    far: [
      ...[60, 190, 360, 560, 700, 930].flatMap((x, index) =>
        leafy({
          // Nearer and farther on the slope: on one line they would be a fence.
          foot: [
            x + random.between(-34, 34),
            horizon + (FAR_FEET[index % FAR_FEET.length] ?? 0) + random.between(-3, 3),
          ],
          height: unit * (index % 3 === 1 ? random.between(40, 56) : random.between(62, 94)),
          color: lighten(FAR_LEAVES[index % FAR_LEAVES.length] ?? LAWN, random.between(-0.02, 0.02)),
          random,
          isFar: true,
        }),
      ),
      ...(variant === 0 ? cottage(stage, houseX, horizon + 40, unit * 56) : []),
      hill({ y: horizon + 26, swing: 10, waves: 1.4 }, [hex('#a3c774'), LAWN], random),
      ...(variant === 0 ? fence(middleY + 6, unit * 26, () => 1) : []),
    ],
    middle: [
      form(landOf(ridge), lighten(LAWN, 0.03), { to: LAWN, volume: 0.35 }),
      ...treeAt(110, middleY + 46, unit * 170),
      ...treeAt(900, middleY + 60, unit * 185),
      ...(variant === 2
        ? vegetableRows(stage, middleY + 54)
        : [
            bundle(roadSketch(road, { color: hex('#e6d3a8'), grass: LAWN, random: random.fork('path') }), {
              clip: landOf(ridge),
            }),
          ]),
      ...middleLife(stage, { middleY, houseX }),
      ...blossoms({ top: middleY + 20, bottom: 790, count: 34, size: unit * 1.9, isFree }, [...PETALS], random),
    ],
    near: [
      ...[70, 160, 840, 930].flatMap((x, index) =>
        stage.room(x) > 0.25 && stage.isFree(x, 20)
          ? tallFlower(
              [x + random.between(-16, 16), 850 + (index % 2) * 50],
              unit * random.between(44, 66),
              PETALS[index % 5] ?? PETALS[0],
            )
          : [],
      ),
      ...grass({ top: 790, bottom: 1010, count: 100, height: unit * 9, isFree }, lighten(LAWN, -0.03), random),
      ...blossoms({ top: 800, bottom: 980, count: 14, size: unit * 2.6, isFree }, [...PETALS], random),
    ],
    front: [
      ...[-10, 1008]
        .filter((x) => stage.isFree(x, unit * 34))
        .flatMap((x) => bush([x, 1014], unit * 40, { color: HEDGE, random })),
      ...(
        [
          [92, 58, 0],
          [905, 50, 3],
          [955, 66, 1],
        ] as const
      )
        .filter(([x]) => stage.isFree(x, unit * 10))
        .flatMap(([x, size, petal]) => tallFlower([x, 1018], unit * size, PETALS[petal])),
      bundle(grass({ top: 990, bottom: 1030, count: 36, height: unit * 15 }, lighten(HEDGE, 0.02), random)),
    ],
  };
};

/** What grows and stands between the fence and the figures, in the version of the garden. */
const middleLife = (stage: Stage, place: { middleY: number; houseX: number }): Sketch[] => {
  const { random, unit, variant } = stage;
  const { middleY, houseX } = place;
  const away = houseX < 500 ? 1 : -1;
  // Where the path bends, so that it leads through the arch and leaves the house in sight.
  const archX = 500 - stage.way * 52;
  const shrubs = [500 + away * 80, 500 + away * 178, 500 - away * 60, 500 + away * 440]
    .filter((x) => stage.room(x) > 0.25)
    .map((x, index) => shrub([x, middleY + 26 + (index % 2) * 12], unit * random.between(13, 19), random));
  const flutter = butterflies(
    [
      [500 + away * 120, middleY - 20],
      [500 - away * 30, middleY + 60],
      [500 + away * 250, middleY + 40],
    ],
    unit * 3,
    random,
  );
  return variant === 2
    ? [
        ...shrubs.slice(0, 2),
        slender([250, 380, -300].map((by) => beanPoles([500 + away * by, middleY + 40], unit * 72, random))),
        ...flutter,
      ]
    : [
        // Behind somebody the posts of an arch and the foot of a bath would be legs of theirs.
        ...(stage.framing !== 'close' && stage.isFree(archX, unit * 14)
          ? [slender([archX, 500 + stage.way * 190].map((x) => roseArch([x, middleY + 100], unit * 88, random)))]
          : []),
        ...shrubs,
        slender([290, -290, 400, -400].map((by) => birdBath([500 + away * by, middleY + 66], unit * 40, stage.sky[2]))),
        ...flutter,
      ];
};

export const garden: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#e2ecc6', draw };
