/** Finds the words of an idea that the storyteller knows, whole words and phrases, in English and Arabic. */
import { foldedWords } from '#core/locale/fold-text.ts';
import { withoutVowelMarks, wordsOf } from '#core/locale/text-units.ts';
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { COMPANION_WORDS, OBJECT_WORDS, SETTING_WORDS, THEME_WORDS } from '#studio/storyteller/idea/idea-words.data.ts';

/** One word of an idea: as it was written, and the forms under which a list may have it. */
export type IdeaWord = { readonly written: string; readonly forms: ReadonlySet<string> };

type Place = { readonly from: number; readonly until: number };

export type KeyOfKind = {
  readonly theme: string;
  readonly companion: Companion;
  readonly object: Prop;
  readonly place: Setting;
};

/** From and until are indexes of words, both included. */
export type KnownWord = {
  [Kind in keyof KeyOfKind]: Place & { readonly kind: Kind; readonly key: KeyOfKind[Kind] };
}[keyof KeyOfKind];

/** `آلي` (robot) is not `إلى` (to), although hamzas are left out elsewhere. */
const fold = (word: string): string => foldedWords(word.replace(/آ/gu, 'اا')).trim();

const englishForms = (word: string): string[] => {
  const stem = word.replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '');
  const plural = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return [...plural, stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
};

/** And, so, by, for, as and the article before the word; a pronoun (`قطتها`) or an ending (`ليلًا`) after it. */
const arabicForms = (word: string, endsInAlif: boolean): string[] => {
  const bare = [
    word.replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u, ''),
    word.replace(/^[وفبلك](?=\p{L}{3})/u, ''),
    word.replace(/^[وف][بلك](?=\p{L}{3})/u, ''),
    word.replace(/(?<=\p{L}{3})ا$/u, ''),
  ];
  const owned = [word, ...bare].flatMap((form) => {
    // The final alif of `ليلى` is written like the `my` of `ليلي` once letters are folded.
    const stem = endsInAlif ? form : form.replace(/(?<=\p{L}{2})(?:ها|هم|هن|نا|ه|ي|ك)$/u, '');
    return [stem, stem.replace(/ت$/u, 'ه')];
  });
  return [...bare, ...owned];
};

/** The words of an idea in order. */
export const ideaWords = (idea: string): IdeaWord[] =>
  wordsOf(idea)
    .flatMap((run) => run.split(/-+/))
    .filter((run) => run !== '')
    .map((run) => {
      const written = withoutVowelMarks(run).replace(/[’']s?$/u, '');
      const word = fold(written);
      const others = /\p{Script=Arabic}/u.test(word) ? arabicForms(word, written.endsWith('ى')) : englishForms(word);
      return { written, forms: new Set([word, ...others]) };
    });

type Entry = { readonly kind: KnownWord['kind']; readonly key: string; readonly words: readonly string[] };

const entriesOf = (kind: Entry['kind'], lists: Readonly<Record<string, readonly string[] | undefined>>): Entry[] =>
  Object.entries(lists).flatMap(([key, entries = []]) =>
    entries.map((entry) => ({ kind, key, words: fold(entry).split(' ') })),
  );

const ENTRIES: readonly Entry[] = [
  ...entriesOf('theme', THEME_WORDS),
  ...entriesOf('companion', COMPANION_WORDS),
  ...entriesOf('object', OBJECT_WORDS),
  ...entriesOf('place', SETTING_WORDS),
];

const isIn = ({ from, until }: Place, other: Place): boolean => from >= other.from && until <= other.until;

/** A teddy bear is no bear and a sea turtle no turtle: of companions and things the longer phrase counts. */
const isPartOfLonger = (known: KnownWord, all: readonly KnownWord[]): boolean =>
  all.some(
    (other) =>
      (other.kind === 'companion' || other.kind === 'object') &&
      other.until - other.from > known.until - known.from &&
      isIn(known, other),
  );

/** Everything that is known, in the order of the idea. */
export const knownWords = (words: readonly IdeaWord[]): KnownWord[] => {
  const found = ENTRIES.flatMap(({ kind, key, words: entry }) =>
    words.flatMap((_, from) => {
      const fits = entry.every((word, at) => words[from + at]?.forms.has(word) === true);
      return fits ? [{ kind, key, from, until: from + entry.length - 1 } as KnownWord] : [];
    }),
  );
  return found.filter((known) => !isPartOfLonger(known, found)).toSorted((one, other) => one.from - other.from);
};
