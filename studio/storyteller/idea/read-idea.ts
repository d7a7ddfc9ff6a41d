/** Says to a family, before a book is made, what of their idea the storyteller will weave in and what it cannot use yet. */
import { foldedWords } from '#core/locale/fold-text.ts';
import type { Language } from '#core/locale/language.ts';
import type { IdeaPart } from '#core/story/idea-part.ts';
import { denialBefore } from '#studio/storyteller/idea/denied.ts';
import { evidenceFor, isDrawn, isLeftOut, isNear, isWoven, type Evidence } from '#studio/storyteller/idea/evidence.ts';
import { ideaWords, type IdeaWord } from '#studio/storyteller/idea/idea-text.ts';
import { knownWords, type KnownWord } from '#studio/storyteller/idea/known-words.ts';
import { tellsOfFear } from '#studio/storyteller/idea/fears/feared.ts';
import { FEAR_WORDS, FRIGHTENING } from '#studio/storyteller/idea/fears/fear-words.data.ts';
import { DOING_WORDS, FINDING_WORDS, PASSING_WORDS, WISH_WORDS } from '#studio/storyteller/idea/passing-words.data.ts';
import { isCastsOwn, planFromIdea, type IdeaPlan, type Readers } from '#studio/storyteller/idea/plan-from-idea.ts';
import { fold } from '#studio/storyteller/idea/word-forms.ts';

/** All words as the family wrote them, in the order of the idea. */
export type IdeaReading = {
  /** The story whose plot fits, or null when nothing in the idea asks for one and any may be told. */
  readonly templateId: string | null;
  readonly title: Readonly<Record<Language, string>> | null;
  readonly recognised: readonly { readonly kind: IdeaPart; readonly word: string }[];
  /** What no story is about; the one that is told is the nearest. */
  readonly nearest: readonly string[];
  /** What the family does not want or somebody is afraid of, and the book does not have. */
  readonly leftOut: readonly string[];
  /** Whom the idea names and who is not in the book, but could be. */
  readonly people: readonly string[];
  readonly unused: readonly string[];
};

const isAmong = (words: ReadonlySet<string>, { written, forms }: IdeaWord): boolean =>
  [foldedWords(written).trim(), ...forms].some((form) => words.has(form));

/** `Afraid` and `finds` lead to a story, but it is the dark and the kite that a family wants to see in it. */
const isLeading = (word: IdeaWord | undefined): boolean =>
  word !== undefined && [FEAR_WORDS, FRIGHTENING, WISH_WORDS, FINDING_WORDS].some((words) => isAmong(words, word));

const SHORTEST_WORD = 3;
/** How far `afraid of the very dark …` reaches. */
const REACH = 5;

/** A theme or an animal that comes soon after `afraid of` is a fear, a theme after `wants to` a wish. */
const kindOf = (known: KnownWord, { words, known: all }: IdeaPlan): IdeaPart => {
  const isTheme = known.kind === 'theme' || known.kind === 'lead';
  const canBeWished = isTheme || known.kind === 'object';
  if (known.kind === 'place' || known.kind === 'person') return 'place';
  const otherwise = known.kind === 'lead' ? 'theme' : known.kind;
  const before = words.slice(Math.max(0, known.from - REACH), known.from);
  const at = before.findLastIndex((word) => isAmong(FEAR_WORDS, word) || isAmong(WISH_WORDS, word));
  const leading = before[at];
  if (!leading || leading.clause !== words[known.from]?.clause) return otherwise;
  const from = known.from - before.length + at;
  // Only what comes first after it: `afraid of flying carries a letter` is no fear of letters.
  if (all.some((other) => other.from > from && other.until < known.from)) return otherwise;
  if (denialBefore(from, words) >= 0) return otherwise;
  if (isAmong(FEAR_WORDS, leading)) return known.kind === 'object' ? otherwise : 'fear';
  return canBeWished ? 'wish' : otherwise;
};

/** `واخته` is shown as `اخته`, while `وردة` stays: what is left must be known as the same. */
const withoutParticle = (written: string, { kind, key }: KnownWord): string => {
  const bare = /^[وفل](?=\p{Script=Arabic}{2})/u.test(written) ? written.slice(1) : written;
  const isSame =
    bare !== written &&
    knownWords(ideaWords(bare)).some(({ from, ...one }) => from === 0 && one.kind === kind && one.key === key);
  return isSame ? bare : written;
};

const writtenOf = (known: KnownWord, { words }: IdeaPlan): string =>
  withoutParticle(
    words
      .slice(known.from, known.until + 1)
      .map(({ written }) => written)
      .join(' '),
    known,
  );

/** Places and companions say more than the theme of the same word. */
const PRECEDENCE: readonly KnownWord['kind'][] = ['companion', 'place', 'object', 'theme', 'lead', 'person'];

const covers = (other: KnownWord, known: KnownWord): boolean => other.from <= known.from && other.until >= known.until;

const strongest = (all: readonly KnownWord[]): KnownWord[] =>
  all.filter(
    (known) =>
      !all.some((other) => covers(other, known) && PRECEDENCE.indexOf(other.kind) < PRECEDENCE.indexOf(known.kind)),
  );

/** Each part of the idea once, where it is said best. */
const outside = (all: readonly KnownWord[], said: readonly KnownWord[]): KnownWord[] =>
  all.filter((known) => !said.some(({ from, until }) => from <= known.until && until >= known.from));

type Sorted = Readonly<Record<'woven' | 'drawn' | 'near' | 'leftOut' | 'people', readonly KnownWord[]>>;

const isNameless = (word: IdeaWord | undefined): boolean =>
  word === undefined ||
  word.isName ||
  isAmong(PASSING_WORDS, word) ||
  !/^\p{Lu}|^\p{Script=Arabic}/u.test(word.written);

/** `Her little sister Maya`: with the name that stands beside. */
const withName = (person: KnownWord, { words, known }: IdeaPlan): KnownWord => {
  const next = words[person.until + 1];
  const isOther = isNameless(next) || next?.clause !== words[person.until]?.clause;
  const isKnown = known.some(({ from }) => from === person.until + 1);
  // An Arabic word after `her mother` is a name only where nothing else is known of it, and seldom a verb.
  const isVerb = /^(?:[يتب]|ال)/u.test(fold(next?.written ?? ''));
  return isOther || isKnown || isVerb ? person : { ...person, until: person.until + 1 };
};

const sorted = (evidence: Evidence): Sorted => {
  const { plan } = evidence;
  const isDenied = (known: KnownWord): boolean => plan.denied.includes(known);
  const wanted = plan.known.filter((known) => !isDenied(known));
  const woven = wanted.filter((known) => known.kind !== 'person' && isWoven(known, evidence));
  const drawn = outside(
    wanted.filter((known) => isDrawn(known, evidence)),
    woven.filter(({ kind }) => kind !== 'theme'),
  );
  const leftOut = plan.denied.filter((known) => isLeftOut(known, evidence));
  const near = outside(
    wanted.filter((known) => isNear(known, evidence) && !isLeading(plan.words[known.from])),
    [...woven, ...drawn, ...leftOut],
  );
  const others = wanted.filter((known) => known.kind === 'person' && !isCastsOwn(known, plan.words));
  const people = outside(others, woven).map((person) => withName(person, plan));
  return { woven: strongest([...woven, ...drawn]), drawn, near, leftOut, people };
};

type Stretch = Pick<KnownWord, 'from' | 'until'>;

const isWithin = (at: number, all: readonly Stretch[]): boolean =>
  all.some(({ from, until }) => at >= from && at <= until);

/** What carries meaning and is in none of what has been said. */
const unusedIn = ({ words, known, naming }: IdeaPlan, said: readonly Stretch[]): string[] => {
  const spoken = [...said, ...(naming ? [naming] : [])];
  const isSilent = (word: IdeaWord): boolean =>
    word.isName || word.written.length < SHORTEST_WORD || !/\p{L}/u.test(word.written);
  const isPassing = (word: IdeaWord): boolean =>
    isAmong(PASSING_WORDS, word) || PASSING_WORDS.has(fold(word.written.replace(/^و/u, '')));
  const unused = words.flatMap((word, at) => {
    if (isWithin(at, spoken) || isSilent(word)) return [];
    const phrase = known.find(({ from, until }) => until > from && from <= at && until >= at);
    if (phrase) {
      const text = words.slice(phrase.from, phrase.until + 1).map(({ written }) => written);
      return isLeading(words[phrase.from]) ? [] : [text.join(' ')];
    }
    const own = known.find(({ from }) => from === at);
    const isBeforeSaid = [1, 2, 3].some((ahead) => isWithin(at + ahead, spoken));
    return isPassing(word) || isLeading(word) || (isAmong(DOING_WORDS, word) && isBeforeSaid)
      ? []
      : [own ? withoutParticle(word.written, own) : word.written];
  });
  return [...new Map(unused.map((written) => [foldedWords(written), written])).values()];
};

/** `Trains` and `train` are said once. */
const onceEach = (all: readonly KnownWord[]): KnownWord[] =>
  [...new Map(all.toReversed().map((known) => [`${known.kind} ${known.key}`, known])).values()].toReversed();

const once = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLowerCase(), word])).values(),
];

/** The same plan that the book is written from. `names` are those of the people in the book. */
export const readIdea = (idea: string, readers: Readers, names: readonly string[]): IdeaReading => {
  const plan = planFromIdea(idea, readers, names);
  const evidence = evidenceFor(plan, readers);
  const { woven, drawn, near, leftOut, people } = sorted(evidence);
  const shownParts = onceEach(woven).filter(
    ({ kind, from }) => (kind !== 'theme' && kind !== 'lead') || !isLeading(plan.words[from]),
  );
  const recognised = shownParts.map((known) => ({
    kind: drawn.includes(known) ? ('drawn' as const) : kindOf(known, plan),
    word: writtenOf(known, plan),
  }));
  // That of which somebody is afraid is left out: what the story is about is to be brave.
  const fears = evidence.template?.themes.includes('brave') ? plan.fears : [];
  const told = fears.filter(tellsOfFear).map(({ written }) => ({ kind: 'theme' as const, word: written }));
  const own = plan.known.filter((known) => isCastsOwn(known, plan.words));
  const textsOf = (all: readonly KnownWord[]): string[] => once(all.map((known) => writtenOf(known, plan)));
  return {
    templateId: plan.templateId,
    title: evidence.template?.title ?? null,
    recognised: [...new Map([...told, ...recognised].map((one) => [one.word.toLowerCase(), one])).values()],
    nearest: textsOf(near),
    leftOut: textsOf(leftOut),
    people: textsOf(people),
    unused: unusedIn(plan, [...woven, ...near, ...leftOut, ...people, ...own]),
  };
};
