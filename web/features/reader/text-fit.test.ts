import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOf } from '#web/features/reader/text-fit.ts';

describe('fitOf', () => {
  it('sets both texts smaller the longer they are together', () => {
    const size = (...lengths: number[]) => fitOf(lengths.map((length) => 'a'.repeat(length))).beside;
    expect(size(450, 400)).toBeLessThan(size(450));
    expect(size(450, 400)).toBe(size(850));
    expect(size(40)).toBeGreaterThan(size(80));
  });

  it('leaves room for the ends of paragraphs', () => {
    const inOne = fitOf(['“Wait,” said Mona. “Why?” asked Ali.']).beside;
    const inTwo = fitOf(['“Wait,” said Mona.\n“Why?” asked Ali.']).beside;
    expect(inTwo).toBeLessThan(inOne);
    expect(inTwo).toBeGreaterThan(inOne * 0.8);
  });

  it('does not count the marks on letters, which need no room beside them', () => {
    expect(fitOf(['قَالَتْ لَيْلَى'])).toEqual(fitOf(['قالت ليلى']));
  });

  it('fills at most the page, whatever the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), (length) => {
        const { beside } = fitOf(['a'.repeat(length)]);
        // A letter is about half as wide as it is high, a line one and a half times as high as its letters.
        expect((beside / 100) ** 2 * 0.5 * 1.5 * length).toBeLessThan(1);
      }),
    );
  });
});
