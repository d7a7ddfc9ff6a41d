import { describe, expect, it } from 'vitest';
import { OUTFITS } from '#core/character/looks.ts';
import { ART_STYLES } from '#core/story/brief.ts';
import { POSES } from '#core/story/vocabulary.ts';
import { composePortrait } from '#studio/illustrator/compose-portrait.ts';
import { boundsOfGroup, hasGroup, groupNamed, testCharacter } from '#studio/illustrator/picture-probe.ts';

describe('composePortrait', () => {
  it('gives the same portrait for the same order', () => {
    const order = { character: testCharacter(), artStyle: 'gouache', seed: 4 } as const;
    expect(composePortrait(order)).toEqual(composePortrait(order));
  });

  it('shows the whole figure inside the safe part of the page at every age and in every pose', () => {
    for (const age of [0, 2, 4, 6, 8, 10, 30, 75]) {
      for (const pose of POSES) {
        const box = boundsOfGroup(
          composePortrait({ character: testCharacter({ age }), artStyle: 'gouache', seed: 1, pose }),
          'figure',
        );
        const message = `${age} ${pose}`;
        expect(box.left, message).toBeGreaterThan(46);
        expect(box.top, message).toBeGreaterThan(46);
        expect(box.right, message).toBeLessThan(954);
        expect(box.bottom, message).toBeLessThan(954);
      }
    }
  });

  it('draws every style and outfit differently', () => {
    const pictures = [
      ...ART_STYLES.map((artStyle) => composePortrait({ character: testCharacter(), artStyle, seed: 1 })),
      ...OUTFITS.slice(1).map((outfit) =>
        composePortrait({ character: testCharacter(), artStyle: 'gouache', seed: 1, outfit }),
      ),
    ];
    expect(new Set(pictures.map((picture) => JSON.stringify(picture.nodes))).size).toBe(pictures.length);
  });

  it("draws a pet as an animal with the colour of its owner's choice", () => {
    const picture = composePortrait({ character: testCharacter({ kind: 'pet' }), artStyle: 'gouache', seed: 1 });
    expect(hasGroup(groupNamed(picture, 'figure'), 'head')).toBe(true);
    expect(hasGroup(groupNamed(picture, 'figure'), 'near-arm')).toBe(false);
  });
});
