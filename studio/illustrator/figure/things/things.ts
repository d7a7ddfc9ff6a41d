/** What a pose needs to be understood: bedding, a book, a ladder, a bicycle, water. */
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { beddingFor } from '#studio/illustrator/figure/things/bedding.ts';
import { bicycleUnder } from '#studio/illustrator/figure/things/bicycle.ts';
import { openBook } from '#studio/illustrator/figure/things/book.ts';
import { ladderFor } from '#studio/illustrator/figure/things/ladder.ts';
import { waterAround } from '#studio/illustrator/figure/things/water.ts';

type Around = { readonly isUnderWater?: boolean; readonly isCovered?: boolean; readonly isOnGround?: boolean };

/** The things of the pose that a skeleton is in. */
export const thingsOf = (
  skeleton: Skeleton,
  colors: AccentColors,
  { isUnderWater = false, isCovered = false, isOnGround = false }: Around,
): Thing[] => {
  switch (skeleton.pose) {
    case 'sleeping':
      return [beddingFor(skeleton, colors, isOnGround)];
    case 'lying':
      return isCovered ? [beddingFor(skeleton, colors, isOnGround)] : [];
    case 'reading':
      return [openBook(skeleton, colors)];
    case 'climbing':
      return skeleton.isSeated ? [] : [ladderFor(skeleton)];
    case 'riding':
      return skeleton.isSeated || skeleton.stance.seat ? [] : [bicycleUnder(skeleton, colors)];
    case 'swimming':
      return isUnderWater ? [] : [waterAround(skeleton)];
    default:
      return [];
  }
};
