import { describe, expect, it } from 'vitest';
import { arabic } from '#studio/storyteller/language/arabic.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { realise } from '#studio/storyteller/text/realise.ts';

const entity = (over: Partial<Entity>): Entity => ({
  name: 'نور',
  introduced: 'نور',
  pronouns: 'she',
  count: 1,
  kind: 'person',
  age: 6,
  ...over,
});

const told = (source: string, over: Partial<Entity>): string =>
  realise(source, { morphology: arabic, entities: { hero: entity(over) }, words: {} }, streamOf(1));

describe('arabic', () => {
  it('makes a verb after the name agree in gender and number', () => {
    const line = '{hero} خَرَجَ{hero|تْ||وا|ا}'.replace('خَرَجَ', 'خَرَج');
    expect(told(line, {})).toBe('نور خَرَجتْ');
    expect(told(line, { pronouns: 'he' })).toBe('نور خَرَج');
    expect(told(line, { pronouns: 'they' })).toBe('نور خَرَجوا');
    expect(told(line, { count: 2 })).toBe('نور خَرَجا');
  });

  it('attaches pronouns', () => {
    expect(told('بَيْتُ{hero.their}', {})).toBe('بَيْتُهَا');
    expect(told('بَيْتُ{hero.their}', { pronouns: 'he' })).toBe('بَيْتُهُ');
    expect(told('بَيْتُ{hero.their}', { count: 2 })).toBe('بَيْتُهُمَا');
  });

  it('refuses a dual that nobody wrote', () => {
    expect(() => told('{hero|ا|ب|ج}', { count: 2 })).toThrow(/dual/);
  });

  it('joins names with waw', () => {
    expect(arabic.list(['آدم', 'منى'])).toBe('آدم وَمنى');
  });
});
