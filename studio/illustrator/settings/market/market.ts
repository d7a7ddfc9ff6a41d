/** The market: a street of stalls, a vaulted bazaar with lamps, a square full of fruit under parasols. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { area } from '#studio/illustrator/settings/pieces/strokes.ts';
import {
  archedWindow,
  battlements,
  mashrabiya,
  pointedArch,
  shutteredWindow,
} from '#studio/illustrator/settings/pieces/town-arches.ts';
import { lanternRope, tentCloth } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { STONE } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { sack, spiceBasket, spiceOf } from '#studio/illustrator/settings/pieces/town-wares.ts';
import {
  type View,
  depthAt,
  onPage,
  onSideWall,
  openView,
  put,
  scaleAt,
} from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { bazaar } from '#studio/illustrator/settings/market/market-bazaar.ts';
import { sideStall } from '#studio/illustrator/settings/market/market-stalls.ts';
import { type Sketch, detail, form } from '#studio/illustrator/sketch.ts';
import { fruitSquare } from '#studio/illustrator/settings/market/market-square.ts';
import { CLOTHS, ground, streetEnd } from '#studio/illustrator/settings/market/market-ground.ts';

const WALLS = [hex('#d9a06c'), hex('#e2bd86'), hex('#c98a66')] as const;
const HALF = 250;
const END = 1400;

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

const draw = (stage: Stage): Planes => (stage.variant === 2 ? fruitSquare(stage) : street(stage));

export const market: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#ecd6ac',
  elsewhere: { 1: { isIndoors: true, hasOwnSky: false, air: '#e6c99a', draw: bazaar } },
  draw,
};
