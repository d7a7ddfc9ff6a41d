/** What every head is told: where it is turned, what it feels, where it looks; and the colours of an animal. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { CompanionView } from '#studio/illustrator/companions/companion.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

export type AnimalColors = {
  readonly coat: Color;
  readonly pale: Color;
  readonly dark: Color;
  readonly nose: Color;
  readonly iris: Color;
};

export type HeadLook = { readonly view: CompanionView; readonly features: Features; readonly gaze: Point };
