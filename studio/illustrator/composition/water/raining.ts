/** Puts a cloud over what it rains on, so that its rain falls and does not fly. */
import type { Scene } from '#core/story/scene.ts';
import type { CastContext } from '#studio/illustrator/composition/cast.ts';
import { breathingIn } from '#studio/illustrator/composition/effects/burning.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { changed, drawnThrough, shifted } from '#studio/illustrator/composition/moving.ts';
import { boxesMeet, middleOf } from '#studio/illustrator/geometry/path.ts';
import { movesAlone, type Units } from '#studio/illustrator/composition/contact/freeing.ts';

/** Rain is seen over so much of the page at least. */
const LEAST_FALL = 54;
const CEILING = 30;
/** So far from right over its target a cloud may be when a face is in the way. */
const ASIDE = [0, 30, -30, 60, -60, 100, -100, 150, -150];

type Sky = { readonly scene: Scene; readonly units: Units };

/** A cloud may be drawn smaller for it, to no less than so. */
const LEAST_SIZE = 0.56;
/** Where it cannot be right over its target, rain falls beside it: the eye steps back until there is room. */
const BESIDE = 300;
/** A cloud that rains on somebody is wider than their head. */
const AS_HEAD = 1.4;
const ASIDE_SHARE = 0.4;

/** The highest of somebody with what they wear or carry on the head. */
const topOf = (target: Placed, placed: readonly Placed[], units: Units): number => {
  const unitOf = ({ ref }: Placed): string => units.get(ref) ?? ref;
  const over = target.head ?? target.box;
  return Math.min(
    ...placed
      .filter((one) => unitOf(one) === unitOf(target) && one.box.left < over.right && one.box.right > over.left)
      .map(({ box }) => box.top),
  );
};

const overOf = ({ head, box, isPerson }: Placed): number => middleOf(isPerson && head ? head : box);

/** A cloud that is small enough to be over something so high, with its middle and its foot where they were. */
const fitting = (cloud: Placed, top: number): Placed => {
  const { box } = cloud;
  const by = Math.min(1, Math.max(LEAST_SIZE, (top - LEAST_FALL - CEILING) / (box.bottom - box.top)));
  const [x, y] = [middleOf(box), box.bottom];
  return by === 1
    ? cloud
    : changed(cloud, (one) => ({
        ...drawnThrough([by, 0, 0, by, x * (1 - by), y * (1 - by)], one),
        scale: one.scale * by,
      }));
};

/** Along the page over its target when no face is in the way there, and up until its rain is seen. */
const overTarget = (told: Placed, target: Placed, { placed, units }: Under): Placed => {
  const top = topOf(target, placed, units);
  const cloud = fitting(told, top);
  const half = (cloud.box.right - cloud.box.left) / 2;
  const middle = overOf(target);
  const up = Math.min(0, top - LEAST_FALL - cloud.box.bottom);
  const dy = Math.max(up, Math.min(0, CEILING - cloud.box.top));
  const isClear = (tried: Placed): boolean =>
    placed.every(({ ref, head }) => ref === cloud.ref || !head || !boxesMeet(head, tried.box));
  const [least, most] = [SAFE_MARGIN + half, 1000 - SAFE_MARGIN - half];
  const places = ASIDE.map((aside) => {
    const x = Math.max(least, Math.min(most, middle + aside));
    return shifted(cloud, x - middleOf(cloud.box), dy);
  });
  return places.find(isClear) ?? told;
};

type Under = { readonly placed: readonly Placed[]; readonly units: Units };

/** From whom drops fall. */
const rainingIn = ({ effects = [] }: Scene): ReadonlySet<string> =>
  new Set(effects.flatMap(({ effect, at }) => (effect === 'drops' ? [at] : [])));

/** Who gives off rain, and who fire. */
export const givenOff = (scene: Scene): Pick<CastContext, 'raining' | 'breathing'> => ({
  raining: rainingIn(scene),
  breathing: breathingIn(scene),
});

/** Each cloud with what the scene says it rains on, where both are on the page and the cloud belongs to nobody. */
const fallsIn = (placed: readonly Placed[], { scene, units }: Sky): { cloud: Placed; target: Placed }[] =>
  (scene.effects ?? []).flatMap(({ effect, at, towards }) => {
    const who = scene.cast.find(({ ref }) => ref === at)?.who;
    const isCloud = who !== undefined && 'companion' in who && who.companion === 'little-cloud';
    const cloud = placed.find(({ ref }) => ref === at);
    const target = placed.find(({ ref }) => ref === towards && ref !== at);
    const isMeant = effect === 'drops' && isCloud && cloud && target && movesAlone(at, units);
    return isMeant ? [{ cloud, target }] : [];
  });

/** How much of the rain of a page misses whom it is meant for. */
export const missing = (placed: readonly Placed[], sky: Sky): number =>
  fallsIn(placed, sky).reduce((sum, { cloud, target }) => {
    const wide = cloud.box.right - cloud.box.left;
    const head = target.isPerson && target.head ? (target.head.right - target.head.left) * AS_HEAD : 0;
    const isSmall = Math.max(0, 1 - wide / Math.max(1, head));
    const isOver = Math.abs(middleOf(cloud.box) - overOf(target)) < wide * ASIDE_SHARE;
    return sum + (isOver && cloud.box.bottom < topOf(target, placed, sky.units) ? isSmall * BESIDE : BESIDE);
  }, 0);

/** Everybody and everything, with each cloud in the air over what the scene says it rains on. */
export const rainingOnTarget = (placed: readonly Placed[], sky: Sky): readonly Placed[] => {
  const falls = fallsIn(placed, sky);
  return placed.map((one) => {
    const fall = falls.find(({ cloud }) => cloud === one);
    return fall ? overTarget(one, fall.target, { placed, units: sky.units }) : one;
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
