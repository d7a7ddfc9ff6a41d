/** Whether little things in the air lie over somebody: what flies about a body passes behind it or beside it. */
import { topAt } from '#studio/illustrator/composition/contact/outline.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { shareInside, type Silhouette } from '#studio/illustrator/composition/staging/silhouette.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Tells whether a thing so large at a place would lie over whoever makes the effect, or over somebody else. */
export type OverBody = (at: Point, size: number, whose: 'own' | 'others') => boolean;

/** From this share of it on a thing lies over somebody. */
const OVER = 0.12;

const lies = ([x, y]: Point, size: number, shape: Silhouette): boolean =>
  shareInside({ left: x - size, right: x + size, top: y - size, bottom: y + size }, shape) > OVER;

/** Tells whether a thing so large at a place would lie over anybody of the cast, who are measured only when it is asked. */
export const overCast = (placed: readonly Placed[]): ((at: Point, size: number) => boolean) => {
  const cast = placed.filter(({ kind }) => kind === 'cast');
  return (at, size) => cast.some((one) => lies(at, size, outlined(one).shape));
};

/** Tells it of one of the cast and of the others. */
export const overBodies = (one: Placed, placed: readonly Placed[]): OverBody => {
  const isOverOthers = overCast(placed.filter(({ ref }) => ref !== one.ref));
  return (at, size, whose) => (whose === 'own' ? lies(at, size, outlined(one).shape) : isOverOthers(at, size));
};

/** Along the upper edge of somebody rain splits at places so far apart, in page units. */
const APART = 21;
/** What hangs lower than so much of the height is no hat or shoulder. */
const UPPER = 0.42;

/** Where rain that falls on the cast splits: on hats, hair, shoulders and backs. */
export const topsOf = (placed: readonly Placed[]): Point[] =>
  placed.flatMap(({ kind, box, sketch, isBorne, lift }): Point[] => {
    if (kind !== 'cast' || isBorne === true || lift >= IN_THE_SKY) return [];
    const count = Math.max(3, Math.floor((box.right - box.left) / APART));
    return Array.from({ length: count }, (_, index): Point => {
      const x = box.left + ((index + 0.5 + 0.35 * Math.sin(index * 2.3)) / count) * (box.right - box.left);
      return [x, topAt(sketch, x)];
    }).filter(([, y]) => y < box.top + (box.bottom - box.top) * UPPER);
  });

/** What the weather must know of those who are in it. */
export const bodiesIn = (placed: readonly Placed[]) => ({
  isOver: overCast(placed),
  tops: (): readonly Point[] => topsOf(placed),
});
