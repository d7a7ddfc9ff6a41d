import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { Character, Pronouns } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Language } from '#core/locale/language.ts';
import { countWords } from '#core/locale/text-units.ts';
import type { Story } from '#core/story/story.ts';
import { hasWritten, TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import type * as References from '#studio/storyteller/text/references.ts';
import type * as Speakers from '#studio/storyteller/text/speakers.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

// Who could be meant depends on who the hero is, so names that become pronouns would make three books of one. What is
// compared here is what authors wrote, with every name in its place.
vi.mock('#studio/storyteller/text/speakers.ts', (): typeof Speakers => ({
  conversed: (lines) => [...lines],
  touchingSpeeches: () => 0,
}));
vi.mock(
  '#studio/storyteller/text/references.ts',
  async (original): Promise<typeof References> => ({
    ...(await original<typeof References>()),
    referred: (lines, { morphology }) =>
      lines
        .map(
          ({ pieces, opensParagraph }, at) =>
            `${at === 0 ? '' : opensParagraph ? '\n' : ' '}${morphology.joined(pieces)}`,
        )
        .join(''),
  }),
);

const robin = (pronouns: Pronouns): Character => ({
  id: 'hero',
  name: 'Robin',
  age: 6,
  pronouns,
  kind: 'person',
  looks: DEFAULT_LOOKS,
  traits: [],
  interests: [],
});

type Told = Pick<Brief, 'templateId' | 'age' | 'seed' | 'characters'> & Partial<Pick<Brief, 'language' | 'dialect'>>;

const briefOf = (over: Told): Brief => ({
  idea: null,
  language: 'en',
  dialect: 'standard',
  spreads: 16,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  ...over,
});

const textOf = (story: Story, language: Language = 'en'): string =>
  story.spreads.map(({ texts }) => texts[language]).join('\n');

describe('English pronouns', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    she: ['they'],
    her: ['them', 'their'],
    hers: ['theirs'],
    herself: ['themselves'],
    was: ['were'],
    is: ['are'],
    has: ['have'],
    'wasn’t': ['weren’t'],
    waits: ['wait'],
    speaks: ['speak'],
    looks: ['look'],
    smiles: ['smile'],
    says: ['say'],
  };
  const words = (text: string): string[] =>
    text.split(/\s+/u).map((run) => run.replace(/^[^\p{L}]+|[^\p{L}’]+$|(?:’[sd])?[^\p{L}’]*$/gu, '').toLowerCase());
  const told = (pronouns: Pronouns, templateId: string, age: number, seed: number): string[] =>
    words(textOf(writeStory(briefOf({ templateId, age, seed, characters: [robin(pronouns)] }))));

  it.each(TEMPLATES)('change with the hero and with nobody else, and the verbs with them: $id', ({ id }) => {
    for (const age of [3, 6, 9]) {
      for (let seed = 0; seed < 8; seed++) {
        const she = told('she', id, age, seed);
        const he = told('he', id, age, seed);
        const they = told('they', id, age, seed);
        expect([he.length, they.length]).toEqual([she.length, she.length]);
        they.forEach((word, at) => {
          if (word !== she[at]) expect(allowed[she[at] ?? ''] ?? [], `${she[at]} → ${word}`).toContain(word);
          // A gendered word in a story about a hero who is `they` belongs to somebody else: it is the same for every hero.
          if (/^(?:she|he|her|his|him|hers|herself|himself)$/.test(word)) {
            expect([she[at], he[at]], `${id} ${age} ${seed}: ${they.slice(at - 4, at + 4).join(' ')}`).toEqual([
              word,
              word,
            ]);
          }
        });
      }
    }
  });
});

describe.each(['standard', 'egyptian'] as const)('Arabic agreement, %s', (dialect) => {
  it.each(TEMPLATES)('is with the hero and with nobody else: $id', (template) => {
    for (const age of [3, 6, 9]) {
      const sort = { templateId: template.id, age, language: 'ar', dialect } as const;
      if (!hasWritten(template, sort)) continue;
      for (let seed = 0; seed < 6; seed++) {
        const [she, he, they] = (['she', 'he', 'they'] as const).map((pronouns) =>
          textOf(writeStory(briefOf({ ...sort, seed, characters: [robin(pronouns)] })), 'ar'),
        );
        // A hero who is `they` is spoken of in the unmarked gender.
        expect(they).toBe(he);
        expect(she).not.toBe(he);
        expect(countWords(she ?? '')).toBe(countWords(he ?? ''));
      }
    }
  });
});
