import { describe, expect, it } from 'vitest';
import { arabicFor, countedFeminine } from '#studio/storyteller/language/arabic.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { realise, type Speech } from '#studio/storyteller/text/realise.ts';

const entity = (over: Partial<Entity>): Entity => ({
  name: 'نور',
  introduced: 'نور',
  pronouns: 'she',
  count: 1,
  kind: 'person',
  age: 6,
  ...over,
});

const several = (...pronouns: Entity['pronouns'][]): Entity => {
  const each = pronouns.map((one) => entity({ pronouns: one }));
  return entity({ name: 'نور وآدم', pronouns: 'they', count: each.length, each });
};

const told = (source: string, hero: Entity, over: Partial<Speech> = {}): string =>
  realise(source, { morphology: arabicFor('5-7'), entities: { hero }, words: {}, ...over }, streamOf(1));

describe('agreement', () => {
  it('goes by the hero when nobody is named, whatever the forms hold', () => {
    const line = '{ذَهَبَتْ|ذَهَبَ} {hero} وَضَحِك{َتْ|َ} فِي بَيْتِ{هَا|هِ} جَمِيل{ة|}';
    expect(told(line, entity({}))).toBe('ذَهَبَتْ نور وَضَحِكَتْ فِي بَيْتِهَا جَمِيلة');
    expect(told(line, entity({ pronouns: 'he' }))).toBe('ذَهَبَ نور وَضَحِكَ فِي بَيْتِهِ جَمِيل');
  });

  it('speaks of a hero who is they, and of a thing, in the unmarked gender', () => {
    for (const pronouns of ['they', 'it'] as const) expect(told('{نَامَتْ|نَامَ}', entity({ pronouns }))).toBe('نَامَ');
    expect(told('{They}', entity({ pronouns: 'they' }))).toBe('هُوَ');
  });

  it('before several goes by the first, after them by all', () => {
    const four = '{خَرَجَتْ|خَرَجَ|خَرَجُوا|خَرَجَا|خَرَجْنَ|خَرَجَتَا}';
    expect(told('{خَرَجَتْ|خَرَجَ} {hero}', several('she', 'he'))).toBe('خَرَجَتْ نور وآدم');
    expect(told('{خَرَجَتْ|خَرَجَ} {hero}', several('he', 'she'))).toBe('خَرَجَ نور وآدم');
    expect(told(four, several('she', 'he'))).toBe('خَرَجَا');
    expect(told(four, several('she', 'she'))).toBe('خَرَجَتَا');
    expect(told(four, several('she', 'he', 'she'))).toBe('خَرَجُوا');
    expect(told(four, several('she', 'she', 'she'))).toBe('خَرَجْنَ');
    expect(told('{هِيَ|هُوَ|هُمْ|هُمَا}', several('she', 'she'))).toBe('هُمَا');
  });

  it('refuses a dual that nobody wrote', () => {
    expect(() => told('{أ|ب|ج}', several('she', 'he'))).toThrow(/2 among 3/);
  });

  it('goes by a named companion, and by a word that has a gender', () => {
    const entities = { hero: entity({ pronouns: 'he' }), owl: entity({}) };
    const words = { lost: { name: 'غَيْمَة', gender: 'she' }, treat: 'كَعْكَة' };
    expect(told('{owl:عَطَسَتْ|عَطَسَ} {owl|عَطَسَتْ|عَطَسَ}', entity({}), { entities })).toBe('عَطَسَتْ عَطَسَتْ');
    expect(told('{lost:ضَاعَتْ|ضَاعَ} {lost}', entity({}), { words })).toBe('ضَاعَتْ غَيْمَة');
    expect(() => told('{treat:ضَاعَتْ|ضَاعَ}', entity({}), { words })).toThrow(/treat/);
  });

  it('refuses what only English has', () => {
    expect(() => told('{hero’s}', entity({}))).toThrow(/possessive/);
    expect(() => told('{a treat}', entity({}), { words: { treat: 'كَعْكَة' } })).toThrow(/article/);
    expect(() => told('{their}', entity({}))).toThrow(/their/);
  });
});

describe('where two words meet', () => {
  it('lets a silent letter carry over to an alif, but never in a name', () => {
    expect(told('{قَالَتْ|قَالَ} البُومَةُ', entity({}))).toBe('قَالَتِ البُومَةُ');
    expect(told('[{قَالَتْ|قَالَ}|{قَالَتْ|قَالَ}] [اسْمِي|اسْمِي]', entity({}))).toBe('قَالَتِ اسْمِي');
    expect(told('{قَالَتْ|قَالَ} لَهُ، بَيْتُ{هُمْ|هُمْ} الكَبِيرُ', entity({}))).toBe('قَالَتْ لَهُ، بَيْتُهُمُ الكَبِيرُ');
    expect(told('عَنْ {hero}، مِنْ {hero}', entity({ name: 'الخالة' }))).toBe('عَنِ الخالة، مِنَ الخالة');
    expect(told('{hero} الكَبِيرَة', entity({ name: 'بِنْتْ' }))).toBe('بِنْتْ الكَبِيرَة');
  });
});

describe('words of the book in a case', () => {
  const words = {
    stool: 'كُرْسِيٌّ* قَدِيمٌ* فِي مَكْتَبَةِ التَّلِّ',
    alley: { name: 'زُقَاقُ* الغَلَّايَةِ', the: 'الزُّقَاقُ*' },
    soup: 'شُورْبَةٌ* خَضْرَاءُ**',
    film: 'تِيتَةُ* تَطِيرُ إِلَى القَمَرِ',
    found: 'الكَبِيرُ* {alley}',
  };
  // A doubled letter has two marks, in whichever order they were typed.
  const says = (source: string) => told(source, entity({}), { words }).normalize();
  it.each([
    ['{stool^u} هُنَا', 'كُرْسِيٌّ قَدِيمٌ فِي مَكْتَبَةِ التَّلِّ هُنَا'],
    ['{stool^a} هُنَا', 'كُرْسِيًّا قَدِيمًا فِي مَكْتَبَةِ التَّلِّ هُنَا'],
    ['فِي {alley^i} هُنَا', 'فِي زُقَاقِ الغَلَّايَةِ هُنَا'],
    ['وَ{alley.the^a} هُنَا', 'وَالزُّقَاقَ هُنَا'],
    ['{soup^a} لَهَا', 'شُورْبَةً خَضْرَاءَ لَهَا'],
    ['مِنْ {soup^i} لَهَا', 'مِنْ شُورْبَةٍ خَضْرَاءَ لَهَا'],
    ['{film^i} هُنَا', 'تِيتَةِ تَطِيرُ إِلَى القَمَرِ هُنَا'],
    ['{found^a} هُنَا', 'الكَبِيرَ زُقَاقَ الغَلَّايَةِ هُنَا'],
    ['{found^i}، هُنَا', 'الكَبِيرِ زُقَاقِ الغَلَّايَة، هُنَا'],
  ])('decline: %s', (source, text) => {
    expect(says(source)).toBe(text.normalize());
  });

  it('lose the last vowel at a pause, but not the ending -an on an alif', () => {
    expect(says('فِي {alley^i}، {soup^a}. {alley.the^u}')).toBe('فِي زُقَاقِ الغَلَّايَة، شُورْبَةً خَضْرَاء. الزُّقَاق'.normalize());
    expect(told('{hat^a}.', entity({}), { words: { hat: 'قُبَّعَةٌ*' } })).toBe('قُبَّعَة.');
    expect(told('{book^a}.', entity({}), { words: { book: 'كِتَابٌ*' } })).toBe('كِتَابًا.');
  });

  it('without a case end in no vowel', () => {
    expect(says('{stool} {alley} {soup} {film}')).toBe(
      'كُرْسِيّ قَدِيم فِي مَكْتَبَةِ التَّلّ زُقَاق الغَلَّايَة شُورْبَة خَضْرَاء تِيتَة تَطِيرُ إِلَى القَمَر'.normalize(),
    );
  });

  it('are written without marks for older readers', () => {
    const plain = realise(
      '{stool^a} في {alley^i} هنا',
      { morphology: arabicFor('8-10'), entities: {}, words },
      streamOf(1),
    );
    expect(plain).toBe('كرسيًا قديمًا في مكتبة التل في زقاق الغلاية هنا');
  });
});

describe('spelling', () => {
  it('joins names with waw', () => {
    expect(arabicFor('5-7').list(['آدم', 'منى', 'Sam'])).toBe('آدم وَمنى وَSam');
    expect(arabicFor('8-10').list(['آدم', 'منى'])).toBe('آدم ومنى');
  });

  it('takes the marks off what the bands share', () => {
    expect(arabicFor('8-10').spelled('كَعْكَة العَسَل جِدًّا')).toBe('كعكة العسل جدًا');
    expect(arabicFor('2-4').spelled('كَعْكَة')).toBe('كَعْكَة');
    expect(arabicFor('8-10').form(entity({ age: 5 }), 'age')).toBe('خمس سنوات');
    expect(arabicFor('8-10').form(entity({ introduced: 'لَيْلَى' }), 'introduced')).toBe('لَيْلَى');
  });
});

describe('countedFeminine', () => {
  it.each([
    [1, 'سَنَة'],
    [2, 'سَنَتَان'],
    [3, 'ثَلَاث سَنَوَات'],
    [8, 'ثَمَانِي سَنَوَات'],
    [10, 'عَشْر سَنَوَات'],
    [11, '١١ سَنَة'],
    [40, '٤٠ سَنَة'],
  ])('writes %i years', (age, phrase) => {
    expect(countedFeminine(age, { one: 'سَنَة', two: 'سَنَتَان', few: 'سَنَوَات', many: 'سَنَة' })).toBe(phrase);
    expect(arabicFor('5-7').form(entity({ age }), 'age')).toBe(phrase);
  });

  it('has words for the very young and the very old', () => {
    expect(arabicFor('5-7').form(entity({ age: 0 }), 'age')).toBe('شُهُور قَلِيلَة');
    expect(arabicFor('5-7').form(entity({ age: null }), 'age')).toContain('سِنُون');
  });
});
