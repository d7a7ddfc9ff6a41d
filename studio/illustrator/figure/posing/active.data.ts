/** The hands that a pose needs for what it shows. */
import type { Pose } from '#core/story/vocabulary.ts';
import type { Stance, Which } from '#studio/illustrator/figure/posing/stance.ts';

type Seen = { readonly isSide: boolean; readonly pose: Pose; readonly stance: Stance };

/** What is less aside is pointed at with the usual hand. */
const ASIDE = 0.15;

/** Whether what somebody aims at is on the other side of where they are turned, as they are seen from the front. */
export const aimsAcross = ({ isSide, stance: { aim, way } }: Pick<Seen, 'isSide' | 'stance'>): boolean =>
  !isSide && aim !== undefined && aim[0] * way < -ASIDE;

const ACTIVE: Readonly<Partial<Record<Pose, Readonly<Record<'side' | 'front', readonly Which[]>>>>> = {
  pointing: { side: ['far'], front: ['near'] },
  waving: { side: ['far'], front: ['near'] },
};

/** Empty for poses in which both hands are free. */
export const activeHands = (seen: Seen): readonly Which[] => {
  const usual = ACTIVE[seen.pose]?.[seen.isSide ? 'side' : 'front'] ?? [];
  return seen.pose === 'pointing' && aimsAcross(seen) ? ['far'] : usual;
};
