import { describe, expect, it } from 'vitest';
import { arabicFor } from '#studio/storyteller/language/arabic.ts';
import { english } from '#studio/storyteller/language/english.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import {
  introducing,
  introductionsIn,
  openedInTown,
  withoutRepeatedIntroductions,
  type Introducer,
} from '#studio/storyteller/text/introductions.ts';

const pet = (name: string, species: string) => ({
  name,
  introduced: `${name} the ${species}`,
  pronouns: 'she' as const,
  count: 1,
  kind: 'pet' as const,
  age: 3,
});
const ENGLISH: Introducer = { naming: english.naming, verbs: new Set(), names: [] };
const ARABIC: Introducer = {
  naming: arabicFor('5-7').naming,
  verbs: new Set(['خرجت', 'خبأت', 'جلست', 'قالت', 'كانت']),
  names: ['لَيْلَى', 'كَرِيم', 'بَسْبُوسَة'],
};
const EGYPTIAN: Introducer = { ...ARABIC, naming: arabicFor('5-7', 'egyptian').naming };
const basbousa: Entity = { ...pet('بَسْبُوسَة', ''), introduced: 'بَسْبُوسَة', noun: 'القِطَّة' };
const layla = (name: string): Entity => ({ ...pet(name, ''), introduced: name, kind: 'person' });

const mishka = pet('Mishka', 'cat');

describe('whoever the reader does not know', () => {
  it.each([
    ['Mona and Mishka set out.', 'Mona and Mishka the cat set out.'],
    ['Mishka saw it. So did Mishka.', 'Mishka the cat saw it. So did Mishka.'],
    ['“Come, Mishka!” said Mona. Mishka came.', '“Come, Mishka!” said Mona. Mishka the cat came.'],
    ['Mishka’s tail was gone. Mishka looked.', 'Mishka’s tail was gone. Mishka the cat looked.'],
    ['Mishkas and Mishka met.', 'Mishkas and Mishka the cat met.'],
  ])('is introduced once: %s', (text, told) => {
    expect(introducing(text, [mishka], ENGLISH)).toEqual({ text: told, unknown: [] });
  });

  it('stays unknown where nobody names them', () => {
    const text = '“Come, Mishka!” said Mona.';
    expect(introducing(text, [mishka], ENGLISH)).toEqual({ text, unknown: [mishka] });
  });

  it('is not introduced twice by an author who does it already', () => {
    const text = 'In came Mishka the cat.';
    expect(introducing(text, [mishka], ENGLISH)).toEqual({ text, unknown: [] });
  });
});

describe('a pet in Arabic', () => {
  const told = (text: string, introducer = ARABIC): string => introducing(text, [basbousa], introducer).text;

  it.each([
    ['خَرَجَتْ بَسْبُوسَة فِي نُزْهَة.', 'خَرَجَتِ القِطَّةُ بَسْبُوسَة فِي نُزْهَة.'],
    ['خَرَجَتْ لَيْلَى وَكَرِيم وَبَسْبُوسَة مَعًا.', 'خَرَجَتْ لَيْلَى وَكَرِيم وَالقِطَّةُ بَسْبُوسَة مَعًا.'],
    ['سَارَ القَارِبُ إِلَى لَيْلَى وَبَسْبُوسَة.', 'سَارَ القَارِبُ إِلَى لَيْلَى وَالقِطَّةِ بَسْبُوسَة.'],
    ['أَخَذَ السَّمَكَةَ مِنْ بَسْبُوسَة.', 'أَخَذَ السَّمَكَةَ مِنَ القِطَّةِ بَسْبُوسَة.'],
    ['لَكِنَّ بَسْبُوسَة نَامَتْ.', 'لَكِنَّ القِطَّةَ بَسْبُوسَة نَامَتْ.'],
  ])('has its noun in the case of its sentence: %s', (text, introduced) => {
    expect(told(text)).toBe(introduced);
    expect(told(introduced)).toBe(introduced);
  });

  it('waits where no word before it tells the case, and where it is one word with its preposition', () => {
    const text = 'رَأَى كَرِيم بَسْبُوسَة، وَابْتَسَمَ لِبَسْبُوسَة.';
    expect(introducing(text, [basbousa], ARABIC)).toEqual({ text, unknown: [basbousa] });
    expect(told(`${text} وَخَرَجَتْ بَسْبُوسَة.`)).toBe(`${text} وَخَرَجَتِ القِطَّةُ بَسْبُوسَة.`);
  });

  it('has no case as it is said in Cairo', () => {
    expect(told('كَرِيم شَاف بَسْبُوسَة.', EGYPTIAN)).toBe('كَرِيم شَاف القِطَّة بَسْبُوسَة.');
  });
});

describe('where the hero lives', () => {
  const inEnglish = (text: string, hero = layla('Layla')) => openedInTown(text, hero, 'Dubai', ENGLISH.naming);
  const inArabic = (text: string, { naming } = ARABIC) => openedInTown(text, layla('لَيْلَى'), 'دُبَيّ', naming);

  it.each([
    ['Layla found a stone.', 'In Dubai, Layla found a stone.'],
    ['One day Layla and Karim sat. Layla sang.', 'In Dubai, one day Layla and Karim sat. Layla sang.'],
    ['It was eleven, and there was Layla.', 'In Dubai, it was eleven, and there was Layla.'],
  ])('opens the book: %s', (text, told) => {
    expect(inEnglish(text)).toBe(told);
  });

  it('leaves what she is with her name', () => {
    expect(inEnglish('Mishka the cat sang.', mishka)).toBe('In Dubai, Mishka the cat sang.');
  });

  it.each(['“Look!” cried Layla.', 'Mister Whisk met Layla.', 'It rained. Layla sang.'])(
    'does not open a sentence that begins with a speech or somebody else: %s',
    (text) => {
      expect(inEnglish(text)).toBeNull();
    },
  );

  it.each([
    ['جَلَسَتْ لَيْلَى فِي الظِّلّ.', 'فِي دُبَيّ، جَلَسَتْ لَيْلَى فِي الظِّلّ.'],
    ['فِي الحَارَةِ جَلَسَ كَرِيم وَلَيْلَى. قَالَ: «نَعَم.»', 'فِي دُبَيّ، فِي الحَارَةِ جَلَسَ كَرِيم وَلَيْلَى. قَالَ: «نَعَم.»'],
  ])('opens the book in Arabic: %s', (text, told) => {
    expect(inArabic(text)).toBe(told);
  });

  it.each(['وَخَبَّأَتْ لَيْلَى القَارِبَ.', '«نَعَم!» قَالَتْ لَيْلَى.', 'نَامَ النَّاسُ. أَمَّا لَيْلَى فَلَا.'])(
    'does not open a sentence that does not begin with her: %s',
    (text) => {
      expect(inArabic(text)).toBeNull();
    },
  );

  it('is told as it is said in Cairo', () => {
    expect(inArabic('لَيْلَى كَانِت فِي الضِّلّ.', EGYPTIAN)).toBe('فِي دُبَيّ، لَيْلَى كَانِت فِي الضِّلّ.');
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
