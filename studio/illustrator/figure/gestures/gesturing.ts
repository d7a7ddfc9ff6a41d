/** How a gesture is done by a body: which hands do it, and where their palms come. */
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import {
  type Anchor,
  GESTURE_DRAWINGS,
  type GestureDrawing,
  type HandAt,
  type HandDoes,
} from '#studio/illustrator/figure/gestures/gestures.data.ts';
import type { FacePoints } from '#studio/illustrator/figure/holds/face-points.ts';
import { palmBehindTip, thumbSide } from '#studio/illustrator/figure/limbs.ts';
import { activeHands } from '#studio/illustrator/figure/posing/active.data.ts';
import { type Grasp, type Stance, type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { add, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Nobody does anything with their hands asleep. */
export const gestureIn = (pose: Pose, gesture: Gesture | undefined): GestureDrawing | null =>
  gesture === undefined || pose === 'sleeping' ? null : GESTURE_DRAWINGS[gesture];

/** A head seen from before that is turned farther than this, in radians, hides the hand on the side it turns to. */
const HIDES_FROM = 0.26;

const beyondHead = ({ isSide, stance, near, far }: Skeleton, yaw: number): Which | null => {
  if (isSide) return 'far';
  if (stance.view !== 'front') return 'near';
  if (Math.abs(yaw) < HIDES_FROM) return null;
  return near.arm.shoulder[0] > far.arm.shoulder[0] === yaw > 0 ? 'near' : 'far';
};

/** The hands that are before the head: of one that is turned by `yaw`, not that on its far side. */
export const atHeadOf = (
  { isAtHead, isAround }: GestureDrawing,
  hands: readonly Which[],
  { skeleton, yaw }: { readonly skeleton: Skeleton; readonly yaw: number },
): readonly Which[] => {
  if (!isAtHead) return [];
  const hidden = isAround ? beyondHead(skeleton, yaw) : null;
  return hands.filter((which) => which !== hidden);
};

/** What trunk and legs do for it. */
export const bodyFor = (drawing: GestureDrawing | null): Pick<Stance, 'bow' | 'shrug' | 'liftsFoot'> =>
  drawing
    ? {
        bow: drawing.bow ?? 0,
        shrug: drawing.shrug ?? 0,
        ...(drawing.liftsFoot ? { liftsFoot: true as const } : {}),
      }
    : {};

export const isAt = (does: HandDoes): does is HandAt => 'at' in does;

const opposite = (which: Which): Which => (which === 'near' ? 'far' : 'near');

type Free = {
  readonly touching: readonly Which[];
  readonly missing: readonly Which[];
  readonly hasTool: boolean;
  readonly gaze: Point;
};

/** Looks to a side, and not at the reader. */
const ASIDE = 0.15;

/** The hand that is on the side of what somebody looks at, or on the side of the way. */
const towardsHand = ({ stance }: Skeleton, [x]: Point): Which =>
  Math.abs(x) > ASIDE && x * stance.way < 0 ? 'far' : 'near';

/** Which hand acts: the one that the reader sees best, or the other when that one is not there or busy. */
const actingHand = (drawing: GestureDrawing, skeleton: Skeleton, { touching, missing, gaze }: Free): Which => {
  const along: Which = drawing.isFarAlong ? 'far' : 'near';
  const isOblique = drawing.isClearOfFace && skeleton.stance.view === 'three-quarter';
  const usual = skeleton.isSide ? along : isOblique ? 'far' : drawing.isTowards ? towardsHand(skeleton, gaze) : 'near';
  const busy = [...touching, ...missing, ...activeHands(skeleton)];
  return busy.includes(usual) && !busy.includes(opposite(usual)) ? opposite(usual) : usual;
};

/** What each hand does for a gesture, those left out that are not there or lie on somebody; `first` is the one that acts. */
export type Doing = Partial<Readonly<Record<Which, HandDoes>>> & { readonly first?: Which };

export const doingOf = (drawing: GestureDrawing, skeleton: Skeleton, free: Free): Doing => {
  const low = skeleton.isLow ? drawing.low : undefined;
  const told = (low ?? ((free.hasTool && drawing.withTool) || drawing))[skeleton.isSide ? 'side' : 'front'];
  const first = actingHand(drawing, skeleton, free);
  // The arm beyond is not swung up behind the head, where nobody sees it: it goes up before the face.
  const isLost = skeleton.isSide && first === 'far' && !drawing.keeps && !isAt(told.acting) && told.acting.x < 0;
  const { acting, other } = isLost && told.other ? { acting: told.other, other: told.acting } : told;
  // Behind the back of a wheelchair it would be a hand without an arm: it stays in the lap.
  const isBehindChair = skeleton.isSeated && skeleton.isSide && other !== undefined && !isAt(other) && other.x < 0;
  const both: Doing = { [first]: acting, ...(other && !isBehindChair ? { [opposite(first)]: other } : {}) };
  const idle = WHICH.filter((which) => !free.touching.includes(which) && !free.missing.includes(which));
  return { first, ...Object.fromEntries(idle.flatMap((which) => (both[which] ? [[which, both[which]]] : []))) };
};

/** The same when only one hand is left for it. */
export const doneAlone = (drawing: GestureDrawing, doing: Doing, one: Which, { isSide }: Skeleton): Doing => {
  const does = drawing.alone?.[isSide ? 'side' : 'front'];
  return does ? { first: one, [one]: does } : doing;
};

type Body = { readonly skeleton: Skeleton; readonly face: FacePoints };

/** How far from the middle an eye is that nobody sees, in half heads. */
const BEYOND_HEAD = 0.36;

/** The place on the body that a hand goes to, and the lengths that offsets from it are measured in. */
const anchorOf = (at: Anchor, which: Which, { skeleton, face }: Body): { from: Point; unit: number } => {
  const { build, near, far, head, isSide, stance } = skeleton;
  const middle = lerp(near.arm.shoulder, far.arm.shoulder, 0.5);
  const own = skeleton[which].arm.shoulder[0] - middle[0];
  const isRight = isSide ? (which === 'near') === (stance.way === -1) : own >= 0;
  const { radius } = face;
  const beyond: Point = add(head, [radius * BEYOND_HEAD * (isRight ? 1 : -1), radius * 0.1]);
  const eye = stance.view === 'back' ? beyond : ((isRight ? face.eyes.at(-1) : face.eyes.at(0)) ?? head);
  switch (at) {
    case 'mouth':
      return { from: face.mouth, unit: radius };
    case 'chin':
      return { from: face.chin, unit: radius };
    case 'eye':
      return { from: eye, unit: radius };
    case 'brow':
      return { from: add(eye, [0, -radius * 0.34]), unit: radius };
    case 'ear':
      return { from: face.ears[isRight ? 1 : 0], unit: radius };
    case 'crown':
      return { from: face.top, unit: radius };
    case 'foot':
      return { from: near.leg.ankle, unit: build.leg };
    default:
      return { from: middle, unit: build.torso };
  }
};

/** Which way on the page x goes for a hand. */
const outwardOf = (which: Which, { skeleton }: Body): 1 | -1 => {
  if (skeleton.isSide) return skeleton.stance.way;
  return skeleton[which].arm.shoulder[0] >= skeleton[which === 'near' ? 'far' : 'near'].arm.shoulder[0] ? 1 : -1;
};

/** From behind the trunk hides a hand that goes across it. */
const LEAST_FROM_BEHIND = -0.06;

/** Where a palm lies for a hand that goes to a place of the own body; it turns with the body. */
export const graspAt = (does: HandAt, which: Which, body: Body): Grasp => {
  const { skeleton } = body;
  const { from, unit } = anchorOf(does.at, which, body);
  const outward = outwardOf(which, body);
  const angle = does.at === 'chest' ? skeleton.chestTurn : does.at === 'foot' ? 0 : skeleton.headTurn;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const isHidden = skeleton.stance.view === 'back' && does.at === 'chest';
  const [x, y] = [(isHidden ? Math.max(does.x, LEAST_FROM_BEHIND) : does.x) * unit * outward, does.y * unit];
  const isBackward = outward < 0;
  const place = add(from, [x * cos - y * sin, x * sin + y * cos]);
  const turn = (isBackward ? Math.PI - does.turn : does.turn) + (skeleton.turn === 0 ? 0 : angle);
  const hand = { build: skeleton.build, side: thumbSide(skeleton, which) };
  return {
    palm: does.isTip ? palmBehindTip(place, turn, hand) : place,
    turn,
    hand: does.hand,
    // Along the page arms count outward against their way.
    ...(does.elbowAt ? { elbowAt: skeleton.isSide ? [-does.elbowAt[0], does.elbowAt[1]] : does.elbowAt } : {}),
    ...(does.elbow ? { elbow: skeleton.isSide ? [-does.elbow[0], does.elbow[1]] : does.elbow } : {}),
  };
};
