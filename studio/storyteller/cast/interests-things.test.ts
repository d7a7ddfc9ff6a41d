import { describe, expect, it } from 'vitest';
import { speaksOf, thingOfInterest } from '#studio/storyteller/cast/interests-things.ts';
import { WITHOUT_A_THING } from '#studio/storyteller/cast/interests-things.data.ts';

describe('the thing of an interest', () => {
  it.each([
    ['trains', 'القطارات', 'train'],
    ['cars', 'السيارات', 'car'],
    ['football', 'كرة القدم', 'ball'],
    ['basketball', 'كرة السلة', 'ball'],
    ['drawing', 'الرسم', 'paint-box'],
    ['painting', 'التلوين', 'paint-box'],
    ['music', 'الموسيقى', 'drum'],
    ['reading', 'القراءة', 'book'],
    ['stories', 'الحكايات', 'book'],
    ['writing', 'الكتابة', 'notebook'],
    ['maths', 'الحساب', 'notebook'],
    ['space', 'الفضاء', 'rocket'],
    ['rockets', 'الصواريخ', 'rocket'],
    ['stars', 'النجوم', 'telescope'],
    ['planets', 'الكواكب', 'telescope'],
    ['horses', 'الخيل', 'rocking-horse'],
    ['birds', 'الطيور', 'feather'],
    ['butterflies', 'الفراشات', 'net'],
    ['insects', 'الحشرات', 'magnifying-glass'],
    ['science', 'العلوم', 'magnifying-glass'],
    ['fishing', 'صيد السمك', 'fishing-rod'],
    ['the sea', 'البحر', 'shell'],
    ['cooking', 'الطبخ', 'spoon'],
    ['baking', 'الخبز', 'cookie'],
    ['gardening', 'الزراعة', 'watering-can'],
    ['flowers', 'الأزهار', 'flower'],
    ['Lego', 'الليجو', 'blocks'],
    ['building', 'البناء', 'blocks'],
    ['magic', 'السحر', 'wand'],
    ['pirates', 'القراصنة', 'map'],
    ['princesses', 'الأميرات', 'crown'],
    ['superheroes', 'الأبطال الخارقين', 'cape'],
    ['dolls', 'العرائس', 'doll'],
    ['toys', 'اللعب', 'spinning-top'],
    ['kites', 'الطائرات الورقية', 'kite'],
    ['planes', 'الطائرات', 'airplane'],
    ['boats', 'المراكب', 'paper-boat'],
    ['bicycles', 'الدراجات', 'bicycle'],
    ['balloons', 'البالونات', 'balloon'],
    ['playing football with Dad', 'لعب كرة القدم مع بابا', 'ball'],
  ])('is known for %s and %s', (english, arabic, thing) => {
    expect([thingOfInterest(english), thingOfInterest(arabic)]).toEqual([thing, thing]);
  });

  it.each(WITHOUT_A_THING)('is none for %s', (interest) => {
    expect(thingOfInterest(interest)).toBeNull();
  });
});

describe('a text that speaks of an interest', () => {
  it.each([
    ['“Trains are like that,” said Mona.', 'trains', 'en', true],
    ['She told it all about the sea.', 'the sea', 'en', true],
    ['He scars easily.', 'cars', 'en', false],
    ['حَكَى لَهَا عَنِ القِطَارَات.', 'القطارات', 'ar', true],
    ['لَيْسَ هَذَا لِلقِطَارَات', 'القطارات', 'ar', true],
    ['حَكَى عَنْ كُرَة القَدَم، مَرَّتَيْن', 'football', 'ar', true],
    ['القَدَمُ البَارِدَةُ لَا تَغْفُو', 'كرة القدم', 'ar', false],
  ] as const)('is known: %s', (text, interest, language, speaks) => {
    expect(speaksOf(text, interest, language)).toBe(speaks);
  });
});
