/**
 * Poses for which the view from the front is not enough. Half past the reader the legs go along the page; from behind,
 * the trunk hides them; on a seat the shins hang. Measured as in `poses.data.ts`; the ground of somebody on a seat is
 * the seat.
 */
import type { Pose } from '#core/story/vocabulary.ts';
import type { ArmPose, LegPose, PoseTargets } from '#studio/illustrator/figure/poses.data.ts';

type Table = Readonly<Partial<Record<Pose, PoseTargets>>>;

export const ON_KNEE: ArmPose = { x: 0.3, y: 0.6, hand: 'rest', isOnKnee: true };

/** Crossed as from the front, seen a little from the side: one knee points along the page, the other half at the reader. */
const FOLDED: Pick<PoseTargets, 'nearLeg' | 'farLeg'> = {
  nearLeg: { x: -0.12, y: -0.09, knee: [0.64, 0.16], foot: 'inward', isAhead: true },
  farLeg: { x: -0.27, y: -0.11, knee: [0.36, 0.14], foot: 'inward', isAhead: true },
};

/** Half past the reader; what is missing is as from the front. */
export const OBLIQUE: Table = {
  sitting: {
    ...FOLDED,
    hip: 0.15,
    lean: 0.1,
    nearArm: { x: 0.32, y: 0.46, elbow: [0.27, 0.22], hand: 'rest' },
    farArm: { x: -0.12, y: 0.58, elbow: [0.14, 0.42], hand: 'rest' },
  },
  reading: {
    ...FOLDED,
    hip: 0.15,
    lean: 0.14,
    nearArm: { x: 0.36, y: 0.5, elbow: [0.36, 0.28], hand: 'rest', turn: 2.5 },
    farArm: { x: -0.4, y: 0.46, elbow: [0.02, 0.44], hand: 'rest' },
  },
  walking: {
    hip: 0.955,
    lean: 0.12,
    nearArm: { x: 0.36, y: 0.74, elbow: [0.22, 0.42] },
    farArm: { x: 0.28, y: 0.8, elbow: [0.24, 0.42] },
    nearLeg: { x: -0.32, y: 0.1, toe: 0.7, isAlong: true, foot: 'along' },
    farLeg: { x: 0.32, y: 0, toe: -0.2, isAlong: true, foot: 'along' },
  },
  running: {
    hip: 0.96,
    lean: 0.5,
    lift: 0.05,
    nearArm: { x: 0.36, y: 0.14, elbow: [0.32, 0.42], hand: 'fist' },
    farArm: { x: 0.5, y: 0.56, elbow: [0.44, 0.24], hand: 'fist' },
    nearLeg: { x: -0.7, y: 0.34, toe: 1, isAlong: true, foot: 'along' },
    farLeg: { x: 0.48, y: 0.08, toe: -0.2, isAlong: true, foot: 'along' },
  },
  jumping: {
    hip: 0.95,
    lean: 0.3,
    lift: 0.62,
    nearArm: { x: 0.74, y: -0.64, hand: 'open' },
    farArm: { x: 0.8, y: -0.5, hand: 'open' },
    nearLeg: { x: 0.36, y: 0.36, toe: 0.2, knee: [0.42, 0.82], isAlong: true, foot: 'along' },
    farLeg: { x: -0.46, y: 0.16, toe: 1.1, knee: [-0.16, 0.52], isAlong: true, foot: 'along' },
  },
  kneeling: {
    hip: 0.3,
    lean: 0.2,
    nearArm: ON_KNEE,
    farArm: { x: 0.3, y: 0.6, hand: 'rest', onThigh: 0.36 },
    nearLeg: { x: 0.02, y: 0.06, knee: [0.54, 0.19], isAlong: true, foot: 'behind' },
    farLeg: { x: -0.26, y: -0.03, knee: [0.3, 0.1], isAlong: true, foot: 'behind' },
  },
  crouching: {
    hip: 0.34,
    lean: 0.42,
    nearArm: { x: 0.34, y: 0.74, elbow: [0.3, 0.4], hand: 'open' },
    farArm: { x: -0.3, y: 0.56, elbow: [0.22, 0.46], hand: 'rest' },
    nearLeg: { x: 0.3, y: 0.05, knee: [0.58, 0.6], isAlong: true, foot: 'along' },
    farLeg: { x: -0.06, y: -0.03, knee: [0.34, 0.54], isAlong: true, foot: 'along' },
  },
};

/** One knee is drawn up with a hand round it, the other leg lies folded on the ground. */
export const KNEE_UP: Readonly<Record<'side' | 'oblique' | 'front', PoseTargets>> = {
  side: {
    hip: 0.15,
    lean: 0.02,
    nearArm: { x: 0.5, y: 0.4, hand: 'rest', onThigh: 0.88 },
    farArm: { x: 0.4, y: 0.5, hand: 'rest', onThigh: 0.8 },
    nearLeg: { x: 0.5, y: 0, knee: [0.36, 0.46] },
    farLeg: { x: 0.36, y: 0.06, knee: [0.5, 0.14], isAlong: true, hidesFoot: true },
  },
  oblique: {
    hip: 0.15,
    lean: 0.06,
    nearArm: { x: 0.3, y: 0.4, hand: 'rest', onThigh: 0.86 },
    farArm: { x: 0.1, y: 0.6, hand: 'rest', onThigh: 0.7 },
    nearLeg: { x: 0.5, y: 0, knee: [0.4, 0.46], isAlong: true, foot: 'along' },
    farLeg: { x: -0.2, y: -0.03, knee: [0.4, 0.16], foot: 'inward', isAhead: true },
  },
  front: {
    hip: 0.16,
    lean: 0.04,
    nearArm: { x: 0.3, y: 0.4, hand: 'rest', onThigh: 0.84 },
    farArm: { x: 0.1, y: 0.6, hand: 'rest', onThigh: 0.72 },
    nearLeg: { x: 0.24, y: -0.06, knee: [0.27, 0.44] },
    farLeg: { x: -0.1, y: -0.03, knee: [0.44, 0.16], foot: 'inward', isAhead: true },
  },
};

const BEYOND: LegPose = { x: 0.42, y: 0.02, knee: [0.54, 0.12], hidesFoot: true };

/** Of who kneels one sees the soles from behind, the toes on the ground: half a turn. */
const TOES_DOWN = Math.PI / 0.3;

/** From behind the trunk hides shins and feet of who sits; whoever kneels sits on their soles. */
export const BACK: Table = {
  // Before the chest hands would be out of sight, and the arms stumps.
  sneaking: {
    hip: 0.91,
    lean: 0.16,
    sway: 0.06,
    nearArm: { x: 0.5, y: 0.44, elbow: [0.3, 0.38], hand: 'relaxed' },
    farArm: { x: 0.46, y: 0.52, elbow: [0.28, 0.4], hand: 'relaxed' },
    nearLeg: { x: -0.32, y: 0.1, toe: 0.6, isAlong: true, foot: 'along' },
    farLeg: { x: 0.32, y: 0.03, toe: 0.3, isAlong: true, foot: 'along' },
  },
  sitting: {
    hip: 0.15,
    lean: 0.04,
    nearArm: { x: 0.3, y: 0.72, elbow: [0.34, 0.36], hand: 'rest' },
    farArm: { x: 0.28, y: 0.74, elbow: [0.32, 0.38], hand: 'rest' },
    nearLeg: BEYOND,
    farLeg: BEYOND,
  },
  reading: {
    hip: 0.15,
    lean: 0,
    nearArm: { x: -0.02, y: 0.5, elbow: [0.32, 0.44], hand: 'rest' },
    farArm: { x: -0.02, y: 0.5, elbow: [0.32, 0.44], hand: 'rest' },
    nearLeg: BEYOND,
    farLeg: BEYOND,
  },
  kneeling: {
    hip: 0.38,
    lean: 0.04,
    nearArm: { x: 0.1, y: 0.62, elbow: [0.32, 0.42], hand: 'rest' },
    farArm: { x: 0.1, y: 0.62, elbow: [0.32, 0.42], hand: 'rest' },
    nearLeg: { x: 0.15, y: 0.08, knee: [0.3, 0.12], toe: TOES_DOWN, foot: 'sole' },
    farLeg: { x: 0.15, y: 0.08, knee: [0.3, 0.12], toe: TOES_DOWN, foot: 'sole' },
  },
  crouching: {
    hip: 0.31,
    lean: 0.06,
    nearArm: { x: 0.1, y: 0.8, elbow: [0.28, 0.44], hand: 'open' },
    farArm: { x: 0.1, y: 0.5, elbow: [0.34, 0.4], hand: 'rest' },
    nearLeg: { x: 0.2, y: 0, knee: [0.34, 0.34] },
    farLeg: { x: 0.17, y: 0, knee: [0.32, 0.36] },
  },
};

/** Thighs lie on the seat, a shin is so long; higher seats leave the feet in the air. */
const SHIN = 0.46;
const THIGH = 0.12;

/** The legs of who sits on the edge of a seat, one foot ahead and one drawn back: side by side along the page they would be one post. It is `drop` high, as a share of the leg. */
export const seatLegs = (drop: number, isAlong: boolean): Pick<PoseTargets, 'hip' | 'nearLeg' | 'farLeg'> => {
  const down = Math.min(drop, SHIN) + 0.06;
  const knee = THIGH + Math.max(0, SHIN - drop) * 0.8;
  const swing = drop > SHIN ? 0.05 : 0;
  const leg = (from: number, { ahead, raised }: { ahead: number; raised: number }): LegPose =>
    isAlong
      ? { x: from + ahead - swing, y: raised - down, knee: [from, knee + raised], isAlong, foot: 'along' }
      : { x: 0.2, y: raised - down - 0.04, knee: [0.22, knee - 0.1 + raised] };
  return {
    hip: THIGH + 0.02,
    nearLeg: leg(0.46, { ahead: 0.16, raised: 0 }),
    farLeg: leg(0.36, { ahead: 0, raised: isAlong ? 0 : 0.02 }),
  };
};

const onThigh = (share: number): ArmPose => ({ x: 0.3, y: 0.6, hand: 'rest', onThigh: share });

/** Both hands lie on the lap; where the knees are beside each other on the page, one farther back. */
export const SEAT_ARMS: Readonly<Record<'side' | 'oblique' | 'front', Pick<PoseTargets, 'nearArm' | 'farArm'>>> = {
  side: { nearArm: onThigh(0.62), farArm: onThigh(0.94) },
  oblique: { nearArm: ON_KNEE, farArm: onThigh(0.5) },
  front: { nearArm: ON_KNEE, farArm: ON_KNEE },
};

/** A leg on each side of a back; the other side of the animal hides one. */
export const ASTRIDE: Readonly<Record<'side' | 'front', PoseTargets>> = {
  side: {
    hip: 0.1,
    lean: 0.12,
    nearArm: { x: 0.58, y: 0.5, elbow: [0.12, 0.46], hand: 'fist' },
    farArm: { x: 0.66, y: 0.46, elbow: [0.24, 0.44], hand: 'fist' },
    nearLeg: { x: 0.24, y: -0.46, knee: [0.36, -0.06], toe: -0.12 },
    farLeg: { x: 0.28, y: -0.44, knee: [0.4, -0.04], isHidden: true },
  },
  front: {
    hip: 0.1,
    lean: 0.02,
    nearArm: { x: -0.02, y: 0.62, elbow: [0.3, 0.4], hand: 'fist' },
    farArm: { x: -0.02, y: 0.62, elbow: [0.3, 0.4], hand: 'fist' },
    nearLeg: { x: 0.5, y: -0.46, knee: [0.46, -0.04] },
    farLeg: { x: 0.5, y: -0.46, knee: [0.46, -0.04] },
  },
};
