/** Keeps what is drawn on a face readable on its skin, whatever the tone: lines are darker than the skin by a fixed step. */
import type { Color } from '#studio/illustrator/color/color.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';

/** Steps of lightness that a line needs to be seen at page size. */
const LINE = 0.17;
const LIGHT_LINE = 0.2;
const BLACK = 0.07;
/** Skin below this lightness has too little room for darker lines alone. */
const DEEP = 0.5;

const withLightness = ([, a, b]: Color, lightness: number): Color => [Math.max(BLACK, Math.min(0.99, lightness)), a, b];

/** The colour, at least `step` darker than the skin. */
export const darkerThan = (skin: Color, color: Color, step = LINE): Color =>
  color[0] <= skin[0] - step ? color : withLightness(color, skin[0] - step);

/** The colour, at least `step` away from the skin: darker where there is room, lighter where there is none. */
export const apartFrom = (skin: Color, color: Color, step = LINE): Color => {
  if (Math.abs(color[0] - skin[0]) >= step) return color;
  return color[0] > skin[0] || skin[0] - step < BLACK
    ? withLightness(color, skin[0] + LIGHT_LINE)
    : withLightness(color, skin[0] - step);
};

/** How deep a skin is: 0 for all that lines alone can draw on, 1 for the darkest. */
export const depthOf = ({ skin }: SkinColors): number => Math.max(0, Math.min(1, (DEEP - skin[0]) / 0.17));
