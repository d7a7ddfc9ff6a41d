import { describe, expect, it } from 'vitest';
import { countWords } from '#core/locale/text-units.ts';
import { COMMON_INTERESTS, INTERESTS_IN_ARABIC } from '#studio/storyteller/cast/interests.data.ts';
import { LIKINGS, type Liking } from '#studio/storyteller/cast/likings/likings.data.ts';
import { likingOf, likingWord, tellsOfLiking } from '#studio/storyteller/cast/likings/likings.ts';
import { morphologyOf } from '#studio/storyteller/language/morphologies.ts';
import { atPauses, unvowelledWords, wordsWithoutEnding } from '#studio/storyteller/language/vowel-marks.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { plainEntity } from '#studio/storyteller/text/book-speech.ts';
import { realise, type Speech } from '#studio/storyteller/text/realise.ts';

/** What is on the list of usual words, and of which there is nothing to say that is true of it and of nothing else. */
const BARE: readonly string[] = ['fire', 'listening', 'photography', 'sewing', 'travelling', 'walking', 'watching'];

const GROUPS = Object.keys(LIKINGS) as Liking[];
const TONGUES = ['en', 'standard', 'egyptian'] as const;

const speechOf = (tongue: (typeof TONGUES)[number], liking: Liking, pronouns: 'she' | 'he', seed: number): Speech => ({
  morphology: morphologyOf(tongue === 'en' ? 'en' : 'ar', '5-7', tongue === 'en' ? 'standard' : tongue),
  entities: { hero: { ...plainEntity('Zoe'), pronouns } },
  words: { liking: likingWord(liking, tongue, streamOf(seed)) },
});

const said = (slot: string, ...book: Parameters<typeof speechOf>): string =>
  realise(slot, speechOf(...book), streamOf(1));

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the group of an interest', () => {
  it('is known for every usual one, in both languages', () => {
    const usual = [...COMMON_INTERESTS, ...Object.entries(INTERESTS_IN_ARABIC).flat()];
    expect(usual.filter((interest) => likingOf(interest) === null).toSorted()).toEqual(BARE);
  });

  it.each([
    ['Trains', 'trains'],
    ['train', 'trains'],
    ['Lego', 'building'],
    ['the sea', 'sea'],
    ['كرة القدم', 'ball'],
    ['كورة', 'ball'],
    ['ديناصورات', 'dinosaurs'],
    ['العربيات', 'cars'],
  ])('of %s is %s', (interest, liking) => {
    expect(likingOf(interest)).toBe(liking);
  });

  it.each(['Lego Ninjago', 'my brother’s trains', 'مركب جدّو', 'Elsa'])(
    'is none for what is their own: %s',
    (interest) => {
      expect(likingOf(interest)).toBeNull();
    },
  );
});

describe.each(TONGUES)('what can be said of it, in %s', (tongue) => {
  it.each(GROUPS)('is something the hero can do, whoever it is: %s', (liking) => {
    const skills = new Set(SEEDS.map((seed) => said('{liking.skill}', tongue, liking, 'she', seed)));
    expect(skills.size).toBe(2);
    for (const skill of skills) expect(countWords(skill), skill).toBeLessThanOrEqual(10);
    for (const seed of SEEDS) {
      const [hers, his] = (['she', 'he'] as const).map((who) => said('{liking.skill}', tongue, liking, who, seed));
      expect(hers).not.toMatch(/\b(?:he|his|him)\b/u);
      expect(his).not.toMatch(/\b(?:she|her|hers)\b/u);
      if (tongue !== 'en') expect(hers).not.toBe(his);
    }
  });

  it('is known again in a text that need not name it', () => {
    for (const liking of GROUPS) {
      const text = said('{Hero}: {liking.skill}.', tongue, liking, 'he', 1);
      expect(tellsOfLiking(text, liking, tongue === 'en' ? 'en' : 'ar'), text).toBe(true);
    }
    expect(tellsOfLiking('No train came, and Zoe was late.', 'trains', 'en')).toBe(false);
  });

  if (tongue === 'en') return;

  it('has its vowel marks', () => {
    const all = GROUPS.flatMap((liking) =>
      (['she', 'he'] as const).flatMap((who) =>
        SEEDS.map((seed) => said('{liking.skill}.', tongue, liking, who, seed)),
      ),
    );
    expect(unvowelledWords(all.join('\n'))).toEqual([]);
    if (tongue !== 'standard') return;
    expect(wordsWithoutEnding(all.join('\n'), [])).toEqual([]);
    for (const one of all) expect(atPauses(one)).toBe(one);
  });
});
