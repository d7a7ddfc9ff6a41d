/** Whether little things in the air lie over somebody: what flies about a body passes behind it or beside it. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
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
