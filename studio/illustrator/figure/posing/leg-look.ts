/** What has to be known of a leg to draw it. */
import type { Dressed } from '#studio/illustrator/figure/limbs.ts';
import type { Shoe } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import type { Round } from '#studio/illustrator/geometry/outline.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type LegLook = Dressed & {
  readonly shoe: Shoe;
  readonly skeleton: Skeleton;
  readonly isProsthetic: boolean;
  /** Goes along the page beyond the other one. */
  readonly isBeyond: boolean;
  /** A skirt or that of a coat goes over the hips. */
  readonly isUnderSkirt: boolean;
  /** The waist that goes on into this thigh. */
  readonly pelvis: readonly Round[];
  /** What lies on the thigh, such as the tail of a coat. */
  readonly onThigh: readonly Sketch[];
  readonly name: string;
};
