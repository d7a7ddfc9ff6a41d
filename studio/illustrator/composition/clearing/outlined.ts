/** Everybody and everything with their outlines, where they stand and where they are tried. */
import { type Item, itemAt, type Move, unmoved } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import {
  type Silhouette,
  silhouetteDown,
  silhouetteMoved,
  silhouetteOf,
} from '#studio/illustrator/composition/staging/silhouette.ts';

export type Refs = ReadonlySet<string>;

/** An item with its outline on the page. */
export type Outlined = { readonly item: Item; readonly shape: Silhouette };

/** A page is asked several times who stands behind whom. */
const OUTLINED = new WeakMap<Placed, Outlined>();

/** Before whoever wades, so much of the bank is where their legs would be: a hat that lies there looks worn. */
export const BELOW_WATER = 66;

const bodyOf = (one: Placed): Silhouette => {
  const shape = silhouetteOf(one.sketch, one.box);
  return one.isInWater === true && one.isPerson === true ? silhouetteDown(shape, BELOW_WATER) : shape;
};

export const outlined = (one: Placed): Outlined => {
  const known = OUTLINED.get(one) ?? { item: unmoved(one), shape: bodyOf(one) };
  OUTLINED.set(one, known);
  return known;
};

/** Whoever is less far above the ground stands on it. */
export const LEAST_LIFT = 20;

/** A step along the ground, or up and down over the same place of it. */
export type Step = Move & {
  readonly isOverGround?: true;
  /** Nearer to the reader, on another plane. */
  readonly comes?: 'near';
};

export const outlinedAt = ({ item: { one } }: Outlined, home: Silhouette, move: Step): Outlined => ({
  item: itemAt(one, move, move.isOverGround === true ? move.dy : 0),
  shape: silhouetteMoved(home, move),
});
