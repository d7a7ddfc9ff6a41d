import { expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { sentencesOf } from '#core/locale/text-units.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** What nobody does from a wheelchair. */
const WITH_LEGS = /^(?:tiptoed|crouched|knelt|hopped|skipped|squatted|crawled|jumped|leapt|leaped|stamped|kicked)\b/u;
const STANDING = /\b(?:on tiptoe|on (?:her|his|their) toes|stood on one leg|on both knees)\b/u;

const SEEDS = 8;

const HERO = 'Zoe';

const textOf = (templateId: string, age: number, seed: number, mobility: 'none' | 'wheelchair'): string => {
  const brief = childBrief({ templateId, language: 'en', age, spreads: 16 }, seed);
  const [hero] = brief.characters;
  if (!hero) throw new RangeError('A brief has a hero');
  const looks = { ...DEFAULT_LOOKS, mobility };
  const { spreads } = writeStory({ ...brief, characters: [{ ...hero, name: HERO, looks }] });
  return spreads.map(({ texts }) => texts.en ?? '').join('\n');
};

/** What follows the name of a hero in a wheelchair where a sentence begins with it. */
const movesIn = (templateId: string, age: number): string[] =>
  Array.from({ length: SEEDS }, (_, seed) =>
    sentencesOf(textOf(templateId, age, seed, 'wheelchair')).flatMap((sentence) =>
      sentence.startsWith(`${HERO} `) ? [sentence.slice(HERO.length + 1)] : [],
    ),
  ).flat();

const asksForLegs = (told: string): boolean => WITH_LEGS.test(told) || STANDING.test(told);

it.each(TEMPLATES.map(({ id }) => id))('%s is true of a hero who uses a wheelchair', (templateId) => {
  const told = [3, 6, 9].flatMap((age) => movesIn(templateId, age));
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(asksForLegs)).toEqual([]);
});

it('speaks of a wheelchair where there is one, and lets others kneel', () => {
  const speaksOfIt = (mobility: 'none' | 'wheelchair'): boolean =>
    Array.from({ length: 40 }, (_, seed) => textOf('rescued-dragon', 9, seed, mobility)).some((text) =>
      /\bwheelchair\b/u.test(text),
    );
  expect(speaksOfIt('wheelchair')).toBe(true);
  expect(speaksOfIt('none')).toBe(false);
});
