/** The shade under who sits or kneels on the ground: it is dark below seat and legs, and not only at the shoes. */
import { hex } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import { LOW_POSES } from '#studio/illustrator/figure/posing/targets.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { glow } from '#studio/illustrator/sketch.ts';

const SHADE = hex('#241a22');
/** How deep it is on the page, in limb widths, and how far it reaches beyond seat and knees. */
const DEEP = 0.8;
const BEYOND = 1.7;

const isOnGround = ({ pose, isSeated, stance, turn }: Skeleton): boolean =>
  LOW_POSES.has(pose) && pose !== 'crouching' && turn === 0 && !isSeated && !stance.seat;

/** From the seat to the farther knee; nothing for who is on something else than the ground. */
export const seatShade = (skeleton: Skeleton): Thing[] => {
  if (!isOnGround(skeleton)) return [];
  const { hip, near, far, build } = skeleton;
  const places = [hip[0] - build.hip, hip[0] + build.hip, near.leg.knee[0], far.leg.knee[0]];
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const radii = [(right - left) / 2 + build.limb * BEYOND, build.limb * DEEP] as const;
  return [{ behind: [glow([(left + right) / 2, 0], SHADE, { radii, alpha: 0.5, effect: 'shade' })] }];
};
