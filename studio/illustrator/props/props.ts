/** The props by name. */
import type { Prop } from '#core/story/vocabulary.ts';
import { INDOOR_PROPS } from '#studio/illustrator/props/indoor-props.ts';
import { JOURNEY_PROPS } from '#studio/illustrator/props/journey-props.ts';
import { OUTDOOR_PROPS } from '#studio/illustrator/props/outdoor-props.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';

export const PROP_DRAWINGS: Readonly<Record<Prop, PropDrawing>> = {
  ...INDOOR_PROPS,
  ...OUTDOOR_PROPS,
  ...JOURNEY_PROPS,
};
