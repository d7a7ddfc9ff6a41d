/** Finds the joints of a body: a pose applied to a build, seen from one side. */
import type { Pose } from '#core/story/vocabulary.ts';
import { OUT_OF_CHAIR } from '#studio/illustrator/figure/aids/seated.data.ts';
import { armFor } from '#studio/illustrator/figure/posing/arms.ts';
import { type Build, footLength } from '#studio/illustrator/figure/build.ts';
import { type LegPose, POSE_TARGETS, type PoseTargets, SIDE_ONLY } from '#studio/illustrator/figure/poses.data.ts';
import { besideHead } from '#studio/illustrator/figure/posing/raised.ts';
import { type Spine, spineAt } from '#studio/illustrator/figure/posing/spine.ts';
import type { Arm, Frame, Leg, Stance, View, Which } from '#studio/illustrator/figure/posing/stance.ts';
import { bendJoint, turned } from '#studio/illustrator/figure/posing/joints.ts';
import { LOW_POSES, targetsFor } from '#studio/illustrator/figure/posing/targets.ts';
import { add } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Joints in centimetres; the origin is on the ground below the body, y grows downward. */
export type Skeleton = {
  readonly pose: Pose;
  readonly stance: Stance;
  readonly build: Build;
  /** The body is seen along its side, whichever way its front shows. */
  readonly isSide: boolean;
  /** In a wheelchair now. */
  readonly isSeated: boolean;
  /** Sits, crouches or lies: the legs are before the trunk. Who kneels is upright on them. */
  readonly isLow: boolean;
  /** Turn of the whole body about the hip on the page, clockwise in radians. */
  readonly turn: number;
  /** Which arm and leg are the person's left ones. */
  readonly left: Which;
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  /** Turn of the head and of the chest on the page, clockwise in radians. */
  readonly headTurn: number;
  readonly chestTurn: number;
  readonly spine: Spine;
  readonly near: { readonly arm: Arm; readonly leg: Leg };
  readonly far: { readonly arm: Arm; readonly leg: Leg };
};

/** A foot that points down or up is raised until only its tip or heel touches. */
const onGround = ([x, y]: Point, build: Build, foot: { down: number; ground: Point }): Point => {
  const long = footLength(build);
  const [toe, heel] = [long * 0.66 * Math.sin(foot.down), -long * 0.3 * Math.sin(foot.down)];
  const needed = Math.max(toe, heel) + build.leg * 0.1 * Math.cos(foot.down);
  return [x, Math.min(y, foot.ground[1] - needed)];
};

/** The foot of who kneels lies on its instep, the sole up. */
const BACKWARD = 2.9;

const footSeen = ({ foot }: LegPose, way: 1 | -1, sign: 1 | -1): Pick<Leg, 'foot'> => {
  if (foot === undefined) return {};
  const opposite = (to: 1 | -1): 1 | -1 => (to === 1 ? -1 : 1);
  return {
    foot: {
      seen: foot === 'sole' ? 'sole' : 'side',
      way: foot === 'inward' ? opposite(sign) : way,
      isTurned: foot !== 'along',
    },
  };
};

/** The knees of crossed legs are so far aside, in half hips, however short the legs are. */
const CROSSED_KNEE = 1.86;

const crossedWide = ({ knee, foot, isAhead }: LegPose, { build, isSide }: Frame): number =>
  knee && foot === 'inward' && isAhead && !isSide ? Math.max(1, (build.hip * CROSSED_KNEE) / (knee[0] * build.leg)) : 1;

const legOf = (frame: Frame, hip: Point, side: { pose: LegPose; sign: 1 | -1; ground: Point }): Leg => {
  const { build, isSide, way, turn, isPerched } = frame;
  const { pose, sign, ground } = side;
  const ankleHeight = build.leg * 0.1;
  const isAlong = isSide || pose.isAlong === true;
  const direction = isAlong ? way : sign;
  const { hidesFoot = false, isAhead = false } = pose;
  const seen = {
    ...footSeen(pose, way, isSide ? way : sign),
    ...(pose.isHidden ? { isHidden: true as const } : {}),
    ...(pose.isAlong ? { isAlong: true as const } : {}),
  };
  const length = build.leg - ankleHeight;
  const about: Point = isSide ? hip : [0, hip[1]];
  const flat: Point = [ground[0] + pose.x * build.leg * direction, ground[1] - pose.y * build.leg - ankleHeight];
  const sole = (pose.toe ?? 0) * (isAlong ? way : sign * 0.3) + turn;
  const ankle =
    isAlong && turn === 0 && !isPerched && !(pose.isAlong && pose.knee)
      ? onGround(flat, build, { down: pose.toe ?? 0, ground })
      : turned(flat, about, turn);
  if (pose.knee) {
    const wide = crossedWide(pose, frame);
    const knee: Point = [ground[0] + pose.knee[0] * build.leg * direction * wide, ground[1] - pose.knee[1] * build.leg];
    return {
      hip,
      knee: turned(knee, about, turn),
      ankle: [ankle[0] * wide, ankle[1]],
      sole: pose.foot === 'behind' ? BACKWARD * way : sole,
      hidesFoot,
      isAhead,
      ...seen,
    };
  }
  const [knee, foot] = bendJoint(hip, ankle, {
    upper: length * 0.5,
    lower: length * 0.5,
    bend: (pose.bend ?? 1) * (isAlong ? -way : -sign),
  });
  return { hip, knee, ankle: foot, sole, hidesFoot, isAhead, ...seen };
};

/** How far the two shoulders and hips are apart, as a share of the front view. */
const WIDTHS: Readonly<Record<View, number>> = { front: 1, back: 1, 'three-quarter': 0.84, side: 0.6 };

type Axis = { readonly chestTurn: number; readonly headTurn: number; readonly turn: number; readonly up: Point };

/** From the side a bow is seen as deep as it is. */
const BOWS_ALONG = 1.35;

const axisOf = (targets: PoseTargets, build: Build, stance: Stance & { isSide: boolean }): Axis => {
  const { way, isSide, aside = 0, bow = 0 } = stance;
  const turn = (targets.turn ?? 0) * way;
  const lean = targets.lean + (isSide ? build.stoop + bow * BOWS_ALONG : 0);
  const chestTurn = lean * way * (isSide ? 1 : 0.35) + turn + aside * 0.6;
  const headTurn = (targets.headTurn ?? 0) * way + chestTurn * (targets.turn ? 1 : 0.35) + aside;
  return { chestTurn, headTurn, turn, up: [Math.sin(chestTurn), -Math.cos(chestTurn)] };
};

/** The nearer leg of who stands on the other one, its foot at the height of a hand. */
const RAISED_LEG = {
  side: { x: 0.26, y: 0.46, knee: [0.5, 0.62], toe: 0.3 },
  front: { x: 0.04, y: 0.44, knee: [0.5, 0.56], foot: 'inward', isAhead: true },
} as const;

const onOneFoot = (usual: PoseTargets, pose: Pose, isSide: boolean): PoseTargets => {
  if (LOW_POSES.has(pose)) return usual;
  const side = isSide ? 'side' : 'front';
  const { hip, farLeg } = POSE_TARGETS[side].standing;
  return { ...usual, hip, farLeg: { ...farLeg, x: 0.02 }, nearLeg: RAISED_LEG[side] };
};

/** The seat of who sits on the ground is no lower in it than it is thick, in limb widths: short legs are thick ones. */
const SEAT_THICK = 1.85;

const hipOver = (
  { hip, turn }: PoseTargets,
  pose: Pose,
  { build, stance, isSeated }: Pick<Skeleton, 'build' | 'stance' | 'isSeated'>,
): number => {
  const isOnGround = LOW_POSES.has(pose) && turn === undefined && !isSeated && !stance.seat;
  return Math.max(hip * build.leg, isOnGround ? build.limb * SEAT_THICK : 0);
};

/** A knee so far over its hip, as a share of the leg, is before the belly. */
export const DRAWN_UP = 0.13;

export const isDrawnUp = ({ near: { leg }, build, isSeated }: Skeleton): boolean =>
  !isSeated && leg.hip[1] - leg.knee[1] > build.leg * DRAWN_UP;

/** A lap comes out from under the hem of the top; thighs that are drawn up lie before it. */
export const isUnderTop = (skeleton: Skeleton): boolean => skeleton.turn === 0 && !isDrawnUp(skeleton);

/** The arms of somebody who stands, seen from the same side. */
export const hangingArms = ({ isSide }: Skeleton): NonNullable<Stance['arms']> => {
  const { nearArm, farArm } = POSE_TARGETS[isSide ? 'side' : 'front'].standing;
  return { near: nearArm, far: farArm };
};

/** How far from the spine the shoulders are, in half shoulder widths; the one beyond the trunk of who is seen along the page. */
const SHOULDER = 0.86;
const BEYOND_TRUNK = { ahead: 0.96, back: 0.5 } as const;

/** Works out all joints. */
export const skeletonFor = (pose: Pose, build: Build, stance: Stance): Skeleton => {
  const { view, way } = stance;
  const isSeated = stance.isWheeled === true && !OUT_OF_CHAIR.has(pose) && stance.seat === undefined;
  const isSide = view === 'side' || (SIDE_ONLY.has(pose) && !(isSeated && view !== 'back'));
  const usual = targetsFor(pose, { build, stance, isSide, isSeated });
  const targets = stance.liftsFoot && !isSeated ? onOneFoot(usual, pose, isSide) : usual;
  const { chestTurn, headTurn, turn, up } = axisOf(targets, build, { ...stance, isSide });
  const width = isSide ? WIDTHS.side : WIDTHS[view];
  const frame: Frame = { build, isSide, way, turn, width, isPerched: stance.seat !== undefined };
  const lift = (targets.lift ?? 0) * build.leg;
  const hip: Point = [
    (targets.sway ?? 0) * build.leg * way,
    -hipOver(targets, pose, { build, stance, isSeated }) - lift,
  ];
  const bowed = isSide ? 0 : Math.max(0, stance.bow ?? 0);
  const trunk = build.torso * Math.cos(bowed);
  const neck: Point = add(hip, [up[0] * trunk, up[1] * trunk]);
  // Seen from the front, the head of who bows comes down before the chest.
  const reach = (build.neck + build.head * 0.43) * (1 - 0.55 * Math.sin(bowed));
  const forward = (isSide ? 0.06 : view === 'three-quarter' ? 0.03 : 0) * build.head * way;
  const head = add(neck, [
    Math.sin(headTurn) * reach + forward * Math.cos(turn),
    -Math.cos(headTurn) * reach + forward * Math.sin(turn) + (isSide ? 0 : build.stoop * build.head * 0.5),
  ]);
  const across = (half: number, sign: number, angle: number): Point => [
    Math.cos(angle) * half * width * sign,
    Math.sin(angle) * half * width * sign,
  ];
  const nearSign: 1 | -1 = isSide ? (way === 1 ? -1 : 1) : way;
  const farSign: 1 | -1 = nearSign === 1 ? -1 : 1;
  const spine: Spine = { neck, torso: build.torso, chestTurn, bend: (targets.spine ?? 0) * way };
  const shoulders = spineAt(spine, 0.14 - (stance.shrug ?? 0));
  const pelvis = turn - (targets.pelvis ?? 0) * nearSign;
  const sideOf = (which: Which, leg: LegPose, sign: 1 | -1): { arm: Arm; leg: Leg } => {
    const shoulder = add(shoulders.at, across(build.shoulder * SHOULDER, sign, shoulders.turn));
    const own = legOf(frame, add(hip, across(build.hip * 0.52, sign, pelvis)), { pose: leg, sign, ground: [0, -lift] });
    const armFrom = (at: Point): Arm => armFor({ frame, stance, targets }, which, { shoulder: at, sign, leg: own });
    const usualArm = armFrom(shoulder);
    // The shoulder beyond the trunk goes with its arm, or a sleeve would come out of the chest or the back.
    const goes = usualArm.elbow[0] - shoulders.at[0] < 0 ? -1 : 1;
    const off = build.shoulder * BEYOND_TRUNK[goes === way ? 'ahead' : 'back'];
    const arm =
      isSide && which === 'far' && turn === 0
        ? armFrom(add(shoulders.at, across(off, goes, shoulders.turn)))
        : usualArm;
    const isFree = !isSide && pose !== 'climbing' && !stance.reach?.[which] && !stance.holds?.[which];
    return { arm: isFree ? besideHead(arm, sign, { head, build }) : arm, leg: own };
  };
  return {
    pose,
    stance,
    build,
    isSide,
    isSeated,
    isLow: LOW_POSES.has(pose) || isSeated || stance.seat !== undefined,
    turn,
    left: (view === 'back') === (nearSign === 1) ? 'far' : 'near',
    hip,
    neck,
    head,
    headTurn,
    chestTurn,
    spine,
    near: sideOf('near', targets.nearLeg, nearSign),
    far: sideOf('far', targets.farLeg, farSign),
  };
};
