import { describe, expect, it } from 'vitest';
import { countSyllables } from '#core/story/checks/english-syllables.ts';

const KNOWN: readonly (readonly [number, string])[] = [
  [1, 'a the cat through stretched walked looked hopped toes shoes made home whole league queen friends eye years'],
  [1, 'moved smiled asked breathed house noise four clothes can’t don’t it’s fire'],
  [2, 'lantern little apple table rabbit wanted landed boxes wishes horses running quiet going being something lovely'],
  [2, 'hopeful careless maybe turtle moonlight ladder people ocean safely didn’t couldn’t listen garden lion cruel'],
  [3, 'elephant banana another umbrella whispering remember beautiful together hibiscus radio idea butterfly piano'],
  [3, 'octopus suddenly chocolate adventure'],
  [4, 'caterpillar impatiently watermelon helicopter television'],
  [5, 'refrigerator curiosity'],
];

describe('countSyllables', () => {
  it.each(KNOWN.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)))(
    'hears %s as %i',
    (word, count) => expect(countSyllables(word)).toBe(count),
  );

  it('counts hyphenated words part by part and reads accents', () => {
    expect(countSyllables('upside-down')).toBe(3);
    expect(countSyllables('Zoë')).toBeGreaterThanOrEqual(1);
  });
});
