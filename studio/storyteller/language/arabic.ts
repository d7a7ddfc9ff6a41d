/**
 * Arabic: agreement by gender and number, ages, lists. Names take no case endings, so a sentence around a name is
 * written to be right for every name; `docs/writing-arabic.md` tells authors how.
 */
import type { Dialect } from '#core/locale/language.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import { arabicNaming } from '#studio/storyteller/language/arabic-naming.ts';
import { arabicReferences } from '#studio/storyteller/language/arabic-references.ts';
import { titlesInPlace } from '#studio/storyteller/language/arabic-titles.ts';
import { atPauses, isVowelled, olderSpelling } from '#studio/storyteller/language/vowel-marks.ts';
import type { Entity, GrammaticalCase, Morphology, Piece } from '#studio/storyteller/language/morphology.ts';

/**
 * The unmarked gender of Arabic is the masculine: a hero whose pronouns are `they`, and a thing, take it. The plural of
 * respect would turn one child into many.
 */
const isFeminine = ({ pronouns, each }: Entity): boolean => (each ? each.every(isFeminine) : pronouns === 'she');

/** A verb before its subject agrees with the first of several, and in gender alone. */
const leader = (entity: Entity): Entity => entity.each?.[0] ?? entity;

const MASCULINE = 1;
const PLURAL = 2;
const DUAL = 3;
/** Where the forms for several end with those for women and girls alone. */
const FEMININE_PLURAL = 4;
const FEMININE_DUAL = 5;

/**
 * Two forms, feminine and masculine, are for one, or stand before their subject. Four are feminine, masculine, plural,
 * dual; two more are the plural and the dual of girls alone.
 */
const agreement = (entity: Entity, forms: readonly string[]): string => {
  const feminine = isFeminine(entity);
  let at = isFeminine(leader(entity)) ? 0 : MASCULINE;
  if (forms.length > 2 && entity.count > 1) {
    const isDual = entity.count === 2;
    at = isDual ? DUAL : PLURAL;
    if (feminine && forms.length > FEMININE_PLURAL) at = isDual ? FEMININE_DUAL : FEMININE_PLURAL;
  }
  const found = forms[at];
  if (found === undefined) throw new RangeError(`No form for ${entity.count} among ${forms.length}`);
  return found;
};

export type CountedNoun = {
  readonly one: string;
  readonly two: string;
  /** Plural, for three to ten. */
  readonly few: string;
  /** Singular with the ending of a counted noun, from eleven on. */
  readonly many: string;
};

/** Before a feminine noun; the last vowel is left to the reader, as before a name. */
const THREE_TO_TEN = ['ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَانِي', 'تِسْع', 'عَشْر'];
const arabicDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

/** So many of a feminine noun: words up to ten, Arabic digits above. A whole number from 1. */
export const countedFeminine = (number: number, { one, two, few, many }: CountedNoun): string => {
  if (number === 1) return one;
  if (number === 2) return two;
  const counts = THREE_TO_TEN[number - 3];
  return counts === undefined ? `${arabicDigits(number)} ${many}` : `${counts} ${few}`;
};

const YEARS: CountedNoun = { one: 'سَنَة', two: 'سَنَتَان', few: 'سَنَوَات', many: 'سَنَة' };

const ageForm = ({ age }: Entity): string => {
  if (age === null) return 'سِنُون كَثِيرَة';
  return age === 0 ? 'شُهُور قَلِيلَة' : countedFeminine(age, YEARS);
};

const form = (entity: Entity, name: string): string => {
  if (name === 'introduced') return entity.introduced;
  if (name === 'age') return ageForm(entity);
  if (name === 'they') return agreement(entity, ['هِيَ', 'هُوَ', 'هُمْ', 'هُمَا', 'هُنَّ', 'هُمَا']);
  throw new RangeError(`Arabic has no form "${name}"`);
};

const english = (what: string) => (): never => {
  throw new RangeError(`Arabic has no ${what} in a slot`);
};

/** A silent letter takes a vowel before an alif that carries the voice over: `قَالَتْ`, `قَالَتِ البُومَةُ`. */
const SILENT_END = /([\u064E-\u0650])?(\p{L})\u0652$/u;

const carriedOver = (text: string): string =>
  text
    .replace(/(?<=(?:^|[\sوف\u064E])مِن)\u0652$/u, '\u064E')
    .replace(SILENT_END, (_, before: string | undefined, letter: string) => {
      const isTheirs = before === '\u064F' && letter === 'م';
      return `${before ?? ''}${letter}${isTheirs ? '\u064F' : '\u0650'}`;
    });

/** The endings of one case: of words that are definite or lean on the next, of those that are not. */
const ENDINGS: Readonly<Record<GrammaticalCase, readonly [definite: string, indefinite: string]>> = {
  u: ['\u064F', '\u064C'],
  a: ['\u064E', '\u064B'],
  i: ['\u0650', '\u064D'],
};
/** The ending -an stands on an alif, but not after these. */
const AN_WITHOUT_ALIF = /(?:ة|اء|أ|ى)$/u;
/**
 * After a word that declines, and after one that has two endings only: `كُرْسِيٌّ*`, `خَضْرَاءُ**`. The mark of a doubled
 * letter may stand before its vowel or after it.
 */
const DECLINES = /^(.*)([\u064C\u064F])(\u0651?)(\*\*?)$/u;

const declinedWord = (word: string, to: GrammaticalCase | null): string => {
  const [, bare = '', nominative, doubled = '', marker] = DECLINES.exec(word) ?? [];
  if (!marker) return word;
  const stem = bare + doubled;
  if (!to) return stem;
  const [definite, indefinite] = ENDINGS[marker === '**' && to === 'i' ? 'a' : to];
  if (nominative === ENDINGS.u[0]) return stem + definite;
  return `${stem}${indefinite}${to === 'a' && !AN_WITHOUT_ALIF.test(stem) ? 'ا' : ''}`;
};

/** Genitives inside a phrase keep their ending; the last word has none without a case, but for `you`: `أَنْفَكِ`. */
const declined = (phrase: string, to: GrammaticalCase | null): string => {
  const words = phrase.split(' ').map((word) => declinedWord(word, to));
  return to ? words.join(' ') : words.join(' ').replace(/(?<!ك)[\u064D\u0650](?=\u0651?$)/u, '');
};

/** At a pause the last vowel is not sounded, and not written. */
const PAUSE = /^(?:$|[،.؛:!؟»…\n])/u;

const joined = (pieces: readonly Piece[], goesOn = false): string => {
  let line = '';
  for (const { text, isAuthors, mention } of pieces.toReversed()) {
    const isWord = !isAuthors && !mention;
    const pauses = line === '' ? !goesOn : PAUSE.test(line);
    const word = isWord && pauses ? atPauses(text) : text.trimEnd();
    const rest = isWord ? line : text.slice(word.length) + line;
    line = (isAuthors && rest.startsWith(' ا') ? carriedOver(word) : word) + rest;
  }
  return titlesInPlace(line);
};

const HERO_FORMS: ReadonlySet<string> = new Set(['they']);

/** Whoever comes along is named by the family; `introduced` holds their name, which is never respelled. */
const respelled = (entity: Entity, name: string, spelled: Morphology['spelled']): string =>
  name === 'introduced' ? form(entity, name) : spelled(form(entity, name));

export const arabicFor = (band: AgeBand, dialect: Dialect = 'standard'): Morphology => {
  const spelled: Morphology['spelled'] = isVowelled(band) ? (authored) => authored : olderSpelling;
  return {
    form: (entity, name) => respelled(entity, name, spelled),
    agreement,
    possessive: english('possessive: the name follows its noun'),
    withArticle: english('article'),
    capitalised: (phrase) => phrase,
    spelled,
    declined,
    joined,
    settled: dialect === 'standard' && isVowelled(band) ? atPauses : (paragraph) => paragraph,
    list: (names) => names.join(spelled(dialect === 'egyptian' ? ' وِ' : ' وَ')),
    heroForms: HERO_FORMS,
    references: arabicReferences(isFeminine, dialect),
    naming: arabicNaming({
      hasCases: dialect === 'standard' && isVowelled(band),
      spelled,
    }),
  };
};
