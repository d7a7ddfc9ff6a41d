/** The gecko of warm walls: a long soft body, sticky toes, a tail that curls. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { profileMouth, snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const GECKO = { coat: hex('#e0b070'), pale: hex('#fbeccb'), spot: hex('#a8683a'), iris: hex('#7a8f2e') };

const headSketch = (order: CompanionOrder, coat: typeof GECKO.coat): Sketch[] => {
  const features = featuresOf(order);
  const isSide = order.view === 'side';
  const skull = skinOf(
    [
      limb(
        isSide
          ? [
              [-0.2, 0],
              [0.8, 0.26],
            ]
          : [
              [0, -0.1],
              [0, 0.34],
            ],
        isSide ? [0.86, 0.56] : [0.92, 0.72],
      ),
    ],
    0.3,
  );
  const eye = (x: number, side: 1 | -1): Sketch[] => [
    form(circle([x, -0.34], 0.46), coat, { volume: 0.4 }),
    ...animalEye(
      { at: [x + (isSide ? 0.04 : 0), -0.34], radii: [0.35, 0.37], side, iris: GECKO.iris, lid: coat, lashes: 0.3 },
      features,
      order.gaze,
    ),
  ];
  const dots: readonly Point[] = [
    [-0.4, -0.5],
    [-0.7, 0],
    [-0.3, 0.2],
    [0.1, -0.72],
  ];
  return [
    form(skull, coat, { name: 'coat', volume: 0.55 }),
    bundle(
      [
        ...(order.view === 'back' ? [] : [detail(ellipse(isSide ? [0.6, 0.82] : [0, 0.96], [1.1, 0.42]), GECKO.pale)]),
        ...dots.map((at) => detail(circle(at, 0.12), GECKO.spot, { alpha: 0.6 })),
      ],
      { clip: skull },
    ),
    ...(order.view === 'back'
      ? []
      : isSide
        ? [
            glow([0.3, 0.32], BLUSH, { radii: [0.3, 0.2], alpha: 0.5 * features.blush, effect: 'haze' }),
            ...profileMouth([1.3, 0.38], [0.3, 0.46], features),
            bundle(eye(0.26, 1), { name: 'eyes' }),
          ]
        : [
            ...snoutMouth([0, 0.24], 0.34, features).slice(features.mouth.open > 0.08 ? 0 : 1),
            bundle([...eye(-0.5, -1), ...eye(0.5, 1)], { name: 'eyes' }),
          ]),
  ];
};

const leg = (root: Point, foot: Point, color: typeof GECKO.coat): Sketch[] => [
  ...[-1.2, 0, 1.2].map((toe) =>
    form(circle([foot[0] + toe * 1.1 + 0.8, foot[1] - 0.5 - Math.abs(toe) * 0.1], 0.62), lighten(color, 0.06), {
      volume: 0.4,
    }),
  ),
  form(
    skinOf(
      [
        softLimb(
          [
            root,
            [(root[0] + foot[0]) / 2 + (foot[0] > root[0] ? -1 : 1) * 0.6, (root[1] + foot[1]) / 2 - 1.4],
            [foot[0], foot[1] - 0.9],
          ],
          [1.7, 1.2, 0.9],
        ),
      ],
      0.3,
    ),
    color,
    { name: 'coat', volume: 0.5 },
  ),
];

const STEP: Readonly<Record<string, number>> = { walking: 1.6, running: 2.8, jumping: 3.6, flying: 4 };

const drawSide = (order: CompanionOrder, coat: typeof GECKO.coat): { parts: Sketch[]; mouth: Point } => {
  const step = STEP[order.pose] ?? 0;
  const rears = order.pose === 'sitting' || order.pose === 'reaching' || order.pose === 'pointing';
  const low = order.pose === 'sleeping' || order.pose === 'crouching' ? 1.3 : 0;
  const chest: Point = rears ? [5, -9.4] : [6.4, -5 + low];
  const head: Point = rears ? [8, order.pose === 'pointing' ? -12 : -15.4] : [12.4, -7 + low * 1.6];
  const isAir = order.pose === 'jumping' || order.pose === 'flying';
  const down = isAir ? 1.4 : 0;
  const tailEnd: readonly Point[] =
    order.pose === 'sleeping'
      ? [
          [-12, -2.4],
          [-17, -1.6],
          [-18, -5],
          [-14.6, -6.4],
          [-13.6, -4.4],
        ]
      : [
          [-12, -3.6],
          [-19, -2.4],
          [-25, -5],
          [-24, -10],
          [-20, -9],
        ];
  const skin = skinOf(
    [
      softLimb(
        [...tailEnd.toReversed(), [-6, -4.6 + low], [0, (chest[1] - 4.6) / 2], chest, head],
        [0.7, 0.9, 1.3, 1.9, 2.5, 3.2, 3.3, 3, 2.8],
      ),
    ],
    0.6,
  );
  const far = lighten(coat, -0.08);
  const spots: readonly Point[] = [
    [-16, -2.4],
    [-10, -4.6],
    [-5, -6],
    [-1, -5],
    [2.6, -7.4],
    [-21, -3.4],
    [5, -6.4],
  ];
  return {
    parts: [
      ...leg([chest[0] - 0.6, chest[1] + 1], rears ? [10, chest[1] + 3.4] : [9 - step, down], far),
      ...leg([-6, -3.6 + low], [-3 + step * 0.6, down], far),
      form(skin, coat, { name: 'coat', volume: 0.55 }),
      bundle(
        [
          detail(ellipse([0, -1.2 + low], [12, 1.6]), GECKO.pale, { alpha: 0.8 }),
          ...spots.map(([x, y], index) =>
            detail(ellipse([x, y + low], [1 + (index % 2) * 0.4, 0.8]), GECKO.spot, { alpha: 0.65 }),
          ),
        ],
        { clip: skin },
      ),
      ...leg([chest[0] - 1, chest[1] + 1.4], rears ? [7.4, chest[1] + 5] : [5 + step, down], coat),
      ...leg([-7, -3.2 + low], [-9 - step * 0.6, down], coat),
      ...collarOn(
        order.collar,
        [(chest[0] + head[0]) / 2 - 2, (chest[1] + head[1]) / 2 - 2.4],
        [(chest[0] + head[0]) / 2 + 1.4, (chest[1] + head[1]) / 2 + 2.6],
      ),
      moved(
        bundle(headSketch(order, coat), { name: 'head' }),
        placed(head, 5, { turn: order.pose === 'reaching' ? -0.5 : low ? 0.05 : -0.04 }),
      ),
    ],
    mouth: [head[0] + 5, head[1] + 1.6],
  };
};

const drawFacing = (order: CompanionOrder, coat: typeof GECKO.coat): { parts: Sketch[]; mouth: Point } => {
  const isBack = order.view === 'back';
  const tail = form(
    skinOf(
      [
        softLimb(
          [
            [0, -3],
            [6, -2],
            [11, -4],
            [11, -9],
            [8, -9],
          ],
          [2.2, 1.8, 1.4, 1, 0.7],
        ),
      ],
      0.4,
    ),
    isBack ? coat : lighten(coat, -0.08),
    { name: 'coat', volume: 0.5 },
  );
  const body = skinOf(
    [
      limb(
        [
          [0, -4],
          [0, -8.6],
        ],
        [4.4, 3.2],
      ),
    ],
    0.6,
  );
  const legs = ([-1, 1] as const).flatMap((side) => [
    ...leg([side * 2.6, -3], [side * 6.6 - 0.6, 0], coat),
    ...leg([side * 2, -7.6], [side * 4.6 - 0.6, order.pose === 'reaching' && side === 1 ? -12 : -3.4], coat),
  ]);
  const head = moved(bundle(headSketch(order, coat), { name: 'head' }), placed([0, -12.4], 5));
  return {
    parts: [
      ...(isBack ? [] : [tail]),
      form(body, coat, { name: 'coat', volume: 0.55 }),
      bundle(
        isBack
          ? [
              [-1.4, -6],
              [1.2, -4],
              [0.8, -8],
            ].map(([x = 0, y = 0]) => detail(circle([x, y], 0.9), GECKO.spot, { alpha: 0.65 }))
          : [detail(ellipse([0, -4.4], [2.6, 4]), GECKO.pale)],
        { clip: body },
      ),
      ...legs,
      ...(isBack ? [tail] : collarOn(order.collar, [-3, -8.6], [3, -8.6])),
      head,
    ],
    mouth: [0, -9.6],
  };
};

export const gecko: CompanionDrawing = {
  heightCm: 16,
  lengthCm: 40,
  home: 'ground',
  draw: (order) => {
    const coat = order.coat ?? GECKO.coat;
    const { parts, mouth } =
      order.view === 'side' || order.pose === 'sleeping'
        ? drawSide({ ...order, view: 'side' }, coat)
        : drawFacing(order, coat);
    const lift = order.pose === 'jumping' ? 6 : order.pose === 'flying' ? 10 : 0;
    const matrix = placed([0, -lift], 1, { turn: lift > 0 ? -0.2 : 0 });
    return { parts: [moved(bundle(parts), matrix)], mouth: apply(matrix, mouth) };
  },
};
