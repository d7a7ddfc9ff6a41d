import { describe, expect, it } from 'vitest';
import type { Template } from '#contract/templates.ts';
import { languagesOf, spreadCountsOf, suggestionOf } from '#web/features/create/suggestion.ts';

const template = (change: Partial<Template>): Template => ({
  _id: 't',
  title: { en: 'T', ar: 'ت' },
  summary: { en: 'T', ar: 'ت' },
  lesson: { en: 'T', ar: 'ت' },
  ageMin: 3,
  ageMax: 7,
  languages: ['en'],
  spreadCounts: [8, 12, 16],
  settings: [],
  picture: '/p',
  ...change,
});

describe('languagesOf', () => {
  const english = template({});
  const arabic = template({ languages: ['ar'] });
  const both = template({ languages: ['en', 'ar'] });

  it('offers only the languages a template is written in; bilingual needs both', () => {
    expect(languagesOf(english, [english, both])).toEqual(['en']);
    expect(languagesOf(arabic, [arabic])).toEqual(['ar']);
    expect(languagesOf(both, [both])).toEqual(['en', 'ar', 'bilingual']);
  });

  it('tells an own idea in the languages that any template is written in', () => {
    expect(languagesOf(null, [english])).toEqual(['en']);
    expect(languagesOf(null, [english, arabic])).toEqual(['en', 'ar', 'bilingual']);
  });
});

describe('spreadCountsOf', () => {
  it('offers only the lengths of the template', () => {
    expect(spreadCountsOf(template({ spreadCounts: [16, 8] }))).toEqual([8, 16]);
  });
});

describe('suggestionOf', () => {
  const usual = { heroAge: 5, screenLanguage: 'en', languages: ['en'] } as const;

  it('takes the language of the screens when the story has it', () => {
    const arabic = { heroAge: 5, screenLanguage: 'ar' } as const;
    expect(suggestionOf(template({}), { ...arabic, languages: ['en', 'ar'] }).language).toBe('ar');
    expect(suggestionOf(template({}), { ...arabic, languages: ['en'] }).language).toBe('en');
  });

  it.each([
    [undefined, 5],
    [1, 3],
    [40, 7],
    [6, 6],
  ])('makes a reader of a hero aged %j %i', (heroAge, age) => {
    expect(suggestionOf(template({}), { ...usual, heroAge }).age).toBe(age);
  });

  it('suggests twelve spreads, or the shortest there is', () => {
    expect(suggestionOf(template({}), usual).spreads).toBe(12);
    expect(suggestionOf(template({ spreadCounts: [8, 16] }), usual).spreads).toBe(8);
  });
});
