import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import { DIALECTS, type Dialect, type Language } from '#core/locale/language.ts';
import { foldedWords } from '#core/locale/fold-text.ts';
import type { Story } from '#core/story/story.ts';
import { VIRTUES } from '#studio/storyteller/cast/likings/likings.data.ts';
import { likingWord, tellsOfLiking } from '#studio/storyteller/cast/likings/likings.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** A hero without traits: what it likes is told in both places. */
const bookOf = (templateId: string, interest: string, over: Partial<Brief>, seed = 1): Story => {
  const brief = childBrief({ templateId, language: 'bilingual', age: 6, spreads: 12 }, seed);
  const likes = (one: Character): Character => ({ ...one, traits: [], interests: [interest] });
  const [hero, ...others] = brief.characters;
  return writeStory({ ...brief, ...over, characters: [likes(hero), ...others.map(likes)] });
};

/** The virtues that a text tells of. */
const virtuesIn = (text: string, tongue: 'en' | Dialect): string[] => {
  const wisdoms = likingWord('trains', tongue, streamOf(1));
  const words = foldedWords(text);
  // In Arabic `فَ` may be written together with the first word.
  return VIRTUES.filter((virtue) => words.includes(foldedWords(wisdoms[virtue] ?? '').trim()));
};

const AGES = [3, 6, 9] as const;
const SEEDS = [1, 2, 3];
const IDS = TEMPLATES.map(({ id }) => id);

describe('what is true of a liking', () => {
  it.each(IDS)('is told in both languages of a book on the same page, or in none: %s', (id) => {
    for (const dialect of DIALECTS)
      for (const age of AGES)
        for (const seed of SEEDS)
          for (const { texts } of bookOf(id, 'trains', { dialect, age }, seed).spreads)
            expect(virtuesIn(texts.ar ?? '', dialect), texts.en).toEqual(virtuesIn(texts.en ?? '', 'en'));
  });

  it.each(IDS)('gives the hero an idea only in a book that has told of it on an earlier page: %s', (id) => {
    for (const age of AGES)
      for (const spreads of [8, 12] as const)
        for (const seed of SEEDS) {
          const pages = bookOf(id, 'trains', { age, spreads, language: 'en' }, seed).spreads.map(
            ({ texts }) => texts.en ?? '',
          );
          const at = pages.findIndex((page) => virtuesIn(page, 'en').length > 0);
          const isPrepared = (page: string): boolean => /\btrains?\b/u.test(page);
          if (at >= 0) expect(pages.slice(0, at).some(isPrepared), pages.join('\n')).toBe(true);
        }
  });

  // The rule of a thing asks the pigeon for its own.
  it.each(IDS.filter((id) => id !== 'walking-pigeon'))(
    'leaves the idea to the trait of a hero who has one: %s',
    (id) => {
      const brief = childBrief({ templateId: id, language: 'en', age: 6, spreads: 12 }, 2);
      const [hero, ...others] = brief.characters;
      const characters: Brief['characters'] = [{ ...hero, interests: ['trains'] }, ...others];
      for (const { texts } of writeStory({ ...brief, characters }).spreads)
        expect(virtuesIn(texts.en ?? '', 'en'), texts.en).toEqual([]);
    },
  );

  // Readers of the warm book like to read about it.
  it.each(IDS.filter((id) => id !== 'warm-book'))('is told in its own words: %s', (id) => {
    const told = AGES.flatMap((age) =>
      SEEDS.map((seed) =>
        bookOf(id, 'trains', { age, language: 'en' }, seed)
          .spreads.map(({ texts }) => texts.en)
          .join('\n'),
      ),
    );
    expect(told.filter((text) => tellsOfLiking(text, 'trains', 'en')).length).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'Lego Ninjago', 'trains building toys'],
    ['ar', 'قطار جدو المكسور', 'trains building toys'],
  ] as const)('is not told of what is somebody’s own: %s', (language: Language, interest, groups) => {
    for (const id of IDS) {
      const text = bookOf(id, interest, { language })
        .spreads.map(({ texts }) => texts[language])
        .join('\n');
      for (const liking of groups.split(' '))
        expect(tellsOfLiking(text, liking as 'trains', language), `${id}: ${text}`).toBe(false);
      expect(foldedWords(text)).toContain(foldedWords(interest).trim());
    }
  });
});
