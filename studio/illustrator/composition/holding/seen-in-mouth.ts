/** What an animal carries, with thin small things in its mouth so large that they are seen before its face. */
import type { Prop } from '#core/story/vocabulary.ts';
import { type Carriage, carriedAt, type Carrier } from '#studio/illustrator/composition/holding/borne-by-animals.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { moved } from '#studio/illustrator/sketch.ts';

/** As small as things in mouths are, a key of so many centimetres is lost in a face, if it is no wider than this share. */
const LOST_CM = 20;
const THIN = 0.6;
const LARGER = 1.7;

export const carriedIn = (prop: Prop, carrier: Carrier): Carriage => {
  const carriage = carriedAt(prop, carrier);
  const { heldHeightCm, widthCm, heightCm } = PROP_DRAWINGS[prop];
  if (carriage.where !== 'mouth' || heldHeightCm > LOST_CM || widthCm > heightCm * THIN) return carriage;
  const [x, y] = carrier.mouth;
  return { ...carriage, sketch: moved(carriage.sketch, [LARGER, 0, 0, LARGER, x * (1 - LARGER), y * (1 - LARGER)]) };
};
