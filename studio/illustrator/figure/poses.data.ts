/**
 * The poses as targets for hands and feet, so that they fit every build. Lengths are shares of the leg or the arm.
 * Side view: x is forward. Front view: x is outward on the own side. y of a hand is down from the shoulder, y of a foot
 * is up from the ground.
 */
import type { Pose } from '#core/story/vocabulary.ts';

/** `flat` is seen at a slant, `edge` from the side of its thumb; `cup` is hollow, `pinch` has a thing between its tips. */
export type HandShape =
  | 'relaxed'
  | 'open'
  | 'point'
  | 'fist'
  | 'rest'
  | 'cover'
  | 'grip'
  | 'flat'
  | 'edge'
  | 'cup'
  | 'pinch';

export type Limb = {
  readonly x: number;
  readonly y: number;
  /** Which way the joint bends: 1 as elbows and knees usually do. */
  readonly bend?: number;
};
export type ArmPose = Limb & {
  readonly hand?: HandShape;
  /** Where the elbow is when the arm points at the reader; measured like the hand. */
  readonly elbow?: readonly [x: number, y: number];
  /** Where the hand points when it does not go on from the forearm: 0 outward or forward, π/2 down. */
  readonly turn?: number;
  /** Goes to what somebody points at or reaches for, when that is told, by so many radians over the way there. */
  readonly aims?: number;
  /** The palm lies on the knee of its side, wherever that is. */
  readonly isOnKnee?: true;
  /** Lies on the thigh, at a share of it from the hip to the knee. */
  readonly onThigh?: number;
};
export type LegPose = Limb & {
  /** Toe down in radians. */
  readonly toe?: number;
  /** Where the knee is when the leg points at the reader; measured like the foot. */
  readonly knee?: readonly [x: number, y: number];
  /** The leg itself is before the foot. */
  readonly hidesFoot?: boolean;
  /** The foot is nearer to the reader than the knee and the hem of a skirt. */
  readonly isAhead?: boolean;
  /** Goes along the page, the way the body is turned, and not outward. */
  readonly isAlong?: true;
  /**
   * How the foot is seen when the view does not tell: from its side, pointing `along` with the body, `inward` to the
   * other leg or back from a knee on the ground; or its sole.
   */
  readonly foot?: 'along' | 'inward' | 'behind' | 'sole';
  /** On the other side of what somebody rides on. */
  readonly isHidden?: true;
};

export type PoseTargets = {
  /** Height of the hip over the ground as a share of the leg. */
  readonly hip: number;
  /** Forward bend of the back in radians. */
  readonly lean: number;
  /** How far the feet are off the ground, as a share of the leg. */
  readonly lift?: number;
  /** How far the hip is pushed over the nearer foot, as a share of the leg: who stands on one leg. */
  readonly sway?: number;
  /** How far the back bends out, forward or to the nearer side, as a share of its length. */
  readonly spine?: number;
  /** How much higher the nearer hip is, in radians of the line through both. */
  readonly pelvis?: number;
  /** Turns the whole body about the hip, forward in radians. */
  readonly turn?: number;
  /** Turns the head back against the turn of the body. */
  readonly headTurn?: number;
  /** The arm and leg nearer to the reader, or on the side of the reading direction. */
  readonly nearArm: ArmPose;
  readonly farArm: ArmPose;
  readonly nearLeg: LegPose;
  readonly farLeg: LegPose;
};

/**
 * Crossed, as one sees it along the page: the nearer shin comes back from its knee before the seat, so that the shoe has
 * a leg, and the other knee looks out over it. Stretched out, the soles would stand like boards between whoever sits and
 * what is before them.
 */
const FOLDED: Pick<PoseTargets, 'nearLeg' | 'farLeg'> = {
  nearLeg: { x: 0.16, y: -0.03, knee: [0.56, 0.15], foot: 'inward', isAhead: true },
  farLeg: { x: 0.36, y: 0.06, knee: [0.46, 0.25], isAlong: true, hidesFoot: true },
};

/** Shins cross before the seat, and each foot comes out beyond the other shin: the farther one lower, or that would hide it. */
const CROSSED: Pick<PoseTargets, 'nearLeg' | 'farLeg'> = {
  nearLeg: { x: -0.12, y: -0.03, knee: [0.44, 0.16], foot: 'inward', isAhead: true },
  farLeg: { x: -0.16, y: -0.03, knee: [0.44, 0.17], foot: 'inward', isAhead: true },
};

const SIDE: Readonly<Record<Pose, PoseTargets>> = {
  standing: {
    hip: 0.985,
    lean: -0.05,
    spine: 0.035,
    nearArm: { x: -0.04, y: 0.9, elbow: [-0.1, 0.45] },
    farArm: { x: 0.36, y: 0.82, elbow: [0.16, 0.46] },
    nearLeg: { x: -0.04, y: 0 },
    farLeg: { x: 0.3, y: 0.012 },
  },
  walking: {
    hip: 0.95,
    lean: 0.07,
    nearArm: { x: 0.5, y: 0.7 },
    farArm: { x: -0.46, y: 0.84 },
    nearLeg: { x: -0.46, y: 0.1, toe: 0.7 },
    farLeg: { x: 0.46, y: 0.02, toe: -0.28 },
  },
  running: {
    hip: 0.96,
    lean: 0.26,
    lift: 0.06,
    nearArm: { x: 0.5, y: 0.18, hand: 'fist' },
    farArm: { x: -0.5, y: 0.6, elbow: [-0.38, 0.28], hand: 'fist' },
    nearLeg: { x: -0.68, y: 0.36, toe: 1.2, knee: [-0.2, 0.52] },
    farLeg: { x: 0.54, y: 0.06, toe: -0.2, knee: [0.35, 0.57] },
  },
  sitting: {
    hip: 0.15,
    lean: 0.04,
    nearArm: { x: 0.22, y: 0.66, elbow: [-0.06, 0.42], hand: 'rest' },
    farArm: { x: 0.5, y: 0.44, hand: 'rest', onThigh: 0.9 },
    ...FOLDED,
  },
  crouching: {
    hip: 0.33,
    lean: 0.3,
    nearArm: { x: 0.5, y: 0.74, elbow: [0.16, 0.46], hand: 'open' },
    farArm: { x: 0.5, y: 0.5, hand: 'rest', isOnKnee: true },
    nearLeg: { x: 0.04, y: 0, knee: [0.44, 0.56] },
    farLeg: { x: 0.32, y: 0.01, knee: [0.62, 0.6] },
  },
  reaching: {
    hip: 1,
    lean: 0.06,
    lift: 0.03,
    nearArm: { x: 0.66, y: -0.4, hand: 'open', aims: -0.1 },
    farArm: { x: 0.62, y: -0.76, hand: 'open', aims: 0.16 },
    nearLeg: { x: -0.24, y: 0.12, toe: 0.7 },
    farLeg: { x: 0.12, y: 0.06, toe: 0.42 },
  },
  pointing: {
    hip: 0.98,
    lean: 0.05,
    spine: 0.025,
    nearArm: { x: -0.1, y: 0.5, bend: 1, hand: 'fist' },
    farArm: { x: 0.96, y: -0.16, hand: 'point', aims: 0 },
    nearLeg: { x: -0.2, y: 0.02, toe: 0.1 },
    farLeg: { x: 0.2, y: 0.012 },
  },
  jumping: {
    hip: 0.95,
    lean: 0.12,
    lift: 0.62,
    nearArm: { x: -0.78, y: -0.42, bend: -1, hand: 'open' },
    farArm: { x: 0.72, y: -0.6, hand: 'open' },
    nearLeg: { x: -0.52, y: 0.2, toe: 1.1, knee: [-0.2, 0.54] },
    farLeg: { x: 0.42, y: 0.36, toe: 0.2, knee: [0.46, 0.82] },
  },
  sleeping: {
    hip: 0.22,
    lean: 0,
    turn: -1.45,
    headTurn: 0.16,
    nearArm: { x: 0.16, y: 0.8, elbow: [-0.02, 0.44], hand: 'rest' },
    farArm: { x: -0.06, y: 0.8, hand: 'rest' },
    nearLeg: { x: 0.02, y: -0.7, toe: 0.4 },
    farLeg: { x: 0.1, y: -0.62, toe: 0.4 },
  },
  flying: {
    hip: 0.98,
    lean: 0.1,
    lift: 0.5,
    turn: 1.16,
    headTurn: -0.86,
    nearArm: { x: -0.2, y: 0.92, hand: 'open' },
    farArm: { x: 0.5, y: -0.84, hand: 'fist' },
    nearLeg: { x: -0.16, y: 0.02, toe: 1 },
    farLeg: { x: -0.02, y: 0.1, toe: 1 },
  },
  climbing: {
    hip: 0.93,
    lean: -0.04,
    lift: 0.42,
    nearArm: { x: 0.6, y: 0.02, hand: 'fist' },
    farArm: { x: 0.66, y: -0.6, hand: 'fist' },
    nearLeg: { x: 0.34, y: 0.0, toe: -0.1 },
    farLeg: { x: 0.46, y: 0.5, toe: -0.1 },
  },
  hugging: {
    hip: 0.985,
    lean: 0.12,
    nearArm: { x: 0.52, y: 0.26, elbow: [0.26, 0.5], hand: 'rest' },
    farArm: { x: 0.58, y: 0.06, elbow: [0.36, 0.36], hand: 'rest' },
    nearLeg: { x: -0.2, y: 0.04, toe: 0.3 },
    farLeg: { x: 0.12, y: 0.01 },
  },
  swimming: {
    hip: 0.36,
    lean: 0.06,
    turn: 1.4,
    headTurn: -0.98,
    nearArm: { x: 0.2, y: 0.74, hand: 'open' },
    farArm: { x: 0.1, y: -0.96, hand: 'open' },
    nearLeg: { x: -0.24, y: -0.56, toe: 1.1 },
    farLeg: { x: -0.04, y: -0.54, toe: 0.9 },
  },
  reading: {
    hip: 0.14,
    lean: 0.1,
    nearArm: { x: 0.66, y: 0.34, elbow: [0.22, 0.46], hand: 'rest' },
    farArm: { x: 0.62, y: 0.32, elbow: [0.22, 0.44], hand: 'rest' },
    ...FOLDED,
  },
  dancing: {
    hip: 0.98,
    lean: -0.12,
    nearArm: { x: -0.62, y: -0.1, bend: -1, hand: 'open' },
    farArm: { x: 0.5, y: -0.74, hand: 'open' },
    nearLeg: { x: -0.1, y: 0.03, toe: 0.2 },
    farLeg: { x: 0.52, y: 0.34, toe: 0.8 },
  },
  waving: {
    hip: 0.985,
    lean: -0.06,
    spine: 0.035,
    nearArm: { x: -0.04, y: 0.9, elbow: [-0.1, 0.45] },
    farArm: { x: 0.68, y: -0.56, elbow: [0.46, 0.06], hand: 'open' },
    nearLeg: { x: -0.04, y: 0 },
    farLeg: { x: 0.3, y: 0.012 },
  },
  kneeling: {
    hip: 0.3,
    lean: 0.1,
    nearArm: { x: 0.3, y: 0.7, hand: 'rest', onThigh: 0.5 },
    farArm: { x: 0.44, y: 0.56, hand: 'rest', isOnKnee: true },
    nearLeg: { x: -0.2, y: -0.02, knee: [0.4, 0.13], foot: 'behind' },
    farLeg: { x: -0.04, y: 0.02, knee: [0.56, 0.15], foot: 'behind' },
  },
  carrying: {
    hip: 0.97,
    lean: -0.14,
    spine: 0.03,
    nearArm: { x: 0.52, y: 0.5, elbow: [0.02, 0.46], hand: 'rest' },
    farArm: { x: 0.62, y: 0.46, elbow: [0.16, 0.46], hand: 'rest' },
    nearLeg: { x: -0.26, y: 0.08, toe: 0.5 },
    farLeg: { x: 0.34, y: 0.01, toe: -0.15 },
  },
  sneaking: {
    hip: 0.88,
    lean: 0.36,
    nearArm: { x: 0.48, y: 0.3, elbow: [0.14, 0.48], hand: 'relaxed' },
    farArm: { x: 0.66, y: 0.12, elbow: [0.34, 0.36], hand: 'relaxed' },
    nearLeg: { x: -0.4, y: 0.16, toe: 0.85 },
    farLeg: { x: 0.46, y: 0.08, toe: 0.4 },
  },
  lying: {
    hip: 0.21,
    lean: 0,
    turn: -1.5,
    headTurn: 0.16,
    nearArm: { x: 0.2, y: 0.64, elbow: [-0.1, 0.42], hand: 'rest' },
    farArm: { x: -0.04, y: 0.8, hand: 'rest' },
    nearLeg: { x: -0.09, y: -0.74, toe: 0.3 },
    farLeg: { x: -0.1, y: -0.42, toe: 1.5, knee: [0.3, -0.15] },
  },
  riding: {
    hip: 1.02,
    lean: 0.3,
    nearArm: { x: 0.78, y: 0.46, hand: 'fist' },
    farArm: { x: 0.84, y: 0.44, hand: 'fist' },
    nearLeg: { x: 0.1, y: 0.1, toe: 0.1 },
    farLeg: { x: 0.3, y: 0.44, toe: 0.1 },
  },
  // Drawn back from what is ahead, the knees against each other.
  trembling: {
    hip: 0.9,
    lean: -0.12,
    spine: -0.05,
    nearArm: { x: 0.2, y: 0.42, elbow: [-0.08, 0.44], hand: 'fist' },
    farArm: { x: 0.32, y: 0.34, elbow: [0.14, 0.46], hand: 'fist' },
    nearLeg: { x: -0.16, y: 0.05, toe: 0.4, knee: [0.2, 0.46] },
    farLeg: { x: 0.26, y: 0, knee: [0.3, 0.5] },
  },
};

const FRONT: Readonly<Record<Pose, PoseTargets>> = {
  ...SIDE,
  standing: {
    hip: 0.985,
    lean: -0.2,
    spine: -0.026,
    sway: 0.08,
    pelvis: 0.12,
    headTurn: 0.06,
    nearArm: { x: 0.23, y: 0.93, elbow: [0.16, 0.46] },
    farArm: { x: 0.21, y: 0.94, elbow: [0.15, 0.47] },
    nearLeg: { x: 0.14, y: 0 },
    farLeg: { x: 0.3, y: -0.01, knee: [0.21, 0.53] },
  },
  walking: {
    hip: 0.97,
    lean: 0.06,
    sway: -0.05,
    pelvis: -0.06,
    nearArm: { x: 0.34, y: 0.8, elbow: [0.22, 0.4] },
    farArm: { x: 0.22, y: 0.78, elbow: [0.2, 0.41] },
    nearLeg: { x: 0.06, y: 0.14, toe: 0.2, knee: [0.14, 0.58] },
    farLeg: { x: 0.04, y: 0 },
  },
  running: {
    hip: 0.97,
    lean: 0.1,
    lift: 0.08,
    pelvis: 0.06,
    nearArm: { x: 0.24, y: 0.16, elbow: [0.4, 0.44], hand: 'fist' },
    farArm: { x: 0.4, y: 0.68, elbow: [0.46, 0.34], hand: 'fist' },
    nearLeg: { x: 0.12, y: 0.36, toe: 0.6, knee: [0.2, 0.55] },
    farLeg: { x: 0.04, y: 0, toe: 0.2 },
  },
  sitting: {
    hip: 0.16,
    lean: 0.06,
    nearArm: { x: 0.3, y: 0.6, hand: 'rest', isOnKnee: true },
    farArm: { x: 0.3, y: 0.6, hand: 'rest', onThigh: 0.72 },
    ...CROSSED,
  },
  crouching: {
    hip: 0.32,
    lean: 0.1,
    nearArm: { x: 0.1, y: 0.8, elbow: [0.28, 0.44], hand: 'open' },
    farArm: { x: 0.1, y: 0.5, elbow: [0.34, 0.4], hand: 'rest' },
    nearLeg: { x: 0.24, y: 0, knee: [0.4, 0.46] },
    farLeg: { x: 0.2, y: 0, knee: [0.36, 0.49] },
  },
  reaching: {
    hip: 1,
    lean: -0.2,
    lift: 0.03,
    spine: -0.03,
    sway: 0.05,
    pelvis: 0.1,
    nearArm: { x: 0.5, y: -0.86, hand: 'open', aims: 0 },
    farArm: { x: 0.42, y: 0.82, elbow: [0.24, 0.42] },
    nearLeg: { x: 0.13, y: 0.02, toe: 0.3 },
    farLeg: { x: 0.26, y: 0.12, toe: 0.5, knee: [0.24, 0.57] },
  },
  pointing: {
    hip: 0.985,
    lean: 0.16,
    spine: 0.02,
    sway: -0.08,
    pelvis: -0.1,
    nearArm: { x: 0.94, y: -0.12, hand: 'point', aims: 0 },
    farArm: { x: 0.06, y: 0.6, elbow: [0.46, 0.42], hand: 'fist' },
    nearLeg: { x: 0.3, y: -0.01, knee: [0.21, 0.53] },
    farLeg: { x: 0.14, y: 0 },
  },
  jumping: {
    hip: 0.95,
    lean: 0.16,
    lift: 0.66,
    nearArm: { x: 0.74, y: -0.64, hand: 'open' },
    farArm: { x: 0.8, y: -0.54, hand: 'open' },
    nearLeg: { x: 0.22, y: 0.38, toe: 1.2, knee: [0.3, 0.72] },
    farLeg: { x: 0.34, y: 0, toe: 1.6 },
  },
  climbing: {
    hip: 0.93,
    lean: 0.08,
    lift: 0.42,
    sway: -0.04,
    nearArm: { x: 0.36, y: -0.5, elbow: [0.4, -0.04], hand: 'fist', turn: -Math.PI / 2 },
    farArm: { x: 0.36, y: -0.06, elbow: [0.36, 0.36], hand: 'fist', turn: -Math.PI / 2 },
    nearLeg: { x: 0.14, y: 0, toe: 0.1 },
    farLeg: { x: 0.2, y: 0.48, knee: [0.42, 0.78] },
  },
  hugging: {
    hip: 0.985,
    lean: -0.12,
    spine: -0.016,
    sway: 0.06,
    pelvis: 0.08,
    nearArm: { x: -0.34, y: 0.16, elbow: [0.12, 0.42], hand: 'rest' },
    farArm: { x: -0.34, y: 0.22, elbow: [0.14, 0.48], hand: 'rest' },
    nearLeg: { x: 0.12, y: 0 },
    farLeg: { x: 0.24, y: 0.02, knee: [0.19, 0.54] },
  },
  reading: {
    hip: 0.15,
    lean: 0,
    nearArm: { x: -0.02, y: 0.5, elbow: [0.32, 0.44], hand: 'rest' },
    farArm: { x: -0.02, y: 0.5, elbow: [0.32, 0.44], hand: 'rest' },
    ...CROSSED,
  },
  dancing: {
    hip: 0.97,
    lean: -0.34,
    sway: -0.06,
    pelvis: 0.12,
    nearArm: { x: 0.26, y: -0.86, elbow: [0.4, -0.4], hand: 'open' },
    farArm: { x: 0.9, y: 0.14, hand: 'open' },
    nearLeg: { x: 0.62, y: 0.24, toe: 1 },
    farLeg: { x: -0.02, y: 0.02 },
  },
  waving: {
    hip: 0.985,
    lean: -0.2,
    spine: -0.022,
    sway: 0.08,
    pelvis: 0.1,
    headTurn: 0.05,
    nearArm: { x: 0.58, y: -0.52, elbow: [0.48, 0.08], hand: 'open' },
    farArm: { x: 0.21, y: 0.94, elbow: [0.15, 0.47] },
    nearLeg: { x: 0.14, y: 0 },
    farLeg: { x: 0.3, y: -0.01, knee: [0.21, 0.53] },
  },
  kneeling: {
    hip: 0.3,
    lean: 0.06,
    nearArm: { x: 0.2, y: 0.74, hand: 'rest', isOnKnee: true },
    farArm: { x: 0.06, y: 0.78, hand: 'rest', onThigh: 0.36 },
    nearLeg: { x: -0.06, y: 0.06, knee: [0.5, 0.19], isAlong: true, foot: 'behind' },
    farLeg: { x: -0.36, y: -0.03, knee: [0.2, 0.1], isAlong: true, foot: 'behind' },
  },
  carrying: {
    hip: 0.975,
    lean: -0.08,
    spine: -0.02,
    sway: 0.06,
    pelvis: 0.08,
    nearArm: { x: 0.04, y: 0.56, elbow: [0.26, 0.46], hand: 'rest' },
    farArm: { x: 0.04, y: 0.56, elbow: [0.26, 0.46], hand: 'rest' },
    nearLeg: { x: 0.13, y: 0 },
    farLeg: { x: 0.27, y: 0, knee: [0.2, 0.53] },
  },
  sneaking: {
    hip: 0.91,
    lean: 0.22,
    sway: 0.06,
    nearArm: { x: 0.04, y: 0.18, elbow: [0.26, 0.44], hand: 'relaxed' },
    farArm: { x: 0.02, y: 0.28, elbow: [0.28, 0.5], hand: 'relaxed' },
    nearLeg: { x: -0.32, y: 0.1, toe: 0.6, isAlong: true, foot: 'along' },
    farLeg: { x: 0.32, y: 0.03, toe: 0.3, isAlong: true, foot: 'along' },
  },
  riding: {
    hip: 1.02,
    lean: 0.04,
    nearArm: { x: 0.2, y: 0.62, elbow: [0.34, 0.36], hand: 'fist' },
    farArm: { x: 0.2, y: 0.62, elbow: [0.34, 0.36], hand: 'fist' },
    nearLeg: { x: 0.06, y: 0.1, knee: [0.2, 0.56] },
    farLeg: { x: 0.06, y: 0.4, knee: [0.26, 0.78] },
  },
  trembling: {
    hip: 0.93,
    lean: -0.06,
    nearArm: { x: 0.02, y: 0.42, elbow: [0.24, 0.46], hand: 'fist' },
    farArm: { x: 0, y: 0.36, elbow: [0.24, 0.44], hand: 'fist' },
    nearLeg: { x: 0.36, y: 0, knee: [0.03, 0.47] },
    farLeg: { x: 0.38, y: 0, knee: [0.03, 0.47] },
  },
};

export const POSE_TARGETS = { side: SIDE, front: FRONT } as const;

/** Poses that lie or hover show the length of the body, wherever they face. */
export const SIDE_ONLY: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'flying', 'swimming']);
