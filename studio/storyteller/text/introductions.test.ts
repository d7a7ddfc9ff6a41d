import { describe, expect, it } from 'vitest';
import { introducing, introductionsIn, withoutRepeatedIntroductions } from '#studio/storyteller/text/introductions.ts';

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

describe('whoever the reader knows', () => {
  const names = ['Tahani', 'Mister Whisk', 'Fig (1)'];
  const once = (text: string, known: readonly string[] = []): string =>
    withoutRepeatedIntroductions(text, names, new Set(known));

  it.each([
    ['Tahani the mouse sat. Up got Tahani the mouse.', 'Tahani the mouse sat. Up got Tahani.'],
    [
      'Mister Whisk the cat’s tail. Mister Whisk the cat. No, Mister Whisk the cat!',
      'Mister Whisk the cat’s tail. Mister Whisk the cat. No, Mister Whisk!',
    ],
    ['Fig (1) the goat, and Fig (1) the goat.', 'Fig (1) the goat, and Fig (1).'],
    ['Tahani the mouse and Tahani the brave.', 'Tahani the mouse and Tahani the brave.'],
    [
      'To Tahani the mouse gave nothing; Umtahani the mouse did.',
      'To Tahani the mouse gave nothing; Umtahani the mouse did.',
    ],
    ['Nobody gave Tahani the Tuesday, or the mouse.', 'Nobody gave Tahani the Tuesday, or the mouse.'],
  ])('is introduced in no other sentence: %s', (text, told) => {
    expect(once(text)).toBe(told);
  });

  it('is introduced on no other page', () => {
    const known = introductionsIn('In came Tahani the mouse.', names);
    expect(known).toEqual(['Tahani the mouse']);
    expect(once('Tahani the mouse slept.', known)).toBe('Tahani slept.');
  });
});
