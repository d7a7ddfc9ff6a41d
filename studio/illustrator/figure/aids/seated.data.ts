/** The poses of somebody who sits in a wheelchair: who walks rolls, and hands do what they do standing. */
import type { Pose } from '#core/story/vocabulary.ts';
import { type ArmPose, POSE_TARGETS, type PoseTargets } from '#studio/illustrator/figure/poses.data.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';

/** Poses in which nobody sits: the chair is left beside. */
export const OUT_OF_CHAIR: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'swimming']);

type Seated = Partial<Omit<PoseTargets, 'nearLeg' | 'farLeg'>>;

/** The hip of who sits in a chair is so high over the floor, as a share of the leg. */
export const SEAT_HIP = 0.7;

/** One foot is a little ahead of the other: side by side along the page they would be one. */
const SEAT_SIDE = {
  hip: SEAT_HIP,
  lean: -0.04,
  nearLeg: { x: 0.54, y: 0.2 },
  farLeg: { x: 0.7, y: 0.2 },
} as const;

const SEAT_FRONT = {
  hip: SEAT_HIP,
  lean: 0,
  nearLeg: { x: 0.06, y: 0.17, knee: [0.12, 0.58] },
  farLeg: { x: 0.06, y: 0.17, knee: [0.12, 0.58] },
} as const;

/** Turned half to the reader the legs still go along the page, as the chair does. */
const SEAT_OBLIQUE = {
  hip: SEAT_HIP,
  lean: 0,
  nearLeg: { x: 0.72, y: 0.2, isAlong: true, foot: 'along' },
  farLeg: { x: 0.54, y: 0.2, isAlong: true, foot: 'along' },
} as const;

const onThigh = (share: number): ArmPose => ({ x: 0.3, y: 0.56, hand: 'rest', onThigh: share });

/** Of two hands on the lap one lies nearer to its knee. */
const LAP = onThigh(0.58);
const LAP_AHEAD = onThigh(0.9);
const ON_RIM = { x: 0.02, y: 0.6, elbow: [-0.36, 0.36], hand: 'fist' } as const;

/** Who jumps in a chair balances on its large wheels, the small ones in the air. */
const WHEELIE = { lift: 0, turn: -0.3 } as const;

const SIDE: Partial<Record<Pose, Seated>> = {
  standing: { nearArm: LAP, farArm: LAP_AHEAD },
  sitting: { nearArm: LAP, farArm: LAP_AHEAD },
  walking: { lean: 0.06, nearArm: ON_RIM, farArm: { ...ON_RIM, x: 0.12 } },
  running: {
    lean: 0.3,
    nearArm: { x: -0.1, y: 0.6, elbow: [-0.4, 0.3], hand: 'fist' },
    farArm: { x: 0.0, y: 0.6, elbow: [-0.32, 0.3], hand: 'fist' },
  },
  sneaking: { lean: 0.3, nearArm: ON_RIM, farArm: { ...ON_RIM, x: 0.12 } },
  riding: { lean: 0.1, nearArm: ON_RIM, farArm: { ...ON_RIM, x: 0.12 } },
  crouching: { lean: 0.5, farArm: { x: 0.7, y: 0.7, hand: 'open' }, nearArm: LAP },
  kneeling: { lean: 0.4, farArm: { x: 0.7, y: 0.6, hand: 'open' }, nearArm: LAP },
  pointing: { nearArm: LAP },
  waving: { nearArm: LAP },
  jumping: { lean: -0.1, ...WHEELIE },
  flying: { lean: 0.1, lift: 0.5, turn: 0.16, headTurn: -0.1, nearArm: { x: -0.5, y: -0.3, bend: -1, hand: 'open' } },
};

const FRONT_LAP = { x: -0.02, y: 0.58, elbow: [0.28, 0.42], hand: 'rest' } as const;
const FRONT_RIM = { x: 0.16, y: 0.52, elbow: [0.38, 0.28], hand: 'fist' } as const;

const FRONT: Partial<Record<Pose, Seated>> = {
  standing: { nearArm: { ...FRONT_RIM, hand: 'rest' }, farArm: FRONT_LAP },
  sitting: { nearArm: onThigh(0.78), farArm: onThigh(0.42) },
  walking: { lean: 0.06, nearArm: FRONT_RIM, farArm: FRONT_RIM },
  running: {
    lean: 0.1,
    nearArm: { x: 0.18, y: 0.56, elbow: [0.46, 0.18], hand: 'fist' },
    farArm: { x: 0.18, y: 0.56, elbow: [0.46, 0.18], hand: 'fist' },
  },
  sneaking: { nearArm: FRONT_RIM, farArm: FRONT_RIM },
  riding: { nearArm: FRONT_RIM, farArm: FRONT_RIM },
  crouching: { lean: 0.5, nearArm: { x: 0.3, y: 0.9, hand: 'open' }, farArm: FRONT_LAP },
  kneeling: { lean: 0.4, nearArm: { x: 0.3, y: 0.86, hand: 'open' }, farArm: FRONT_LAP },
  reaching: { farArm: FRONT_LAP },
  pointing: { farArm: FRONT_LAP },
  waving: { farArm: FRONT_LAP },
  flying: { lift: 0.5 },
};

/** What the arms and the back do comes from the pose unless the chair asks for something else. */
export const seatedTargets = (pose: Pose, { isSide, view }: { isSide: boolean; view: View }): PoseTargets => {
  const {
    sway: _sway,
    pelvis: _pelvis,
    turn: _turn,
    headTurn: _head,
    lift: _lift,
    ...standing
  } = POSE_TARGETS[isSide ? 'side' : 'front'][pose];
  const legs = isSide ? SEAT_SIDE : view === 'three-quarter' ? SEAT_OBLIQUE : SEAT_FRONT;
  const tipped = pose === 'jumping' && view === 'three-quarter' ? WHEELIE : {};
  return { ...standing, ...legs, ...(isSide ? SIDE : FRONT)[pose], ...tipped };
};
