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
  ])('is told when the story begins, at %i', (age, marked) => {
    const count = (books: readonly { en: string; ar: string }[]): number =>
      books.filter(({ en, ar }) => en.includes(' from Alexandria') || ar.includes(marked)).length;
    const most = TEMPLATES.length - (age < 5 ? 2 : 0);
    expect(count(first({ home: 'Alexandria' }, age, 'en'))).toBeGreaterThanOrEqual(most);
    // Arabic tells it only where the story begins in the town of the family.
    const atHome = TEMPLATES.filter(({ beginsAtHome }) => beginsAtHome).length - 3;
    for (const dialect of DIALECTS) {
      const books = first({ home: 'الإسكندرية', dialect }, age, 'ar');
      expect(count(books), dialect).toBeGreaterThanOrEqual(atHome);
      for (const [at, { ar }] of books.entries()) {
        if (ar.includes(marked)) expect(ar.startsWith(`${age === 9 ? 'في' : 'فِي'} ${marked}، `), ar).toBe(true);
        if (!TEMPLATES[at]?.beginsAtHome) expect(ar).not.toContain(marked);
      }
    }
  });

  it('is told on the first two pages or never, and not of everybody in a row', () => {
    for (const { id } of TEMPLATES)
      for (const seed of [1, 4, 7, 10]) {
        const brief = variedBrief({ templateId: id, age: 6, spreads: 12, language: 'en' }, seed);
        const pages = writeStory({ ...brief, home: 'Alexandria' }).spreads.map(({ texts }) => texts.en ?? '');
        expect(pages.slice(2).join('\n')).not.toContain('Alexandria');
        expect(pages.join('\n')).not.toMatch(/Alexandria(?:,| and)/u);
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
