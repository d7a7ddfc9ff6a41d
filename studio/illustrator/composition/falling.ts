/** Animals that fall out of the sky, head over heels. */
import type { CastMember } from '#core/story/scene.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Whoever is high in the air without wings and looks down did not jump: they fall, or float where nothing does. */
export const isFalling = ({ pose, place, gaze }: CastMember, home: 'ground' | 'air' | 'water'): boolean =>
  (pose === 'jumping' || pose === 'flying') && place.height === 'high' && gaze === 'down' && home === 'ground';

const TUMBLE = 2.3;

/** Turned head over heels, with the feet in the air. */
export const headOverHeels = (sketch: Sketch, way: 1 | -1): Sketch => {
  const rolled = moved(sketch, placed([0, 0], 1, { turn: TUMBLE * way }));
  const { left, right, bottom } = boxOf(rolled);
  return moved(rolled, [1, 0, 0, 1, -(left + right) / 2, -bottom]);
};
