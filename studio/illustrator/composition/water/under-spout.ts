/** Puts a glass under the spout that it is filled from, so that what is poured falls into it and does not fly. */
import type { Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { movesAlone, type Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { changed, drawnThrough, shifted } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { spoutIn } from '#studio/illustrator/composition/water/spout.ts';
import { type Box, boxesMeet } from '#studio/illustrator/geometry/path.ts';

type Poured = { readonly scene: Scene; readonly units: Units };

/** How far before the spout it falls, as a share of the height of the fall. */
const BEFORE = 0.08;

/** The side of whoever pours on which the spout is. */
const sideOf = (spout: Box, { box }: Placed): 1 | -1 => (spout.left + spout.right < box.left + box.right ? -1 : 1);

/** A glass before a face would be all that is seen of it. */
const hidesSomebody = ({ box }: Placed, placed: readonly Placed[]): boolean =>
  placed.some(({ head }) => head !== undefined && boxesMeet(head, box));

/** What is filled, on the ground before whoever fills it. */
const FILLED: ReadonlySet<Prop> = new Set(['tea-glass', 'cup']);
/** So far before their feet it stands, in page units: nearer to the reader than their knees. */
const BEFORE_FEET = 10;

/** Which glass is filled by whom: they go together wherever there is room for both. */
export const filledBy = (scene: Scene): ReadonlyMap<string, string> =>
  new Map(
    (scene.effects ?? []).flatMap(({ effect, at, towards }): [string, string][] => {
      const glass = scene.props.find(({ ref, prop }) => ref === towards && FILLED.has(prop));
      const pours = scene.cast.find(({ ref, carries }) => ref === at && carries === 'teapot');
      const isFree = glass?.place.on === undefined && glass?.place.in === undefined;
      return effect === 'drops' && glass && pours && isFree ? [[glass.ref, pours.ref]] : [];
    }),
  );

/** On the same ground as whoever fills it, and as far away. */
const onGroundOf = (glass: Placed, pours: Placed): Placed => {
  const by = pours.scale / glass.scale;
  const [x, y] = glass.ground;
  const foot = pours.ground[1] + BEFORE_FEET;
  return changed(glass, (one) => ({
    ...drawnThrough([by, 0, 0, by, x - x * by, foot - y * by], one),
    plane: pours.plane,
    ground: [x, foot],
    scale: pours.scale,
  }));
};

/** Everybody and everything, with each glass on the ground before whoever fills it, under the spout. */
export const filledBefore = (placed: readonly Placed[], scene: Scene): readonly Placed[] => {
  const fills = filledBy(scene);
  if (fills.size === 0) return placed;
  return placed.map((one) => {
    const pours = placed.find(({ ref }) => ref === fills.get(one.ref));
    const spout = pours ? spoutIn(pours) : null;
    if (!pours || !spout) return one;
    const glass = onGroundOf(one, pours);
    return shifted(glass, fallOf(spout, pours, glass) - (glass.box.left + glass.box.right) / 2, 0);
  });
};

/** Where along the page what leaves a spout meets the upper edge of what stands below it. */
const fallOf = (spout: Box, pours: Placed, { box }: Placed): number =>
  (spout.left + spout.right) / 2 + sideOf(spout, pours) * (box.top - spout.bottom) * BEFORE;

/** Everybody and everything, with each thing that is poured into where it is poured. */
export const underSpouts = (placed: readonly Placed[], { scene, units }: Poured): readonly Placed[] => {
  const falls = (scene.effects ?? []).filter(({ effect, towards }) => effect === 'drops' && towards !== undefined);
  const fills = filledBy(scene);
  return placed.map((one) => {
    const fall = falls.find(({ towards }) => towards === one.ref);
    const pours = placed.find(({ ref, kind }) => ref === fall?.at && kind === 'cast');
    const isFree = movesAlone(one.ref, units) || fills.has(one.ref);
    const spout = pours && one.kind === 'prop' && isFree && !one.isBorne ? spoutIn(pours) : null;
    if (!pours || !spout || spout.bottom > one.box.top) return one;
    const x = fallOf(spout, pours, one);
    const half = (one.box.right - one.box.left) / 2;
    const within = Math.max(SAFE_MARGIN + half, Math.min(1000 - SAFE_MARGIN - half, x));
    const filled = shifted(one, within - (one.box.left + one.box.right) / 2, 0);
    return hidesSomebody(filled, placed) ? one : filled;
  });
};
