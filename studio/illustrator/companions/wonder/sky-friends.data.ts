/** A fallen star, and what it has in common with a small cloud: companions for dreamlike stories, all face, light and weather. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, EYE_DARK, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
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

/** Who is all face laughs, cries and shouts with all of it: half as wide is the mouth, as a share of the face. */
const MOUTH = 0.26;
const LOUD: Readonly<Partial<Record<CompanionOrder['expression'], number>>> = {
  laughing: 0.46,
  crying: 0.38,
  calling: 0.36,
  singing: 0.34,
  grimacing: 0.36,
};

/** Nothing that it laughs at keeps its eyes open. */
const feltBy = (order: CompanionOrder): Features =>
  featuresOf(order.expression === 'laughing' ? { ...order, gaze: [0, 0] } : order);

const face = (order: CompanionOrder, size: number, tones: { iris: Color; lid: Color }): Sketch[] => {
  const features = feltBy(order);
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
        ...softMouth([turn * 1.1, size * 0.2], size * (LOUD[order.expression] ?? MOUTH), features),
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

/** Who shines by itself and is unhappy has hardly any light left: pale as a button. */
const FAINT: ReadonlySet<string> = new Set(['sad', 'crying', 'worried']);
const PALE = hex('#b9b6b4');
const isFaint = ({ expression }: CompanionOrder, { shine }: Friend): boolean =>
  shine !== undefined && FAINT.has(expression);
const FAINT_SHARE = 0.22;

export const friendOf = (look: Friend, draw: (coat: Color, order: CompanionOrder) => Sketch[]): CompanionDrawing => ({
  heightCm: look.heightCm,
  lengthCm: look.lengthCm,
  home: 'air',
  draw: (order) => {
    const { lift, turn, squash } = SWAYS[order.pose] ?? FLOATING;
    const isPale = isFaint(order, look);
    const own = order.coat ?? look.coat;
    const coat = isPale ? mix(own, PALE, 0.66) : own;
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
            alpha: isPale ? alpha * FAINT_SHARE : alpha,
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
