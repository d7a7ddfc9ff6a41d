import { describe, expect, it } from 'vitest';
import type { Story } from '#core/story/story.ts';
import { distinctN } from '#studio/storyteller/review/distinct.ts';
import { meanOf, mostShared, sentencesOfBook, sharesOf } from '#studio/storyteller/review/shared-sentences.ts';

describe('distinct-n', () => {
  it('counts different n-grams among all words', () => {
    expect(distinctN(['a b a b'], 1)).toBe(2 / 4);
    expect(distinctN(['a b a b'], 2)).toBe(2 / 4);
    expect(distinctN(['a b', 'b a'], 2)).toBe(2 / 4);
    expect(distinctN([], 1)).toBe(0);
  });
});

describe('shared sentences', () => {
  const book = (...sentences: string[]): ReadonlySet<string> => new Set(sentences);

  it('are a part of the shorter book, for every pair', () => {
    expect(sharesOf([book('a', 'b'), book('b', 'c', 'd', 'e'), book('x')])).toEqual([1 / 2, 0, 0]);
    expect(meanOf([1 / 2, 0, 0])).toBeCloseTo(1 / 6);
  });

  it('are listed by how many books have them', () => {
    expect(mostShared([book('a', 'b'), book('b')])).toEqual([
      ['b', 1],
      ['a', 0.5],
    ]);
  });

  it('are the same whatever the child is called', () => {
    const told = (name: string): Story =>
      ({
        titles: {},
        cover: {},
        spreads: [{ texts: { en: `${name} ran. It was ${name}’s kite.` }, scene: {} }],
      }) as never;
    expect(sentencesOfBook(told('Zoë'), 'en', ['Zoë'])).toEqual(sentencesOfBook(told('Omar'), 'en', ['Omar']));
  });
});
