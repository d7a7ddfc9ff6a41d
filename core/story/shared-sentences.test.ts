import { describe, expect, it } from 'vitest';
import { recognisedSentences, sharedPart } from '#core/story/shared-sentences.ts';

const setOf = (text: string, ...names: string[]) => recognisedSentences([text], names);

describe('recognisedSentences', () => {
  it('takes names out and keeps cries with what follows them', () => {
    expect([...setOf('Halt! Who goes there? Maya went on. Oh no!', 'Maya')]).toEqual([
      'Halt! Who goes there?',
      '‹name› went on. Oh no!',
    ]);
    expect([...setOf('Boo!')]).toEqual(['Boo!']);
  });
});

describe('sharedPart', () => {
  it('counts what both have as a part of the shorter one, and knows a sentence about another child', () => {
    const maya = setOf('Maya sat down by it. The owl sneezed twice. Nobody saw who it was.', 'Maya');
    const omar = setOf('Omar sat down by it. The owl said good night.', 'Omar');
    expect(sharedPart(maya, omar)).toBe(0.5);
    expect(sharedPart(omar, maya)).toBe(0.5);
    expect(sharedPart(maya, setOf(''))).toBe(0);
  });
});
