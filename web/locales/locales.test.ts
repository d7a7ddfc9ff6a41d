import { describe, expect, it } from 'vitest';
import { accountWords } from '#web/locales/account.ts';
import type { Area } from '#web/locales/area.ts';
import { changesWords } from '#web/locales/changes.ts';
import { frameWords } from '#web/locales/frame.ts';
import { looksWords } from '#web/locales/looks.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { Words } from '#web/locales/translation.ts';

const AREAS: readonly Area[] = [frameWords, looksWords, pagesWords, accountWords, changesWords];

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const slots = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

describe('the Arabic words', async () => {
  await Promise.all(AREAS.map((area) => area.loadArabic()));
  const english = new Map(AREAS.flatMap((area) => flat(area.english)));
  const arabic = new Map(AREAS.flatMap((area) => flat(area.arabic() ?? {})));

  it('use the same slots as the English ones; a plural form may say its number in words', () => {
    for (const [key, text] of english) {
      const translated = arabic.get(key) ?? '';
      const allowed = key.endsWith('_one') ? [slots(text), []] : [slots(text)];
      expect(allowed, key).toContainEqual(slots(translated));
    }
  });

  it('leave nothing empty or in English', () => {
    const untranslated = [...english].filter(([key, text]) => {
      const translated = arabic.get(key);
      return translated === '' || (translated === text && /[a-z]{3}/i.test(text) && !/^(PDF|PNG)$/.test(text));
    });
    expect(untranslated).toEqual([]);
  });

  it('have no key in two areas, because a text is found by its key alone', () => {
    const tops = AREAS.flatMap((area) => Object.keys(area.english));
    expect(tops).toHaveLength(new Set(tops).size);
  });
});
