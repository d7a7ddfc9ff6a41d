import { describe, expect, it } from 'vitest';
import {
  atPauses,
  olderSpelling,
  plainLines,
  plainSpelling,
  unvowelledWords,
  vowelledWords,
  wordsWithoutEnding,
} from '#studio/storyteller/language/vowel-marks.ts';
import { plants } from '#studio/storyteller/text/passage.ts';

describe('unvowelledWords', () => {
  it.each([
    'ذَهَبُوا إِلَى البَيْتِ',
    'بِالقَلَمِ وَالشَّمْسِ فَكَالقَمَرِ لِلنَّوْمِ',
    'كِتَابًا جِدًّا هَذَا هٰذَا ذٰلِكَ آخَر مَشَى',
    'هُووووو فِييي آآآه هِرْرر زِززْ',
    'لِلقَمَرِ وَلِلبَيْتِ',
    'صَوْتُهَا غَرِيبٌ! نُور، مَاذَا؟',
    'الدُّبّ كُلّ',
    'اسْتَيْقَظَتْ وَابْتَسَمَ',
    'مِنْ وَ قُلْ',
  ])('is content with %s', (text) => {
    expect(unvowelledWords(text)).toEqual([]);
  });

  it.each([
    ['ذهَب', 'ذهَب'],
    ['كَتب الوَلَد', 'كَتب'],
    ['قَالَتِ البومَةُ', 'البومَةُ'],
    ['بيْت', 'بيْت'],
    ['صَوت', 'صَوت'],
    ['اللَيل', 'اللَيل'],
    ['أنَا', 'أنَا'],
    ['شَدّة', 'شَدّة'],
    ['و', 'و'],
  ])('finds the gap in %s', (text, word) => {
    expect(unvowelledWords(text)).toEqual([word]);
  });
});

describe('wordsWithoutEnding', () => {
  it.each([
    ['كَعْكَة العَسَلِ لَذِيذَةٌ.', ['كَعْكَة']],
    ['جَلَسَ عَلَى كُرْسِيّ قَدِيمٍ، وَنَام', ['كُرْسِيّ']],
    ['فَانُوس Zoe', ['فَانُوس']],
  ])('finds them in %s', (text, words) => {
    expect(wordsWithoutEnding(text, [])).toEqual(words);
  });

  it('takes no name out of a longer word', () => {
    expect(wordsWithoutEnding('فِي ضَوْءِ القَمَر هُنَا وَقَمَر هُنَا', ['قَمَر'])).toEqual(['القَمَر']);
  });

  it('passes over pauses, long endings and names', () => {
    expect(wordsWithoutEnding('«يَا سِتّ هُدَى»، قَالَ نُوح. مَشَى كَثِيرًا إِلَى بَيْتِي هُوووو، وَنَام', ['سِتّ هُدَى', 'نُوح'])).toEqual([]);
  });
});

describe('atPauses', () => {
  it.each([
    ['فِي البَيْتِ. «دَقَّ بَابٌ»، هُنَاكَ!', 'فِي البَيْت. «دَقَّ بَاب»، هُنَاك!'],
    ['رَأَى شَجَرَةً، وَكِتَابًا، وَمَاءً.', 'رَأَى شَجَرَة، وَكِتَابًا، وَمَاءً.'],
    ['عَلَى كُرْسِيِّ البَيْتِ\nثُمَّ رَأَتْهُ.', 'عَلَى كُرْسِيِّ البَيْت\nثُمَّ رَأَتْه.'],
    [
      'قَالَتِ البُومَةُ: «مَنْ؟» قَالَتْ لَهُ: «أَنَا.» وَقَالَ صَوْتٌ مِنْ بَعِيدٍ: «أَنَا!»',
      'قَالَتِ البُومَة: «مَنْ؟» قَالَتْ لَه: «أَنَا.» وَقَالَ صَوْتٌ مِنْ بَعِيد: «أَنَا!»',
    ],
    ['ضَحِكَ، أَمْسَكَ، تَمَسَّكَ، تَرَكَ. تَرَاكَ.', 'ضَحِك، أَمْسَك، تَمَسَّك، تَرَك. تَرَاكَ.'],
  ])('leaves the last vowel off: %s', (text, spoken) => {
    expect(atPauses(text)).toBe(spoken);
  });

  it.each([
    'مَعَكِ، أَنْتَ، وَصَلْتُ، رَأَيْتِ.',
    'هُوَ، إِلَيَّ، أُغَنِّيَ.',
    'بِصَوْتٍ عَالٍ. تَعَالَ! لَمْ يُغَنِّ. لَا تَبْكِ!',
    'قَالَ: الآنَ، وَ…',
    'نَفَخَتْ، اجْلِسْ.',
    'قَالَ: «أَنَا!» فَسَأَلَ: «مَنْ؟» وَرَدَّ: «أَنَا!» وَكَانَ يَقُولُ: «أَنَا!»',
  ])('keeps what would be misread without it: %s', (text) => {
    expect(atPauses(text)).toBe(text);
  });
});

describe('plain text', () => {
  it('has no vowels but the ending -an', () => {
    expect(plainSpelling('كَعْكَةُ العَسَلِ لَذِيذَةٌ جِدًّا، هٰذَا')).toBe('كعكة العسل لذيذة جدًا، هذا');
    expect(vowelledWords('كان جدًا يظنّ أنّها مَن ذهب')).toEqual(['مَن']);
  });

  it('keeps for readers the doubling without which a word is another', () => {
    expect(olderSpelling('يَلَّا، مَطَّرِي المَطَر')).toBe('يلا، مطّري المطر');
    expect(plainLines({ said: ['مَطَّرِي', plants('rain', 'مَطَّر')] })).toEqual({ said: ['مطّري', plants('rain', 'مطّر')] });
    expect(plainSpelling('مَطَّرِي')).toBe('مطري');
  });
});
