import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { timesOf } from '#studio/illustrator/composition/members/leading-pet.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const byId = (...all: readonly Character[]): ReadonlyMap<string, Character> => new Map(all.map((one) => [one.id, one]));

describe('a pet that the book is about', () => {
  const [dog, horse, child] = [
    testCharacter({ id: 'dog', kind: 'pet', species: 'dog' }),
    testCharacter({ id: 'horse', kind: 'pet', species: 'horse' }),
    testCharacter({ id: 'child' }),
  ];

  it('is drawn larger than its kind, unless it is large by nature', () => {
    expect(timesOf('dog', byId(dog, child))).toBeGreaterThan(1.2);
    expect(timesOf('horse', byId(horse, child))).toBe(1);
  });

  it('is as large as any other when somebody else comes first', () => {
    expect(timesOf('dog', byId(child, dog))).toBe(1);
    expect(timesOf('child', byId(child, dog))).toBe(1);
  });
});
