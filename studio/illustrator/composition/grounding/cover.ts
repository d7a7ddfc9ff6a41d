/** What of the ground comes up before whoever lies on it: grass, snow; without it they would lie on a picture of it. */
import type { Scene } from '#core/story/scene.ts';
import type { Setting } from '#core/story/vocabulary.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { isLain } from '#studio/illustrator/composition/grounding/lain.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { blade, clump } from '#studio/illustrator/geometry/outline.ts';
import type { Box, Path } from '#studio/illustrator/geometry/path.ts';
import { NOTHING, type Ridge, ridgeOf } from '#studio/illustrator/ground/ridge.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

type Cover = 'grass' | 'snow' | null;

const all = (cover: Cover): readonly Cover[] => [cover, cover, cover];

/** What covers the ground of a place, by its variants; paving, boards and sand do not come up. */
const COVERS: Readonly<Partial<Record<Setting, readonly Cover[]>>> = {
  forest: all('grass'),
  garden: ['grass', null, 'grass'],
  nile: all('grass'),
  jungle: all('grass'),
  mountain: all('grass'),
  playground: all('grass'),
  castle: ['grass', null, null],
  'cloud-city': ['grass', null, null],
  snow: all('snow'),
};

const BLADE = hex('#709f4a');
const DRIFT = hex('#f2f6fc');

/** Tufts and drifts in page units from each other, and how high they are in centimetres. */
const APART = { grass: 34, snow: 36 } as const;
/** What hangs over the ground, as a wing does, has none before it: so far up they lie on it, as a share of their height. */
const LIES = 0.12;
const TALL_CM: Readonly<Record<'grass' | 'snow', readonly [number, number]>> = { grass: [3.6, 7], snow: [1.3, 2.4] };

/** How low somebody is at a place along the page. */
const lowAt = ({ left, step, low }: Ridge, x: number): number => low[Math.floor((x - left) / step)] ?? NOTHING;

const tuft = (x: number, y: number, { tall, random }: { tall: number; random: Random }): Path =>
  [-2, -1, 0, 1, 2].flatMap((side) =>
    blade([x + side * tall * 0.16, y], tall * random.between(0.6, 1) * (1 - Math.abs(side) * 0.12), {
      width: Math.max(1.6, tall * 0.09),
      lean: side * 0.16 + random.between(-0.08, 0.08),
    }),
  );

const drift = (x: number, y: number, { tall, random }: { tall: number; random: Random }): Path =>
  clump([x, y], [tall * random.between(3.4, 5.6), tall], { lumps: 5, depth: 0.06, random });

const coverOf = ({ setting, variant, framing }: Scene): Cover =>
  framing === 'from-above' ? null : (COVERS[setting]?.[variant % SETTING_VARIANTS] ?? null);

const covering = (cover: NonNullable<Cover>, path: Path): Sketch[] => {
  if (path.length === 0) return [];
  return cover === 'grass'
    ? [detail(path, BLADE, { to: lighten(BLADE, -0.09) })]
    : [detail(path, DRIFT, { alpha: 0.8 })];
};

/** Tufts on both sides of something small, and one before it, as shares of its width. */
const TUCKED = [-0.62, -0.4, 0.14, 0.44, 0.66] as const;

/**
 * What comes up before the foot of something small that sits on the ground: without it, it would be pasted on. Snow
 * does not: a drift no wider than a button is a plate under it.
 */
export const tuckedIn = (box: Box, scene: Scene, { scale, random }: { scale: number; random: Random }): Sketch[] => {
  const cover = coverOf(scene);
  if (cover !== 'grass') return [];
  const [middle, wide] = [(box.left + box.right) / 2, box.right - box.left];
  const [least, most] = TALL_CM[cover];
  const path = TUCKED.flatMap((share, index): Path => {
    const tall = scale * random.between(least, most) * (index === 2 ? 0.5 : 0.9);
    const x = middle + share * wide;
    return tuft(x, box.bottom + tall * 0.22, { tall, random });
  });
  return covering(cover, path);
};

/** The ground before the lower edge of who lies on it, here higher and there lower; nothing for anybody else. */
export const coverBefore = (one: Placed, scene: Scene, random: Random): Sketch[] => {
  const cover = coverOf(scene);
  if (cover === null || !isLain(one, scene)) return [];
  const { box, scale, sketch } = one;
  const ridge = ridgeOf(sketch, box, box.bottom - Math.max(8, (box.bottom - box.top) * LIES));
  const [least, most] = TALL_CM[cover];
  const count = Math.ceil((box.right - box.left) / APART[cover]);
  const path = Array.from({ length: count }, (_, index): Path => {
    const x = box.left + ((index + random.between(0.1, 0.9)) / count) * (box.right - box.left);
    const low = lowAt(ridge, x);
    const tall = scale * random.between(least, most);
    if (low === NOTHING || random.chance(cover === 'grass' ? 0.22 : 0.08)) return [];
    return cover === 'grass'
      ? tuft(x, low + tall * 0.2, { tall, random })
      : drift(x, low + tall * 0.55, { tall, random });
  }).flat();
  return covering(cover, path);
};
