/** Where hands and feet go: the targets of a pose from a side, on a seat, in a wheelchair. */
import type { Pose } from '#core/story/vocabulary.ts';
import { seatedTargets } from '#studio/illustrator/figure/aids/seated.data.ts';
import type { Build } from '#studio/illustrator/figure/build.ts';
import { POSE_TARGETS, type PoseTargets } from '#studio/illustrator/figure/poses.data.ts';
import {
  ASTRIDE,
  BACK,
  KNEE_UP,
  OBLIQUE,
  SEAT_ARMS,
  seatLegs,
} from '#studio/illustrator/figure/posing/sitting.data.ts';
import { aimsAcross } from '#studio/illustrator/figure/posing/active.data.ts';
import type { Stance } from '#studio/illustrator/figure/posing/stance.ts';

/** Poses whose legs lie before the trunk. */
export const LOW_POSES: ReadonlySet<Pose> = new Set([
  'sitting',
  'crouching',
  'sleeping',
  'lying',
  'reading',
  'kneeling',
]);

/** On a seat whoever has something to do with their hands does it, the others lay them on their lap. */
const seatTargets = (pose: Pose, { build, stance, isSide }: { build: Build; stance: Stance; isSide: boolean }) => {
  const { seat, view } = stance;
  const side = isSide ? 'side' : 'front';
  const usual = POSE_TARGETS[side][pose];
  if (seat?.kind === 'astride') {
    const { nearArm, farArm, ...rest } = ASTRIDE[side];
    return LOW_POSES.has(pose) || pose === 'riding' || pose === 'standing' || pose === 'walking'
      ? { ...rest, nearArm, farArm }
      : { ...rest, nearArm: usual.nearArm, farArm: usual.farArm };
  }
  const seen = isSide ? 'side' : view === 'three-quarter' ? 'oblique' : 'front';
  const arms = pose === 'sitting' ? SEAT_ARMS[seen] : { nearArm: usual.nearArm, farArm: usual.farArm };
  const isAlong = isSide || view === 'three-quarter';
  return { lean: 0.03, ...arms, ...seatLegs((seat?.overGround ?? 0) / build.leg, isAlong) };
};

type Told = { readonly build: Build; readonly stance: Stance; readonly isSide: boolean; readonly isSeated: boolean };

/** Where hands and feet go in a pose, on a seat, from a side; of the two arms that one aims which is on the side of it. */
export const targetsFor = (pose: Pose, told: Told): PoseTargets => {
  const targets = plainTargets(pose, told);
  const { nearArm, farArm } = targets;
  const isOther = aimsAcross(told) && nearArm.aims !== undefined && farArm.aims === undefined;
  return isOther ? { ...targets, nearArm: farArm, farArm: nearArm } : targets;
};

/** The same body resting on its other leg. */
const onFarLeg = (targets: PoseTargets): PoseTargets => {
  const { lean, spine = 0, sway = 0, pelvis = 0, headTurn = 0, nearLeg, farLeg } = targets;
  return {
    ...targets,
    lean: -lean,
    spine: -spine,
    sway: -sway,
    pelvis: -pelvis,
    headTurn: -headTurn,
    nearLeg: farLeg,
    farLeg: nearLeg,
  };
};

const plainTargets = (pose: Pose, told: Told): PoseTargets => {
  const { stance, isSide, isSeated } = told;
  if (isSeated) return seatedTargets(pose, { isSide, view: stance.view });
  if (stance.seat) return seatTargets(pose, told);
  if (pose === 'sitting' && stance.sits === 'knee-up' && stance.view !== 'back')
    return KNEE_UP[isSide ? 'side' : stance.view === 'three-quarter' ? 'oblique' : 'front'];
  if (isSide) return POSE_TARGETS.side[pose];
  const turned = stance.view === 'back' ? BACK : stance.view === 'three-quarter' ? OBLIQUE : {};
  const targets = turned[pose] ?? POSE_TARGETS.front[pose];
  return pose === 'standing' && stance.restsOnFar ? onFarLeg(targets) : targets;
};
