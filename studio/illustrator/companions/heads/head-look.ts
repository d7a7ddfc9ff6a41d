/** What every head is told: where it is turned, what it feels, where it looks; and the colours of an animal. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { CompanionView } from '#studio/illustrator/companions/companion.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

export type AnimalColors = {
  readonly coat: Color;
  readonly pale: Color;
  readonly dark: Color;
  readonly nose: Color;
  readonly iris: Color;
};

export type HeadLook = {
  readonly view: CompanionView;
  readonly features: Features;
  readonly gaze: Point;
  /** Has something in its mouth: the upper lip is drawn once more, last and as a bundle of its own. */
  readonly bites?: true;
};

/** The name of that lip. */
const LIP = 'lip';

/** What of a head is over the thing in its mouth. */
export const lipOf = (sketches: readonly Sketch[]): Sketch => bundle(sketches, { name: LIP });

/** The lower jaw of who holds something in the mouth. What is on a back or in the arms leaves it shut. */
export const JAW = 'jaw';
export const jawOf = (sketches: readonly Sketch[]): Sketch => bundle(sketches, { name: JAW });

const isLip = (sketch: Sketch): boolean => sketch.kind === 'bundle' && sketch.name === LIP;

/** A head and what of it is over the thing in its mouth. */
export const lipApart = (parts: readonly Sketch[]): { readonly head: Sketch[]; readonly lip: Sketch[] } => ({
  head: parts.filter((part) => !isLip(part)),
  lip: parts.filter(isLip),
});
