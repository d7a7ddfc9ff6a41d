import { describe, expect, it } from 'vitest';
import { ar } from '#web/locales/ar.ts';
import { en } from '#web/locales/en.ts';

type Words = { readonly [key: string]: string | Words };

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const slots = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).toSorted();

describe('the Arabic words', () => {
  const english = new Map(flat(en));
  const arabic = new Map(flat(ar));

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
      return translated === '' || (translated === text && /[a-z]{3}/i.test(text) && text !== 'PDF');
    });
    expect(untranslated).toEqual([]);
  });
});
