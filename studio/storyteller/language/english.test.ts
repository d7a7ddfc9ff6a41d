import { describe, expect, it } from 'vitest';
import { english, englishNumber } from '#studio/storyteller/language/english.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';

const entity = (over: Partial<Entity> = {}): Entity => ({
  name: 'Zoë',
  introduced: 'Zoë',
  pronouns: 'she',
  count: 1,
  kind: 'person',
  age: 6,
  ...over,
});

describe('english', () => {
  it.each([
    ['apple', 'an apple'],
    ['hour', 'an hour'],
    ['honest fox', 'an honest fox'],
    ['unicorn', 'a unicorn'],
    ['uninvited guest', 'an uninvited guest'],
    ['useful map', 'a useful map'],
    ['one-eyed bear', 'a one-eyed bear'],
    ['European owl', 'a European owl'],
    ['“old” boot', 'an “old” boot'],
    ['X-ray', 'an X-ray'],
    ['Éclair', 'an Éclair'],
    ['owl', 'an owl'],
    ['turtle', 'a turtle'],
  ])('puts the right article before %s', (word, phrase) => {
    expect(english.withArticle(word)).toBe(phrase);
  });

  it.each([
    ['James', 'James’s'],
    ['O’Brien-Núñez', 'O’Brien-Núñez’s'],
    ['Zoë', 'Zoë’s'],
  ])('makes the possessive of %s', (name, possessive) => {
    expect(english.possessive(name)).toBe(possessive);
  });

  it('agrees with she, he, they, it and several', () => {
    expect(english.form(entity(), 'themselves')).toBe('herself');
    expect(english.form(entity({ pronouns: 'he' }), 'their')).toBe('his');
    expect(english.form(entity({ pronouns: 'they' }), 'was')).toBe('were');
    expect(english.form(entity({ pronouns: 'it' }), 'their')).toBe('its');
    expect(english.form(entity({ pronouns: 'she', count: 2 }), 'they')).toBe('they');
    expect(english.agreement(entity({ pronouns: 'they' }), ['runs', 'runs', 'run'])).toBe('run');
    expect(english.agreement(entity({ pronouns: 'they' }), ['has', 'have'])).toBe('has');
    expect(english.agreement(entity({ count: 3 }), ['has', 'have'])).toBe('have');
  });

  it('gives a pet paws', () => {
    expect(english.form(entity({ kind: 'pet' }), 'hands')).toBe('paws');
  });

  it('writes numbers in words', () => {
    expect([0, 7, 13, 20, 42, 100, 107].map(englishNumber)).toEqual([
      'zero',
      'seven',
      'thirteen',
      'twenty',
      'forty-two',
      'a hundred',
      'a hundred and seven',
    ]);
    expect(english.form(entity({ age: 6 }), 'age')).toBe('six');
  });

  it('refuses a form that it does not have', () => {
    expect(() => english.form(entity(), 'wings')).toThrow(/wings/);
  });

  it('lists names', () => {
    expect(english.list(['Adam'])).toBe('Adam');
    expect(english.list(['Adam', 'Mona', 'Ali'])).toBe('Adam, Mona and Ali');
  });
});
