import { describe, expect, it } from 'vitest';
import { introducing } from '#studio/storyteller/text/introductions.ts';

const pet = (name: string, species: string) => ({
  name,
  introduced: `${name} the ${species}`,
  pronouns: 'she' as const,
  count: 1,
  kind: 'pet' as const,
  age: 3,
});
const mishka = pet('Mishka', 'cat');

describe('whoever the reader does not know', () => {
  it.each([
    ['Mona and Mishka set out.', 'Mona and Mishka the cat set out.'],
    ['Mishka saw it. So did Mishka.', 'Mishka the cat saw it. So did Mishka.'],
    ['“Come, Mishka!” said Mona. Mishka came.', '“Come, Mishka!” said Mona. Mishka the cat came.'],
    ['Mishka’s tail was gone. Mishka looked.', 'Mishka’s tail was gone. Mishka the cat looked.'],
    ['Mishkas and Mishka met.', 'Mishkas and Mishka the cat met.'],
  ])('is introduced once: %s', (text, told) => {
    expect(introducing(text, [mishka])).toEqual({ text: told, unknown: [] });
  });

  it('stays unknown where nobody names them', () => {
    const text = '“Come, Mishka!” said Mona.';
    expect(introducing(text, [mishka])).toEqual({ text, unknown: [mishka] });
  });

  it('is not introduced twice by an author who does it already', () => {
    const text = 'In came Mishka the cat.';
    expect(introducing(text, [mishka])).toEqual({ text, unknown: [] });
  });
});
