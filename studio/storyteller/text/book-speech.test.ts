import { describe, expect, it } from 'vitest';
import { DIALECTS } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import { childBrief, variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const arabicOf = (over: Partial<Brief>, interests: readonly string[], seed: number): string => {
  const sort = { templateId: TEMPLATES[seed % TEMPLATES.length]?.id ?? null, age: 6, spreads: 16 } as const;
  const brief = childBrief({ ...sort, language: 'ar' }, seed);
  const [hero] = brief.characters;
  const story = writeStory({ ...brief, ...over, characters: [{ ...hero, name: 'نور', interests }] });
  return story.spreads.map(({ texts }) => texts.ar ?? '').join('\n');
};

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);

it('says in Arabic letters what a family wrote in Latin ones and everybody spells alike', () => {
  const books = SEEDS.map((seed) => arabicOf({ giver: 'Teta Nadia' }, ['Dinosaurs'], seed));
  expect(books.filter((text) => /[A-Za-z]/u.test(text))).toEqual([]);
  expect(books.some((text) => text.includes('تِيتَة نَادِيَة'))).toBe(true);
  expect(books.some((text) => text.includes('الدِّينَاصُورَات'))).toBe(true);
});

it('says nothing of what it could only say in letters that the reader does not read', () => {
  const books = SEEDS.map((seed) => arabicOf({}, ['Lego'], seed));
  expect(books.filter((text) => /[A-Za-z]/u.test(text))).toEqual([]);
});

it('keeps the name of a giver whom nobody else may spell', () => {
  const books = SEEDS.map((seed) => arabicOf({ giver: 'Aunt Zsófi' }, [], seed));
  expect(books.some((text) => text.includes('Aunt Zsófi'))).toBe(true);
});

it('gives what a child likes the marks of every other word', () => {
  const books = SEEDS.map((seed) => arabicOf({}, ['كرة القدم'], seed));
  expect(books.filter((text) => text.includes('كرة القدم'))).toEqual([]);
  expect(books.some((text) => text.includes('كُرَة القَدَم'))).toBe(true);
});

describe('where the family lives', () => {
  /** The beginning of a book of every template. */
  const first = (over: Partial<Brief>, age: number, language: 'en' | 'ar' | 'bilingual') =>
    TEMPLATES.map(({ id }, seed) => {
      const brief = childBrief({ templateId: id, age, spreads: 8, language }, seed);
      const { spreads } = writeStory({ ...brief, ...over });
      const text = (each: 'en' | 'ar'): string =>
        spreads
          .slice(0, 3)
          .map(({ texts }) => texts[each] ?? '')
          .join('\n');
      return { en: text('en'), ar: text('ar') };
    });

  it.each([
    [3, 'الإِسْكَنْدَرِيَّة'],
    [6, 'الإِسْكَنْدَرِيَّة'],
    [9, 'الإسكندرية'],
  ])('opens a story that begins at home, at %i', (age, marked) => {
    const opens = (books: readonly string[], opening: string, place: string): number =>
      books.filter((text, at) => {
        if (!TEMPLATES[at]?.beginsAtHome) expect(text).not.toContain(place);
        else if (text.includes(place)) expect(text.startsWith(opening), text).toBe(true);
        return text.includes(place);
      }).length;
    const english = first({ home: 'Alexandria' }, age, 'en').map(({ en }) => en);
    const atHome = TEMPLATES.filter(({ beginsAtHome }) => beginsAtHome).length;
    expect(opens(english, 'In Alexandria, ', 'Alexandria')).toBeGreaterThanOrEqual(atHome - 3);
    for (const dialect of DIALECTS) {
      const arabic = first({ home: 'الإسكندرية', dialect }, age, 'ar').map(({ ar }) => ar);
      const opening = `${age === 9 ? 'في' : 'فِي'} ${marked}، `;
      expect(opens(arabic, opening, marked), dialect).toBeGreaterThanOrEqual(atHome - 3);
    }
  });

  it('is told once, on the first page', () => {
    for (const { id } of TEMPLATES)
      for (const seed of [1, 4, 7, 10]) {
        const brief = variedBrief({ templateId: id, age: 6, spreads: 12, language: 'en' }, seed);
        const pages = writeStory({ ...brief, home: 'Alexandria' }).spreads.map(({ texts }) => texts.en ?? '');
        expect(pages.join('\n').split('Alexandria').length).toBeLessThanOrEqual(2);
        expect(pages.slice(1).join('\n')).not.toContain('Alexandria');
      }
  });

  it('is told in both languages of a book or in none', () => {
    const books = first({ home: 'Alexandria' }, 6, 'bilingual');
    for (const { en, ar } of books) expect(en.includes('Alexandria')).toBe(ar.includes('الإِسْكَنْدَرِيَّة'));
    expect(books.filter(({ en }) => en.includes('Alexandria')).length).toBeGreaterThan(TEMPLATES.length / 3);
    for (const { en } of first({ home: 'كفر الشيخ' }, 6, 'bilingual')) expect(en).not.toMatch(/[\u0600-\u06FF]/u);
    for (const { ar } of first({ home: 'Stoke-on-Trent' }, 6, 'bilingual')) expect(ar).not.toContain('Stoke');
  });
});
