/** Puts a glass under the spout that it is filled from, so that what is poured falls into it and does not fly. */
import type { Scene } from '#core/story/scene.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { movesAlone, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { spoutIn } from '#studio/illustrator/composition/water/spout.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';

type Poured = { readonly scene: Scene; readonly units: Units };

/** How far before the spout it falls, as a share of the height of the fall. */
const BEFORE = 0.08;

/** The side of whoever pours on which the spout is. */
const sideOf = (spout: Box, { box }: Placed): 1 | -1 => (spout.left + spout.right < box.left + box.right ? -1 : 1);

/** A glass before a face would be all that is seen of it. */
const hidesSomebody = ({ box }: Placed, placed: readonly Placed[]): boolean =>
  placed.some(
    ({ head }) =>
      head && head.left < box.right && head.right > box.left && head.top < box.bottom && head.bottom > box.top,
  );

/** Everybody and everything, with each thing that is poured into where it is poured. */
export const underSpouts = (placed: readonly Placed[], { scene, units }: Poured): readonly Placed[] => {
  const falls = (scene.effects ?? []).filter(({ effect, towards }) => effect === 'drops' && towards !== undefined);
  return placed.map((one) => {
    const fall = falls.find(({ towards }) => towards === one.ref);
    const pours = placed.find(({ ref, kind }) => ref === fall?.at && kind === 'cast');
    const spout = pours && one.kind === 'prop' && movesAlone(one.ref, units) && !one.isBorne ? spoutIn(pours) : null;
    if (!pours || !spout || spout.bottom > one.box.top) return one;
    const x = (spout.left + spout.right) / 2 + sideOf(spout, pours) * (one.box.top - spout.bottom) * BEFORE;
    const half = (one.box.right - one.box.left) / 2;
    const within = Math.max(SAFE_MARGIN + half, Math.min(1000 - SAFE_MARGIN - half, x));
    const filled = shifted(one, within - (one.box.left + one.box.right) / 2, 0);
    return hidesSomebody(filled, placed) ? one : filled;
  });
};
