/** Furniture that a place has of its own, which is left out where the story brings the same. */
import type { Prop } from '#core/story/vocabulary.ts';
import { type Box } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, type Bundle, bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const OWN = 'own ';

/** What a place has of its own: a table, a bed. */
export const ownThing = (prop: Prop, sketches: readonly Sketch[]): Sketch =>
  bundle(sketches, { name: `${OWN}${prop}` });

const FURNITURE = 'furniture';

/** A piece of furniture that stands on the floor by itself. */
export const furniture = (sketches: readonly Sketch[]): Bundle => bundle(sketches, { name: FURNITURE });

/** The place without what the story has put there: no room has two kitchen tables. */
export const withoutDoubles = (sketches: readonly Sketch[], props: ReadonlySet<Prop>): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    const isDouble = sketch.name?.startsWith(OWN) === true && props.has(sketch.name.slice(OWN.length) as Prop);
    return isDouble ? [] : [{ ...sketch, children: withoutDoubles(sketch.children, props) }];
  });

/** A foot beside a leg of a table is no deeper in the room than it. */
const BESIDE = 8;

/**
 * The place without the furniture that stands nearer to the reader than somebody whom it meets on the page: painted
 * after all that is the place's own, they would stand before what they are behind.
 */
export const withoutNearer = (sketches: readonly Sketch[], stand: readonly Standing[]): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    if (sketch.name !== FURNITURE) return [{ ...sketch, children: withoutNearer(sketch.children, stand) }];
    const is = boxAroundSketch(sketch);
    const isNearer = ({ box, foot }: Standing): boolean =>
      is.bottom > foot + BESIDE &&
      is.left < box.right &&
      is.right > box.left &&
      is.top < box.bottom &&
      is.bottom > box.top;
    return stand.some(isNearer) ? [] : [sketch];
  });

/** Where somebody or something of the story is on the page, and how low on it their place on the floor is. */
export type Standing = { readonly box: Box; readonly foot: number };

/** Where a place has things of its own: what hides lies beside them and not before them. */
export const ownBoxes = (sketches: readonly Sketch[]): Box[] =>
  sketches.flatMap((sketch): Box[] => {
    if (sketch.kind !== 'bundle') return [];
    const isOwn = sketch.name === FURNITURE || sketch.name?.startsWith(OWN) === true;
    return isOwn ? [boxAroundSketch(sketch)] : ownBoxes(sketch.children);
  });
