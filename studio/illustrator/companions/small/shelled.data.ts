/** Tortoise and sea turtle: one shell, legs or flippers. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { animalEye, BLUSH, EYE_DARK, featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { collarOn } from '#studio/illustrator/companions/anatomy/coat.ts';
import { nodOf } from '#studio/illustrator/companions/anatomy/nod.ts';
import { limb, skinOf } from '#studio/illustrator/companions/anatomy/skin.ts';
import type { CompanionDrawing, CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { INSIDE, profileMouth } from '#studio/illustrator/companions/heads/mouth.ts';
import { softLimb } from '#studio/illustrator/companions/anatomy/soft-limb.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Path, type Point, polygon, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Turtle = {
  readonly skin: Color;
  readonly pale: Color;
  readonly shell: Color;
  readonly iris: Color;
  readonly isOfSea: boolean;
};

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

const plates = (shell: Path, color: Color, centers: readonly Point[]): Sketch =>
  bundle(
    centers.map(([x, y], index) =>
      form(
        polygon(
          Array.from(
            { length: 6 },
            (_, corner): Point => [
              x + Math.cos((corner / 6) * Math.PI * 2 + 0.1) * 4,
              y + Math.sin((corner / 6) * Math.PI * 2 + 0.1) * 3.9,
            ],
          ),
        ),
        lighten(color, 0.08 + (index % 2) * 0.03),
        { volume: 0.4 },
      ),
    ),
    { clip: shell },
  );

const rim = (look: Turtle, knots: readonly Point[]): Sketch =>
  form(ribbon(knots, [1.1, 1.7, 1.1]), look.pale, { volume: 0.4 });

const TUCKED_OUT = 3.6;

const sideLegs = (look: Turtle, order: CompanionOrder, skin: Color): { behind: Sketch[]; before: Sketch[] } => {
  const swims = look.isOfSea || order.pose === 'flying' || order.pose === 'jumping';
  const step = order.pose === 'walking' ? 2.4 : order.pose === 'running' ? 3.6 : 0;
  const isTucked = order.pose === 'sitting' || order.pose === 'sleeping' || order.pose === 'crouching';
  const one = (x: number, lean: number, color: Color): Sketch => {
    const long = look.isOfSea && x > 0 ? 1.5 : 0.9;
    // Feet of who sits look out before and behind the shell: right below, its rim would be on the ground.
    const out = isTucked ? Math.sign(x) * TUCKED_OUT : 0;
    const path = swims
      ? skinOf(
          [
            softLimb(
              [
                [x, -6],
                [x + lean - 4 * long, -1.6],
                [x + lean - 11 * long, look.isOfSea ? 0.6 : -0.6],
              ],
              [3.2, 3.2, 0.9],
            ),
          ],
          0.6,
        )
      : skinOf(
          [
            softLimb(
              [
                [x, -7],
                [x + lean * 0.5 + out * 0.5, -3.6],
                [x + lean + out, -2.2],
              ],
              [3.2, 3, isTucked ? 2.3 : 2.6],
            ),
          ],
          0.6,
        );
    return form(path, color, { name: 'coat', volume: 0.5 });
  };
  const far = lighten(skin, -0.08);
  const fore = order.lays ? [] : [one(7.4, -step, skin)];
  return { behind: [one(-9, -step, far), one(10, step, far)], before: [one(-7.4, step, skin), ...fore] };
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

/** Of one that has drawn in head and legs only the dark between shell and rim is seen: a stone, at a glance. */
const DRAWN_IN: ReadonlySet<string> = new Set(['head', 'coat', 'collar']);
const drawnIn = (parts: readonly Sketch[], at: Point): Sketch[] => [
  form(ellipse(at, [4.4, 3]), EYE_DARK, { volume: 0.2 }),
  ...parts.filter((part) => part.kind === 'glow' || !DRAWN_IN.has(part.name ?? '')),
];

const drawSide = (look: Turtle, order: CompanionOrder, skin: Color): { parts: Sketch[]; mouth: Point } => {
  const isAsleep = order.pose === 'sleeping';
  const lower = isAsleep || order.pose === 'sitting' || order.pose === 'crouching' ? 1.7 : 0;
  const at: Point = isAsleep
    ? [19.6, -5.2]
    : order.pose === 'reaching'
      ? [18.6, -21]
      : order.pose === 'pointing' || look.isOfSea
        ? [23, -13.4]
        : [20.6, -15.8];
  const flat = look.isOfSea ? 0.8 : 1;
  const shell = spline([
    [-17, -6 + lower, 1],
    [-15, -14 * flat + lower],
    [-7, -21.4 * flat + lower],
    [3, -22 * flat + lower],
    [11.4, -15.4 * flat + lower],
    [15, -6 + lower, 1],
    [0, -3.6 + lower],
  ]);
  const { behind, before } = sideLegs(look, order, skin);
  const neck = skinOf([softLimb([[8, -8 + lower], [15, -8.6 + lower], at], [4.4, 3.8, 3.4])], 0.5);
  const parts: Sketch[] = [
    ...behind,
    form(
      ribbon(
        [
          [-15, -6 + lower],
          [-19.6, -4.4 + lower],
          [-22, -3.6 + lower],
        ],
        [1.9, 1.2, 0.3],
      ),
      skin,
      { name: 'coat' },
    ),
    form(neck, skin, { name: 'coat', volume: 0.5 }),
    ...collarOn(order.collar, [13.4, -12.4 + lower], [16.8, -5.6 + lower]),
    // Legs and flippers come out from under the shell.
    ...before,
    form(shell, look.shell, { volume: 0.6, name: 'shell' }),
    plates(
      shell,
      look.shell,
      [
        [-8.6, -12.6],
        [0, -15],
        [8, -11.6],
        [-4.4, -20.6],
        [4.4, -20],
        [-14.6, -8],
        [-4, -6.6],
        [5, -6.8],
      ].map(([x = 0, y = 0]): Point => [x, y * flat + lower]),
    ),
    rim(look, [
      [-16.8, -6.2 + lower],
      [0, -4 + lower],
      [15, -6.2 + lower],
    ]),
    moved(
      bundle(head(look, order, skin), { name: 'head' }),
      placed(at, 6, { turn: isAsleep ? 0.1 : order.pose === 'reaching' ? -0.4 : nodOf(order) }),
    ),
  ];
  const isShut = order.pose === 'crouching' && !look.isOfSea && !order.lays && order.gesture === undefined;
  return {
    parts: isShut ? drawnIn(parts, [13.4, -6.6 + lower]) : parts,
    mouth: [at[0] + 7, at[1] + 3],
  };
};

const drawFacing = (look: Turtle, order: CompanionOrder, skin: Color): { parts: Sketch[]; mouth: Point } => {
  const shell = spline([
    [-14.6, -7, 1],
    [-12.6, -14.6],
    [-6, -21],
    [0, -22.4],
    [6, -21],
    [12.6, -14.6],
    [14.6, -7, 1],
    [0, -4],
  ]);
  const leg = (side: 1 | -1): Sketch =>
    form(
      skinOf(
        [
          softLimb(
            look.isOfSea
              ? [
                  [side * 8, -6],
                  [side * 15, -3.4],
                  [side * 22, -0.8],
                ]
              : [
                  [side * 8, -7],
                  [side * 9.4, -4],
                  [side * 9.6, -2.3],
                ],
            look.isOfSea ? [3.2, 3, 0.9] : [3.2, 3, 2.6],
          ),
        ],
        0.6,
      ),
      skin,
      { name: 'coat', volume: 0.5 },
    );
  const face = moved(
    bundle(head(look, order, skin), { name: 'head' }),
    placed([0, order.view === 'back' ? -19.6 : order.pose === 'reaching' ? -17 : -12], 6.4),
  );
  const top = [
    form(shell, look.shell, { volume: 0.6, name: 'shell' }),
    plates(shell, look.shell, [
      [0, -15],
      [-8, -12],
      [8, -12],
      [-4, -21],
      [4, -21],
      [-4, -7],
      [4, -7],
    ]),
    rim(look, [
      [-14.4, -7.2],
      [0, -4.4],
      [14.4, -7.2],
    ]),
  ];
  return {
    parts:
      order.view === 'back'
        ? [
            face,
            ...[-1, 1].map((side) => leg(side as 1 | -1)),
            ...top,
            form(
              ribbon(
                [
                  [0, -5],
                  [1.4, -2],
                ],
                [1.6, 0.4],
              ),
              skin,
            ),
          ]
        : [
            ...[-1, 1].map((side) => leg(side as 1 | -1)),
            ...top,
            // The head is on a neck, or it would be pasted on the shell.
            form(
              skinOf(
                [
                  softLimb(
                    [
                      [0, -6.6],
                      [0, -9],
                    ],
                    [4.6, 4],
                  ),
                ],
                0.4,
              ),
              lighten(skin, -0.06),
              { name: 'neck', volume: 0.5 },
            ),
            ...collarOn(order.collar, [-4.6, -7], [4.6, -7]),
            face,
          ],
    mouth: [0, -9],
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
