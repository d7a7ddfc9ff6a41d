/** The market: a street of stalls, a vaulted bazaar with lamps, a square full of fruit under parasols. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  archedWindow,
  battlements,
  mashrabiya,
  pointedArch,
  shutteredWindow,
} from '#studio/illustrator/settings/pieces/town-arches.ts';
import { datePalm } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { bunting, lanternRope, tentCloth } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import {
  STONE,
  carvedDome,
  mamlukMinaret,
  pigeons,
  townRow,
} from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { FRUITS, fruitCrate, sack, spiceBasket, spiceOf } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  depthAt,
  groundFrom,
  halfWidthAt,
  lying,
  onPage,
  onSideWall,
  openView,
  put,
  scaleAt,
  upright,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bazaar } from '#studio/illustrator/settings/town/market-bazaar.ts';
import { cart, fruitStall, sideStall } from '#studio/illustrator/settings/town/market-stalls.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';

const GROUND = hex('#cda06a');
const WALLS = [hex('#d9a06c'), hex('#e2bd86'), hex('#c98a66')] as const;
const HALF = 250;
const END = 1400;

/** Trodden slabs in three tones. */
const ground = (view: View, to: number): Sketch[] => {
  const rows = [-110, -60, -10, 80, 190, 330, 520, 800, 1200].filter((depth) => depth < to);
  const slabs: Path[][] = [[], [], []];
  rows.forEach((depth, row) => {
    const next = rows[row + 1] ?? to;
    const gap = (next - depth) * 0.035;
    for (let index = -8; index < 8; index++) {
      const x = (index + (row % 2) * 0.5) * 90;
      slabs[(row * 5 + index * 7 + 80) % 3]?.push(area([x + 1.8, depth + gap], [x + 88.2, next - gap]));
    }
  });
  return [
    groundFrom(view, to, lighten(GROUND, -0.075)),
    lying(
      view,
      0,
      slabs.map((paths, index) => detail(paths.flat(), lighten(GROUND, [-0.028, 0.012, 0.042][index] ?? 0))),
    ),
  ];
};

const houseRow = (
  stage: Stage,
  view: View,
  place: { side: 1 | -1; from: number; to: number; height: number },
): Sketch => {
  const { side, from, to, height } = place;
  const count = Math.max(1, Math.round((to - from) / 260));
  const long = (to - from) / count;
  return onSideWall(
    view,
    side * HALF,
    Array.from({ length: count }, (_, index): Sketch[] => {
      const start = from + index * long;
      const wall = WALLS[(index + (side === 1 ? 0 : 1)) % 3] ?? STONE;
      const tall = height * (0.88 + ((index * 7) % 3) * 0.1);
      return [
        form(area([start, 0], [start + long, -tall]), wall, { volume: 0.1 }),
        form(battlements(start, start + long, { y: -tall + 2, size: 30 }), lighten(wall, 0.03), { volume: 0.2 }),
        put(
          [start + long * 0.5, 0],
          [detail(pointedArch([0, 0], [long * 0.6, 170]), hex('#6a452f'), { to: hex('#8d5f3c') })],
        ),
        ...(tall > 300
          ? [
              index % 2 === 0
                ? put([start + long * 0.5, -226], mashrabiya({ width: 110, height: 96, isLit: stage.isDark }))
                : put(
                    [start + long * 0.5, -226],
                    shutteredWindow({ width: 44, height: 70, isLit: stage.isDark }, hex('#43808a')),
                  ),
            ]
          : [put([start + long * 0.5, -186], archedWindow({ width: 24, height: 38, isLit: stage.isDark }))]),
      ];
    }).flat(),
  );
};

const streetEnd = (stage: Stage, view: View): Sketch[] => {
  const side = busySide(stage);
  const tall = Math.min(stage.horizon - Math.max(70, stage.calmAbove), 460);
  return [
    ...townRow(stage, stage.horizon + 8, 120),
    ...mamlukMinaret([view.x - side * 70, stage.horizon], tall, { color: STONE, isDark: stage.isDark }),
    ...carvedDome([view.x + side * 66, stage.horizon - tall * 0.14], tall * 0.4, {
      color: hex('#9db3a2'),
      isDark: stage.isDark,
    }),
    ...(stage.calmAbove > 0 ? [] : pigeons([view.x - side * 170, stage.horizon - tall * 0.7], 6, stage.random)),
  ];
};

const CLOTHS = [
  [hex('#c9543f'), hex('#f2e2c0')],
  [hex('#3f7f86'), hex('#efe0bd')],
  [hex('#d99a35'), hex('#f6ead0')],
  [hex('#8a4a63'), hex('#f0dcb8')],
] as const;

const planStreet = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage, -side * 30);
  const split = Math.max(280, depthAt(view, groundAt(stage, 0.37)));
  const isTitled = stage.calmAbove > 0;
  const stall = (at: 1 | -1, from: number, kind: number): Sketch[] =>
    sideStall(
      view,
      { side: at, wall: HALF, from, long: split * 0.3, roof: isTitled ? 176 : 244 },
      { cloths: CLOTHS[kind % 4] ?? CLOTHS[0], kind, isDark: stage.isDark },
    );
  const height = (at: 1 | -1): number => (isTitled ? 158 : at === side ? 410 : 250);
  const cloth = (depth: number, up: number): Sketch[] =>
    tentCloth({
      from: onPage(view, [side * HALF, up, depth]),
      to: onPage(view, [-side * HALF, up - 40, depth]),
      slack: 9,
      size: scaleAt(view, depth) * 62,
    });
  return { stage, side, view, split, isTitled, stall, height, cloth };
};

type StreetPlan = ReturnType<typeof planStreet>;

const streetFar = ({ stage, side, view, split, isTitled, stall, height, cloth }: StreetPlan): Sketch[] => [
  ...ground(view, 6000),
  houseRow(stage, view, { side: -side as 1 | -1, from: split, to: END, height: height(-side as 1 | -1) }),
  houseRow(stage, view, { side, from: split, to: END, height: height(side) }),
  ...(isTitled ? [] : [...cloth(1000, 330), ...cloth(split * 1.6, 300)]),
  ...stall(-side as 1 | -1, split * 1.5, 1),
  ...stall(side, split * 1.9, 0),
  ...stall(side, split * 1.25, 2),
  ...lanternRope(
    {
      from: onPage(view, [side * HALF, isTitled ? 190 : 260, split * 1.2]),
      to: onPage(view, [-side * HALF, isTitled ? 180 : 236, split * 1.2]),
      slack: 16,
      size: scaleAt(view, split * 1.2) * 46,
    },
    [0.15, 0.32, 0.5, 0.68, 0.85],
    stage.isDark,
  ),
];

const streetMiddle = ({ stage, side, view, split, stall, height }: StreetPlan): Sketch[] => [
  ...ground(view, split),
  houseRow(stage, view, { side: -side as 1 | -1, from: -200, to: split, height: height(-side as 1 | -1) }),
  houseRow(stage, view, { side, from: -200, to: split, height: height(side) }),
  ...stall(-side as 1 | -1, split * 0.66, 3),
  ...stall(side, split * 0.6, 1),
  ...stall(side, split * 0.2, 0),
];

const street = (stage: Stage): Planes => {
  const plan = planStreet(stage);
  const { view } = plan;
  return {
    backdrop: streetEnd(stage, view),
    far: streetFar(plan),
    middle: streetMiddle(plan),
    near: [...strewn(stage, { colors: [hex('#6f9a4e'), hex('#e3b548'), hex('#b5542f')], count: 8, size: 1.6 })],
    front: frontWares(stage),
  };
};

/** Sacks and baskets at the lower corners, where nobody stands. */
const frontWares = (stage: Stage): Sketch[] => {
  const side = busySide(stage);
  const { unit } = stage;
  return [
    ...(stage.isFree(500 + side * 486, 120)
      ? [
          ...sack([500 + side * 506, 1010], unit * 56, hex('#8f3f4a')),
          ...spiceBasket([500 + side * 424, 1036], unit * 46, spiceOf(1)),
        ]
      : []),
    ...(stage.isFree(500 - side * 492, 90) ? spiceBasket([500 - side * 496, 1040], unit * 50, spiceOf(0)) : []),
  ];
};

const planFruitSquare = (stage: Stage) => {
  const side = busySide(stage);
  const view = openView(stage);
  const split = Math.max(240, depthAt(view, groundAt(stage, 0.37)));
  const edge = halfWidthAt(view, split * 0.7);
  const isTitled = stage.calmAbove > 0;
  const row = (depth: number, xs: readonly number[], kind: number): Sketch[] =>
    xs
      .filter((x) => stage.room(onPage(view, [x, 0, depth])[0]) > 0.2)
      .flatMap((x, index) =>
        fruitStall(view, [x, 0, depth], {
          cloths: CLOTHS[(index + kind) % 4] ?? CLOTHS[0],
          random: stage.random,
          isDark: stage.isDark,
        }),
      );
  const flags: readonly [Point, Point] = [
    [500 + side * 560, stage.horizon - 250],
    [500 - side * 540, stage.horizon - 170],
  ];
  return { stage, side, view, split, edge, isTitled, row, flags };
};

type FruitSquarePlan = ReturnType<typeof planFruitSquare>;

const fruitSquareFar = ({ stage, side, view, split, edge, isTitled, row, flags }: FruitSquarePlan): Sketch[] => [
  ...ground(view, 6000),
  ...[-0.86, -0.42, 0.7].flatMap((at) =>
    stage.room(500 + at * side * 500) > 0.2
      ? datePalm(
          [500 + at * side * 500, stage.horizon + 24],
          Math.min(250, stage.horizon - stage.calmAbove - 10),
          stage.random,
        )
      : [],
  ),
  ...row(split * 1.5, [side * edge * -0.3, side * edge * 0.5, side * edge * 1.3], 1),
  ...(isTitled
    ? []
    : bunting({ from: flags[0], to: flags[1], slack: 46, size: 24 }, [
        hex('#c9543f'),
        hex('#e0a94a'),
        hex('#3f7f86'),
        hex('#f2e2c0'),
      ])),
];

const fruitSquareMiddle = ({ stage, side, view, split, edge, isTitled, row }: FruitSquarePlan): Sketch[] => [
  ...ground(view, split),
  ...cart(view, [-side * edge * 0.66, 0, split * 0.72], stage.random),
  ...row(split * (isTitled ? 1.1 : 0.6), [side * edge * (isTitled ? 1.1 : 0.74)], 0),
  ...[0, 1, 2].map((index) =>
    upright(
      view,
      [side * (edge * 0.2 + index * 44), 0, split * 0.4],
      fruitCrate([0, 0], 42, { color: FRUITS[(index + 2) % 5] ?? FRUITS[0], random: stage.random }),
    ),
  ),
];

const fruitSquare = (stage: Stage): Planes => {
  const plan = planFruitSquare(stage);
  const { side, view, isTitled } = plan;
  return {
    backdrop: [
      ...streetEnd(stage, view),
      ...(isTitled ? [] : pigeons([500 - side * 220, stage.horizon * 0.4], 7, stage.random)),
    ],
    far: fruitSquareFar(plan),
    middle: fruitSquareMiddle(plan),
    near: [
      ...strewn(stage, { colors: [hex('#6f9a4e'), hex('#8fb65c')], count: 10, size: 2 }),
      ...nearThing(stage, { along: 500 - side * 300, reach: 14 }, (at) =>
        [12, 40].map((dx, index) =>
          form(circle([at[0] + dx * 1.6, at[1] - 8 + index * 14], stage.unit * 4.4), FRUITS[0], { volume: 0.7 }),
        ),
      ),
    ],
    front: stage.isFree(500 + side * 480, 140)
      ? [
          ...fruitCrate([500 + side * 470, 1020], stage.unit * 62, { color: FRUITS[0], random: stage.random }),
          ...sack([500 + side * 360, 1046], stage.unit * 40, hex('#cfa04a')),
        ]
      : [],
  };
};

const draw = (stage: Stage): Planes => (stage.variant === 2 ? fruitSquare(stage) : street(stage));

export const market: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#ecd6ac',
  elsewhere: { 1: { isIndoors: true, hasOwnSky: false, air: '#e6c99a', draw: bazaar } },
  draw,
};
