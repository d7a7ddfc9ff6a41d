/** A small cloud, whose colour tells what it is full of. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { friendOf } from '#studio/illustrator/companions/wonder/sky-friends.data.ts';
import { ellipse, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

type Puff = readonly [x: number, y: number, radius: number];

/** A cloud billows on every side: a lid of stone has a flat bottom, a cloud has none. */
const CROWN: readonly Puff[] = [
  [-21.4, 3.4, 4.8],
  [21.4, 3.4, 4.8],
  [-15, -2.4, 7.6],
  [-6, -8.4, 9.6],
  [6.4, -9.2, 8.6],
  [15.2, -2.8, 7.6],
];
const BELLY: readonly Puff[] = [
  [-14.6, 6.2, 5.6],
  [14.4, 6.2, 5.6],
  [-5.4, 7.8, 6.2],
  [5.2, 8, 6],
];

const puffed = ([x, y, radius]: Puff, shift: Point = [0, 0], grow = 1): Path =>
  ellipse([x + shift[0], y + shift[1]], [radius * grow, radius * grow * 0.96]);

const CLOUD = skinOf(
  [...CROWN, ...BELLY, [0, 0, 11] as const].map(([x, y, radius]) =>
    limb(
      [
        [x, y],
        [x + 0.1, y],
      ],
      [radius, radius],
    ),
  ),
  1.3,
);

/** Every puff rounds off into shade below and catches light above. */
const puffs = (coat: Color, shade: Color): Sketch[] => [
  ...BELLY.flatMap((puff) => [
    detail(puffed(puff), shade, { alpha: 0.75 }),
    detail(puffed(puff, [-0.9, -2.3], 0.98), mix(coat, shade, 0.22), { to: mix(coat, shade, 0.42) }),
  ]),
  ...CROWN.flatMap((puff) => [
    detail(puffed(puff), mix(coat, shade, 0.3), { alpha: 0.8 }),
    detail(puffed(puff, [-0.8, -1.5], 0.98), coat, { to: mix(coat, shade, 0.1) }),
  ]),
  detail(ellipse([0, 1.6], [13.4, 9]), coat, { to: mix(coat, shade, 0.16) }),
];

/** The light on the crown. */
const glints = (coat: Color): Sketch[] => [
  detail(ellipse([-9.4, -12.4], [4.6, 2.6], -0.5), lighten(coat, 0.09), { alpha: 0.9 }),
  detail(ellipse([3.6, -14.4], [3.6, 1.9], -0.3), lighten(coat, 0.09), { alpha: 0.8 }),
];

/** What a cloud is full of is seen in it: grey when it is not at ease or rains, dark before it rains. */
const GREYS: Readonly<Partial<Record<CompanionOrder['expression'], Color>>> = {
  worried: hex('#c3ccd6'),
  surprised: hex('#c3ccd6'),
  curious: hex('#c3ccd6'),
  determined: hex('#aab5c1'),
  sad: hex('#8a95a2'),
  crying: hex('#8a95a2'),
  // What is held back is as black as a stove.
  grimacing: hex('#596371'),
};
/** Whatever its face says, nothing white rains. */
const RAINING = hex('#aab5c1');

/** What a cloud is called in the drawing while it rains: nobody sits under it. */
export const RAINS = 'rains';

const greyOf = ({ expression, isRaining }: CompanionOrder): Color | undefined => {
  const grey = GREYS[expression];
  return isRaining === true && (grey === undefined || grey[0] > RAINING[0]) ? RAINING : grey;
};

const cloudBody = (coat: Color): Sketch[] => {
  const shade = mix(lighten(coat, -0.13), hex('#7f9cc4'), 0.28);
  return [
    form(CLOUD, coat, { to: mix(coat, shade, 0.5), volume: 0.7, name: 'coat' }),
    bundle([...puffs(coat, shade), ...glints(coat)], { clip: CLOUD }),
  ];
};

export const cloud = friendOf(
  { heightCm: 34, lengthCm: 48, middle: 14, size: 7.4, coat: hex('#eef2f6'), iris: hex('#4d6d92') },
  (coat, order) => [
    ...(order.expression === 'sad' || order.expression === 'worried'
      ? [
          [-11, 15],
          [-3, 18],
          [5, 15.6],
          [12, 18.4],
        ].map(([x = 0, y = 0]) =>
          form(shape(`${x},${y - 4}! ${x + 1.3},${y - 0.6} ${x},${y + 0.8} ${x - 1.3},${y - 0.6}`), hex('#7fb4d8'), {
            volume: 0.4,
          }),
        )
      : []),
    bundle(cloudBody(order.coat ?? greyOf(order) ?? coat), order.isRaining ? { name: RAINS } : {}),
  ],
);
