/** What is far away has its foot behind the feet of those before it: a tent whose foot is lower would be under their knees. */
import { drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';

/** So far behind, in page units. */
const BEHIND = 14;
const RANK = { far: 0, middle: 1, near: 2 } as const;

const isOnGround = ({ isBorne, isInWater, lift }: Placed): boolean =>
  isBorne !== true && isInWater !== true && lift < 20;

/** Everybody and everything, with the things at the back as far up the ground as those are who stand before them. */
export const behindFeet = (placed: readonly Placed[]): readonly Placed[] =>
  placed.map((one) => {
    if (one.kind !== 'prop' || one.plane === 'near' || !isOnGround(one) || one.lift >= IN_THE_SKY) return one;
    const before = placed.filter(
      (other) =>
        other.kind === 'cast' &&
        RANK[other.plane] > RANK[one.plane] &&
        isOnGround(other) &&
        other.box.left < one.box.right &&
        other.box.right > one.box.left,
    );
    const highest = Math.min(...before.map(({ ground }) => ground[1])) - BEHIND;
    const up = one.ground[1] - highest;
    if (!(up > 0)) return one;
    return { ...drawnThrough([1, 0, 0, 1, 0, -up], one), ground: [one.ground[0], highest] };
  });
