/** How a thing is seen that nobody holds: upright, or lying when it cannot stand. */
import type { Prop } from '#core/story/vocabulary.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { RESTING } from '#studio/illustrator/props/resting.data.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** In centimetres, its foot at the origin. */
export type Thing = { readonly sketch: Sketch; readonly box: Box };

export const upright = (prop: Prop, isDark: boolean): Thing => {
  const { widthCm, heightCm, draw } = PROP_DRAWINGS[prop];
  return {
    sketch: bundle(draw({ isDark })),
    box: { left: -widthCm / 2, right: widthCm / 2, top: -heightCm, bottom: 0 },
  };
};

export const atRest = (prop: Prop, isDark: boolean): Thing => {
  const rests = RESTING[prop];
  if (!rests) return upright(prop, isDark);
  const lying = moved(upright(prop, isDark).sketch, rests);
  const { left, right, top, bottom } = boxOf(lying);
  const half = (right - left) / 2;
  return {
    sketch: moved(lying, [1, 0, 0, 1, -(left + right) / 2, -bottom]),
    box: { left: -half, right: half, top: top - bottom, bottom: 0 },
  };
};
