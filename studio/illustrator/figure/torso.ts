/** The trunk of a body as a surface that clothes are drawn on. */
import type { Pose } from '#core/story/vocabulary.ts';
import { joined } from '#studio/illustrator/figure/outfits/one-cloth.ts';
import { spineAt } from '#studio/illustrator/figure/posing/spine.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { distance, hullOf, lerp, type Round } from '#studio/illustrator/geometry/outline.ts';
import { type Knot, mapPath, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';

export type Torso = {
  readonly skeleton: Skeleton;
  /** A place on the trunk: `u` across from -1 to 1 on the page, `v` from the neck (0) to the hip (1) and beyond. */
  at(u: number, v: number): Point;
  /** Where the middle line of the front is at a height, as `u`. */
  readonly middle: number;
  /** One tenth of the trunk's length, for sizes of details. */
  readonly unit: number;
  readonly isBack: boolean;
};

export const torsoOf = (skeleton: Skeleton): Torso => {
  const { build, isSide, stance } = skeleton;
  const isBack = stance.view === 'back';
  const isOblique = stance.view === 'three-quarter' && !isSide;
  const squeeze = isSide ? 0.8 : isOblique ? 0.94 : 1;
  const half = (v: number): number => {
    const shoulder = build.shoulder * 0.98;
    const belly = (build.shoulder * 0.42 + build.hip * 0.6) * (1.02 - 0.08 * build.maturity);
    const hip = build.hip * 1.06;
    const width =
      v < 0.5 ? shoulder + (belly - shoulder) * (v / 0.5) : belly + (hip - belly) * Math.min(1.4, (v - 0.5) / 0.5);
    return width * squeeze;
  };
  return {
    skeleton,
    at: (u, v) => {
      const across = u * half(v);
      const { at, turn } = spineAt(skeleton.spine, v);
      return [at[0] + Math.cos(turn) * across, at[1] + Math.sin(turn) * across];
    },
    middle: isBack ? 0 : isSide ? 0.42 * stance.way : isOblique ? 0.22 * stance.way : 0,
    unit: build.torso / 10,
    isBack,
  };
};

/** The outline of a top from the shoulders to a hem at `hem` (1 is the hip). */
export const topOutline = (torso: Torso, hem: number, flare = 0): Path => {
  const belly = torso.skeleton.isSide ? 0.1 * torso.skeleton.stance.way : 0;
  const knots: [number, number, number?][] = [
    [-0.42, -0.015],
    [-0.86, 0.06],
    [-1.0, 0.2],
    [-0.96 + Math.min(0, belly), 0.55],
    [-0.98 - flare + Math.min(0, belly * 0.8), hem - 0.12],
    [-0.98 - flare, hem, 1],
    [0, hem + 0.05],
    [0.98 + flare, hem, 1],
    [0.98 + flare + Math.max(0, belly * 0.8), hem - 0.12],
    [0.96 + Math.max(0, belly), 0.55],
    [1.0, 0.2],
    [0.86, 0.06],
    [0.42, -0.015],
    [0, 0.02],
  ];
  return spline(knots.map(([u, v, sharp]): Knot => [...torso.at(u, v), sharp ?? 0]));
};

/** A line across the trunk at a height, following its roundness. */
export const acrossTorso = (torso: Torso, v: number, from = -0.97, to = 0.97): readonly Point[] =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => torso.at(from + (to - from) * share, v + 0.045 * Math.sin(share * Math.PI)));

/** A long hem rises with legs that stride or bend, to just below the knees at most: feet come out under it. */
const RISES = { below: 0.6, stride: 0.36, bent: 0.5 } as const;
const STANDS_WIDE = 0.3;
/** A coat is drawn up by who sits or kneels in it, so that the knees come out. */
const COAT = 0.4;
const SHORTER = 0.6;

/** On a seat a skirt falls over the knees and hangs so far down from them: ending there it would be a pill on two posts. */
const OVER_KNEES = 0.68;

const hemIn = ({ build, near, far, isLow, isSeated, stance, turn }: Skeleton, to: number): number => {
  if (to >= COAT && turn === 0 && (isSeated || stance.seat?.kind === 'edge')) return Math.max(to, OVER_KNEES);
  // Over a raised knee it slides up, and shins and feet come out of it.
  if (isLow && turn !== 0) return Math.min(to, RISES.below);
  if (isLow) return to < COAT ? to * SHORTER : to;
  if (to <= RISES.below) return to;
  const stride = distance(near.leg.ankle, far.leg.ankle) / build.leg;
  const shortest = Math.min(...[near.leg, far.leg].map(({ hip, ankle }) => distance(hip, ankle) / (build.leg * 0.9)));
  const rise = Math.max(0, stride - STANDS_WIDE) * RISES.stride + Math.max(0, 0.94 - shortest) * RISES.bent;
  return Math.max(RISES.below, to - rise);
};

/** In a leap the hem hangs level under both thighs, a little higher than on who stands: without it a skirt is a ball. */
const LEAP_HEM = 0.82;
const UNDER_THIGH = 0.86;

/** So does that of who comes towards the reader with one foot raised: along both legs it would be cut aslant. */
const KNEE_LONG = 0.58;
const LIFTING: ReadonlySet<Pose> = new Set(['walking', 'running', 'climbing']);
const LIFTED_HEM = { long: 0.8, short: 1 } as const;

const leapHem = ({ pose, isSeated, isSide, near, stance, hip, build }: Skeleton, to: number): number | null => {
  if (isSeated || stance.seat) return null;
  if (pose === 'jumping') return hip[1] + build.leg * to * LEAP_HEM;
  if (!LIFTING.has(pose) || isSide || near.leg.isAlong) return null;
  return hip[1] + build.leg * to * LIFTED_HEM[to > KNEE_LONG ? 'long' : 'short'];
};

/** Whose thighs lie along the page on a seat. */
const sitsAlong = ({ isSeated, stance, isSide, near }: Skeleton): boolean =>
  (isSeated || stance.seat?.kind === 'edge') && (isSide || near.leg.isAlong === true);

/** The cloth of a skirt or robe over hips and legs, down to a share of the leg (1 is the ankle). */
export const skirtOutline = (skeleton: Skeleton, told: number, flare: number): Path => {
  const { build, near, far, hip } = skeleton;
  const to = hemIn(skeleton, told);
  if (sitsAlong(skeleton)) return overSeat(skeleton, to, flare);
  const waist = build.hip * 0.84;
  const rounds: Round[] = [[hip[0], hip[1] - build.torso * 0.14, waist * 0.86]];
  for (const { leg } of [near, far]) {
    const thigh = build.limb * 1.5;
    rounds.push([leg.hip[0], leg.hip[1], waist * 0.72]);
    const upTo = (share: number): Point => {
      const [from, end, at] = share <= 0.5 ? [leg.hip, leg.knee, share * 2] : [leg.knee, leg.ankle, share * 2 - 1];
      return [from[0] + (end[0] - from[0]) * at, from[1] + (end[1] - from[1]) * at];
    };
    for (const share of [0.25, 0.5, 0.75, 1]) {
      if (share <= to + 0.01) {
        rounds.push([...upTo(share), thigh + flare * build.limb * share]);
      }
    }
    rounds.push([...upTo(to), thigh + flare * build.limb * to]);
    const low = leapHem(skeleton, to);
    const under = leg.hip[0] + (upTo(Math.min(to, 0.5))[0] - leg.hip[0]) * UNDER_THIGH;
    if (low !== null) rounds.push([under + Math.sign(under - hip[0]) * thigh * 0.5, low, build.limb * 0.4]);
  }
  return flattened(hullOf(rounds), skeleton, to);
};

/** Over a seat a skirt goes along the thighs and hangs down from the knees: nothing of it bridges the bend behind them. */
const overSeat = (skeleton: Skeleton, to: number, flare: number): Path => {
  const { build, near, far, hip } = skeleton;
  const thick = build.limb * (1.5 + flare * 0.24);
  const legs = [near.leg, far.leg];
  const lap = hullOf([
    [hip[0], hip[1] - build.torso * 0.14, build.hip * 0.72],
    ...legs.flatMap((leg): Round[] => [
      [...leg.hip, build.hip * 0.6],
      [...leg.knee, thick],
    ]),
  ]);
  if (to <= 0.5) return lap;
  const ends = legs.map(({ knee, ankle }) => lerp(knee, ankle, (to - 0.5) * 2));
  const level = Math.max(...ends.map(([, y]) => y));
  const hanging = hullOf([
    ...legs.map(({ knee }): Round => [...knee, thick]),
    ...ends.map((end): Round => [...end, thick * 1.16]),
  ]);
  return joined(
    lap,
    mapPath(hanging, (x, y) => [x, y > level ? level + (y - level) * 0.22 : y]),
    { skeleton },
  );
};

/** A standing hem is cut straight instead of round, and cloth lies on the ground of who sits on it. */
const flattened = (path: Path, skeleton: Skeleton, to: number): Path => {
  const level = hemLevel(skeleton, to);
  return level === null ? path : mapPath(path, (x, y) => [x, y > level ? level + (y - level) * 0.22 : y]);
};

const hemLevel = (skeleton: Skeleton, to: number): number | null => {
  const { near, far, build, isLow, isSeated, stance, turn } = skeleton;
  const leaping = leapHem(skeleton, to);
  if (leaping !== null) return leaping;
  const depth = (ends: readonly Point[]): number => Math.max(...ends.map(([, y]) => y));
  const isUpright = [near, far].every(({ leg }) => leg.ankle[1] - leg.hip[1] > build.leg * 0.6);
  if (isUpright)
    return (
      depth([near, far].map(({ leg }): Point => [0, leg.hip[1] + (leg.ankle[1] - leg.hip[1]) * to])) + build.limb * 0.6
    );
  if (to > 0.5 && turn === 0 && (isSeated || stance.seat?.kind === 'edge'))
    return depth([near, far].map(({ leg }): Point => lerp(leg.knee, leg.ankle, to * 2 - 1)));
  return isLow && !isSeated && !stance.seat && turn === 0 ? 0 : null;
};
