import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { SPREAD_COUNTS, type Brief, type SpreadCount } from '#core/story/brief.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { sentencesOf } from '#studio/storyteller/text/sentences.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const SEEDS = 60;

/** One and the same hero, which is harder than two children: their names alone make sentences differ. */
const sentencesOfBook = (templateId: string, age: number, spreads: SpreadCount, seed: number): ReadonlySet<string> => {
  const brief: Brief = {
    templateId,
    idea: null,
    characters: [
      {
        id: 'hero',
        name: 'Zoë',
        age,
        pronouns: 'she',
        kind: 'person',
        looks: DEFAULT_LOOKS,
        traits: ['brave'],
        interests: ['dinosaurs'],
      },
    ],
    language: 'en',
    dialect: 'standard',
    age,
    spreads,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed,
  };
  return new Set(writeStory(brief).spreads.flatMap(({ texts }) => sentencesOf(texts.en ?? '')));
};

/** How much two books share, for every pair, as a part of the shorter one. */
const sharesOf = (books: readonly ReadonlySet<string>[]): number[] =>
  books.flatMap((one, at) =>
    books.slice(at + 1).map((other) => one.intersection(other).size / Math.min(one.size, other.size)),
  );

describe('two books of one template', () => {
  for (const { id } of TEMPLATES) {
    for (const age of [3, 6, 9]) {
      it(`read as two books: ${id}, age ${age}`, () => {
        for (const spreads of SPREAD_COUNTS) {
          const shares = sharesOf(Array.from({ length: SEEDS }, (_, seed) => sentencesOfBook(id, age, spreads, seed)));
          const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
          expect(mean).toBeLessThan(0.1);
          expect(Math.max(...shares)).toBeLessThan(1 / 3);
          expect(shares.filter((share) => share > 0.2).length / shares.length).toBeLessThan(0.03);
        }
      });
    }
  }
});
