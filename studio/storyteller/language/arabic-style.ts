/** Turns of phrase that give a translation away, and the letter that young readers miss; for tests of authors' text. */
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';

const allIn = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([found]) => found.trim())),
];

/** Nouns and verbs that end in `ت` by themselves. */
const ENDS_IN_TA = /^(?:[وفبكل]?(?:ال)?(?:سكت|صمت|بهجت|مرفت|أبهت|نكت|نبت|شبت|التفت)|.*ات)$/u;
const VERBS_IN_AT = /^[وف]?(?:كانت|صارت|عادت|طارت|دارت|غابت|نامت|قامت|قالت|زالت|أضاءت|جاءت|باتت|ماتت|ذاقت|خافت)$/u;

/** Verbs of somebody who is she without the sign of silence on their last letter: `نَفَخَت`. */
export const missingSilences = (text: string): string[] =>
  allIn(
    /(?<![\u0621-\u0652])[\u0621-\u064A][\u0621-\u0652]*(?:\u064E\u0651?|\u0651\u064E|[اىآ])ت(?![\u0621-\u0652])/gu,
    text,
  ).filter((word) => {
    const plain = plainSpelling(word);
    return VERBS_IN_AT.test(plain) || !ENDS_IN_TA.test(plain);
  });

const SOMEBODY = /(?<!\p{L})[وفبكل]?أحد(?:ًا|ا)?(?!\p{L})(?! (?:عشر|ال))(?<!يوم أحد)/u;
/** What denies, asks or doubts; only there does `أحد` mean “anybody”. */
const NOT_SURE =
  /(?<!\p{L})[وفلأ]*(?:لا|لم|لن|ليس|ليست|لست|لسنا|ما|هل|غير|بلا|دون|كأن|كأنه|كأنها|إن|إذا|لو|ليت|ألا|لئلا|قبل|لأي|أي|من)(?!\p{L})|[؟?]/u;

/** Sentences that say `أحد` of one who is there; Arabic says `أحدهم`, `شخص ما`, `هناك من`. */
export const certainSomebodies = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => {
    const plain = plainSpelling(sentence);
    return SOMEBODY.test(plain) && !NOT_SURE.test(plain);
  });

const BODY = 'أنف|ذيل|رأس|ذقن|عينان|عينين|أذنان|أذنين|يد|يدان|فم|وجه|قدمان|قدمين|ركبتان|جناحان';
const IN_LINE = '(?:\\[|\\{[^{}]*\\}|\\|)*';

/** A part of somebody's body with the article and nobody's pronoun: `وَالأَنْفُ عَلَى الأَرْضِ`, `{رَفَعَتْ|رَفَعَ} {hero} الرَّأْسَ`. */
export const ownerlessBodies = (line: string): string[] => {
  const plain = plainSpelling(line);
  return [
    ...allIn(new RegExp(`[،|\\[] ?وال(?:${BODY})(?!\\p{L})[^،.|\\]]{0,12}`, 'gu'), plain),
    ...allIn(
      new RegExp(`(?:رفع|أغمض|سد|هز|فتح|غطى)\\}?\\]? \\{\\w+\\} ${IN_LINE}ال(?:${BODY})(?!\\p{L})`, 'gu'),
      plain,
    ),
  ];
};

/** A thought cut in two by who thinks it, as English does: `كُنَّا نَسْأَلُ، {فَكَّرَتْ|فَكَّرَ} {hero}، وَلَا نَنْتَظِرُ`. */
export const splicedThoughts = (line: string): string[] =>
  allIn(/[^»…]، \[?\{(?:فكرت\|فكر)\}[^،.:»]{0,24}[،.]/gu, plainSpelling(line));
