import { describe, expect, it } from 'vitest';
import { streamOf } from '#studio/storyteller/random.ts';
import { pickLine, sentenceTellings } from '#studio/storyteller/text/tellings.ts';

const slots = (root: string): number => (root === 'wood' ? 6 : 1);

describe('sentenceTellings', () => {
  it.each([
    ['{Hero} sat down.', [1]],
    ['{Hero} sat [down|still|up]. Nobody [spoke|moved].', [3, 2]],
    ['In {wood} it was [dark [as ink|as jam]|late].', [18]],
    ['“[Who|What]?” asked the [owl|wood]. It was late.', [4, 1]],
    ['«مَنْ؟» [قَالَ|صَاحَ] {owl}. وَسَكَتَ.', [1, 2, 1]],
  ])('counts %s', (source, counts) => {
    expect(sentenceTellings(source, slots)).toEqual(counts);
  });
});

describe('pickLine', () => {
  const lines = ['Plain.', '¶[One|Two|Three|Four|Five|Six] of [them|us].'];
  const picked = Array.from({ length: 2000 }, (_, seed) => pickLine(lines, streamOf(seed).fork('x'), slots));

  it('lets a line with more tellings come more often, and the others too', () => {
    const share = picked.filter((line) => line === 'Plain.').length / picked.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.12);
  });

  it('refuses an empty list', () => {
    expect(() => pickLine([], streamOf(1), slots)).toThrow('Nothing to pick from');
  });
});
