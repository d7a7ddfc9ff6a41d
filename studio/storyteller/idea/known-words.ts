/** Finds the words of an idea that the storyteller knows, whole words and phrases, in English and Arabic. */
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { COMMON_WORDS } from '#studio/storyteller/idea/common-words.data.ts';
import { COMPANION_WORDS } from '#studio/storyteller/idea/companion-words.data.ts';
import type { IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import { KIN_WORDS } from '#studio/storyteller/idea/kin-words.data.ts';
import { PASSING_WORDS } from '#studio/storyteller/idea/passing-words.data.ts';
import { OBJECT_WORDS } from '#studio/storyteller/idea/prop-words.data.ts';
import { SETTING_WORDS } from '#studio/storyteller/idea/setting-words.data.ts';
import { LEADS, THEME_WORDS } from '#studio/storyteller/idea/theme-words.data.ts';
import { fold, isOneLetterOff } from '#studio/storyteller/idea/word-forms.ts';

type Place = { readonly from: number; readonly until: number };

export type KeyOfKind = {
  readonly theme: string;
  /** Somebody or something that leads to the nearest plot. */
  readonly lead: string;
  /** Somebody of the family. */
  readonly person: string;
  readonly companion: Companion;
  readonly object: Prop;
  readonly place: Setting;
};

/** From and until are indexes of words, both included. */
export type KnownWord = {
  [Kind in keyof KeyOfKind]: Place & { readonly kind: Kind; readonly key: KeyOfKind[Kind] };
}[keyof KeyOfKind];

type Kind = KnownWord['kind'] | 'nothing';
type Entry = { readonly kind: Kind; readonly key: string; readonly words: readonly string[] };

/** Phrases whose words mean something else by themselves: no dog is asked for by a hot dog. */
const MISLEADING: readonly string[] = [
  'hot dog',
  'to the ball',
  'doctors kit',
  'fish finger',
  'teddy boy',
  'pins and needles',
  'bear in mind',
  'star of the show',
  'guinea pig',
  'sea horse',
  'في الحمام',
  'الى الحمام',
  'على الحمام',
  'ياخد حمام',
  'تاخد حمام',
  'دخول الحمام',
  'حمام دافي',
  'حمام السباحة',
  'حمام سباحة',
];

const entriesOf = (kind: Kind, lists: Readonly<Record<string, readonly string[]>>): Entry[] =>
  Object.entries(lists).flatMap(([key, entries]) =>
    entries.map((entry) => ({ kind, key, words: fold(entry).split(' ') })),
  );

const ENTRIES: readonly Entry[] = [
  ...entriesOf('theme', THEME_WORDS),
  ...entriesOf('lead', Object.fromEntries(Object.entries(LEADS).map(([key, { words }]) => [key, words]))),
  ...entriesOf('companion', COMPANION_WORDS),
  ...entriesOf('object', OBJECT_WORDS),
  ...entriesOf('place', SETTING_WORDS),
  ...entriesOf('person', { family: KIN_WORDS }),
  ...entriesOf('nothing', { nothing: MISLEADING }),
];

const BY_FIRST_WORD: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(ENTRIES, ({ words }) => words[0] ?? '');

/** English words that stand alone in a list, to forgive a typo by. */
const ENGLISH: readonly string[] = [
  ...new Set(ENTRIES.filter(({ words }) => words.length === 1).flatMap(({ words }) => words)),
].filter((word) => /^[a-z]+$/.test(word));

const SHORTEST_WITH_TYPO = 5;

const isKnown = ({ forms }: IdeaWord): boolean =>
  [...forms].some((form) => BY_FIRST_WORD.has(form) || PASSING_WORDS.has(form) || COMMON_WORDS.has(form));

/** `hedghog` is a hedgehog where no other known word is as near, and where it is no word itself. */
const mended = (word: IdeaWord): IdeaWord => {
  const { forms, nouns, isName } = word;
  const [first = ''] = forms;
  if (isName || first.length < SHORTEST_WITH_TYPO || !/^[a-z]+$/.test(first) || isKnown(word)) return word;
  const candidates = [...nouns].filter((form) => form.length >= SHORTEST_WITH_TYPO - 1);
  const near = ENGLISH.filter(
    (known) =>
      known.length >= SHORTEST_WITH_TYPO - 1 && candidates.some((candidate) => isOneLetterOff(candidate, known)),
  );
  const [only] = near;
  if (only === undefined || near.length > 1) return word;
  return { ...word, forms: new Set([...forms, only]), nouns: new Set([...nouns, only]) };
};

/** Themes are done (`planting`), the rest is there. */
const formsFor = (kind: Kind, { forms, nouns }: IdeaWord): ReadonlySet<string> => (kind === 'theme' ? forms : nouns);

const isIn = ({ from, until }: Place, other: Place): boolean => from >= other.from && until <= other.until;

/** A teddy bear is no bear and a sea turtle no turtle: the longer phrase counts. An old city is a city all the same. */
const isPartOfLonger = (known: Found, all: readonly Found[]): boolean =>
  all.some(
    (other) =>
      !(other.kind === 'place' && known.kind === 'theme') &&
      other.until - other.from > known.until - known.from &&
      isIn(known, other),
  );

type Found = Place & { readonly kind: Kind; readonly key: string };

const foundAt = (words: readonly IdeaWord[], from: number): Found[] => {
  const word = words[from];
  if (!word || word.isName) return [];
  const entries = [...new Set([...word.forms].flatMap((form) => BY_FIRST_WORD.get(form) ?? []))];
  return entries.flatMap(({ kind, key, words: entry }) => {
    const fits = entry.every((each, at) => {
      const here = words[from + at];
      return here !== undefined && !here.isName && here.clause === word.clause && formsFor(kind, here).has(each);
    });
    return fits ? [{ kind, key, from, until: from + entry.length - 1 }] : [];
  });
};

/** Everything that is known, in the order of the idea. */
export const knownWords = (written: readonly IdeaWord[]): KnownWord[] => {
  const words = written.map(mended);
  const found = words.flatMap((_, from) => foundAt(words, from));
  return found
    .filter((known) => known.kind !== 'nothing' && !isPartOfLonger(known, found))
    .map((known) => known as KnownWord)
    .toSorted((one, other) => one.from - other.from);
};
