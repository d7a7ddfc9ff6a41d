/** The hands that a pose needs for what it shows. */
import type { Pose } from '#core/story/vocabulary.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';

type Seen = { readonly isSide: boolean; readonly pose: Pose };

const ACTIVE: Readonly<Partial<Record<Pose, Readonly<Record<'side' | 'front', readonly Which[]>>>>> = {
  pointing: { side: ['far'], front: ['near'] },
  waving: { side: ['far'], front: ['near'] },
};

/** Empty for poses in which both hands are free. */
export const activeHands = ({ pose, isSide }: Seen): readonly Which[] =>
  ACTIVE[pose]?.[isSide ? 'side' : 'front'] ?? [];
