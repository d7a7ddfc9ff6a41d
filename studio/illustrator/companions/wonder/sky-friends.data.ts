/** A fallen star and a small cloud: companions for dreamlike stories, all face, light and weather. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, EYE_DARK, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { shape } from '#studio/illustrator/companions/anatomy/knots.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { snoutMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Sway = { readonly lift: number; readonly turn: number; readonly squash: number };

const SWAYS: Readonly<Record<string, Sway>> = {
  walking: { lift: 7, turn: 0.1, squash: 1 },
  running: { lift: 9, turn: 0.3, squash: 1.04 },
  sitting: { lift: 0, turn: 0, squash: 0.94 },
  crouching: { lift: 0, turn: 0.06, squash: 0.86 },
  reaching: { lift: 14, turn: -0.16, squash: 1.06 },
  pointing: { lift: 8, turn: 0.2, squash: 1 },
  jumping: { lift: 20, turn: -0.1, squash: 1.08 },
  sleeping: { lift: 0, turn: 0.22, squash: 0.9 },
  flying: { lift: 26, turn: 0.24, squash: 1.02 },
};
const FLOATING: Sway = { lift: 5, turn: 0, squash: 1 };

/** A mouth without a muzzle: one soft line, and open the form that all animals have. */
const softMouth = ([x, y]: Point, size: number, features: Features): Sketch[] => {
  if (features.mouth.open > 0.08)
    return snoutMouth([x, y], size, features).filter((_, at, all) => at !== all.length - 2);
  // Sad corners go down; all others at least smile a little.
  const bend = features.mouth.curve < SAD ? -0.34 : Math.max(LEAST_SMILE, features.mouth.curve * 1.3);
  const at = (u: number): Point => [x + u * size, y + size * (0.5 + bend * (1 - u * u))];
  return [
    detail(
      ribbon(
        [-0.85, -0.45, 0, 0.45, 0.85].map(at),
        [0.03, 0.09, 0.11, 0.09, 0.03].map((w) => w * size),
      ),
      EYE_DARK,
      {
        name: 'mouth',
      },
    ),
  ];
};
const SAD = -0.12;
const LEAST_SMILE = 0.3;

const face = (order: CompanionOrder, size: number, tones: { iris: Color; lid: Color }): Sketch[] => {
  const features = featuresOf(order);
  const turn = order.view === 'side' ? size * 0.3 : 0;
  const eye = (side: 1 | -1): Sketch[] =>
    animalEye(
      {
        at: [turn + side * size * 0.5, -size * 0.1],
        radii: [size * (turn && side === 1 ? 0.24 : 0.27), size * 0.33],
        side,
        ...tones,
        lashes: 0.5,
        hasBrow: true,
      },
      features,
      order.gaze,
    );
  return order.view === 'back'
    ? []
    : [
        ...[-1, 1].map((side) =>
          glow([turn + side * size * 0.82, size * 0.36], BLUSH, {
            radii: [size * 0.3, size * 0.22],
            alpha: 0.6 * features.blush,
            effect: 'haze',
          }),
        ),
        bundle([...eye(-1), ...eye(1)], { name: 'eyes' }),
        ...softMouth([turn * 1.1, size * 0.2], size * 0.26, features),
      ];
};

type Friend = {
  readonly heightCm: number;
  readonly lengthCm: number;
  readonly middle: number;
  readonly size: number;
  readonly coat: Color;
  readonly iris: Color;
  readonly shine?: Color;
};

/** The face of what shines shines, too: the white of an eye is not blue by night in it. */
const shining = (sketch: Sketch): Sketch =>
  sketch.kind === 'bundle'
    ? { ...sketch, children: sketch.children.map(shining) }
    : sketch.kind === 'glow'
      ? sketch
      : { ...sketch, lit: true };

/** A bright ring close to it in a wide soft one. */
const SHINES = [
  { wide: 1.75, alpha: 0.4 },
  { wide: 0.95, alpha: 0.6 },
] as const;

const friendOf = (look: Friend, draw: (coat: Color, order: CompanionOrder) => Sketch[]): CompanionDrawing => ({
  heightCm: look.heightCm,
  lengthCm: look.lengthCm,
  home: 'air',
  draw: (order) => {
    const { lift, turn, squash } = SWAYS[order.pose] ?? FLOATING;
    const coat = order.coat ?? look.coat;
    const body = draw(coat, order);
    const scarf = order.collar
      ? [
          form(
            ribbon(
              [
                [-look.size * 1.1, look.size * 0.86],
                [0, look.size * 1.12],
                [look.size * 1.1, look.size * 0.86],
              ],
              [look.size * 0.13, look.size * 0.16, look.size * 0.13],
            ),
            order.collar,
            { name: 'accent', volume: 0.4 },
          ),
        ]
      : [];
    const features = face(order, look.size, { iris: look.iris, lid: coat });
    const tilt = order.view === 'side' || order.pose === 'sleeping' ? turn : turn * 0.3;
    const grown = placed([0, -look.middle * squash - lift], 1, { turn: tilt });
    const matrix = [grown[0] / Math.sqrt(squash), grown[1], grown[2], grown[3] * squash, grown[4], grown[5]] as const;
    const shine = look.shine
      ? SHINES.map(({ wide, alpha }) =>
          glow([0, -look.middle - lift], look.shine ?? coat, {
            radii: [look.lengthCm * wide, look.heightCm * wide],
            alpha,
          }),
        )
      : [];
    return {
      parts: [
        ...shine,
        moved(
          bundle([...body, bundle(look.shine ? features.map(shining) : features, { name: 'head' }), ...scarf]),
          matrix,
        ),
      ],
      mouth: apply(matrix, [look.size * 1.4, look.size * 0.4]),
    };
  },
});

const starPath = (radius: number): Path => {
  const rays = [0, 1, 2, 3, 4].map((index) => {
    const angle = -Math.PI / 2 + (index / 5) * Math.PI * 2 + (index % 2) * 0.05;
    const end: Point = [Math.cos(angle) * radius, Math.sin(angle) * radius * (index === 0 ? 1.12 : 1)];
    return limb([[0, 0], end], [radius * 0.62, radius * 0.14]);
  });
  return skinOf(rays, radius * 0.2);
};

const STAR = starPath(14);

/** What a star that flies leaves behind; one that sits on something would seem to hover on it. */
const TAIL: Path = spline([
  [-6, 4],
  [-16, 10],
  [-25, 8],
  [-34, 13, 1],
  [-24, 15],
  [-14, 17],
  [-4, 12],
]);
const AT_REST: ReadonlySet<string> = new Set(['sitting', 'crouching', 'sleeping', 'lying', 'kneeling']);

export const star = friendOf(
  {
    heightCm: 36,
    lengthCm: 32,
    middle: 16.4,
    size: 6.6,
    coat: hex('#ffd45e'),
    iris: hex('#7a4a1c'),
    shine: hex('#ffe9a8'),
  },
  (coat, order) => [
    ...(AT_REST.has(order.pose) || order.view !== 'side'
      ? []
      : [form(TAIL, lighten(coat, 0.06), { volume: 0.3, lit: true, alpha: 0.55 })]),
    // It shines by itself: by night it is the brightest thing on the page.
    form(STAR, coat, { volume: 0.6, name: 'coat', lit: true }),
    bundle(
      [
        glow([0, 0.4], hex('#9a8a58'), { radii: [16, 16], alpha: 0.85 }),
        detail(ellipse([-3, -7], [6, 3.6], -0.5), lighten(coat, 0.09), { alpha: 0.4, lit: true }),
        ...[
          [0, -12.4],
          [10.6, -4.4],
          [7.4, 9.6],
          [-7.6, 9.8],
        ].map(([x = 0, y = 0]) => detail(ellipse([x, y], [1, 1]), hex('#fff6d8'), { alpha: 0.9, lit: true })),
      ],
      { clip: STAR },
    ),
  ],
);

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

/** What a cloud is full of is seen in it: grey when it is not at ease, dark before it rains. */
const GREYS: Readonly<Partial<Record<CompanionOrder['expression'], Color>>> = {
  worried: hex('#c3ccd6'),
  surprised: hex('#c3ccd6'),
  curious: hex('#c3ccd6'),
  determined: hex('#aab5c1'),
  sad: hex('#8a95a2'),
  crying: hex('#8a95a2'),
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
    ...cloudBody(order.coat ?? GREYS[order.expression] ?? coat),
  ],
);
