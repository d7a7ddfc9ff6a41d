/** The colours of a mouth on a skin: lips, the line between them, what is inside. */
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import { darkerThan, depthOf } from '#studio/illustrator/figure/face/contrast.ts';
import { MOUTH_INSIDE, type SkinColors, TEETH, TONGUE } from '#studio/illustrator/figure/looks.data.ts';

/** The lips' own colour; on a deep skin they are its own brown, a step lighter and warmer, and never red. */
export const lipOf = (skin: SkinColors): Color => {
  const deep = depthOf(skin);
  return mix(skin.lip, lighten(mix(skin.skin, skin.lip, 0.35), 0.07), deep);
};
export const lineOf = (skin: SkinColors): Color => {
  const red = mix(skin.lip, MOUTH_INSIDE, 0.45);
  return darkerThan(skin.skin, mix(red, skin.shade, 0.7 * depthOf(skin)), 0.2);
};
/** Darker than the skin around it, whatever the tone. */
export const insideOf = (skin: SkinColors): Color =>
  darkerThan(skin.skin, mix(MOUTH_INSIDE, skin.shade, 0.5 * depthOf(skin)), 0.14);
/** As light as the white of the eyes is on this skin. */
export const teethOf = (skin: SkinColors): Color => mix(TEETH, skin.skin, 0.08 * depthOf(skin));

/** Under white teeth in a deep skin a bright tongue would be a red line along the lip. */
export const tongueOf = (skin: SkinColors): Color => mix(TONGUE, insideOf(skin), 0.5 * depthOf(skin));
