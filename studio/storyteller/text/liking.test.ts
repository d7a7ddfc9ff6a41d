import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import { DIALECTS, type Language } from '#core/locale/language.ts';
import { foldedWords } from '#core/locale/fold-text.ts';
import type { Story } from '#core/story/story.ts';
import { tellsOfLiking } from '#studio/storyteller/cast/likings/likings.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const bookOf = (templateId: string, interest: string, over: Partial<Brief>, seed = 1): Story => {
  const brief = childBrief({ templateId, language: 'bilingual', age: 6, spreads: 12 }, seed);
  const likes = (one: Character): Character => ({ ...one, traits: [], interests: [interest] });
  const [hero, ...others] = brief.characters;
  return writeStory({ ...brief, ...over, characters: [likes(hero), ...others.map(likes)] });
};

const AGES = [3, 6, 9] as const;
const SEEDS = [1, 2, 3];
const IDS = TEMPLATES.map(({ id }) => id);

describe('what a child likes', () => {
  it('is told in both languages of a book on the same page, or in none', () => {
    let times = 0;
    for (const id of IDS)
      for (const dialect of DIALECTS)
        for (const age of AGES)
          for (const seed of SEEDS)
            for (const { texts } of bookOf(id, 'trains', { dialect, age }, seed).spreads) {
              const isTold = tellsOfLiking(texts.en ?? '', 'trains', 'en');
              expect(tellsOfLiking(texts.ar ?? '', 'trains', 'ar'), texts.en).toBe(isTold);
              if (isTold) times++;
            }
    expect(times).toBeGreaterThan(0);
  });

  const SKILLED = TEMPLATES.filter(({ texts }) => JSON.stringify(texts.en).includes('{liking.skill}'));

  it('is told by what the hero can do, where a template has room for that', () => {
    const isSkilled = (id: string, age: number, seed: number): boolean =>
      bookOf(id, 'trains', { age, language: 'en' }, seed).spreads.some(({ texts }) =>
        tellsOfLiking(texts.en ?? '', 'trains', 'en'),
      );
    const told = SKILLED.filter(({ id }) => AGES.some((age) => SEEDS.some((seed) => isSkilled(id, age, seed))));
    expect(told.length).toBeGreaterThan(SKILLED.length / 2);
  });

  it.each(IDS)('is told on one page before the turn, or at the turn: %s', (id) => {
    for (const age of AGES)
      for (const seed of SEEDS) {
        const { spreads } = bookOf(id, 'Lego Ninjago', { age, language: 'en' }, seed);
        const at = spreads.findIndex(({ texts }) => texts.en?.includes('Lego Ninjago'));
        expect(at, `${age}, ${seed}`).toBeGreaterThanOrEqual(0);
        expect(at / spreads.length, `${age}, ${seed}`).toBeLessThan(0.9);
      }
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
