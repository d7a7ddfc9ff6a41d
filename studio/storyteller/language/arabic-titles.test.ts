import { expect, it } from 'vitest';
import { titlesInPlace, withTitle } from '#studio/storyteller/language/arabic-titles.ts';

it.each([
  ['أُسْتَاذ سَنَام', 'الأُسْتَاذ سَنَام'],
  ['آنِسَة زَغَب', 'الآنِسَة زَغَب'],
  ['سِتّ أَنَاقَة', 'السَّيِّدَة أَنَاقَة'],
  ['سِتَّة', 'سِتَّة'],
  ['فَتِيل', 'فَتِيل'],
])('a title has its article in standard Arabic: %s', (name, written) => {
  expect(withTitle(name)).toBe(written);
});

it.each([
  ['يَا الأُسْتَاذ سَنَام!', 'يَا أُسْتَاذ سَنَام!'],
  ['وَيَا السَّيِّدَة أَنَاقَة', 'وَيَا سَيِّدَة أَنَاقَة'],
  ['«يا السيدة أناقة»', '«يا سيدة أناقة»'],
  ['قَالَ لِالأُسْتَاذ سَنَام', 'قَالَ لِلأُسْتَاذ سَنَام'],
  ['وَلِالسَّيِّدَة أَنَاقَة', 'وَلِلسَّيِّدَة أَنَاقَة'],
  ['قال لالأستاذ سنام', 'قال للأستاذ سنام'],
  ['رَأَى الأُسْتَاذ سَنَام', 'رَأَى الأُسْتَاذ سَنَام'],
  ['هَدَايَا الأُسْتَاذ سَنَام', 'هَدَايَا الأُسْتَاذ سَنَام'],
])('and is written as after the words before it: %s', (text, written) => {
  expect(titlesInPlace(text)).toBe(written);
});
