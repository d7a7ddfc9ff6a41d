/** Puts a cloud over what it rains on, so that its rain falls and does not fly. */
import type { Scene } from '#core/story/scene.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { shifted } from '#studio/illustrator/composition/moving.ts';
import { movesAlone, type Units } from '#studio/illustrator/composition/contact/freeing.ts';

/** Rain is seen over so much of the page at least. */
const LEAST_FALL = 90;
const CEILING = 40;
/** So far from right over its target a cloud may be when a face is in the way. */
const ASIDE = [0, 30, -30, 60, -60, 100, -100, 150, -150];

type Sky = { readonly scene: Scene; readonly units: Units };

/** Along the page over its target when no face is in the way there, and up until its rain is seen. */
const overTarget = (cloud: Placed, target: Placed, placed: readonly Placed[]): Placed => {
  const half = (cloud.box.right - cloud.box.left) / 2;
  const middle = (target.box.left + target.box.right) / 2;
  const up = Math.min(0, target.box.top - LEAST_FALL - cloud.box.bottom);
  const dy = Math.max(up, Math.min(0, CEILING - cloud.box.top));
  const isClear = (tried: Placed): boolean =>
    placed.every(
      ({ ref, head }) =>
        ref === cloud.ref ||
        !head ||
        head.right < tried.box.left ||
        head.left > tried.box.right ||
        head.bottom < tried.box.top ||
        head.top > tried.box.bottom,
    );
  const [least, most] = [SAFE_MARGIN + half, 1000 - SAFE_MARGIN - half];
  const places = ASIDE.map((aside) => {
    const x = Math.max(least, Math.min(most, middle + aside));
    return shifted(cloud, x - (cloud.box.left + cloud.box.right) / 2, dy);
  });
  return places.find(isClear) ?? cloud;
};

/** Everybody and everything, with each cloud in the air over what the scene says it rains on. */
export const rainingOnTarget = (placed: readonly Placed[], { scene, units }: Sky): readonly Placed[] => {
  const falls = (scene.effects ?? []).filter(({ effect, towards }) => effect === 'drops' && towards !== undefined);
  return placed.map((one) => {
    const fall = falls.find(({ at }) => at === one.ref);
    const who = scene.cast.find(({ ref }) => ref === one.ref)?.who;
    const isCloud = who !== undefined && 'companion' in who && who.companion === 'little-cloud';
    const target = placed.find(({ ref }) => ref === fall?.towards && ref !== one.ref);
    return fall && target && isCloud && movesAlone(one.ref, units) ? overTarget(one, target, placed) : one;
  });
};

/** Each cloud over its target whoever stands there: those are set apart from it afterwards, and leave its rain free. */
export const hungOver = (placed: readonly Placed[], sky: Sky): readonly Placed[] => {
  const hung = (sky.scene.effects ?? []).flatMap(({ at, towards }) =>
    rainingOnTarget(
      placed.filter(({ ref }) => ref === at || ref === towards),
      sky,
    ).filter(({ ref }) => ref === at),
  );
  return placed.map((one) => hung.find(({ ref }) => ref === one.ref) ?? one);
};
