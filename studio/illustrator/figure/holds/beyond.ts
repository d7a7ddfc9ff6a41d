/** The hand on the far side of a thing that somebody holds who is seen along the page. */
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The thing hides that hand, which lies so far towards the nearer one. */
const BEHIND_THING = 0.5;

export const palmBeyond = (near: Point, far: Point, { isSide }: Skeleton): Point =>
  isSide ? lerp(far, near, BEHIND_THING) : far;

/** Fingers around the far end would belong to no arm. */
export const closingOn = (hands: readonly Which[], { isSide }: Skeleton): readonly Which[] =>
  isSide && hands.length > 1 ? hands.filter((which) => which === 'near') : hands;
