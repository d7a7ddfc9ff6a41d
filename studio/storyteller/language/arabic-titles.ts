/** What stands before a name in standard Arabic has its article: `الأُسْتَاذ سَنَام`, where Cairo says `أُسْتَاذ سَنَام`. */
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';

/** `سِتّ` is the number six in standard Arabic. */
const TITLES: readonly (readonly [said: string, written: string])[] = [
  ['أُسْتَاذ', 'أُسْتَاذ'],
  ['آنِسَة', 'آنِسَة'],
  ['سِتّ', 'سَّيِّدَة'],
];

/** The name with its title as standard Arabic writes it; a name without one stays. */
export const withTitle = (name: string): string => {
  const [, written] = TITLES.find(([said]) => name.startsWith(`${said} `)) ?? [];
  return written === undefined ? name : `ال${written}${name.slice(name.indexOf(' '))}`;
};

const WRITTEN = TITLES.flatMap(([, written]) => [written, plainSpelling(written)]).join('|');
/** Who is called has no article, and it melts into the `لِ` before it. */
const CALLED = new RegExp(`(?<=(?:^|[^\\p{L}\\p{M}])(?:[وف]\u064E?)?يَ?ا )ال(${WRITTEN})(?= )`, 'gu');
const AFTER_LAM = new RegExp(`(?<=(?:^|[^\\p{L}\\p{M}])(?:[وف]\u064E?)?ل\u0650?)ال(?=(?:${WRITTEN}) )`, 'gu');

/** A text in which titles stand as after the words before them. */
export const titlesInPlace = (text: string): string =>
  text.replace(CALLED, (_, title: string) => title.replace(/^(س\u064E?)\u0651/u, '$1')).replace(AFTER_LAM, 'ل');
