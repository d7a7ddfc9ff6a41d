import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import type { Picture } from '#studio/illustrator/picture.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import {
  boundsOfGroup,
  groupNamed,
  marksOf,
  pictureNumbers,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';

const hero = testCharacter({ id: 'h' });

const draw = (setting: (typeof SETTINGS)[number], variant: number, angle = 0): Picture =>
  composePicture({
    scene: {
      ...testScene({ setting, pose: 'standing', facing: 'three-quarter' }),
      variant,
      angle,
      framing: 'from-above',
      light: 'day',
    },
    characters: [hero],
    artStyle: 'gouache',
    seed: 5,
    kind: 'page',
  });

const groundOf = (picture: Picture): string => JSON.stringify(groupNamed(picture, 'middle'));

describe.each(SETTINGS)('%s from above', (setting) => {
  const variants = [0, 1, 2].map((variant) => ({ variant, isIndoors: drawingOf({ setting, variant }).isIndoors }));

  it('is ground from edge to edge, without a horizon, wherever there is no roof', () => {
    for (const { variant } of variants.filter(({ isIndoors }) => !isIndoors)) {
      const picture = draw(setting, variant);
      expect(pictureNumbers(picture).every(Number.isFinite)).toBe(true);
      expect(marksOf(groupNamed(picture, 'backdrop'))).toEqual([]);
      const covers = marksOf(groupNamed(picture, 'middle')).some(({ path }) => {
        const { left, right, top, bottom } = boundsOf(path);
        return left <= 0 && right >= 1000 && top <= 0 && bottom >= 1000;
      });
      expect(covers, `variant ${variant}`).toBe(true);
    }
  });

  it('is a room with its farther wall, under a roof', () => {
    for (const { variant } of variants.filter(({ isIndoors }) => isIndoors)) {
      const picture = draw(setting, variant);
      const { left, right, top } = boxAround(['backdrop', 'far'].map((name) => boundsOfGroup(picture, name)));
      expect([left <= 0, right >= 1000, top <= 0], `variant ${variant}`).toEqual([true, true, true]);
    }
  });

  it('is the same ground again at the same visit and another at the next', () => {
    expect(groundOf(draw(setting, 0))).toBe(groundOf(draw(setting, 0)));
    expect(groundOf(draw(setting, 0, 1))).not.toBe(groundOf(draw(setting, 0)));
  });
});
