import { expect, it } from 'vitest';
import type { Light } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

/** How much redder than blue what is painted around the window is. */
const warmth = (light: Light): number => {
  const scene = { ...testScene({ setting: 'bedroom' }), framing: 'through-window' as const, light };
  const picture = composePicture({
    scene,
    characters: [testCharacter()],
    artStyle: 'cut-paper',
    seed: 4,
    kind: 'page',
  });
  const paints = marksOf(groupNamed(picture, 'window')).map(({ fill }) => JSON.stringify(fill ?? ''));
  const warm = paints.flatMap((paint) =>
    [...paint.matchAll(/rgba?\((\d+),\d+,(\d+)/g)].map(([, red, blue]) => Number(red) - Number(blue)),
  );
  if (warm.length === 0) throw new RangeError('The window is painted');
  return warm.reduce((sum, one) => sum + one, 0) / warm.length;
};

it('around a lit room at night is as dark as the street, and not as warm as the room', () => {
  const [night, lit, golden] = [warmth('moonlight'), warmth('lamplight'), warmth('golden-hour')];
  expect(golden - night).toBeGreaterThan(60);
  expect(lit - night).toBeLessThan((golden - night) * 0.4);
});
