/** Tortoise and sea turtle: one shell, legs or flippers. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, EYE_DARK, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { INSIDE, profileMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import { drawnIn, legFacing, legsAside, neckTo, tailAside } from '#studio/illustrator/companions/small/turtle-limbs.ts';
import { type Lie, shellAside, shellFacing, type Turtle } from '#studio/illustrator/companions/small/turtle-shell.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Towards the reader: one line from cheek to cheek without lips or teeth, and what is in it when it is open. */
const beakMouth = ({ mouth }: Features): Sketch[] => {
  const [corner, middle] = [0.5 - mouth.curve * 0.5, 0.56 + mouth.curve * 0.34];
  const lip: readonly Point[] = [
    [-0.42, corner],
    [-0.2, (corner + middle * 2) / 3 + 0.01],
    [0, middle],
    [0.2, (corner + middle * 2) / 3 + 0.01],
    [0.42, corner],
  ];
  const low = middle + Math.min(0.42, mouth.open * 0.9);
  const jaw = spline([...lip.slice(1, 4), [0.17, low - 0.06], [0, low], [-0.17, low - 0.06]]);
  return [
    ...(mouth.open > 0.08 ? [detail(jaw, INSIDE)] : []),
    detail(ribbon(lip, [0.012, 0.034, 0.04, 0.034, 0.012]), EYE_DARK, { name: 'mouth' }),
  ];
};

const head = (look: Turtle, order: CompanionOrder, skin: Color): Sketch[] => {
  const features = featuresOf(order);
  const isSide = order.view === 'side';
  const outline = skinOf(
    [
      limb(
        isSide
          ? [
              [-0.1, -0.05],
              [0.55, 0.2],
            ]
          : [
              [0, -0.06],
              [0, 0.28],
            ],
        [0.95, 0.72],
      ),
    ],
    0.3,
  );
  const eye = (x: number, side: 1 | -1): Sketch[] =>
    animalEye(
      { at: [x, -0.16], radii: [0.3, 0.34], side, iris: look.iris, lid: skin, lashes: 0.5, hasBrow: true },
      features,
      order.gaze,
    );
  const spots: readonly Point[] = [
    [-0.5, -0.6],
    [-0.1, -0.8],
    [-0.8, -0.2],
    [-0.7, 0.3],
    [0.3, -0.74],
  ];
  return [
    form(outline, skin, { name: 'coat', volume: 0.55 }),
    bundle(
      [
        ...(order.view === 'back'
          ? []
          : [detail(ellipse(isSide ? [0.7, 0.7] : [0, 0.85], [0.9, 0.5]), look.pale, { alpha: 0.75 })]),
        ...spots.map((at, index) =>
          detail(ellipse(at, [0.14 + (index % 2) * 0.05, 0.12]), lighten(skin, -0.12), { alpha: 0.7 }),
        ),
      ],
      { clip: outline },
    ),
    ...(order.view === 'back'
      ? []
      : isSide
        ? [
            glow([0.2, 0.34], BLUSH, { radii: [0.3, 0.22], alpha: 0.5 * features.blush, effect: 'haze' }),
            ...profileMouth([1.16, 0.34], [0.42, 0.48], features),
            bundle(eye(0.36, 1), { name: 'eyes' }),
          ]
        : [...beakMouth(features), bundle([...eye(-0.44, -1), ...eye(0.44, 1)], { name: 'eyes' })]),
  ];
};

/** So high a forefoot is lifted, below the chin. */
const FOOT_HIGH = 5.4;

/** From under the rim and below the neck a forefoot is laid on something: a page, a hand. */
const forefootTo = (look: Turtle, skin: Color, [x, y]: Point): Sketch => {
  const root: Point = [12.4, -4.2];
  const at: Point = [x, Math.max(y, -FOOT_HIGH)];
  const knee: Point = [(root[0] + at[0]) / 2, -1.8];
  const path = skinOf([softLimb([root, knee, at], look.isOfSea ? [3, 3, 1.4] : [2.6, 2.4, 2.1])], 0.6);
  return form(path, lighten(skin, -0.06), { name: 'coat', volume: 0.5 });
};

const RESTS: ReadonlySet<string> = new Set(['sleeping', 'sitting', 'crouching']);

/** Where the head is in profile: well ahead of the rim and over it, so that there is a neck between them. */
const headAside = (look: Turtle, { pose }: CompanionOrder): Point => {
  if (pose === 'sleeping') return [24.2, -5.2];
  if (pose === 'reaching') return [19.8, -22];
  if (pose === 'pointing' || look.isOfSea) return [24.4, -13.8];
  return [22, -17.2];
};

const drawSide = (look: Turtle, order: CompanionOrder, skin: Color): { parts: Sketch[]; mouth: Point } => {
  const isAsleep = order.pose === 'sleeping';
  const lie: Lie = { lower: RESTS.has(order.pose) ? 2 : 0, flat: look.isOfSea ? 0.8 : 1 };
  const at = headAside(look, order);
  const shell = shellAside(look, lie);
  const isShut = order.pose === 'crouching' && !look.isOfSea && !order.lays && order.gesture === undefined;
  const mouth: Point = [at[0] + 6.4, at[1] + 2.4];
  if (isShut) return { parts: [...drawnIn(look, skin, lie), ...shell], mouth };
  return {
    parts: [
      tailAside(skin, lie),
      ...legsAside(look, order, skin),
      ...neckTo(at, skin, lie),
      ...collarOn(order.collar, [15.4, -12.6 + lie.lower * 0.5], [20.6, -7.4 + lie.lower * 0.5]),
      ...shell,
      moved(
        bundle(head(look, order, skin), { name: 'head' }),
        placed(at, 6, { turn: isAsleep ? 0.1 : order.pose === 'reaching' ? -0.4 : nodOf(order) }),
      ),
    ],
    mouth,
  };
};

const drawFacing = (look: Turtle, order: CompanionOrder, skin: Color): { parts: Sketch[]; mouth: Point } => {
  const isBack = order.view === 'back';
  const y = isBack ? -20.4 : order.pose === 'reaching' ? -18.4 : -15;
  const face = moved(bundle(head(look, order, skin), { name: 'head' }), placed([0, y], 6.2));
  const legs = ([-1, 1] as const).map((side) => legFacing(look, skin, side));
  const shell = shellFacing(look, isBack);
  const tail: readonly Point[] = [
    [0, -5],
    [1.4, -1.6],
  ];
  const neck = skinOf(
    [
      softLimb(
        [
          [0, -7.6],
          [0, -9.4],
          [0, y + 2],
        ],
        [4.3, 3.9, 3.6],
      ),
    ],
    0.4,
  );
  const fold = (down: number): Sketch =>
    line(
      [
        [-3.2, down - 0.6],
        [0, down],
        [3.2, down - 0.6],
      ],
      lighten(skin, -0.16),
      { width: 0.5, alpha: 0.85, name: 'crease' },
    );
  return {
    parts: isBack
      ? [face, ...legs, ...shell, form(ribbon(tail, [1.6, 0.4]), skin)]
      : [
          ...legs,
          ...shell,
          // Out of the opening under the rim and up: without a neck the head would be pasted on the shell.
          form(neck, lighten(skin, -0.05), { name: 'neck', volume: 0.5 }),
          bundle(
            [
              fold(-8.6),
              fold(-7),
              fold(-5.4),
              fold(-4.2),
              detail(ellipse([0, y + 5.6], [4.6, 2.4]), EYE_DARK, { alpha: 0.2 }),
            ],
            {
              clip: neck,
            },
          ),
          ...collarOn(order.collar, [-4.2, -8.4], [4.2, -8.4]),
          face,
        ],
    mouth: [0, y + 3.4],
  };
};

const turtleOf = (look: Turtle, size: { heightCm: number; lengthCm: number; scale: number }): CompanionDrawing => ({
  heightCm: size.heightCm,
  lengthCm: size.lengthCm,
  home: look.isOfSea ? 'water' : 'ground',
  draw: (order) => {
    const skin = order.coat ?? look.skin;
    const swims = ['flying', 'swimming'].includes(order.pose);
    const lift = look.isOfSea ? (order.pose === 'sleeping' ? 2.6 : 9) : swims ? 10 : order.pose === 'jumping' ? 5 : 0;
    const { parts, mouth } =
      order.view === 'side' || order.pose === 'sleeping'
        ? drawSide(look, { ...order, view: 'side' }, skin)
        : drawFacing(look, order, skin);
    const tilt = swims ? -0.14 : 0;
    const ownAt = ([x, y]: Point): Point => [x / size.scale, y / size.scale + lift];
    return {
      ...(order.view === 'side' && order.pose !== 'sleeping' && !swims
        ? {
            limb: (at: Point) => [
              moved(forefootTo(look, skin, ownAt(at)), placed([0, -lift * size.scale], size.scale)),
            ],
          }
        : {}),
      parts: [moved(bundle(parts), placed([0, -lift * size.scale], size.scale, { turn: tilt }))],
      mouth: [mouth[0] * size.scale, (mouth[1] - lift) * size.scale],
    };
  },
});

export const turtle = turtleOf(
  { skin: hex('#8aa95c'), pale: hex('#dcdc9e'), shell: hex('#8a6a3c'), iris: hex('#4a2f1c'), isOfSea: false },
  { heightCm: 26, lengthCm: 42, scale: 1 },
);

export const seaTurtle = turtleOf(
  { skin: hex('#5fa08f'), pale: hex('#e9e3b4'), shell: hex('#9b6b3e'), iris: hex('#33241c'), isOfSea: true },
  { heightCm: 58, lengthCm: 82, scale: 1.9 },
);
