/** What a scene adds to what is told of its cast. */
import type { Scene } from '#core/story/scene.ts';
import type { CastContext } from '#studio/illustrator/composition/cast.ts';
import { sitsIn } from '#studio/illustrator/composition/members/sits.ts';
import { givenOff } from '#studio/illustrator/composition/water/raining.ts';

/** Who gives off rain or fire, and who sits how. */
export const contextIn = (scene: Scene, context: CastContext): CastContext => ({
  ...context,
  ...givenOff(scene),
  sits: sitsIn(scene, context),
});
