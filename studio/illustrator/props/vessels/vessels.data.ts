/** The things that can hold somebody. */
import type { Prop } from '#core/story/vocabulary.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { painted, times } from '#studio/illustrator/props/making.ts';
import { basket, bucket, wheelbarrow } from '#studio/illustrator/props/tools/work.data.ts';
import { boots, hat } from '#studio/illustrator/props/clothing/clothes.data.ts';
import { cup, soupPot } from '#studio/illustrator/props/food/tableware.data.ts';
import { well } from '#studio/illustrator/props/garden/furnishing.data.ts';
import { flowerPot, pumpkin } from '#studio/illustrator/props/garden/growing.data.ts';
import { bed, blanket, cradle } from '#studio/illustrator/props/home/furniture.data.ts';
import { snowNestBack, snowNestFront } from '#studio/illustrator/props/nature/hatching.data.ts';
import { log, nest } from '#studio/illustrator/props/nature/woodland.data.ts';
import { schoolBag } from '#studio/illustrator/props/school/classroom.data.ts';
import { boat, canoe, felucca, paperBoat } from '#studio/illustrator/props/travel/boats.data.ts';
import { hotAirBalloon, rocket } from '#studio/illustrator/props/travel/flying.data.ts';
import { backpack } from '#studio/illustrator/props/travel/luggage.data.ts';
import { chest } from '#studio/illustrator/props/treasure/riches.data.ts';
import { bigBasketVessel } from '#studio/illustrator/props/vessels/big-basket.data.ts';
import { hidingTableVessel } from '#studio/illustrator/props/vessels/hiding-table.data.ts';
import { openWindow } from '#studio/illustrator/props/vessels/open-window.data.ts';
import { bathtubVessel, boxVessel } from '#studio/illustrator/props/vessels/tubs.data.ts';
import { waterVessel } from '#studio/illustrator/props/vessels/water.data.ts';
import { halved, type Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Everything below an edge that runs from left to right. */
const below = (...edge: readonly Knot[]): Path => {
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]];
  return spline([
    [first[0], first[1], 1],
    ...edge.slice(1, -1),
    [last[0], last[1], 1],
    [last[0] + 1, 8, 1],
    [first[0] - 1, 8, 1],
  ]);
};

const HATCH = hex('#2b2f4a');
const HATCH_RIM = hex('#6f7688');
const QUILT = hex('#3f6390');
const STAR = hex('#f3d489');

/** A quilt over somebody who lies or sits in the bed. */
const quilt = (): Sketch[] => {
  const outline = spline([
    [-18, -48, 1],
    [-19, -60],
    [-12, -71],
    [4, -73],
    [26, -67],
    [44, -68],
    [60, -60],
    [76, -52],
    [79, -36],
    [77, -16, 1],
    [52, -13],
    [24, -18],
    [-12, -13],
    [-19, -28],
  ]);
  const hem = spline([
    [-20, -46],
    [-20, -60],
    [-12, -72],
    [-4, -74],
    [-8, -58],
    [-9, -30],
    [-6, -12],
    [-16, -12],
    [-20, -28],
  ]);
  const star = (x: number, y: number): Sketch => detail(ellipse([x, y], [1.7, 1.7]), STAR);
  return [
    ...painted(outline, QUILT, [
      ...[6, 24, 42, 60].flatMap((x, row) => [
        star(x, -58 + (row % 2) * 6),
        star(x + 8, -40),
        star(x, -24 - (row % 2) * 4),
      ]),
      ...[12, 34, 56].map((x) =>
        line(
          [
            [x - 6, -68],
            [x + 2, -48],
            [x - 2, -14],
          ],
          lighten(QUILT, -0.12),
          { width: 0.9, alpha: 0.5 },
        ),
      ),
    ]),
    form(hem, hex('#f7efdf'), { volume: 0.4 }),
  ];
};

/** The lower half of a shell that has been pecked open. */
const hatched = (): Vessel => {
  const shell = hex('#efeae0');
  const cup = polygon([
    [-5.8, -8],
    [-4, -6.2],
    [-2.4, -8.2],
    [-0.6, -6],
    [1.4, -8.4],
    [3, -6.4],
    [5.9, -8.2],
    [5.2, -3],
    [3, -0.6],
    [0, 0],
    [-3, -0.6],
    [-5.2, -3],
  ]);
  const spots = [
    [-3, -3.4],
    [1.4, -2.4],
    [3.4, -4.6],
  ].map(([x = 0, y = 0]) => detail(ellipse([x, y], [0.6, 0.5]), hex('#7d8f83')));
  const shard = polygon([
    [7.4, 0],
    [8.6, -2.6],
    [9.8, -1.4],
    [11, -2.2],
    [11.6, 0],
  ]);
  return {
    floats: true,
    rim: [0, -6.6],
    half: 5,
    depth: 5,
    size: [12, 9],
    draw: () => ({
      back: [
        form(ellipse([0, -7], [5.6, 1.8]), lighten(shell, -0.2), { volume: 0.2 }),
        form(shard, shell, { volume: 0.4 }),
      ],
      front: painted(cup, shell, spots),
    }),
  };
};

/** Whoever keeps the egg warm stands in the nest behind it. */
const warmed: Vessel = {
  rim: [0, -16],
  half: 22,
  depth: 12,
  size: [29, 27],
  draw: () => ({ back: snowNestBack(), front: snowNestFront() }),
};

/** A hat with its brim up. */
const upturnedHat: Vessel = {
  rim: [0, -17],
  half: 13,
  depth: 12,
  size: [24, 24],
  grows: 1.5,
  draw: (order) => {
    const turned = moved(bundle(hat.draw(order)), [1, 0, 0, -1, 0, -24]);
    const hollow = form(ellipse([0, -19.6], [14, 2.6]), hex('#8b6a34'), { volume: 0.2 });
    return {
      back: [turned, hollow],
      front: [bundle([turned], { clip: below([-25, -17.6], [-13, -18.4], [0, -17], [13, -18.4], [25, -17.6]) })],
    };
  },
};

const bedVessel: Vessel = {
  rim: [12, -62],
  half: 30,
  depth: 46,
  pillow: [-38, -63],
  size: [86, 96],
  draw: (order) => ({ back: bed.draw(order), front: quilt() }),
};

/** Cloth drawn up around somebody. */
const wrapped: Vessel = {
  rim: [0, -19],
  half: 20,
  depth: 15,
  size: [29, 24],
  draw: (order) => ({
    back: [form(ellipse([0, -19], [22, 5]), hex('#6f3d5c'), { volume: 0.3 })],
    front: [
      ...blanket.draw(order),
      form(
        ribbon(
          [
            [-22, -19],
            [-10, -16.6],
            [10, -16.6],
            [22, -19],
          ],
          [2.4],
        ),
        hex('#b06a8a'),
        { volume: 0.5 },
      ),
      ...times(5, (index) =>
        line(
          [
            [-16 + index * 8, -15],
            [-15 + index * 8, -11],
          ],
          hex('#f3e4c6'),
          { width: 0.7, alpha: 0.7 },
        ),
      ),
    ],
  }),
};

/** The open hatch of a rocket, dark inside, with a rim of iron. */
const hatch = (): Sketch[] => {
  const opening = (wide: number, high: number): Path =>
    spline([
      [-wide, -76, 1],
      [-wide, -104],
      [-wide * 0.62, -118 - high],
      [0, -123 - high],
      [wide * 0.62, -118 - high],
      [wide, -104],
      [wide, -76, 1],
    ]);
  return [form(opening(29, 3), HATCH_RIM, { volume: 0.5 }), form(opening(26, 0), HATCH, { volume: 0.2 })];
};

/** One that children ride in is so much stouter than one that stands in a garden. */
const STOUT = 1.5;
const stout = (sketches: readonly Sketch[]): Sketch => moved(bundle(sketches), [STOUT, 0, 0, 1, 0, 0]);

const rocketVessel: Vessel = {
  rim: [0, -76],
  half: 26 * STOUT,
  depth: 50,
  grows: 3.2,
  size: [(rocket.widthCm / 2) * STOUT, rocket.heightCm],
  draw: (order) => ({
    back: [stout([...rocket.draw(order), ...hatch()])],
    front: [
      stout([
        bundle(rocket.draw(order), { clip: below([-60, -76], [0, -74], [60, -76]) }),
        line(
          [
            [-30, -76],
            [0, -74],
            [30, -76],
          ],
          HATCH_RIM,
          { width: 3 },
        ),
      ]),
    ],
  }),
};

export const VESSELS: Readonly<Partial<Record<Prop, Vessel>>> = {
  boat: halved(boat, {
    floats: true,
    rim: [0, -25],
    half: 46,
    depth: 40,
    front: below([-80, -37], [-70, -36], [-40, -27], [0, -24], [44, -27], [73, -41], [80, -42]),
  }),
  felucca: halved(felucca, {
    floats: true,
    rim: [0, -29],
    half: 76,
    depth: 44,
    front: below([-126, -53], [-120, -52], [-70, -32], [0, -27], [70, -30], [124, -46], [128, -47]),
  }),
  log: halved(log, {
    floats: true,
    isDeck: true,
    rim: [0, -27],
    half: 46,
    depth: 0,
    front: below([-60, -23], [-30, -21], [0, -20], [30, -21], [60, -23]),
  }),
  canoe: halved(canoe, {
    floats: true,
    rim: [0, -27],
    half: 66,
    depth: 40,
    front: below([-96, -45], [-82, -32], [-40, -27], [0, -26], [40, -27], [82, -33], [96, -47]),
  }),
  'paper-boat': halved(paperBoat, {
    rim: [0, -6.6],
    half: 7,
    depth: 5.4,
    front: polygon([
      [-13.8, -9.6],
      [-4.6, -6.8],
      [0, -6.2],
      [5, -6.9],
      [13.8, -10.2],
      [9, 1],
      [-9, 1],
    ]),
  }),
  bed: bedVessel,
  cradle: halved(cradle, { rim: [-4, -42], half: 32, depth: 16, front: below([-46, -43], [0, -41.6], [46, -43]) }),
  blanket: wrapped,
  basket: halved(basket, {
    rim: [0, -12.6],
    half: 12,
    depth: 11,
    empty: 9,
    front: below([-15, -14.4], [0, -12.6], [15, -14.4]),
  }),
  bucket: halved(bucket, {
    rim: [0, -17.8],
    half: 10.4,
    depth: 15,
    empty: 3,
    front: below([-12.6, -20.4], [0, -17.6], [12.6, -20.4]),
  }),
  boots: halved(boots, {
    rim: [-13.5, -28.6],
    half: 5,
    depth: 22,
    grows: 1.3,
    front: below([-22, -28.9], [-13.4, -28.4], [-4, -28.9], [22, -28.9]),
  }),
  hat: upturnedHat,
  nest: halved(nest, {
    rim: [0, -9.4],
    half: 15,
    depth: 8,
    empty: 1,
    front: below([-20, -12.4], [-10, -9.6], [0, -9], [10, -9.6], [20, -12.4]),
  }),
  'snow-nest': warmed,
  cup: halved(cup, { rim: [-1, -10.6], half: 4.4, depth: 9, front: below([-9, -11.3], [-1, -10.7], [9, -11.3]) }),
  'soup-pot': halved(soupPot, {
    rim: [0, -17.5],
    half: 13,
    depth: 15,
    front: below([-22, -18.6], [0, -17.4], [22, -18.6]),
  }),
  'flower-pot': halved(flowerPot, {
    rim: [0, -18],
    half: 8,
    depth: 16,
    empty: 0,
    front: below([-12, -18.6], [0, -17.8], [12, -18.6]),
  }),
  pumpkin: halved(pumpkin, { rim: [0, -19], half: 13, depth: 16, front: below([-20, -19.6], [0, -18], [20, -19.6]) }),
  wheelbarrow: halved(wheelbarrow, {
    rim: [8, -52],
    half: 38,
    depth: 22,
    front: below([-70, -53], [8, -52], [70, -53]),
  }),
  chest: halved(chest, { rim: [0, -29], half: 22, depth: 22, front: below([-32, -28.4], [0, -28], [32, -28.4]) }),
  backpack: halved(backpack, { rim: [0, -24], half: 11, depth: 20, front: below([-17, -24], [0, -22.6], [17, -24]) }),
  'school-bag': halved(schoolBag, {
    rim: [0, -18],
    half: 15,
    depth: 15,
    front: below([-20, -18], [0, -16.4], [20, -18]),
  }),
  rocket: rocketVessel,
  'hot-air-balloon': halved(hotAirBalloon, {
    rim: [0, -33],
    half: 17,
    depth: 30,
    front: below([-22, -34], [0, -32.6], [22, -34]),
  }),
  well: halved(well, { rim: [0, -47], half: 32, depth: 36, front: below([-40, -50], [0, -46], [40, -50]) }),
  egg: hatched(),
  box: boxVessel,
  bathtub: bathtubVessel,
  water: waterVessel,
  window: openWindow,
  'hiding-table': hidingTableVessel,
  'big-basket': bigBasketVessel,
};
