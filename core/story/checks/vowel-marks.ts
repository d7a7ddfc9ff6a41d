/** Arabic vowel marks: complete for readers under eight, who learn to read by them; left out from eight on. */
import { textLanguagesOf } from '#core/locale/language.ts';
import { wordsOf } from '#core/locale/text-units.ts';
import { ownWordsOf, withoutOwnWords, type StoryCheck, type StoryWanted } from '#core/story/checks/finding.ts';

const MARKED_UNTIL_AGE = 7;
const MARK = /[\u064B-\u0652\u0670]/u;
/** The ending -an keeps its mark even in plain text: `جدًا`. */
const MARK_OF_YOUNG = /[\u064C-\u0652\u0670]/u;
/** Letters and the whole word: a word of one letter or a digit needs none. */
const NEEDS_MARKS = /^\p{Script=Arabic}[\p{Script=Arabic}\p{M}]+$/u;
/** A word here and there may go unmarked (a foreign name, an abbreviation), and may be marked where it would be misread. */
const TOLERATED = 0.05;
const SHOWN = 5;

const arabicWords = (text: string, wanted: StoryWanted): string[] =>
  wordsOf(withoutOwnWords(text, ownWordsOf(wanted))).filter((word) => NEEDS_MARKS.test(word));

export const checkVowelMarks: StoryCheck = (story, wanted) => {
  if (!textLanguagesOf(wanted).includes('ar')) return [];
  const wantsMarks = wanted.age <= MARKED_UNTIL_AGE;
  return story.spreads.flatMap(({ texts }, spread) => {
    const words = arabicWords(texts.ar ?? '', wanted);
    const wrong = words.filter((word) => (wantsMarks ? !MARK.test(word) : MARK_OF_YOUNG.test(word)));
    if (wrong.length <= Math.max(1, TOLERATED * words.length)) return [];
    const detail = `${wantsMarks ? 'without' : 'with'} marks: ${wrong.slice(0, SHOWN).join(' ')}`;
    return [{ check: 'vowel-marks', spread, severity: 'warning', detail }];
  });
};
