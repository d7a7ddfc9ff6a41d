/** The square of the market: fruit under parasols, crates and a cart. */
import { hex } from '#studio/illustrator/color/color.ts';
import { type Point, circle } from '#studio/illustrator/geometry/path.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { datePalm } from '#studio/illustrator/settings/pieces/town-greenery.ts';
import { bunting } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { pigeons } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { FRUITS, fruitCrate, sack } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { depthAt, halfWidthAt, onPage, openView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { CLOTHS, ground, streetEnd } from '#studio/illustrator/settings/market/market-ground.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { cart, fruitStall } from '#studio/illustrator/settings/market/market-stalls.ts';
import { type Sketch, form } from '#studio/illustrator/sketch.ts';

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

export const fruitSquare = (stage: Stage): Planes => {
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
