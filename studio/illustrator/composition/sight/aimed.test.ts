import { expect, it } from 'vitest';
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import { isTurnedOver } from '#studio/illustrator/composition/sight/aimed.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const telescope: PropPlacement = { ref: 'telescope', prop: 'telescope', place: { along: 'center', plane: 'near' } };

const looking = (along: 'start' | 'end', direction: Scene['direction']): Scene => {
  const scene = testScene({ direction });
  return {
    ...scene,
    cast: scene.cast
      .slice(0, 1)
      .map((one) => ({ ...one, gaze: { at: 'moon' }, touches: { how: 'hand-on', with: 'telescope' } })),
    props: [telescope, { ref: 'moon', prop: 'moon', place: { along, plane: 'far', height: 'high' } }],
  };
};

it('points a telescope at what is seen through it, in both reading directions', () => {
  expect(isTurnedOver(telescope, looking('end', 'ltr'))).toBe(false);
  expect(isTurnedOver(telescope, looking('start', 'ltr'))).toBe(true);
  expect(isTurnedOver(telescope, looking('end', 'rtl'))).toBe(true);
  expect(isTurnedOver(telescope, looking('start', 'rtl'))).toBe(false);
});
