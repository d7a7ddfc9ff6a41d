import { expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { isSandstorm } from '#studio/illustrator/settings/views/sand-wall.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const stormy: Scene = {
  ...testScene({ setting: 'desert' }),
  weather: 'wind',
  effects: [
    { effect: 'wind', at: 'hero' },
    { effect: 'dust', at: 'hero' },
  ],
};

it('is told by wind and dust around the same one, in the desert', () => {
  expect(isSandstorm(stormy)).toBe(true);
  expect(isSandstorm({ ...stormy, setting: 'forest' })).toBe(false);
  expect(isSandstorm({ ...stormy, weather: 'clear' })).toBe(false);
  expect(isSandstorm({ ...stormy, effects: [{ effect: 'dust', at: 'hero' }] })).toBe(false);
});
