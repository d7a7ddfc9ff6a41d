import { describe, expect, it } from 'vitest';
import { toldApart } from '#studio/illustrator/composition/members/coats.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';

const pet = (id: string, species: 'cat' | 'dog') => testCharacter({ id, kind: 'pet', species });

describe('two pets of one kind', () => {
  it('have coats and collars of their own when they look the same', () => {
    const [first, second, third] = toldApart([pet('a', 'cat'), pet('b', 'cat'), pet('c', 'cat')]);
    const coats = [first, second, third].map((one) => one?.looks.hairColor);
    const collars = [first, second, third].map((one) => one?.looks.accentColor);
    expect(new Set(coats).size).toBe(3);
    expect(new Set(collars).size).toBe(3);
  });

  it('leaves the first one, other kinds and people as they are', () => {
    const all = [testCharacter(), pet('a', 'cat'), pet('d', 'dog'), testCharacter({ id: 'b' })];
    expect(toldApart(all)).toEqual(all);
  });

  it('is always the same coat for the same family', () => {
    const all = [pet('a', 'cat'), pet('b', 'cat')];
    expect(toldApart(all)).toEqual(toldApart(all));
  });
});
