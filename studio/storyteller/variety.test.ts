import { describe, expect, it } from 'vitest';
import { SPREAD_COUNTS } from '#core/story/brief.ts';
import { booksOfSort, meanOf, sharesOf } from '#studio/storyteller/review/shared-sentences.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';

const SEEDS = 60;

describe('two books of one template', () => {
  for (const { id } of TEMPLATES) {
    for (const age of [3, 6, 9]) {
      it(`read as two books: ${id}, age ${age}`, () => {
        for (const spreads of SPREAD_COUNTS) {
          const shares = sharesOf(booksOfSort({ templateId: id, language: 'en', age, spreads }, SEEDS));
          expect(meanOf(shares)).toBeLessThan(0.1);
          expect(Math.max(...shares)).toBeLessThan(1 / 3);
          expect(shares.filter((share) => share > 0.2).length / shares.length).toBeLessThan(0.03);
        }
      });
    }
  }
});
