import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import {
  boundsOfGroup,
  groupNamed,
  hasGroup,
  marksOf,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';

const marksIn = (changes: Partial<Scene>): number =>
  marksOf(
    groupNamed(
      composePicture({
        scene: { ...testScene({ setting: 'garden', hidden: 'snail' }), ...changes },
        characters: [testCharacter()],
        artStyle: 'gouache',
        seed: 3,
        kind: 'page',
      }),
      'hidden',
    ),
  ).length;

describe('what hides on the ground', () => {
  it('sits in the grass, and on no grass seen from above', () => {
    expect(marksIn({})).toBeGreaterThan(marksIn({ framing: 'from-above' }));
  });
});

const hiddenIn = (changes: Partial<Scene>) => {
  const order = {
    scene: { ...testScene({ setting: 'garden' }), ...changes },
    characters: [testCharacter()],
    artStyle: 'gouache',
    seed: 3,
    kind: 'page',
  } as const;
  return {
    box: boundsOfGroup(composePicture(order), 'hidden'),
    placed: placedScene(order),
    picture: composePicture(order),
  };
};

describe('what was lost', () => {
  it('lies on the ground beside something and before nobody', () => {
    const { box, placed } = hiddenIn({
      setting: 'desert',
      hidden: 'key',
      framing: 'wide',
      props: [{ ref: 'chest', prop: 'chest', place: { along: 'center', plane: 'middle' } }],
    });
    const prop = placed.find(({ kind }) => kind === 'prop');
    const [x, y] = [(box.left + box.right) / 2, box.bottom];
    for (const one of placed) {
      const isBefore = x > one.box.left && x < one.box.right && y > one.box.top && y < one.box.bottom;
      expect(isBefore).toBe(false);
    }
    const away = Math.max((prop?.box.left ?? 0) - x, x - (prop?.box.right ?? 0), 0);
    expect(away).toBeLessThan(260);
  });

  it('is not in the air, be it a star of paper', () => {
    const { box, placed } = hiddenIn({ setting: 'kitchen', hidden: 'paper-star' });
    const feet = Math.min(...placed.map((one) => one.ground[1]));
    expect(box.bottom).toBeGreaterThan(feet - 160);
  });
});

describe('what hides in the water and is seen from land', () => {
  it('is in it, with rings around', () => {
    const { picture } = hiddenIn({ setting: 'ocean', variant: 2, hidden: 'seahorse' });
    expect(hasGroup(groupNamed(picture, 'hidden'), 'rings')).toBe(true);
  });
});

describe('what hides in the air', () => {
  it('hangs in no rain: it would be one more drop', () => {
    const base = testScene({ setting: 'school', framing: 'wide', hidden: 'spider' });
    const cast = base.cast.map((member) =>
      member.ref === 'companion'
        ? {
            ...member,
            who: { companion: 'little-cloud', name: null } as const,
            place: { along: 'center', plane: 'near', height: 'high' } as const,
          }
        : member,
    );
    const { box, placed } = hiddenIn({ ...base, cast, effects: [{ effect: 'drops', at: 'companion' }] });
    const cloud = placed.find(({ ref }) => ref === 'companion');
    if (!cloud) throw new RangeError('The cloud is there');
    const x = (box.left + box.right) / 2;
    expect(x < cloud.box.left || x > cloud.box.right || box.bottom < cloud.box.bottom).toBe(true);
  });
});
