/** The body of a figure with everything its hands do: what they hold, what they lean on, what gesture they make. */
import type { Character } from '#core/character/character.ts';
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { crutchArms, type CrutchHands, crutchHands } from '#studio/illustrator/figure/aids/crutches.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import type { GestureDrawing } from '#studio/illustrator/figure/gestures/gestures.data.ts';
import {
  bodyFor,
  type Doing,
  doingOf,
  doneAlone,
  gestureIn,
  graspAt,
  isAt,
} from '#studio/illustrator/figure/gestures/gesturing.ts';
import { type Fists, fistsOf } from '#studio/illustrator/figure/hands/fists.ts';
import { type Held, heldAt, type Holding, holdingOf } from '#studio/illustrator/figure/holding.ts';
import { keptAt } from '#studio/illustrator/figure/gestures/keeping.ts';
import { type FacePoints, facePointsOf } from '#studio/illustrator/figure/holds/face-points.ts';
import { activeHands } from '#studio/illustrator/figure/posing/active.data.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import { ON_KNEE } from '#studio/illustrator/figure/posing/sitting.data.ts';
import { type Grasp, type Stance, type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { hangingArms, type Skeleton, skeletonFor } from '#studio/illustrator/figure/skeleton.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

type PosedOrder = {
  readonly character: Character;
  readonly pose: Pose;
  readonly stance: Stance;
  readonly gaze: Point;
  readonly held?: Held;
  readonly gesture?: Gesture;
};

/** A gesture as it is done; `hands` do it, the one that acts first. */
export type Gesturing = {
  readonly drawing: GestureDrawing;
  readonly hands: readonly Which[];
  /** They have what is held. */
  readonly isKeeping: boolean;
};

export type Posed = {
  readonly skeleton: Skeleton;
  readonly holding: Holding | null;
  readonly crutches: CrutchHands;
  readonly gesturing: Gesturing | null;
  /** What is held, where the hands have it. */
  readonly held: readonly Sketch[];
  readonly fists: Fists;
};

const withHands = (
  doing: Doing,
  hands: readonly Which[],
  body: { skeleton: Skeleton; face: FacePoints },
): { arms: Partial<Record<Which, ArmPose>>; holds: Partial<Record<Which, Grasp>> } => {
  const arms: Partial<Record<Which, ArmPose>> = {};
  const holds: Partial<Record<Which, Grasp>> = {};
  for (const which of hands) {
    const does = doing[which];
    if (!does) continue;
    if (isAt(does)) holds[which] = graspAt(does, which, body);
    else arms[which] = does;
  }
  return { arms, holds };
};

/** The hands that have what is carried while they do a gesture with it. */
const keptIn = (drawing: GestureDrawing, hands: readonly Which[]): Holding => ({
  hands: drawing.keeps === 'acting' ? hands.slice(0, 1) : hands,
  arms: {},
  holds: {},
  foot: [0, 0],
  layer: 'in-hand',
  closing: drawing.keeps === 'both' ? [] : drawing.keeps === 'acting' ? hands.slice(0, 1) : hands,
});

/** Poses in which a body along the page can as well be turned half past the reader. */
const TURNED: ReadonlySet<Pose> = new Set(['standing', 'sitting', 'kneeling', 'crouching']);

/** Arms that go to both sides of a body, or around it, open its chest to the reader. */
const openedFor = (drawing: GestureDrawing | null, { pose, stance, character, held }: PosedOrder): Partial<Stance> => {
  const isWheeled = character.looks.mobility === 'wheelchair';
  const isFree = stance.seat === undefined && (!isWheeled || pose === 'sitting');
  // The arm that has something in its fist is posed for the told side.
  if (held?.kind === 'in-hand') return {};
  // Along the page one arm at the head and one that has something would come out of the same shoulder.
  const isTwofold = drawing?.isAtHead === true && held !== undefined;
  return (drawing?.isOpen || isTwofold) && TURNED.has(pose) && stance.view === 'side' && (pose === 'standing' || isFree)
    ? { view: 'three-quarter' }
    : {};
};

/** Half of all people rest on the other leg, each of them on every page. */
const restsOnFar = ({ id }: Character): boolean =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;

/** Where the hand of who squats acts that lay on a knee, the other one lies there and does not reach for the ground. */
const restsInstead = ({ pose, isSide, isSeated, stance }: Skeleton, first?: Which): Partial<Record<Which, ArmPose>> =>
  first === 'far' && pose === 'crouching' && !isSide && !isSeated && !stance.seat ? { near: ON_KNEE } : {};

/** Of who stands along the page with a thing in the nearer hand the other arm swings back: no hand hangs beside the thing. */
const SWUNG_BACK: ArmPose = { x: -0.2, y: 0.92, elbow: [-0.18, 0.45] };
const besideThing = ({ pose, isSide }: Skeleton, busy: readonly Which[]): Partial<Record<Which, ArmPose>> =>
  isSide && pose === 'standing' && busy.length === 1 && busy[0] === 'near' ? { far: SWUNG_BACK } : {};

/** The thing where a gesture keeps it, or where hands that only hold it have it. */
const thingIn = (
  held: Held,
  { skeleton, holding, gesturing }: Pick<Posed, 'skeleton' | 'gesturing'> & { holding: Holding },
): readonly Sketch[] =>
  gesturing?.isKeeping
    ? keptAt(held, gesturing.drawing, { hands: gesturing.hands, skeleton })
    : heldAt(held, holding, skeleton);

/** What is held out by its shaft is given so: no palms are under it. */
const isInFist = (held: Held | undefined): boolean => held?.kind === 'placed' && held.shaft !== null;

/** A hand that is not there or lies on somebody holds nothing and makes no gesture: the other one does. */
export const posed = (order: PosedOrder, features: Features): Posed => {
  const { character, pose, held, gaze } = order;
  const { looks } = character;
  const build = buildFor(character.age);
  const drawing = gestureIn(pose, isInFist(held) && order.gesture === 'giving' ? undefined : order.gesture);
  const isWheeled = looks.mobility === 'wheelchair';
  const stance: Stance = {
    ...order.stance,
    isWheeled,
    // Straight from in front a chair is two wheels on edge with nobody's legs between them.
    ...(isWheeled && order.stance.view === 'front' ? { view: 'three-quarter' as const } : {}),
    restsOnFar: restsOnFar(character),
    ...bodyFor(drawing),
    ...openedFor(drawing, order),
  };
  const usual = skeletonFor(pose, build, stance);
  const touching = WHICH.filter((which) => stance.reach?.[which]);
  const missing = looks.arm === 'short-left' ? [usual.left] : [];
  const face = facePointsOf(usual, { character, features, gaze });
  // A notebook is written in, and not with.
  const isTool = held !== undefined && !(held.kind === 'placed' && held.isSheet);
  const doing = drawing ? doingOf(drawing, usual, { touching, missing, gaze, hasTool: isTool }) : {};
  const making = WHICH.filter((which) => doing[which]);
  const hands = doing.first === 'far' ? making.toReversed() : making;
  const isKeeping = isTool && drawing?.keeps !== undefined && hands.length > 0;
  const acting = hands.slice(0, 1);
  const active = [...activeHands(usual), ...acting];
  const holding = !held
    ? null
    : isKeeping && drawing
      ? keptIn(drawing, hands)
      : holdingOf(held, usual, { touching, missing, active, acting, face, gaze });
  const busy = holding?.hands ?? [];
  const free = isKeeping ? hands : hands.filter((which) => !busy.includes(which));
  const [sole, ...more] = free;
  const done = drawing && sole && more.length === 0 && !isKeeping ? doneAlone(drawing, doing, sole, usual) : doing;
  const made = withHands(done, free, { skeleton: usual, face });
  const crutches =
    looks.mobility === 'crutches'
      ? crutchHands(usual).filter((which) => ![...touching, ...busy, ...free].includes(which))
      : [];
  // One hand is enough for what hangs, and for what is lifted or held out; the other swings.
  const isAlone =
    (pose === 'carrying' && (busy.length === 1 || isKeeping)) || (pose === 'reaching' && busy.length === 1);
  const swinging = isAlone ? hangingArms(usual) : {};
  const rests = restsInstead(usual, free[0]);
  const arms = {
    ...rests,
    ...besideThing(usual, busy),
    ...stance.arms,
    ...swinging,
    ...crutchArms(usual, crutches),
    ...made.arms,
    ...holding?.arms,
  };
  const skeleton = skeletonFor(pose, build, { ...stance, arms, holds: { ...made.holds, ...holding?.holds } });
  const gesturing = drawing && free.length > 0 ? { drawing, hands: free, isKeeping } : null;
  const things = held && holding ? thingIn(held, { skeleton, holding, gesturing }) : [];
  return { skeleton, holding, crutches, gesturing, held: things, fists: fistsOf(skeleton, things) };
};
