/** The ground on which somebody lies: nothing grows there, and no bed of vegetables is dug through it. */
import type { Scene } from '#core/story/scene.ts';
import { RESTS } from '#studio/illustrator/composition/cast.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';

/** How deep the ground under a body is seen, as a share of its height on the page, and at most. */
const DEEP = 0.4;
const DEEPEST = 64;
/** What is a little nearer to the reader would be half under the body. */
const NEARER = 6;

/** Whether somebody lies on the ground, and not on something or in the air. */
export const isLain = ({ ref, isBorne, lift }: Placed, { cast }: Pick<Scene, 'cast'>): boolean =>
  isBorne !== true && lift === 0 && cast.some((member) => member.ref === ref && RESTS.has(member.pose));

/** Where on the page somebody lies on the bare ground, as boxes around the ground they cover. */
export const lainGround = (scene: Pick<Scene, 'cast'>, placed: readonly Placed[]): readonly Box[] =>
  placed
    .filter((one) => isLain(one, scene))
    .map(({ box: { left, right, top, bottom } }) => ({
      left,
      right,
      top: bottom - Math.min(DEEPEST, (bottom - top) * DEEP),
      bottom: bottom + NEARER,
    }));
