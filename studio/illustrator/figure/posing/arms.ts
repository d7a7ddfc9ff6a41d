/** Arms: where elbows and wrists come when a hand does what a pose says, holds a thing, or lies on somebody. */
import type { Build } from '#studio/illustrator/figure/build.ts';
import { bendJoint, turned } from '#studio/illustrator/figure/posing/joints.ts';
import type { ArmPose, PoseTargets } from '#studio/illustrator/figure/poses.data.ts';
import type { Arm, Frame, Grasp, Leg, Stance, Which } from '#studio/illustrator/figure/posing/stance.ts';
import { add, clamp, distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The turn of a hand, given outward or forward, on the page. */
const turnOf = ({ turn }: ArmPose, direction: number): { turn?: number } =>
  turn === undefined ? {} : { turn: direction < 0 ? Math.PI - turn : turn };

/** An arm that is stretched out or thrown up to its side hangs through at the elbow and does not arch. */
const isStretchedAside = ({ x, y }: ArmPose): boolean => x > 0.6 && y < 0.45;

/** No wrist is nearer to the ground than its hand is long, in limb widths: short legs squat low. */
const OVER_GROUND = 2;

/** An arm that touches and holds nothing looks no longer than it is, in arms: with its elbow told by itself it could be a hose. */
const LONGEST = 1.04;

const noLonger = ({ arm: whole }: Build, arm: Arm): Arm => {
  const { shoulder, elbow, wrist } = arm;
  const share = (whole * LONGEST) / (distance(shoulder, elbow) + distance(elbow, wrist) || 1);
  return share >= 1 ? arm : { ...arm, elbow: lerp(shoulder, elbow, share), wrist: lerp(shoulder, wrist, share) };
};

const armOf = (frame: Frame, shoulder: Point, side: { pose: ArmPose; sign: 1 | -1 }): Arm => {
  const { build, isSide, way, turn, width } = frame;
  const { pose, sign } = side;
  const direction = isSide ? way : sign * (0.5 + 0.5 * width);
  const isOnGround = turn === 0 && !frame.isPerched;
  const at = ([x, y]: readonly [number, number]): Point => {
    const [across, down] = turned(add(shoulder, [x * build.arm * direction, y * build.arm]), shoulder, turn);
    return [across, isOnGround ? Math.min(down, -build.limb * OVER_GROUND) : down];
  };
  const hand = pose.hand ?? 'relaxed';
  if (pose.elbow) {
    const arm = { shoulder, elbow: at(pose.elbow), wrist: at([pose.x, pose.y]), hand, ...turnOf(pose, direction) };
    return noLonger(build, arm);
  }
  const [elbow, wrist] = bendJoint(shoulder, at([pose.x, pose.y]), {
    upper: build.arm * 0.5,
    lower: build.arm * 0.5,
    bend: (pose.bend ?? (isSide || !isStretchedAside(pose) ? 1 : -1)) * (isSide ? way : -sign),
  });
  return { shoulder, elbow, wrist, hand, ...turnOf(pose, direction) };
};

/** How steeply an arm points at most, in radians up and down; along the page it stays before the face and the body. */
const STEEPEST = { side: { up: 1.12, down: 1.1 }, front: { up: 1.4, down: 1.2 } } as const;
/** How much of its length a stretched arm reaches, and how much when it points, hardly bent. */
const POINTING = 0.97;
const BENT = 0.9;

/** The arm pose that goes where the body aims at; the shares are measured as those of a pose. */
const aimedPose = (
  { isSide, way, turn, width }: Frame,
  pose: ArmPose,
  { aim, sign }: { aim: Point; sign: 1 | -1 },
): ArmPose => {
  const outward = isSide ? way : sign;
  const most = STEEPEST[isSide ? 'side' : 'front'];
  const wanted = Math.atan2(aim[1], aim[0] * outward) - turn * outward - (pose.aims ?? 0);
  // What is behind the body is pointed at as far as the arm goes.
  const angle = clamp(wanted, -most.up, most.down);
  const long = POINTING * Math.hypot(aim[0], aim[1]);
  const share = isSide ? 1 : 0.5 + 0.5 * width;
  const at = { x: (Math.cos(angle) * long) / share, y: Math.sin(angle) * long };
  // The hand of a bent arm still points there.
  return { ...pose, ...at, ...(long < BENT ? { turn: angle } : {}) };
};

/** A palm lies this far beyond the wrist, in limb widths. */
const PALM = 0.75;
/** How much longer than it is an arm may look when it just does not reach. */
const STRETCH = 1.1;

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

/** An arm that comes towards the reader looks shorter, to so much of its length. */
const FORESHORTENED = 0.56;
const SHORTEST = 0.6;
const HOLDS_CLOSE = 0.78;
/** The arm beyond the trunk, that is hidden by it, is folded so short that no second elbow stands out behind the back. */
const BEYOND_TRUNK = 0.5;

/** To which side an elbow stands off, and how short its arm may look. */
type Elbow = { readonly outward: number; readonly shortest: number };

/** The arm whose palm lies on a knee: it comes forward, so it looks no longer than it needs to be. */
const kneeArm = (build: Build, shoulder: Point, { palm, outward }: { palm: Point; outward: number }): Arm => {
  const wrist = lerp(shoulder, palm, 1 - (build.limb * PALM) / Math.max(1, distance(shoulder, palm)));
  const needed = distance(shoulder, wrist) * FORESHORTENED;
  const bone = clamp(needed, build.arm * 0.5 * SHORTEST, build.arm * 0.5 * STRETCH);
  const off = ([x, y]: Point): number => y + x * outward * ELBOW_OUT;
  const arms = ([1, -1] as const).map((bend) => bendJoint(shoulder, wrist, { upper: bone, lower: bone, bend }));
  const [elbow, end] = arms.toSorted(([a], [b]) => off(b) - off(a))[0] ?? [shoulder, wrist];
  return { shoulder, elbow, wrist: end, hand: 'rest' };
};

/** The arm whose hand holds a thing: the wrist lies beside it, the elbow hangs and stands off to `outward`. */
const graspingArm = (build: Build, shoulder: Point, grasp: Grasp, side: Elbow): Arm => {
  const { outward } = side;
  const { palm, hand = 'grip', elbow: liking, elbowAt } = grasp;
  if (grasp.turn === undefined) return acrossShaft(build, handlingArm(build, shoulder, { palm, hand, side }), grasp);
  const { turn } = grasp;
  const wrist = add(palm, [-Math.cos(turn) * build.limb * PALM, -Math.sin(turn) * build.limb * PALM]);
  if (elbowAt) {
    const half = build.arm * 0.5;
    return { shoulder, elbow: add(shoulder, [outward * elbowAt[0] * half, elbowAt[1] * half]), wrist, hand, turn };
  }
  const isNear = distance(shoulder, wrist) < build.arm * WITHIN_REACH;
  const [elbow, end] =
    liking && isNear
      ? [elbowTowards(build, shoulder, wrist, [outward * liking[0], liking[1]]), wrist]
      : foldedArm(build, [shoulder, wrist], {
          liking: liking ? [outward * liking[0], liking[1]] : [outward * ELBOW_OUT, 1],
          shortest: side.shortest,
        });
  return { shoulder, elbow, wrist: end, hand, turn };
};

/** A hand nearer than this, in arms, leaves its elbow a choice. */
const WITHIN_REACH = 0.94;
/** How long an upper arm and a forearm may look that come towards the reader, as shares of what they are. */
const UPPER_ARMS = [0.54, 0.63, 0.72, 0.81, 0.9, 1] as const;
const FOREARM = { shortest: 0.62, longest: 1.12 } as const;
/** A sharper bend than this, in radians, looks like one thick stump. */
const SHARPEST = 0.5;
/** How dear a forearm is that looks too short, one that looks too long, a sharp bend, and a short upper arm. */
const DEAR = { short: 14, long: 30, sharp: 14, upper: 1.4, above: 40 } as const;
/** An elbow hangs at least so much of an upper arm below its shoulder: level with it, a sleeve is a tube with a bladder at its end. */
const BELOW_SHOULDER = 0.26;
const ELBOW_STEPS = 40;

/** How far an angle is from another, in radians. */
const apart = (one: number, other: number): number =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** The elbow of an arm that is seen at a slant: as near as it can be to where it likes to be, no piece of the arm a stump. */
const elbowTowards = (build: Build, shoulder: Point, wrist: Point, liking: Point): Point => {
  const half = build.arm * 0.5;
  const liked = Math.atan2(liking[1], liking[0]);
  let best: Point = shoulder;
  let least = Infinity;
  for (let step = 0; step < ELBOW_STEPS; step++) {
    const angle = liked + (step * 2 * Math.PI) / ELBOW_STEPS;
    for (const share of UPPER_ARMS) {
      const elbow: Point = [shoulder[0] + Math.cos(angle) * half * share, shoulder[1] + Math.sin(angle) * half * share];
      const fore = distance(elbow, wrist) / half;
      const between = apart(angle + Math.PI, Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]));
      const cost =
        apart(angle, liked) ** 2 +
        DEAR.short * Math.max(0, FOREARM.shortest - fore) ** 2 +
        DEAR.long * Math.max(0, fore - FOREARM.longest) ** 2 +
        DEAR.sharp * Math.max(0, SHARPEST - between) ** 2 +
        DEAR.upper * (1 - share) ** 2 +
        DEAR.above * Math.max(0, BELOW_SHOULDER - Math.sin(angle) * share) ** 2;
      if (cost < least) [best, least] = [elbow, cost];
    }
  }
  return best;
};

/** Elbow and wrist of an arm that looks shorter the nearer its hand is, as it comes forward then; its elbow is where it likes. */
const foldedArm = (
  build: Build,
  [shoulder, wrist]: readonly [Point, Point],
  { liking, shortest }: { readonly liking: Point; readonly shortest: number },
): readonly [Point, Point] => {
  const whole = distance(shoulder, wrist) / (build.arm * 0.995);
  const bone = build.arm * 0.5 * clamp(whole > 1 ? whole : whole * 2 * FORESHORTENED, shortest, STRETCH);
  const off = ([x, y]: Point): number => y * liking[1] + x * liking[0];
  const arms = ([1, -1] as const).map((bend) => bendJoint(shoulder, wrist, { upper: bone, lower: bone, bend }));
  return arms.toSorted(([a], [b]) => off(b) - off(a))[0] ?? [shoulder, wrist];
};

/** The arm that brings a thing somewhere: the hand goes on from the forearm. */
const handlingArm = (
  build: Build,
  shoulder: Point,
  { palm, hand, side }: { palm: Point; hand: Arm['hand']; side: Elbow },
): Arm => {
  const long = build.limb * PALM;
  let angle = Math.atan2(palm[1] - shoulder[1], palm[0] - shoulder[0]);
  let elbow: Point = shoulder;
  let wrist: Point = palm;
  // The forearm tells the hand's direction and this where the wrist is: a few steps settle both.
  for (let step = 0; step < 4; step++) {
    wrist = add(palm, [-Math.cos(angle) * long, -Math.sin(angle) * long]);
    [elbow, wrist] = foldedArm(build, [shoulder, wrist], {
      liking: [side.outward * ELBOW_OUT, 1],
      shortest: side.shortest,
    });
    angle = Math.atan2(palm[1] - elbow[1], palm[0] - elbow[0]);
  }
  return { shoulder, elbow, wrist, hand, turn: Math.atan2(palm[1] - wrist[1], palm[0] - wrist[0]) };
};

/** A wrist is bent by no more, in radians. */
const BENT_WRIST = 1.25;
/** A forearm that comes from beyond the shaft has it from the other side: so much more than a right angle, in radians. */
const FROM_BEYOND = 1.8;

/** The fist on a shaft, whose fingers go across it and not along it. */
const acrossShaft = (build: Build, arm: Arm, { palm, across }: Grasp): Arm => {
  if (across === undefined) return arm;
  const ahead = Math.atan2(palm[1] - arm.elbow[1], palm[0] - arm.elbow[0]);
  const told = Math.atan2(Math.sin(across - ahead), Math.cos(across - ahead));
  const bent = Math.abs(told) > FROM_BEYOND ? told - Math.sign(told) * Math.PI : told;
  const turn = ahead + clamp(bent, -BENT_WRIST, BENT_WRIST);
  return { ...arm, turn, wrist: add(palm, [-Math.cos(turn) * build.limb * PALM, -Math.sin(turn) * build.limb * PALM]) };
};

type Posing = { readonly frame: Frame; readonly stance: Stance; readonly targets: PoseTargets };

type Joint = { readonly shoulder: Point; readonly sign: 1 | -1; readonly leg: Pick<Leg, 'hip' | 'knee'> };

/** Touching comes before holding, holding before what the pose says. */
export const armFor = (posing: Posing, which: Which, { shoulder, sign, leg }: Joint): Arm => {
  const { frame, stance, targets } = posing;
  const reached = stance.reach?.[which];
  const grasp = stance.holds?.[which];
  if (reached) {
    const arm = reachingArm(frame.build, shoulder, reached);
    return stance.clasps === which ? { ...arm, hand: 'grip' } : arm;
  }
  if (grasp) {
    const isBeyond = frame.isSide && which === 'far' && frame.turn === 0;
    const shortest = isBeyond ? BEYOND_TRUNK : HOLDS_CLOSE;
    return graspingArm(frame.build, shoulder, grasp, { outward: frame.isSide ? -frame.way : sign, shortest });
  }
  const pose = stance.arms?.[which] ?? targets[`${which}Arm`];
  if (pose.isOnKnee || pose.onThigh !== undefined) {
    const on = pose.onThigh === undefined ? lerp(shoulder, leg.knee, ON_KNEE) : lerp(leg.hip, leg.knee, pose.onThigh);
    const palm = add(on, [0, -frame.build.limb * ABOVE_LEG]);
    return kneeArm(frame.build, shoulder, { palm, outward: frame.isSide ? -frame.way : sign });
  }
  const { aim } = stance;
  const isAimed = aim !== undefined && pose.aims !== undefined;
  return armOf(frame, shoulder, { pose: isAimed ? aimedPose(frame, pose, { aim, sign }) : pose, sign });
};

/** A palm on a leg lies so far over its joints, in limb widths, and on a knee not quite at its end. */
const ABOVE_LEG = 1.1;
const ON_KNEE = 0.92;
