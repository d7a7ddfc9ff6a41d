/** The frog: round eyes on top, long legs folded like springs. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { dropOf, frogJaw, frogMouth } from '#studio/illustrator/companions/small/frog-mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const FROG = { coat: hex('#79ae4f'), pale: hex('#eef0bb'), iris: hex('#a4671f') };

const headAt = (order: CompanionOrder, coat: typeof FROG.coat): Sketch[] => {
  const features = featuresOf(order);
  const isBack = order.view === 'back';
  const turn = order.view === 'side' ? 0.26 : 0;
  const skull = skinOf(
    [
      limb(
        [
          [-0.42, 0.1],
          [0.42, 0.1],
        ],
        [0.66, 0.66],
      ),
      limb(
        [
          [-0.5 + turn * 0.6, -0.42],
          [-0.5 + turn * 0.6, -0.5],
        ],
        [0.42, 0.42],
      ),
      limb(
        [
          [0.5 + turn * 0.5, -0.42],
          [0.5 + turn * 0.5, -0.5],
        ],
        [0.4, 0.4],
      ),
      ...(isBack ? [] : frogJaw(features, turn)),
    ],
    0.24,
  );
  const eye = (side: 1 | -1): Sketch[] =>
    animalEye(
      {
        at: [side * 0.5 + turn * (side === 1 ? 0.7 : 0.8), -0.5],
        radii: [0.27 * (side === 1 ? 1 - turn * 0.4 : 1), 0.3],
        side,
        iris: FROG.iris,
        lid: coat,
        lashes: 0.4,
      },
      features,
      order.gaze,
    );
  return [
    form(skull, coat, { name: 'coat', volume: 0.55 }),
    bundle(
      isBack
        ? [
            [-0.3, 0.1],
            [0.2, 0.26],
            [0.4, -0.04],
          ].map(([x = 0, y = 0]) => detail(ellipse([x, y], [0.16, 0.12]), lighten(coat, -0.08), { alpha: 0.7 }))
        : [detail(ellipse([turn, 0.72 + dropOf(features) * 0.5], [0.94, 0.42 + dropOf(features) * 0.6]), FROG.pale)],
      { clip: skull },
    ),
    ...(isBack
      ? []
      : [
          ...[-0.72, 0.72].map((x) =>
            glow([x + turn * 0.6, 0.26], BLUSH, { radii: [0.24, 0.18], alpha: 0.5 * features.blush, effect: 'haze' }),
          ),
          ...frogMouth(features, turn * 1.3),
          ...[-0.08, 0.08].map((x) => detail(ellipse([x + turn * 1.4, -0.02], [0.035, 0.03]), lighten(coat, -0.3))),
          bundle([...eye(-1), ...eye(1)], { name: 'eyes' }),
        ]),
  ];
};

const foot = (x: number, y: number, lead: number, color: typeof FROG.coat): Sketch =>
  bundle(
    [-0.6, 0.6, 1.8].map((toe) =>
      form(
        ribbon(
          [
            [x, y - 0.9],
            [x + lead * (toe * 1.5 + 0.6), y - 0.5],
          ],
          [0.9, 0.8],
        ),
        color,
        { volume: 0.4 },
      ),
    ),
  );

const sitting = (order: CompanionOrder, coat: typeof FROG.coat): { parts: Sketch[]; head: Point } => {
  const isSide = order.view === 'side';
  const low = order.pose === 'crouching' || order.pose === 'sleeping' ? 2 : order.pose === 'reaching' ? -3 : 0;
  const far = lighten(coat, -0.08);
  const body = skinOf(
    [
      limb(
        isSide
          ? [
              [-5, -6.4],
              [3.6, -10 + low],
            ]
          : [
              [0, -6.6],
              [0, -10 + low],
            ],
        [6.2, 5.6],
      ),
    ],
    1,
  );
  const head: Point = isSide ? [5.4, -15 + low] : [0, -15.4 + low];
  const thigh = (x: number, side: 1 | -1, color: typeof FROG.coat): Sketch[] => [
    form(
      skinOf(
        [
          softLimb(
            [
              [x, -6],
              [x + side * 4.6, -9.4],
              [x + side * 3, -1.8],
              [x + side * 6, -1.2],
            ],
            [3.4, 2.7, 1.8, 1.1],
          ),
        ],
        0.8,
      ),
      color,
      { name: 'coat', volume: 0.5 },
    ),
    foot(x + side * 6, 0, side, color),
  ];
  const arm = (x: number, color: typeof FROG.coat): Sketch[] => [
    form(
      skinOf(
        [
          softLimb(
            [
              [x, -9 + low],
              [x + 1.4, -4.6],
              [x + 0.6, -1.2],
            ],
            [1.9, 1.5, 1.2],
          ),
        ],
        0.4,
      ),
      color,
      { name: 'coat', volume: 0.5 },
    ),
    foot(x + 0.6, 0, 1, color),
  ];
  const walk = order.pose === 'walking' ? 2 : order.pose === 'pointing' ? 1 : 0;
  const parts = isSide
    ? [
        ...arm(6 + walk, far),
        form(body, coat, { name: 'coat', volume: 0.55 }),
        bundle(
          [
            detail(ellipse([5.6, -5], [4, 5.4], -0.3), FROG.pale),
            ...[
              [-7, -9],
              [-3, -11.4],
              [-4, -7.4],
            ].map(([x = 0, y = 0]) => detail(ellipse([x, y], [1.3, 1]), lighten(coat, -0.09), { alpha: 0.7 })),
          ],
          { clip: body },
        ),
        ...thigh(-6, 1, coat),
        ...arm(4 - walk, coat),
      ]
    : [
        ...thigh(-5, -1, coat),
        ...thigh(5, 1, coat),
        form(body, coat, { name: 'coat', volume: 0.55 }),
        bundle(order.view === 'back' ? [] : [detail(ellipse([0, -5], [4.2, 6]), FROG.pale)], { clip: body }),
        ...arm(-3.4, coat),
        ...arm(2.2, coat),
      ];
  return { parts, head };
};

const leaping = (coat: typeof FROG.coat): { parts: Sketch[]; head: Point } => {
  const far = lighten(coat, -0.08);
  const hind = (y: number, color: typeof FROG.coat): Sketch[] => [
    form(
      skinOf(
        [
          softLimb(
            [
              [-6, -14 + y],
              [-13, -12 + y],
              [-19, -8 + y],
              [-24, -3.6 + y],
            ],
            [3.4, 2.3, 1.5, 1],
          ),
        ],
        0.6,
      ),
      color,
      { name: 'coat', volume: 0.5 },
    ),
    foot(-24, -2.4 + y, -1, color),
  ];
  const fore = (y: number, color: typeof FROG.coat): Sketch =>
    form(
      skinOf(
        [
          softLimb(
            [
              [4, -17 + y],
              [10, -16 + y],
              [14, -19 + y],
            ],
            [1.8, 1.4, 1],
          ),
        ],
        0.4,
      ),
      color,
      { name: 'coat', volume: 0.5 },
    );
  const body = skinOf(
    [
      limb(
        [
          [-5, -15],
          [5, -19],
        ],
        [5.6, 5.4],
      ),
    ],
    1,
  );
  return {
    parts: [
      ...hind(-2, far),
      fore(-2, far),
      form(body, coat, { name: 'coat', volume: 0.55 }),
      bundle([detail(ellipse([2, -11.6], [9, 4], -0.3), FROG.pale)], { clip: body }),
      ...hind(0, coat),
      fore(0.6, coat),
    ],
    head: [8, -24],
  };
};

export const frog: CompanionDrawing = {
  heightCm: 22,
  lengthCm: 26,
  home: 'ground',
  draw: (order) => {
    const coat = order.coat ?? FROG.coat;
    const leaps = ['jumping', 'running', 'flying'].includes(order.pose);
    const look: CompanionOrder =
      order.pose === 'sleeping'
        ? { ...order, view: 'side' }
        : leaps
          ? { ...order, view: order.view === 'back' ? 'back' : 'side' }
          : order;
    const { parts, head } = leaps ? leaping(coat) : sitting(look, coat);
    const lift = order.pose === 'flying' ? 8 : order.pose === 'jumping' ? 4 : 0;
    const tilt = order.pose === 'reaching' ? -0.3 : order.expression === 'curious' ? 0.14 : 0;
    return {
      parts: [
        moved(
          bundle([
            ...parts,
            ...collarOn(
              order.view === 'back' ? undefined : order.collar,
              [head[0] - 5.4, head[1] + 5.4],
              [head[0] + 4.4, head[1] + 6.4],
            ),
            moved(bundle(headAt(look, coat), { name: 'head' }), placed(head, 7.4, { turn: tilt })),
          ]),
          placed([0, -lift], 1),
        ),
      ],
      mouth: [head[0] + 4, head[1] + 2 - lift],
    };
  },
};
