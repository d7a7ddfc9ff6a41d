// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { bookRequestSchema } from '#contract/runs.ts';
import { DEFAULT_BUILD } from '#web/app/builder/build.ts';
import { changeDraft, newDraft, parseDraft, requestOfDraft, type Draft } from '#web/features/create/draft.ts';
import { keepBuild } from '#web/features/create/keep-build.ts';
import { readPrivate, writePrivate } from '#web/app/session/private-storage.ts';

const suggestion = { language: 'en', age: 5, spreads: 12 } as const;
const hero = '7b0c8f3e-3a1f-4c55-9a53-0d6a2b9c4d11';

afterEach(() => window.localStorage.clear());

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    const draft: Draft = {
      ...newDraft('k1'),
      characters: [hero],
      story: { idea: 'A kite that comes home' },
      language: 'ar',
      age: 4,
      spreads: 8,
      dedication: 'For Nour',
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'not json', '[]', '{}', '{"version":2,"idempotencyKey":"k"}'])('has nothing in %j', (kept) => {
    expect(parseDraft(kept)).toBeNull();
  });

  it('drops single values that no longer make sense and keeps the rest', () => {
    const kept = JSON.stringify({ ...newDraft('k'), characters: [hero], language: 'fr', age: 99, story: { x: 1 } });
    expect(parseDraft(kept)).toMatchObject({ characters: [hero], story: null, language: undefined, age: undefined });
  });
});

describe('changeDraft', () => {
  it('keeps the key while the brief is the same, so that asking twice makes one book', () => {
    const draft = changeDraft(newDraft('k1'), { characters: [hero] }, 'k2');
    expect(draft.idempotencyKey).toBe('k2');
    expect(changeDraft(draft, { characters: [hero] }, 'k3').idempotencyKey).toBe('k2');
  });

  it('gives another brief another key', () => {
    expect(changeDraft(newDraft('k1'), { age: 7 }, 'k2').idempotencyKey).toBe('k2');
  });
});

describe('requestOfDraft', () => {
  it('fills what was not chosen with what fits, and satisfies the contract', () => {
    const draft: Draft = { ...newDraft('k1'), characters: [hero], story: { templateId: 'night-walk' } };
    const request = requestOfDraft(draft, suggestion);
    expect(request).toEqual({
      templateId: 'night-walk',
      characters: [hero],
      language: 'en',
      dialect: 'standard',
      age: 5,
      spreads: 12,
      artStyle: 'cut-paper',
      idempotencyKey: 'k1',
    });
    expect(bookRequestSchema.safeParse(request).success).toBe(true);
  });

  it('keeps what was chosen and leaves out what is empty', () => {
    const draft: Draft = {
      ...newDraft('k'),
      characters: [hero],
      story: { idea: 'x' },
      age: 9,
      dedication: '',
      giver: 'Teta',
    };
    const request = requestOfDraft(draft, suggestion);
    expect(request).toMatchObject({ idea: 'x', age: 9, giver: 'Teta' });
    expect(request).not.toHaveProperty('dedication');
    expect(request).not.toHaveProperty('templateId');
  });
});

describe('what the playground hands over', () => {
  const build = {
    ...DEFAULT_BUILD,
    name: 'Nour',
    looks: { ...DEFAULT_BUILD.looks, headCovering: 'hijab' },
    artStyle: 'gouache',
    direction: 'rtl',
  } as const;

  it('waits in the draft through the sign-up: hero, style, language and place', () => {
    keepBuild(build);
    expect(parseDraft(readPrivate('draft'))).toMatchObject({
      newHero: { name: 'Nour', age: build.age, pronouns: build.pronouns, kind: 'person', looks: build.looks },
      artStyle: 'gouache',
      language: 'ar',
      setting: build.stage.setting,
      characters: [],
    });
  });

  it('adds to a draft that was begun, which is another book then', () => {
    const begun = { ...newDraft('k1'), characters: [hero], story: { idea: 'A kite that comes home' } };
    writePrivate('draft', JSON.stringify(begun));
    keepBuild(build);
    const draft = parseDraft(readPrivate('draft'));
    expect(draft).toMatchObject({ characters: [hero], story: begun.story, newHero: { name: 'Nour' } });
    expect(draft?.idempotencyKey).not.toBe('k1');
  });

  it('may have no name yet, but no looks that nobody can draw', () => {
    const kept = { ...newDraft('k'), newHero: { name: '', age: 6, pronouns: 'she', kind: 'person', looks: {} } };
    expect(parseDraft(JSON.stringify(kept))?.newHero?.name).toBe('');
    const wrong = { ...kept, newHero: { ...kept.newHero, looks: { hairStyle: 'antlers' } } };
    expect(parseDraft(JSON.stringify(wrong))?.newHero).toBeUndefined();
  });
});
