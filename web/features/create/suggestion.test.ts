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
  it('offers only the languages a template is written in; bilingual needs both', () => {
    expect(languagesOf(template({}))).toEqual(['en']);
    expect(languagesOf(template({ languages: ['ar'] }))).toEqual(['ar']);
    expect(languagesOf(template({ languages: ['en', 'ar'] }))).toEqual(['en', 'ar', 'bilingual']);
    expect(languagesOf(null)).toEqual(['en', 'ar', 'bilingual']);
  });
});

describe('spreadCountsOf', () => {
  it('offers only the lengths of the template', () => {
    expect(spreadCountsOf(template({ spreadCounts: [16, 8] }))).toEqual([8, 16]);
  });
});

describe('suggestionOf', () => {
  it('takes the language of the screens when the story has it', () => {
    expect(suggestionOf(template({ languages: ['en', 'ar'] }), 5, 'ar').language).toBe('ar');
    expect(suggestionOf(template({}), 5, 'ar').language).toBe('en');
  });

  it.each([
    [undefined, 5],
    [1, 3],
    [40, 7],
    [6, 6],
  ])('makes a reader of a hero aged %j %i', (heroAge, age) => {
    expect(suggestionOf(template({}), heroAge, 'en').age).toBe(age);
  });

  it('suggests twelve spreads, or the shortest there is', () => {
    expect(suggestionOf(template({}), 5, 'en').spreads).toBe(12);
    expect(suggestionOf(template({ spreadCounts: [8, 16] }), 5, 'en').spreads).toBe(8);
  });
});
