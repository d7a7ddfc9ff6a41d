import { describe, expect, it } from 'vitest';
import type { Template } from '#contract/templates.ts';
import { dialectsOf, languagesOf, spreadCountsOf, suggestionOf } from '#web/features/create/suggestion.ts';

const template = (change: Partial<Template>): Template => ({
  _id: 't',
  title: { en: 'T', ar: 'ت' },
  summary: { en: 'T', ar: 'ت' },
  lesson: { en: 'T', ar: 'ت' },
  ageMin: 3,
  ageMax: 7,
  languages: ['en'],
  dialects: { standard: [], egyptian: [] },
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

describe('dialectsOf', () => {
  const standard = template({ dialects: { standard: ['2-4', '5-7', '8-10'], egyptian: [] } });
  const both = template({ dialects: { standard: ['2-4', '5-7', '8-10'], egyptian: ['2-4', '5-7'] } });

  it('offers the Arabic that the story is written in for a reader of that age', () => {
    expect(dialectsOf(standard, [standard, both], 6)).toEqual(['standard']);
    expect(dialectsOf(both, [both], 6)).toEqual(['standard', 'egyptian']);
    expect(dialectsOf(both, [both], 8)).toEqual(['standard']);
    expect(dialectsOf(template({}), [both], 6)).toEqual([]);
  });

  it('tells an own idea in what any story is written in', () => {
    expect(dialectsOf(null, [standard, both], 4)).toEqual(['standard', 'egyptian']);
    expect(dialectsOf(null, [standard], 4)).toEqual(['standard']);
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
