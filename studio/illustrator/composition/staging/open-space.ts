/** Whether a page is between worlds, where nobody stands. */
import type { Scene } from '#core/story/scene.ts';

/** Between worlds: everybody flies, or is on what flies. */
export const isInOpenSpace = ({ setting, cast, props }: Scene): boolean => {
  const high = new Set([...cast, ...props].flatMap(({ ref, place }) => (place.height === 'high' ? [ref] : [])));
  return (
    setting === 'space' &&
    cast.length > 0 &&
    cast.every(({ ref, place }) => high.has(ref) || high.has(place.on ?? '')) &&
    cast.every(({ pose }) => pose !== 'jumping')
  );
};
