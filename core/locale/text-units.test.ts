import { describe, expect, it } from 'vitest';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';

describe('countWords', () => {
  it('counts runs with a letter or a digit', () => {
    expect(countWords('“Hoo, hoo — TCHOO!” said 3 owls…')).toBe(6);
    expect(countWords('قَالَتِ البُومَةُ: «هوو!»')).toBe(3);
    expect(countWords(' – ')).toBe(0);
  });
});

describe('sentencesOf', () => {
  it('keeps speech with its speaker and splits paragraphs', () => {
    expect(sentencesOf('“Hush!” said Mona. She ran.\n“Who? Me?”')).toEqual([
      '“Hush!” said Mona.',
      'She ran.',
      '“Who?',
      'Me?”',
    ]);
  });
});
