/** The crab: a broad shell, eyes on stalks, two claws that say what it means. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const CRAB = { shell: hex('#d8553a'), pale: hex('#f7b98c'), dark: hex('#8f2f25'), iris: hex('#33201a') };

/** Where the claws are held: out and up of the shoulder. */
const CLAWS: Readonly<Record<string, readonly [Point, Point]>> = {
  walking: [
    [-9, -5],
    [10, -8],
  ],
  running: [
    [-8, -9],
    [9, -11],
  ],
  reaching: [
    [-6, -4],
    [7, -15],
  ],
  pointing: [
    [-5, -3],
    [14, -3],
  ],
  jumping: [
    [-9, -13],
    [9, -13],
  ],
  flying: [
    [-11, -9],
    [11, -9],
  ],
  crouching: [
    [-6, 3],
    [7, 3],
  ],
  sleeping: [
    [-5, 3.6],
    [6, 3.6],
  ],
};

const claw = (side: -1 | 1, [dx, dy]: Point, color: typeof CRAB.shell): Sketch[] => {
  const root: Point = [side * 9.6, -9];
  const wrist: Point = [root[0] + dx * 0.9, root[1] + dy * 0.7];
  const turn = Math.atan2(dy - 2, dx) + (side === -1 ? Math.PI : 0);
  const matrix =
    side === 1 ? placed(wrist, 1, { turn: turn + 0.1 }) : placed(wrist, 1, { turn: turn - 0.1, flip: false });
  const flip = side === 1 ? ([1, 0, 0, 1, 0, 0] as const) : ([-1, 0, 0, 1, 0, 0] as const);
  const pincer = moved(
    bundle([
      form(shape('-2,-1 0,-3.6 4,-5 8.4,-3.4 9.6,-0.6! 6.4,-1.8 4.4,-0.6!'), color, { volume: 0.55, name: 'claw' }),
      form(shape('-2,-1 0,2.4 4,3.6 7.6,2.4 9,0.2! 6,0.8 4.2,-0.4!'), lighten(color, -0.04), {
        volume: 0.55,
        name: 'claw',
      }),
      detail(ellipse([2.4, -2.6], [1.6, 0.8], -0.4), CRAB.pale, { alpha: 0.6 }),
    ]),
    flip,
  );
  return [
    form(
      ribbon([root, [(root[0] + wrist[0]) / 2 + side * 2, (root[1] + wrist[1]) / 2 + 1.4], wrist], [2, 1.8, 1.9]),
      lighten(color, -0.05),
      { volume: 0.5 },
    ),
    moved(pincer, matrix),
  ];
};

const legs = (order: CompanionOrder, color: typeof CRAB.shell): Sketch[] => {
  const isFolded = order.pose === 'sleeping' || order.pose === 'sitting';
  return ([-1, 1] as const).flatMap((side) =>
    [0, 1, 2].map((index): Sketch => {
      const step = order.pose === 'walking' || order.pose === 'running' ? (index % 2 === 0 ? 1.6 : -1.2) : 0;
      const reach = (isFolded ? 11 : 14.4) - index * 2.6;
      return form(
        skinOf(
          [
            softLimb(
              [
                [side * 6, -6],
                [side * reach, -8.6 + index * 1.6],
                [side * (reach + 2.4) + step, -1],
              ],
              [1.7, 1.4, 0.6],
            ),
          ],
          0.3,
        ),
        lighten(color, -0.07),
        { volume: 0.5, name: 'leg' },
      );
    }),
  );
};

const eyes = (order: CompanionOrder, drop: number): Sketch[] => {
  const features = featuresOf(order);
  const turn = order.view === 'side' ? 1.4 : 0;
  return ([-1, 1] as const).flatMap((side) => [
    form(
      ribbon(
        [
          [side * 3 + turn, -12 + drop],
          [side * 3.8 + turn, -17 + drop],
        ],
        [0.9, 0.8],
      ),
      CRAB.shell,
      { volume: 0.4 },
    ),
    form(ellipse([side * 3.8 + turn, -18.6 + drop], [2.7, 2.8]), CRAB.shell, { volume: 0.5 }),
    ...(order.view === 'back'
      ? []
      : animalEye(
          {
            at: [side * 3.8 + turn + (turn ? 0.4 : 0), -18.6 + drop],
            radii: [2, 2.2],
            side,
            iris: CRAB.iris,
            lid: CRAB.shell,
            lashes: 0.4,
          },
          features,
          order.gaze,
        )),
  ]);
};

export const crab: CompanionDrawing = {
  heightCm: 22,
  lengthCm: 40,
  home: 'ground',
  draw: (order) => {
    const color = order.coat ?? CRAB.shell;
    const [left, right] = CLAWS[order.pose] ?? [
      [-9, -2],
      [9, -4],
    ];
    const lift = order.pose === 'jumping' ? 7 : order.pose === 'flying' ? 12 : 0;
    const drop = order.pose === 'sleeping' ? 2.6 : order.pose === 'crouching' ? 1 : 0;
    const features = featuresOf(order);
    const shell = shape('-11,-6 -12.4,-9.6! -8.4,-13 0,-14.2 8.4,-13 12.4,-9.6! 11,-6 6,-2.6 -6,-2.6');
    const isBack = order.view === 'back';
    const face = isBack
      ? [
          [-5, -10],
          [0, -11.4],
          [5, -10],
        ].map(([x = 0, y = 0]) => detail(ellipse([x, y], [1.7, 1.1]), lighten(color, -0.09), { alpha: 0.7 }))
      : [
          ...[-1, 1].map((side) =>
            glow([side * 6.4, -8], BLUSH, { radii: [2.2, 1.6], alpha: 0.5 * features.blush, effect: 'haze' }),
          ),
          ...snoutMouth([order.view === 'side' ? 1.2 : 0, -9.6], 2.2, features).slice(
            features.mouth.open > 0.08 ? 0 : 1,
          ),
        ];
    const parts = [
      ...legs(order, color),
      ...(isBack ? [...claw(-1, left, color), ...claw(1, right, color), ...eyes(order, drop)] : []),
      form(shell, color, { name: 'coat', volume: 0.6 }),
      bundle(
        [
          detail(ellipse([0, -2], [10, 3.4]), CRAB.pale, { alpha: 0.9 }),
          ...[-8, -5.4, 5.6, 8.2].map((x, index) =>
            detail(ellipse([x, -11.4 + (index % 2)], [0.9, 0.7]), lighten(color, 0.12), { alpha: 0.8 }),
          ),
          line(
            [
              [-11, -8.4],
              [0, -11.6],
              [11, -8.4],
            ],
            CRAB.dark,
            { width: 0.4, alpha: 0.3 },
          ),
        ],
        { clip: shell },
      ),
      ...(order.collar
        ? [
            form(
              ribbon(
                [
                  [-7, -3.4],
                  [0, -2.2],
                  [7, -3.4],
                ],
                [0.9],
              ),
              order.collar,
              { name: 'accent' },
            ),
          ]
        : []),
      bundle(isBack ? [] : eyes(order, drop), { name: 'head' }),
      ...face,
      ...(isBack ? [] : [...claw(-1, left, color), ...claw(1, right, color)]),
    ];
    return {
      parts: [moved(bundle(parts), placed([0, -lift], 1))],
      mouth: [16 + right[0] * 0.4, -12 + right[1] * 0.7 - lift],
    };
  },
};
