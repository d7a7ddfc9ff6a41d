import { describe, expect, it } from 'vitest';
import { newDraft, type Draft } from '#web/features/create/draft.ts';
import { furthestStep, stepOfQuery } from '#web/features/create/wizard-steps.ts';

const empty = newDraft('k');
const withHero: Draft = { ...empty, characters: ['c'] };
const withStory: Draft = { ...withHero, story: { templateId: 't' } };
const complete: Draft = { ...withStory, age: 5 };

describe('furthestStep', () => {
  it('is the first one that lacks something', () => {
    expect([empty, withHero, withStory, complete].map(furthestStep)).toEqual(['heroes', 'story', 'details', 'summary']);
  });
});

describe('stepOfQuery', () => {
  it.each([
    [null, complete, 'heroes'],
    ['story', complete, 'story'],
    ['summary', complete, 'summary'],
    ['summary', withHero, 'story'],
    ['nonsense', complete, 'heroes'],
  ])('of %j', (asked, draft, step) => {
    expect(stepOfQuery(asked, draft)).toBe(step);
  });
});
