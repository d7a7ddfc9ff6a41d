/** The robot: dented and well mended, with a face of light. */
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { featuresOf } from '#studio/illustrator/companions/anatomy/animal-eye.ts';
import { type CompanionDrawing, type CompanionOrder, FREE_ARM } from '#studio/illustrator/companions/companion.ts';
import {
  type Arm,
  armOf,
  type Fingers,
  seatedLegs,
  standingLegs,
} from '#studio/illustrator/companions/wonder/robot-limbs.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const ROBOT = {
  shell: hex('#b9c6cf'),
  dark: hex('#5c6b78'),
  screen: hex('#21384a'),
  glow: hex('#7ff0e2'),
  joint: hex('#e9824b'),
  lamp: hex('#ffe2a8'),
  blush: hex('#ff8fa0'),
};

type Act = {
  readonly right: Point;
  readonly left: Point;
  readonly drop: number;
  readonly lift: number;
  readonly step: number;
  readonly tilt: number;
  readonly fingers: Fingers;
  /** Where the left hand does something of its own. */
  readonly others?: Fingers;
  /** Both hands are nearer to the reader than the head. */
  readonly isAtHead?: true;
};

const STILL: Act = {
  right: [18.6, -14],
  left: [-18.6, -14],
  drop: 0,
  lift: 0,
  step: 0,
  tilt: 0,
  fingers: 'closed',
};

/** How much lower it is when its body is on the ground. */
const SEATED = 14.6;

const ACTS: Readonly<Record<string, Partial<Act>>> = {
  walking: { right: [23, -19], left: [-16, -14], step: 5, tilt: 0.02 },
  running: { right: [25, -33], left: [-22, -24], step: 8, tilt: 0.1 },
  sitting: { right: [15.4, -24.4], left: [-19.4, -21.6], drop: SEATED },
  crouching: { right: [18, -18], left: [-17, -18], drop: 8, tilt: 0.08 },
  sleeping: { right: [15, -23.4], left: [-19.4, -21.6], drop: SEATED, tilt: 0.12 },
  reaching: { right: [16, -68], tilt: -0.06, fingers: 'open' },
  pointing: { right: [38, -42], tilt: 0.03, fingers: 'point' },
  jumping: { right: [25, -60], left: [-25, -60], lift: 12, fingers: 'open' },
  dancing: { right: [28, -54], left: [-25, -24], step: 6, tilt: 0.08, fingers: 'open' },
  flying: { right: [27, -50], left: [-21, -22], lift: 16, tilt: 0.14 },
};

/** Its legs towards the reader, it has its hands in its lap. */
const IN_LAP: Partial<Act> = { right: [5.4, -23], left: [-5.4, -23], isAtHead: true };

/** What its hands do for a gesture, measured as above; the face is from 46 to 62 over the feet. */
const GESTURES: Readonly<Partial<Record<Gesture, Partial<Act>>>> = {
  pointing: { right: [38, -42], fingers: 'point' },
  waving: { right: [27, -64], fingers: 'open' },
  beckoning: { right: [25, -46], fingers: 'open' },
  stopping: { right: [29, -48], fingers: 'open' },
  giving: { right: [20, -31], left: [12, -31], isAtHead: true },
  catching: { right: [24, -50], left: [-24, -50], fingers: 'open' },
  throwing: { right: [24, -66], left: [-24, -36], fingers: 'open' },
  knocking: { right: [28, -54] },
  pulling: { right: [26, -32], left: [-6, -30], isAtHead: true },
  pushing: { right: [30, -38], left: [22, -32], isAtHead: true },
  digging: { right: [15, -12], left: [2, -12], drop: 6, isAtHead: true },
  writing: { right: [9, -28], left: [-8, -26], isAtHead: true },
  pouring: { right: [28, -40] },
  counting: { right: [0, -34], left: [-19.4, -41], fingers: 'point', others: 'open', isAtHead: true },
  clapping: { right: [4.4, -36], left: [-4.4, -36], isAtHead: true },
  cheering: { right: [22, -72], left: [-22, -72], fingers: 'open' },
  'arms-wide': { right: [37, -43], left: [-37, -43], fingers: 'open' },
  'arms-crossed': { right: [-8, -32], left: [8, -30], isAtHead: true },
  'hands-on-hips': { right: [13.5, -24], left: [-13.5, -24] },
  'hugging-self': { right: [-11, -33], left: [11, -31], isAtHead: true },
  shrugging: { right: [28, -36], left: [-28, -36], tilt: 0.14, fingers: 'open' },
  'hand-on-heart': { right: [2, -34], isAtHead: true },
  thinking: { right: [7, -43], tilt: 0.08 },
  'scratching-head': { right: [15, -65], tilt: -0.08 },
  pleading: { right: [3.6, -39], left: [-3.6, -39], tilt: 0.1, isAtHead: true },
  'calling-out': { right: [12, -48], left: [-10, -48], isAtHead: true },
  'hand-over-mouth': { right: [3.4, -49] },
  'finger-to-lips': { right: [3.4, -46.5], fingers: 'point' },
  'cupping-ear': { right: [18, -54], tilt: 0.12 },
  'covering-ears': { right: [17, -54], left: [-17, -54], isAtHead: true },
  'covering-eyes': { right: [7.6, -54.6], left: [-5, -54.6], isAtHead: true },
  'shading-eyes': { right: [10, -62] },
  'wiping-eyes': { right: [8, -52] },
  bowing: { right: [2, -28], left: [-24, -26], tilt: 0.3, drop: 3, isAtHead: true },
  'holding-own-foot': { right: [8, -12], left: [-4, -14], drop: 8, isAtHead: true },
};

const face = (order: CompanionOrder, [x, y]: Point): Sketch[] => {
  const features = featuresOf(order);
  const shift = order.view === 'side' ? 2.4 : 0;
  const eye = (side: -1 | 1): Sketch[] => {
    const ex = x + shift + side * 5.8 + order.gaze[0] * 1.1;
    const ey = y - 0.8 + order.gaze[1] * (order.gaze[1] > 0 ? 2 : 1.1);
    const tall = 6.4 * Math.min(1.15, features.lid);
    const closed = features.wink === side ? 'smile' : features.closed;
    const slope = closed === 'tight' ? -1.6 * side : 0;
    return closed
      ? [
          ...(features.hasTears ? [detail(ellipse([ex, ey + 4.4], [0.9, 1.5]), ROBOT.glow, { lit: true })] : []),
          line(
            [
              [ex - 2.7, ey + slope],
              [ex, ey + { rest: 1.8, smile: -2.2, tight: 0.3 }[closed]],
              [ex + 2.7, ey - slope],
            ],
            ROBOT.glow,
            { width: 1.3, lit: true, name: 'eye' },
          ),
        ]
      : [
          detail(roundedRect([ex - 2.3, ey - tall / 2], [4.6, tall], 2.3), ROBOT.glow, { lit: true, name: 'eye' }),
          detail(circle([ex + 0.8, ey - tall * 0.2], 0.8), hex('#ffffff'), { lit: true }),
          line(
            [
              [ex - 2.4, ey - tall / 2 - 1.8 - features.browLift + features.browSlant * side * -0.9],
              [ex + 2.4, ey - tall / 2 - 1.8 - features.browLift + features.browSlant * side * 0.9],
            ],
            ROBOT.glow,
            { width: 0.7, lit: true, alpha: 0.8 },
          ),
        ];
  };
  const { curve, open } = features.mouth;
  const smile: Point[] = [
    [x + shift - 3.2, y + 4.4 - curve * 7],
    [x + shift, y + 4.7 + curve * 8],
    [x + shift + 3.2, y + 4.4 - curve * 7],
  ];
  return [
    form(roundedRect([x - 12.4 + shift * 0.4, y - 8.6], [24.8, 16.6], 6.4), ROBOT.screen, { volume: 0.2 }),
    glow([x + shift, y], ROBOT.glow, { radii: [14, 9], alpha: 0.25 }),
    // It can blush: two rosy lights.
    ...(order.expression === 'proud'
      ? [-1, 1].map((side) =>
          detail(ellipse([x + shift + side * 8.6, y + 2.8], [2.7, 1.8]), ROBOT.blush, { lit: true, name: 'blush' }),
        )
      : []),
    bundle([...eye(-1), ...eye(1)], { name: 'eyes' }),
    ...(open > 0.08
      ? [
          detail(
            ellipse([x + shift, y + 4.8], [8 * features.mouth.width, 0.8 + Math.min(0.36, open) * 6]),
            ROBOT.glow,
            { lit: true },
          ),
        ]
      : [line(smile, ROBOT.glow, { width: 1.1, lit: true })]),
    line(
      [
        [x - 9.6, y - 5.2],
        [x - 5, y - 6.9],
      ],
      hex('#ffffff'),
      { width: 0.9, alpha: 0.5 },
    ),
  ];
};

const head = (order: CompanionOrder, shell: Color): Sketch[] => {
  const isBack = order.view === 'back';
  return [
    line(
      [
        [-3, -12],
        [-5, -19],
      ],
      ROBOT.dark,
      { width: 1.2 },
    ),
    form(circle([-5, -20], 2.4), ROBOT.joint, { volume: 0.5 }),
    form(roundedRect([-17.4, -4.4], [34.8, 8.8], 4), ROBOT.dark),
    form(roundedRect([-15.6, -12.6], [31.2, 24.6], 9.4), shell, { volume: 0.6, name: 'coat' }),
    ...(isBack
      ? [
          form(roundedRect([-8, -6], [16, 11], 3), lighten(shell, -0.08), { volume: 0.3 }),
          ...[-3, 0, 3].map((y) =>
            line(
              [
                [-5, y],
                [5, y],
              ],
              ROBOT.dark,
              { width: 0.9, alpha: 0.7 },
            ),
          ),
        ]
      : face(order, [order.gaze[0] * 1.2, Math.max(0, order.gaze[1]) * 2.2])),
    ...[
      [-12, 8.4],
      [12, 8.4],
    ].map(([x = 0, y = 0]) => detail(circle([x, y], 0.9), ROBOT.dark, { alpha: 0.7 })),
  ];
};

/** As far from its shoulder as a stretched arm, never behind its back. */
const ARM = 25;
const pointedFor = ({ aim, gesture, pose }: CompanionOrder): Partial<Act> =>
  aim && (gesture === 'pointing' || pose === 'pointing')
    ? { right: [13 + Math.max(0.2, aim[0]) * ARM, -36 + aim[1] * ARM] }
    : {};

const SITS: ReadonlySet<Pose> = new Set(['sitting', 'sleeping']);

const HOPELESS: ReadonlySet<string> = new Set(['sad', 'crying']);

export const robot: CompanionDrawing = {
  heightCm: 76,
  lengthCm: 44,
  home: 'ground',
  draw: (order) => {
    const own = order.gesture && order.pose !== 'sleeping' ? GESTURES[order.gesture] : undefined;
    const sits = SITS.has(order.pose);
    const lap = sits && order.view === 'front' ? IN_LAP : {};
    const act: Act = { ...STILL, ...ACTS[order.pose], ...lap, ...own, ...pointedFor(order) };
    const { right, left, lift, step, tilt, isAtHead, fingers } = act;
    const others = act.others ?? (fingers === 'point' ? 'closed' : fingers);
    const drop = Math.max(act.drop, ACTS[order.pose]?.drop ?? 0);
    const shell = order.coat ?? ROBOT.shell;
    const y = (value: number): number => value + drop - lift;
    const isSide = order.view === 'side';
    // Over what it looks down at it bends its head: its eyes alone are too far from the edge of the screen.
    const bent = order.view === 'back' ? 0 : Math.max(0, Math.min(1, order.gaze[1] * 1.6));
    const legs = sits
      ? seatedLegs(order.view, shell)
      : standingLegs({ view: order.view, shell, hip: y(-19), lift, step });
    const body = spline([
      [-13, y(-40)],
      [0, y(-41.4)],
      [13, y(-40)],
      [15, y(-28)],
      [11, y(-16.6)],
      [0, y(-15.6)],
      [-11, y(-16.6)],
      [-15, y(-28)],
    ]);
    const belly =
      order.view === 'back'
        ? [
            form(roundedRect([-8, y(-36)], [16, 15], 3), lighten(shell, -0.07), { volume: 0.3 }),
            form(circle([0, y(-28)], 3.4), ROBOT.joint, { volume: 0.5 }),
          ]
        : [
            form(
              circle([isSide ? 2 : 0, y(-28)], 5.2),
              HOPELESS.has(order.expression) ? mix(ROBOT.joint, ROBOT.dark, 0.55) : ROBOT.joint,
              { volume: 0.5 },
            ),
            // Its lamp says how it is: with no hope left, hardly any light is.
            HOPELESS.has(order.expression)
              ? detail(circle([isSide ? 1 : -1, y(-29)], 1.3), lighten(ROBOT.joint, 0.1), {
                  lit: true,
                  name: 'chest-lamp',
                })
              : detail(circle([isSide ? 1 : -1, y(-29)], 2.1), ROBOT.lamp, { lit: true, name: 'chest-lamp' }),
            form(roundedRect([-11.4, y(-24)], [6, 5], 1), lighten(shell, -0.06), { volume: 0.3 }),
            line(
              [
                [-10.4, y(-21.5)],
                [-6.6, y(-21.5)],
              ],
              ROBOT.dark,
              { width: 0.5 },
            ),
          ];
    const scarf = order.collar
      ? [
          form(
            ribbon(
              [
                [-9, y(-42)],
                [0, y(-39.6)],
                [9, y(-42)],
              ],
              [1.8, 2.3, 1.8],
            ),
            order.collar,
            { name: 'accent' },
          ),
          form(
            spline([
              [-6, y(-41)],
              [-9, y(-31), 1],
              [-3.4, y(-32), 1],
              [-2, y(-40)],
            ]),
            order.collar,
            { name: 'accent' },
          ),
        ]
      : [];
    const flame =
      order.pose === 'flying'
        ? [-6, 6].map((x) =>
            form(
              spline([
                [x - 3, -lift],
                [x, -lift + 10, 1],
                [x + 3, -lift],
              ]),
              hex('#ffb95a'),
              { lit: true, volume: 0.2 },
            ),
          )
        : [];
    const arm = (side: -1 | 1, at: Point): Arm =>
      armOf([side * 13, y(-36)], at, { shell, fingers: side < 0 ? others : fingers });
    const isBusy = (side: -1 | 1): boolean => order.hugs === true || (order.lays && Math.sign(order.lays[0])) === side;
    const [leftArm, rightArm] = [arm(-1, [left[0], y(left[1])]), arm(1, [right[0], y(right[1])])];
    const leftParts = isBusy(-1) ? [] : leftArm.parts;
    return {
      parts: [
        ...flame,
        ...(isAtHead ? [] : leftParts),
        ...legs.behind,
        form(body, shell, { volume: 0.6, name: 'coat' }),
        bundle([detail(ellipse([0, y(-16)], [14, 5]), ROBOT.dark, { alpha: 0.25 })], { clip: body }),
        ...belly,
        ...legs.before,
        form(
          ribbon(
            [
              [0, y(-41)],
              [0, y(-45)],
            ],
            [4],
          ),
          ROBOT.dark,
        ),
        ...scarf,
        moved(
          bundle(head(order, shell), { name: 'head' }),
          placed([(isSide ? 1.6 : 0) + bent * order.gaze[0] * 2, y(-54) + bent * 3], 1, {
            turn: tilt + (order.expression === 'curious' ? 0.14 : 0) + bent * order.gaze[0] * 0.24,
          }),
        ),
        ...(isAtHead ? leftParts : []),
        ...(isBusy(1) ? [] : [bundle(rightArm.parts, { name: FREE_ARM })]),
      ],
      mouth: rightArm.hand,
      limb: (at) => arm(at[0] < 0 ? -1 : 1, at).parts,
      ...(order.bites ? { lip: rightArm.grip } : {}),
    };
  },
};
