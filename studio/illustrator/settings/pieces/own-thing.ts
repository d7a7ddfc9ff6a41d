/** Furniture that a place has of its own, which is left out where the story brings the same. */
import type { Prop } from '#core/story/vocabulary.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const OWN = 'own ';

/** What a place has of its own: a table, a bed. */
export const ownThing = (prop: Prop, sketches: readonly Sketch[]): Sketch =>
  bundle(sketches, { name: `${OWN}${prop}` });

/** The place without what the story has put there: no room has two kitchen tables. */
export const withoutDoubles = (sketches: readonly Sketch[], props: ReadonlySet<Prop>): Sketch[] =>
  sketches.flatMap((sketch): Sketch[] => {
    if (sketch.kind !== 'bundle') return [sketch];
    const isDouble = sketch.name?.startsWith(OWN) === true && props.has(sketch.name.slice(OWN.length) as Prop);
    return isDouble ? [] : [{ ...sketch, children: withoutDoubles(sketch.children, props) }];
  });
