import { describe, expect, it } from 'vitest';
import { PROPS } from '#core/story/vocabulary.ts';
import { composeEmblem } from '#studio/illustrator/compose-emblem.ts';
import { boundsOfGroup, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

describe('composeEmblem', () => {
  it('keeps every thing inside its round field', () => {
    for (const prop of PROPS) {
      const cover = testScene({ prop });
      const box = boundsOfGroup(
        composeEmblem({ cover, characters: [testCharacter()], artStyle: 'cut-paper' }),
        'emblem',
      );
      expect(Math.min(box.left, box.top), prop).toBeGreaterThan(60);
      expect(Math.max(box.right, box.bottom), prop).toBeLessThan(940);
    }
  });

  it('shows what the hero carries before anything else, in the colour of the hero', () => {
    const plain = testScene({ prop: 'key' });
    const [hero] = plain.cast;
    if (!hero) throw new Error('The scene has nobody in it');
    const emblem = (cover: typeof plain) =>
      JSON.stringify(composeEmblem({ cover, characters: [testCharacter()], artStyle: 'gouache' }));
    const carrying = emblem({ ...plain, cast: [{ ...hero, carries: 'kite' }] });
    expect(carrying).not.toBe(emblem(plain));
    expect(carrying).toBe(emblem({ ...plain, props: [], cast: [{ ...hero, carries: 'kite' }] }));
    expect(carrying).toContain('"accent"');
  });
});
