import { describe, expect, it } from 'vitest';
import { ART_STYLES } from '#core/story/brief.ts';
import { composePortrait } from '#studio/illustrator/compose-portrait.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import type { Picture } from '#studio/illustrator/picture.ts';

describe.each(ART_STYLES)('skin in %s', (artStyle) => {
  const pictures: readonly Picture[] = [
    composePicture({ scene: testScene(), characters: [testCharacter()], artStyle, seed: 3, kind: 'page' }),
    composePortrait({ character: testCharacter(), artStyle, seed: 3 }),
  ];

  it('is clean of the texture of paper and paint', () => {
    for (const picture of pictures) {
      const marks = marksOf({ kind: 'group', children: picture.nodes });
      const skin = marks.filter(({ name }) => name === 'skin');
      expect(skin.length).toBeGreaterThan(5);
      expect(skin.filter(({ texture }) => texture)).toEqual([]);
      const papers = marks.flatMap(({ name }, index) => (name === 'paper' ? [index] : []));
      expect(papers.length).toBe(1);
      expect(papers[0]).toBeLessThan(marks.findIndex(({ name }) => name === 'skin'));
    }
  });

  it('leaves the texture on clothes', () => {
    for (const picture of pictures) {
      const marks = marksOf({ kind: 'group', children: picture.nodes });
      expect(marks.some(({ name, texture }) => name === 'accent' && texture !== undefined)).toBe(true);
    }
  });
});
