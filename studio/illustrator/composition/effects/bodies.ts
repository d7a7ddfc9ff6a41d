/** Whether little things in the air lie over somebody: what flies about a body passes behind it or beside it. */
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { shareInside, type Silhouette } from '#studio/illustrator/composition/staging/silhouette.ts';
import { outlined } from '#studio/illustrator/composition/staging/tangles.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Tells whether a thing so large at a place would lie over whoever makes the effect, or over somebody else. */
export type OverBody = (at: Point, size: number, whose: 'own' | 'others') => boolean;

/** From this share of it on a thing lies over somebody. */
const OVER = 0.12;

const lies = ([x, y]: Point, size: number, shape: Silhouette): boolean =>
  shareInside({ left: x - size, right: x + size, top: y - size, bottom: y + size }, shape) > OVER;

/** Tells the same of the whole cast. */
export const overCast = (placed: readonly Placed[]): ((at: Point, size: number) => boolean) => {
  const cast = placed.filter(({ kind }) => kind === 'cast');
  return (at, size) => cast.some((one) => lies(at, size, outlined(one).shape));
};

/** Bodies are measured only when an effect asks. */
export const overBodies = (one: Placed, placed: readonly Placed[]): OverBody => {
  let others: readonly Silhouette[] | null = null;
  return (at, size, whose) => {
    if (whose === 'own') return lies(at, size, outlined(one).shape);
    others ??= placed
      .filter((each) => each.kind === 'cast' && each.ref !== one.ref)
      .map((each) => outlined(each).shape);
    return others.some((shape) => lies(at, size, shape));
  };
};
