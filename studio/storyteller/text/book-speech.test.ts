import { expect, it } from 'vitest';
import type { Brief } from '#core/story/brief.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
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
  expect(books.some((text) => text.includes('تيتة نادية'))).toBe(true);
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
