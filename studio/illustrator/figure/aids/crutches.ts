/** Forearm crutches: in the hands of who walks, on the ground beside who rests. */
import type { Pose } from '#core/story/vocabulary.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { ArmPose } from '#studio/illustrator/figure/poses.data.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, type Sketch } from '#studio/illustrator/sketch.ts';

/** The hands that hold a crutch. */
export type CrutchHands = readonly Which[];

const METAL = hex('#8f98a3');
const RUBBER = hex('#3d3a40');

const BOTH: ReadonlySet<Pose> = new Set(['standing', 'walking', 'running', 'sneaking', 'trembling']);
const ONE: ReadonlySet<Pose> = new Set(['pointing', 'waving', 'reaching', 'dancing', 'hugging', 'carrying']);
const LAID: ReadonlySet<Pose> = new Set(['sitting', 'crouching', 'reading', 'kneeling', 'lying', 'sleeping']);

/** Which hands hold a crutch in a pose; the hand that acts is free. */
export const crutchHands = ({ pose, isSide }: Skeleton): CrutchHands => {
  const passive: Which = isSide ? 'near' : 'far';
  return BOTH.has(pose) ? ['near', 'far'] : ONE.has(pose) ? [passive] : [];
};

const SIDE_ARMS: Readonly<Record<Which, ArmPose>> = {
  near: { x: 0.38, y: 0.68, elbow: [0.02, 0.42], hand: 'fist' },
  far: { x: 0.52, y: 0.64, elbow: [0.14, 0.42], hand: 'fist' },
};
const SWING_ARMS: Readonly<Record<Which, ArmPose>> = {
  near: { x: 0.5, y: 0.62, elbow: [0.1, 0.42], hand: 'fist' },
  far: { x: 0.6, y: 0.58, elbow: [0.2, 0.4], hand: 'fist' },
};
const FRONT_ARM: ArmPose = { x: 0.34, y: 0.72, elbow: [0.34, 0.4], hand: 'fist' };

/** The arms that hold crutches. */
export const crutchArms = ({ pose, isSide }: Skeleton, hands: CrutchHands): Partial<Record<Which, ArmPose>> => {
  const side = pose === 'walking' || pose === 'running' ? SWING_ARMS : SIDE_ARMS;
  return Object.fromEntries(hands.map((which) => [which, isSide ? side[which] : FRONT_ARM]));
};

type Crutch = { readonly cuff: Point; readonly grip: Point; readonly tip: Point };

const shaft = ({ cuff, grip, tip }: Crutch, limb: number): Sketch[] => [
  form(ribbon([cuff, grip, lerp(grip, tip, 0.96)], [limb * 0.26, limb * 0.28, limb * 0.26], 'flat'), METAL, {
    name: 'crutch',
    volume: 0.5,
  }),
  form(ellipse([tip[0], tip[1] - limb * 0.36], [limb * 0.4, limb * 0.56]), RUBBER, { volume: 0.3 }),
];

const cuffBand = ({ cuff, grip }: Crutch, limb: number, color: Color): Sketch =>
  form(ribbon([cuff, lerp(cuff, grip, 0.22)], [limb * 1.14, limb * 1.08], 'flat'), color, {
    name: 'accent',
    volume: 0.5,
  });

/** So far beyond the toes a crutch is set on the ground, as a share of the foot. */
const BEYOND_TOES = 0.86;
/** The farther one a little more, or the two would be one pole. */
const FARTHER = 0.2;

/** Who stands with both feet on the ground has the crutches before them: one on a shoe would be a pole through it. */
const aheadOfFoot = ({ isSide, stance: { way }, near, far, build }: Skeleton, which: Which, tip: number): number => {
  if (!isSide) return tip;
  const toes = Math.max(...[near, far].map(({ leg }) => leg.ankle[0] * way)) + footLength(build) * BEYOND_TOES;
  return way * Math.max(tip * way, toes + (which === 'far' ? footLength(build) * FARTHER : 0));
};

/** An arm with its crutch. */
export const crutchOf = (skeleton: Skeleton, which: Which, look: { arm: Sketch; color: Color }): Sketch => {
  const { elbow, wrist, shoulder } = skeleton[which].arm;
  const { limb, arm } = skeleton.build;
  const grip = lerp(elbow, wrist, 1.12);
  const outward = skeleton.isSide ? skeleton.stance.way * 0.16 : Math.sign(shoulder[0] - skeleton.neck[0]) * 0.2;
  const crutch: Crutch = {
    cuff: lerp(elbow, wrist, 0.16),
    grip,
    tip: [aheadOfFoot(skeleton, which, grip[0] + outward * arm), 0.6],
  };
  return bundle([...shaft(crutch, limb), look.arm, cuffBand(crutch, limb, look.color)], { name: 'crutches' });
};

/** Two crutches on the ground in front of who sits, kneels or lies. */
export const laidCrutches = ({ pose, build, stance }: Skeleton, color: Color): Thing[] => {
  if (!LAID.has(pose)) {
    return [];
  }
  const long = build.leg * 1.15;
  const { way } = stance;
  const one = (y: number, slant: number): Sketch[] => {
    const crutch: Crutch = {
      cuff: [-long * 0.5 * way, y - slant],
      grip: [-long * 0.24 * way, y - slant * 0.5],
      tip: [long * 0.5 * way, y + slant * 0.4],
    };
    return [
      ...shaft(crutch, build.limb),
      detail(ribbon([crutch.cuff, lerp(crutch.cuff, crutch.grip, 0.3)], [build.limb * 0.5]), lighten(color, -0.03), {
        name: 'accent',
      }),
    ];
  };
  return [{ front: [bundle([...one(0.2, 1.4), ...one(2.2, -1)], { name: 'crutches' })] }];
};
