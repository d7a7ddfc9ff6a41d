/**
 * Arabic vowel marks: taking them off, and finding words that lack them. Readers under eight get every mark that tells
 * how a word is read, older ones get none but where a word would be misread.
 */
import type { AgeBand } from '#core/story/age-band.ts';
import type { Option } from '#studio/storyteller/text/passage.ts';

/** Whether an Arabic text for this band carries its vowel marks. */
export const isVowelled = (band: AgeBand): boolean => band !== '8-10';

const FATHA = '\u064E';
const DAMMA = '\u064F';
const KASRA = '\u0650';
const SHADDA = '\u0651';
/** The ending -an keeps its mark even in plain text: `جدًا`. */
const MARKS_TO_DROP = /[\u064C-\u0652\u0670]/gu;
const MARK = /^[\u064B-\u0652\u0670]$/u;
const WORD = /[\u0621-\u064A\u0671][\u0621-\u0652\u0670\u0671]*/gu;

/** Without the marks of vowels and doubling, as adults write. */
export const plainSpelling = (text: string): string => text.replace(MARKS_TO_DROP, '');

/** A stem that is another word without its doubling: `مطّري`, “let it rain”, and not `مطري`, “my rain”. */
const TOLD_BY_DOUBLING = /مَط(?:\u064E\u0651|\u0651\u064E)ر/gu;

/** What was written for readers of all ages, as the older ones read it: plain, but for the doubling that tells a word. */
export const olderSpelling = (text: string): string => text.split(TOLD_BY_DOUBLING).map(plainSpelling).join('مطّر');

type Letter = { readonly letter: string; readonly marks: readonly string[] };

const lettersOf = (word: string): Letter[] => {
  const letters: { letter: string; marks: string[] }[] = [];
  for (const sign of word) {
    if (MARK.test(sign)) letters.at(-1)?.marks.push(sign);
    else if (sign !== '\u0640') letters.push({ letter: sign, marks: [] });
  }
  return letters;
};

/** What may stand before the article in the same word: `وَالـ`, `بِالـ`, `فَكَالـ`. */
const BEFORE_ARTICLE = /^[وفبك]*$/u;

/** The lam of the article, also in `لِلقَمَر`, or one that melts into the doubled letter after it: `اللَّيْل`, `لِلنَّوْم`. */
const isSilentLam = (letters: readonly Letter[], at: number): boolean => {
  if (letters[at]?.letter !== 'ل') return false;
  if (letters[at + 1]?.marks.includes(SHADDA)) return true;
  const before = letters.slice(0, at).map(({ letter }) => letter);
  return /^[ال]$/u.test(before.at(-1) ?? '') && BEFORE_ARTICLE.test(before.slice(0, -1).join(''));
};

/** A sound that is drawn out is written three times or more: `هِرْرر`. */
const isDrawnOut = (letters: readonly Letter[], at: number): boolean =>
  [at - 2, at - 1, at].some(
    (first) =>
      first >= 0 && letters.slice(first, first + 3).filter(({ letter }) => letter === letters[at]?.letter).length === 3,
  );

/** A letter that lengthens the vowel before it: `نُور`, `فِيل`, and once more for a sound: `هُوو`. */
const isLong = (letters: readonly Letter[], at: number): boolean => {
  const { letter } = letters[at] as Letter;
  const before = letters[at - 1];
  if (before?.letter === letter && before.marks.length === 0) return isLong(letters, at - 1);
  if (letter === 'و') return before?.marks.includes(DAMMA) ?? false;
  return letter === 'ي' && (before?.marks.includes(KASRA) ?? false);
};

/** Letters that never carry a vowel of their own: `كِتَابًا`, `مَشَى`, `آخَر`. */
const ALWAYS_BARE = new Set(['ا', 'آ', 'ى', 'ٱ']);

const isMarked = (letters: readonly Letter[], at: number): boolean => {
  const { letter, marks } = letters[at] as Letter;
  if (marks.length > 0) return marks.some((mark) => mark !== SHADDA) || at === letters.length - 1;
  // The last letter may be silent: at a pause, before a name, in a word that takes no ending.
  const isLast = at === letters.length - 1;
  return (
    isLast || ALWAYS_BARE.has(letter) || isSilentLam(letters, at) || isLong(letters, at) || isDrawnOut(letters, at)
  );
};

/** A short word cannot lean on the silence at its end: `من` is `مِنْ` or `مَنْ`, and `و` alone is nothing. */
const isVowelledWord = (word: string): boolean => {
  const letters = lettersOf(word);
  if (letters.length === 1) return letters[0]?.marks.length !== 0;
  return letters.every((_, at) => isMarked(letters, at));
};

/** The Arabic words of a text that leave their reader to guess a vowel, each once. */
export const unvowelledWords = (text: string): string[] => [
  ...new Set((text.match(WORD) ?? []).filter((word) => !isVowelledWord(word))),
];

/** What a pause follows: the last vowel before it is not sounded, and not written. */
const PAUSE_AFTER = /^[،.؛:!؟»…—\n]|^$/u;

const hasEnding = (word: string): boolean => {
  const letters = lettersOf(word);
  const last = letters.length - 1;
  const { letter, marks } = letters[last] as Letter;
  if (marks.some((mark) => mark !== SHADDA)) return true;
  if (marks.length > 0) return false;
  return ALWAYS_BARE.has(letter) || isLong(letters, last) || isDrawnOut(letters, last);
};

/** A word that ends in a vowel, right before a pause; the ending -an is sounded there, but not after `ة`. */
const WORD_AT_PAUSE =
  /(?<![\u0621-\u0652])[\u0621-\u064A][\u0621-\u0652\u0670]*(?:[\u064C-\u0650]|ة\u064B)\u0651?(?=[،.؛:!؟»\n]|$)/gu;
const LAST_VOWEL = /(?:[\u064C-\u0650]|(?<=ة)\u064B)(?<doubled>\u0651?)$/u;

const ARTICLE = /^[وفبك]?[\u064E\u0650]?ال|^[وف]?\u064E?لِل/u;
/** You and I: `مَعَكِ`, `أَنْتَ`, `وَصَلْتُ` are somebody else's without the vowel. */
const PERSON_END = /(?<=[\u0621-\u0652])ك[\u064E\u0650]$|\u0652ت[\u064E-\u0650]$/u;
const NO_PERSON_END = /(?:هُنَا|[ذت][َِ]ل[ِْ]|ضَحِ|ضْحَ|حَرَّ|أَمْسَ|مَسَّ|تَرَ|شَبَابِي)كَ$|تَحْت[َُِ]$/u;
/** What has lost its last letter already: `عَالٍ`, `تَعَالَ`, `لَمْ يُغَنِّ`, `لَا تَبْكِ`. */
const SHORTENED = /^(?:[وف]\u064E|[بل]\u0650)?(?:(?:عَال|صَاح|صَاف|قَاس|خَال|رَاض|مَاض|كَاف|بَاق|مُنْحَن)ٍ|تَعَالَ|هَاتِ|امْشِ|غَنِّ)$/u;
const BEFORE_SHORTENED = /(?<![\u0621-\u0652])(?:[وفأ]\u064E)?لَمْ $/u;
const BEFORE_FORBIDDEN = /(?<![\u0621-\u0652])(?:[وف]\u064E)?لَا $/u;

/**
 * A verb alone before its speech: `قَالَ: «…»`, `وَيَقُولُ: «…»`. Story-tellers run on into the speech there, and rest
 * only after who speaks: `قَالَتِ البُومَة: «…»`.
 */
const VERB =
  /^(?:[وفس]\u064E)?(?:(?!(?:هُنَا|أَسْفَ|فَوْ))[^\u064B\u064C]*[^ةكه\u064B-\u0652]\u0651?\u064E\u0651?|[يتأن][\u064E\u064F][^ة]*[^ه]\u064F)$/u;

const isKeptAtPause = (word: string, before: string): boolean => {
  // `وَ…`, `الآنَ`: nothing would be left to read it by.
  if (/^[^\u064B-\u0652]+[\u064B-\u0652]$/u.test(word)) return true;
  if (ARTICLE.test(word)) return false;
  // `هُوَ`, `إِلَيَّ`, `أُغَنِّيَ`: the weak letter would be taken for a long vowel.
  if (/[وي]\u0651?\u064E\u0651?$/u.test(word) || SHORTENED.test(word)) return true;
  if (PERSON_END.test(word) && !NO_PERSON_END.test(word)) return true;
  if (BEFORE_SHORTENED.test(before)) return !/ه[\u064F\u0650]$|\u0651\u064E$|\u064E\u0651$/u.test(word);
  return BEFORE_FORBIDDEN.test(before) && /[^هن]\u0651?\u0650\u0651?$/u.test(word);
};

/** The same text with every word before a pause as it sounds there: `فِي البَيْتِ` is `فِي البَيْت.` at the end, `فِي البَيْت:` before a speech. */
export const atPauses = (text: string): string =>
  text.replace(WORD_AT_PAUSE, (word: string, at: number) => {
    const runsOn = text[at + word.length] === ':' && !ARTICLE.test(word) && VERB.test(word);
    const isKept = runsOn || isKeptAtPause(word, text.slice(Math.max(0, at - 8), at));
    return isKept ? word : word.replace(LAST_VOWEL, '$<doubled>');
  });

/** A letter or mark of an Arabic word, and what may be written together with a name: `وَ`, `لِ`, `كَ`. */
const IN_WORD = '[\\u0621-\\u0652\\u0670\\u0671]';
const BEFORE_NAME = '(?<![\\u0621-\\u0652])[وفبكل][\\u064E\\u0650]';

const withoutName = (text: string, name: string): string =>
  text.replaceAll(new RegExp(`(?:(?<!${IN_WORD})|(?<=${BEFORE_NAME}))${name}(?!${IN_WORD})`, 'gu'), '#');

/**
 * The Arabic words of a text that stand inside a sentence and do not say how they end, each once. Names, which take no
 * ending, are passed over.
 */
export const wordsWithoutEnding = (text: string, names: readonly string[]): string[] => {
  const nameless = names.toSorted((one, other) => other.length - one.length).reduce(withoutName, text);
  const inside = [...nameless.matchAll(WORD)].filter(
    ({ 0: word, index }) => !PAUSE_AFTER.test(nameless.slice(index + word.length)) && !hasEnding(word),
  );
  return [...new Set(inside.map(([word]) => word))];
};

/** The Arabic words of a text that carry a vowel, each once; the ending -an does not count. */
export const vowelledWords = (text: string): string[] => [
  ...new Set((text.match(WORD) ?? []).filter((word) => new RegExp(`[${FATHA}-\u0650\u0652]`, 'u').test(word))),
];

/** Vowelled lines as a plain text says them, for lines that bands with and without marks share. */
export const plainLines = <Lines extends Readonly<Partial<Record<string, readonly Option[]>>>>(lines: Lines): Lines => {
  const plain = Object.entries(lines).map(([key, said = []]) => [key, said.map(plainOption)] as const);
  return { ...lines, ...Object.fromEntries(plain) };
};

const plainOption = (option: Option): Option => {
  if (typeof option === 'string') return olderSpelling(option);
  return 'plants' in option
    ? { ...option, tell: olderSpelling(option.tell) }
    : { ...option, tell: option.tell.map(olderSpelling) };
};
