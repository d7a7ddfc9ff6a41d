/** Finds the joints of a body: a pose applied to a build, seen from one side. */
import type { Pose } from '#core/story/vocabulary.ts';
import { OUT_OF_CHAIR, seatedTargets } from '#studio/illustrator/figure/aids/seated.data.ts';
import { type Build, footLength } from '#studio/illustrator/figure/build.ts';
import {
  type ArmPose,
  type HandShape,
  type LegPose,
  POSE_TARGETS,
  type PoseTargets,
  SIDE_ONLY,
} from '#studio/illustrator/figure/poses.data.ts';
import { add, clamp, distance } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** `front` and `back` look along the page's depth, `three-quarter` half past the reader, `side` along the page. */
export type View = 'front' | 'three-quarter' | 'side' | 'back';

/** The arm and leg nearer to the reader, or on the side of the way; and the other ones. */
export type Which = 'near' | 'far';

/** Where a palm lies on a thing that it holds and which way its fingers point, measured as the joints are. */
export type Grasp = { readonly palm: Point; readonly turn: number };

/** How a body stands to the reader. */
export type Stance = {
  readonly view: View;
  /** Which way on the page it is turned, or its active arm in front view: 1 right, -1 left. */
  readonly way: 1 | -1;
  /** Arms that do something else than the pose says, such as holding a thing. */
  readonly arms?: { readonly near?: ArmPose | undefined; readonly far?: ArmPose | undefined };
  /** Where a palm lies on somebody or something, measured as the joints are; before what the pose or `arms` say. */
  readonly reach?: Partial<Readonly<Record<Which, Point>>>;
  /** Hands that hold a thing between them; before what the pose or `arms` say. */
  readonly holds?: Partial<Readonly<Record<Which, Grasp>>>;
  /** Bends the whole body to the page's right, in radians: who leans on somebody. */
  readonly aside?: number;
  /** Sits in a wheelchair whenever the pose allows. */
  readonly isWheeled?: boolean;
};

export type Arm = {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  /** Where the hand points on the page in radians, when it does not go on from the forearm. */
  readonly turn?: number;
};
export type Leg = {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Angle of the sole on the page in radians; 0 lies flat. */
  readonly sole: number;
  readonly hidesFoot: boolean;
  /** The foot is nearer to the reader than the knee and the hem of a skirt. */
  readonly isAhead: boolean;
};

/** Joints in centimetres; the origin is on the ground below the body, y grows downward. */
export type Skeleton = {
  readonly pose: Pose;
  readonly stance: Stance;
  readonly build: Build;
  /** The body is seen along its side, whichever way its front shows. */
  readonly isSide: boolean;
  /** In a wheelchair now. */
  readonly isSeated: boolean;
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
  readonly near: { readonly arm: Arm; readonly leg: Leg };
  readonly far: { readonly arm: Arm; readonly leg: Leg };
};

const bendJoint = (
  root: Point,
  target: Point,
  bone: { upper: number; lower: number; bend: number },
): [Point, Point] => {
  const { upper, lower, bend } = bone;
  const reach = clamp(distance(root, target), Math.abs(upper - lower) + 0.5, (upper + lower) * 0.9992);
  const angle = Math.atan2(target[1] - root[1], target[0] - root[0]);
  const inner = Math.acos(clamp((upper * upper + reach * reach - lower * lower) / (2 * upper * reach), -1, 1));
  const joint: Point = [
    root[0] + Math.cos(angle + inner * bend) * upper,
    root[1] + Math.sin(angle + inner * bend) * upper,
  ];
  return [joint, [root[0] + Math.cos(angle) * reach, root[1] + Math.sin(angle) * reach]];
};

const turned = (point: Point, about: Point, angle: number): Point => {
  const [dx, dy] = [point[0] - about[0], point[1] - about[1]];
  return [
    about[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    about[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
};

type Frame = { build: Build; isSide: boolean; way: 1 | -1; turn: number; width: number };

/** The turn of a hand, given outward or forward, on the page. */
const turnOf = ({ turn }: ArmPose, direction: number): { turn?: number } =>
  turn === undefined ? {} : { turn: direction < 0 ? Math.PI - turn : turn };

const armOf = (frame: Frame, shoulder: Point, side: { pose: ArmPose; sign: 1 | -1 }): Arm => {
  const { build, isSide, way, turn, width } = frame;
  const { pose, sign } = side;
  const direction = isSide ? way : sign * (0.5 + 0.5 * width);
  const at = ([x, y]: readonly [number, number]): Point =>
    turned(add(shoulder, [x * build.arm * direction, y * build.arm]), shoulder, turn);
  const hand = pose.hand ?? 'relaxed';
  if (pose.elbow) {
    return { shoulder, elbow: at(pose.elbow), wrist: at([pose.x, pose.y]), hand, ...turnOf(pose, direction) };
  }
  const [elbow, wrist] = bendJoint(shoulder, at([pose.x, pose.y]), {
    upper: build.arm * 0.5,
    lower: build.arm * 0.5,
    bend: (pose.bend ?? 1) * (isSide ? way : -sign),
  });
  return { shoulder, elbow, wrist, hand, ...turnOf(pose, direction) };
};

/** A palm lies this far beyond the wrist, in limb widths. */
const PALM = 0.75;
/** How much longer than it is an arm may look when it just does not reach. */
const STRETCH = 1.28;

/** The arm whose palm lies at a place, its elbow hanging. */
const reachingArm = (build: Build, shoulder: Point, palm: Point): Arm => {
  const needed = distance(shoulder, palm) / (build.arm * 0.995 + build.limb * PALM);
  const stretch = clamp(needed, 1, STRETCH);
  const [upper, fore, hand] = [build.arm * 0.5 * stretch, build.arm * 0.5 * stretch, build.limb * PALM];
  const elbows = ([1, -1] as const).map((bend) => bendJoint(shoulder, palm, { upper, lower: fore + hand, bend }));
  const [elbow, end] = elbows.toSorted(([a], [b]) => b[1] - a[1])[0] ?? [shoulder, palm];
  const share = fore / (fore + hand);
  const wrist: Point = [elbow[0] + (end[0] - elbow[0]) * share, elbow[1] + (end[1] - elbow[1]) * share];
  return { shoulder, elbow, wrist, hand: 'rest' };
};

/** How much an elbow likes to stand off from the body rather than to hang. */
const ELBOW_OUT = 0.5;

/** The arm whose hand grips a thing: the wrist lies beside it, the elbow hangs and stands off to `outward`. */
const graspingArm = (build: Build, shoulder: Point, { palm, turn }: Grasp, outward: number): Arm => {
  const wrist = add(palm, [-Math.cos(turn) * build.limb * PALM, -Math.sin(turn) * build.limb * PALM]);
  const bone = build.arm * 0.5 * clamp(distance(shoulder, wrist) / (build.arm * 0.995), 1, STRETCH);
  const off = ([x, y]: Point): number => y + x * outward * ELBOW_OUT;
  const arms = ([1, -1] as const).map((bend) => bendJoint(shoulder, wrist, { upper: bone, lower: bone, bend }));
  const [elbow, end] = arms.toSorted(([a], [b]) => off(b) - off(a))[0] ?? [shoulder, wrist];
  return { shoulder, elbow, wrist: end, hand: 'grip', turn };
};

/** A foot that points down or up is raised until only its tip or heel touches. */
const onGround = ([x, y]: Point, build: Build, foot: { down: number; ground: Point }): Point => {
  const long = footLength(build);
  const [toe, heel] = [long * 0.66 * Math.sin(foot.down), -long * 0.3 * Math.sin(foot.down)];
  const needed = Math.max(toe, heel) + build.leg * 0.1 * Math.cos(foot.down);
  return [x, Math.min(y, foot.ground[1] - needed)];
};

const legOf = (frame: Frame, hip: Point, side: { pose: LegPose; sign: 1 | -1; ground: Point }): Leg => {
  const { build, isSide, way, turn } = frame;
  const { pose, sign, ground } = side;
  const ankleHeight = build.leg * 0.1;
  const direction = isSide ? way : sign;
  const { hidesFoot = false, isAhead = false } = pose;
  const length = build.leg - ankleHeight;
  const about: Point = isSide ? hip : [0, hip[1]];
  const flat: Point = [ground[0] + pose.x * build.leg * direction, ground[1] - pose.y * build.leg - ankleHeight];
  const sole = (pose.toe ?? 0) * (isSide ? way : sign * 0.3) + turn;
  const ankle =
    isSide && turn === 0 ? onGround(flat, build, { down: pose.toe ?? 0, ground }) : turned(flat, about, turn);
  if (pose.knee) {
    const knee: Point = [ground[0] + pose.knee[0] * build.leg * direction, ground[1] - pose.knee[1] * build.leg];
    return {
      hip,
      knee: turned(knee, about, turn),
      ankle,
      sole: isSide ? sole : (pose.toe ?? 0) * sign * 0.3,
      hidesFoot,
      isAhead,
    };
  }
  const [knee, foot] = bendJoint(hip, ankle, {
    upper: length * 0.5,
    lower: length * 0.5,
    bend: (pose.bend ?? 1) * (isSide ? -way : -sign),
  });
  return { hip, knee, ankle: foot, sole, hidesFoot, isAhead };
};

/** How far the two shoulders and hips are apart, as a share of the front view. */
const WIDTHS: Readonly<Record<View, number>> = { front: 1, back: 1, 'three-quarter': 0.84, side: 0.6 };

type Axis = { readonly chestTurn: number; readonly headTurn: number; readonly turn: number; readonly up: Point };

const axisOf = (targets: PoseTargets, build: Build, stance: Stance & { isSide: boolean }): Axis => {
  const { way, isSide, aside = 0 } = stance;
  const turn = (targets.turn ?? 0) * way;
  const chestTurn = (targets.lean + (isSide ? build.stoop : 0)) * way * (isSide ? 1 : 0.35) + turn + aside * 0.6;
  const headTurn = (targets.headTurn ?? 0) * way + chestTurn * (targets.turn ? 1 : 0.35) + aside;
  return { chestTurn, headTurn, turn, up: [Math.sin(chestTurn), -Math.cos(chestTurn)] };
};

type Posing = { readonly frame: Frame; readonly stance: Stance; readonly targets: PoseTargets };

/** Touching comes before holding, holding before what the pose says. */
const armFor = (posing: Posing, which: Which, { shoulder, sign }: { shoulder: Point; sign: 1 | -1 }): Arm => {
  const { frame, stance, targets } = posing;
  const palm = stance.reach?.[which];
  const grasp = stance.holds?.[which];
  if (palm) return reachingArm(frame.build, shoulder, palm);
  if (grasp) return graspingArm(frame.build, shoulder, grasp, frame.isSide ? -frame.way : sign);
  return armOf(frame, shoulder, { pose: stance.arms?.[which] ?? targets[`${which}Arm`], sign });
};

/** Works out all joints. */
export const skeletonFor = (pose: Pose, build: Build, stance: Stance): Skeleton => {
  const { view, way } = stance;
  const isSeated = stance.isWheeled === true && !OUT_OF_CHAIR.has(pose);
  const isSide = view === 'side' || (SIDE_ONLY.has(pose) && !(isSeated && view !== 'back'));
  const targets = isSeated ? seatedTargets(pose, isSide) : POSE_TARGETS[isSide ? 'side' : 'front'][pose];
  const { chestTurn, headTurn, turn, up } = axisOf(targets, build, { ...stance, isSide });
  const width = isSide ? WIDTHS.side : WIDTHS[view];
  const frame: Frame = { build, isSide, way, turn, width };
  const lift = (targets.lift ?? 0) * build.leg;
  const hip: Point = [(targets.sway ?? 0) * build.leg * way, -targets.hip * build.leg - lift];
  const neck: Point = add(hip, [up[0] * build.torso, up[1] * build.torso]);
  const reach = build.neck + build.head * 0.43;
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
  const drop: Point = [-up[0] * build.torso * 0.14, -up[1] * build.torso * 0.14];
  const pelvis = turn - (targets.pelvis ?? 0) * nearSign;
  const sideOf = (which: Which, leg: LegPose, sign: 1 | -1): { arm: Arm; leg: Leg } => {
    const shoulder = add(add(neck, drop), across(build.shoulder * 0.86, sign, chestTurn));
    return {
      arm: armFor({ frame, stance, targets }, which, { shoulder, sign }),
      leg: legOf(frame, add(hip, across(build.hip * 0.52, sign, pelvis)), { pose: leg, sign, ground: [0, -lift] }),
    };
  };
  return {
    pose,
    stance,
    build,
    isSide,
    isSeated,
    turn,
    left: (view === 'back') === (nearSign === 1) ? 'far' : 'near',
    hip,
    neck,
    head,
    headTurn,
    chestTurn,
    near: sideOf('near', targets.nearLeg, nearSign),
    far: sideOf('far', targets.farLeg, farSign),
  };
};
