/**
 * Tells one spread of a book in every tongue of the book at once. A book in two languages makes each choice once: the
 * same line is told in the same way, or left out, in both, so that nobody reads of an owl where the other reads of a fox.
 */
import type { Language } from '#core/locale/language.ts';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';
import type { Member } from '#studio/storyteller/cast/party.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { entityIn } from '#studio/storyteller/text/book-speech.ts';
import { freshChoices, lineStream, type Draws } from '#studio/storyteller/text/choices.ts';
import { ASIDE, chooseLines, KEPT, MORE, type Chooser } from '#studio/storyteller/text/choose-lines.ts';
import {
  introducingWithin,
  openedInTown,
  verbsIn,
  introductionsIn,
  withoutRepeatedIntroductions,
  type Introduced,
} from '#studio/storyteller/text/introductions.ts';
import type { Passage } from '#studio/storyteller/text/passage.ts';
import { realisePieces, type Speech } from '#studio/storyteller/text/realise.ts';
import { referred, type ToldLine } from '#studio/storyteller/text/references.ts';
import { conversed, touchingSpeeches } from '#studio/storyteller/text/speakers.ts';

/** One tongue of a book, and what its text has told up to now. */
export type Teller = Chooser & {
  readonly speech: Speech;
  readonly budget: { readonly min: number; readonly max: number };
  readonly language: Language;
  /** The sentences that may come again. */
  readonly refrain: ReadonlySet<string>;
  readonly told: Set<string>;
  /** Of whom the book has not told yet what they are. */
  readonly unknown: { entities: readonly Entity[] };
  /** The town that opens the book, until the first spread is told. */
  readonly opening: { town: string | null };
  /** The names that may stand in one row. */
  readonly family: readonly string[];
  /** Whom authors may introduce, and what the book has told of them. */
  readonly introductions: { readonly names: readonly string[]; readonly known: Set<string> };
};

/** A spread as one tongue is to tell it. */
export type Tongue = { readonly teller: Teller; readonly passages: readonly Passage[] };

type Piece = ToldLine & {
  readonly place: string;
  readonly source: string;
  readonly text: string;
  readonly words: number;
  readonly rank: number;
  readonly plants: string | null;
  /** Who came along and has this line. */
  readonly speaker: Member | null;
};

/** What one line says in each tongue; null where a tongue has no such line. */
type Row = { readonly rank: number; readonly said: readonly (Piece | null)[] };

/** At the start of a line: it opens a paragraph. */
const PARAGRAPH = '¶';

const piecesOf = (passages: readonly Passage[], teller: Teller, draws: Draws): Piece[] =>
  Array.from(chooseLines(passages.flat(), teller, draws), ({ place, source, rank, speaker, plants }) => {
    const entity = speaker && entityIn(speaker, teller.language);
    const speech = entity
      ? { ...teller.speech, entities: { ...teller.speech.entities, friend: entity, grownUp: entity } }
      : teller.speech;
    const opensParagraph = source.startsWith(PARAGRAPH);
    const pieces = realisePieces(source.slice(opensParagraph ? 1 : 0), speech, lineStream(draws, place));
    const text = speech.morphology.joined(pieces);
    const told = { place, source, pieces, text, rank, opensParagraph };
    return { ...told, words: countWords(text), plants: plants ?? null, speaker: speaker ?? null };
  });

/** The lines of one attempt. The first tongue chooses, the others go by it. */
const rowsOf = (tongues: readonly Tongue[], isWeighed: boolean, stream: Stream): Row[] => {
  const choices = freshChoices();
  const columns = tongues.map(({ teller, passages }) => {
    const chooser = isWeighed ? teller : { ...teller, slotTellings: null };
    return piecesOf(passages, chooser, { stream, choices });
  });
  const places = [...new Set(columns.flatMap((pieces) => pieces.map(({ place }) => place)))];
  return places.map((place) => {
    const said = columns.map((pieces) => pieces.find((piece) => piece.place === place) ?? null);
    return { rank: Math.min(...said.flatMap((piece) => (piece ? [piece.rank] : []))), said };
  });
};

const columnOf = (rows: readonly Row[], at: number): Piece[] =>
  rows.flatMap(({ said }) => {
    const piece = said[at];
    return piece ? [piece] : [];
  });

/** Joins lines into paragraphs, with every name in its place. */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .filter(({ text }) => text !== '')
    .map(({ text, opensParagraph }, at) => (at === 0 ? text : `${opensParagraph ? '\n' : ' '}${text}`))
    .join('');

/** A line that may be left out is, rather than being told twice. */
const isFresh = ({ rank, said }: Row, tongues: readonly Tongue[]): boolean => {
  const isTold = (sentence: string, at: number): boolean => tongues[at]?.teller.told.has(sentence) ?? false;
  return rank === KEPT || !said.some((piece, at) => sentencesOf(piece?.text ?? '').some((one) => isTold(one, at)));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Leaves out what may be left out, the last of the least important first, until the spread holds the words of each tongue.
 */
const fitted = (rows: readonly Row[], rooms: readonly number[]): readonly Row[] => {
  const kept = [...rows];
  const isFull = (room: number, at: number): boolean => sum(columnOf(kept, at).map(({ words }) => words)) > room;
  while (rooms.some(isFull)) {
    const weakest = Math.max(...kept.map(({ rank }) => rank));
    if (weakest === KEPT) break;
    kept.splice(
      kept.findLastIndex(({ rank }) => rank === weakest),
      1,
    );
  }
  return kept;
};

const repeatedIn = (text: string, { refrain, told }: Teller): number => {
  const sentences = sentencesOf(text).filter((sentence) => !refrain.has(sentence));
  return sentences.length - new Set(sentences.filter((sentence) => !told.has(sentence))).size;
};

/** What an attempt costs, for each sentence that comes twice. */
const REPEATED = 1000;
/** Two speeches that know nothing of each other: worse than a line that had to go, better than a page that is too full. */
const TOUCHING = 10;
const MISSED = 1;
/** More than a line that had to go: readers ask who that is, and on the next page it is too late. */
const UNKNOWN = 3;
/** Less than a line that had to go. */
const UNOPENED = 0.5;
const BEYOND_A_WORD = 100;

/** What is told in one tongue of an attempt, and what is wrong with it. */
type Told = Introduced & {
  readonly faults: number;
  /** The same opened by the town; null where there is none, or no place or room for it. */
  readonly inTown: string | null;
};

const toldIn = (pieces: readonly Piece[], teller: Teller): Told => {
  const { speech, budget, introductions, unknown } = teller;
  const text = referred(conversed(pieces, speech), speech);
  const { names, known } = introductions;
  // Nobody is introduced twice.
  const once = withoutRepeatedIntroductions(text, names, known);
  const introducer = { naming: speech.morphology.naming, verbs: verbsIn(pieces), names: teller.family };
  const spread = introducingWithin(once, unknown.entities, introducer, budget.max);
  const hero = speech.entities['hero'];
  const { town } = teller.opening;
  const inTown = hero && town ? openedInTown(spread.text, hero, town, speech.morphology.naming) : null;
  // A sentence that comes once with a name and once with a pronoun comes twice.
  const repeated = Math.max(0, repeatedIn(spread.text, teller) - repeatedIn(joined(pieces), teller));
  const words = countWords(spread.text);
  const beyond = Math.max(0, budget.min - words, words - budget.max);
  return {
    ...spread,
    inTown: inTown !== null && countWords(inTown) <= budget.max ? inTown : null,
    faults: repeated * REPEATED + beyond * BEYOND_A_WORD + (spread.beyond > 0 ? UNKNOWN : 0),
  };
};

/** It is told in every language of a book or in none. */
const withTown = (
  told: readonly Told[],
  tongues: readonly Tongue[],
): { readonly told: readonly Told[]; readonly faults: number } => {
  const isDue = tongues.every(({ teller: { opening } }) => opening.town !== null);
  if (!isDue) return { told, faults: 0 };
  return told.every(({ inTown }) => inTown !== null)
    ? { told: told.map((one) => ({ ...one, text: one.inTown ?? one.text })), faults: 0 }
    : { told, faults: UNOPENED };
};

/** What is wrong before pronouns are put in, which mend nothing of it. */
const faultsWithNames = (pieces: readonly Piece[], teller: Teller): number =>
  repeatedIn(joined(pieces), teller) * REPEATED + touchingSpeeches(pieces, teller.speech) * TOUCHING;

const missedIn = (rows: readonly Row[], kept: readonly Row[]): number => {
  const wanted = (lines: readonly Row[]): number => lines.filter(({ rank }) => rank !== MORE).length;
  return (wanted(rows) - wanted(kept)) * MISSED;
};

type Attempt = { readonly faults: number; readonly kept: readonly Row[]; readonly told: readonly Told[] };

const ATTEMPTS = 90;
/** A spread that does not come right by then may take its shortest lines, however often other books have them. */
const WEIGHED_ATTEMPTS = 45;

const bestAttempt = (tongues: readonly Tongue[], stream: Stream): Attempt => {
  let best: Attempt = { faults: Number.POSITIVE_INFINITY, kept: [], told: [] };
  const before = tongues.map(({ teller }) => ({ ...teller.turns, travellers: 0 }));
  for (let attempt = 0; attempt < ATTEMPTS && best.faults > 0; attempt++) {
    for (const [at, { teller }] of tongues.entries()) Object.assign(teller.turns, before[at]);
    const rows = rowsOf(tongues, attempt < WEIGHED_ATTEMPTS, stream.fork(String(attempt)));
    const fresh = rows.filter((row) => isFresh(row, tongues));
    const wholeRooms = tongues.map(({ teller }) => teller.budget.max);
    for (let rooms: readonly number[] | null = wholeRooms; rooms; ) {
      const kept = fitted(fresh, rooms);
      const columns = tongues.map(({ teller }, at) => ({ teller, pieces: columnOf(kept, at) }));
      const withNames = sum(columns.map(({ pieces, teller }) => faultsWithNames(pieces, teller)));
      const known = missedIn(rows, kept) + withNames;
      if (known >= best.faults) break;
      const opened = withTown(
        columns.map(({ pieces, teller }) => toldIn(pieces, teller)),
        tongues,
      );
      const { told } = opened;
      const faults = known + opened.faults + sum(told.map((one) => one.faults));
      if (faults < best.faults) best = { faults, kept, told };
      // Once more with a line less, so that whoever is named can be introduced.
      const isTight: boolean = rooms === wholeRooms && told.some(({ beyond }) => beyond > 0);
      rooms = isTight ? wholeRooms.map((room, at) => room - (told[at]?.beyond ?? 0)) : null;
    }
  }
  return best;
};

/** For so many spreads after a remark nobody who came along makes another, unless it answers what has just happened. */
const QUIET_SPREADS = 2;

/** Of those who came along, a person or a pet has a line on this very spread: what its picture has them do. */
const plantSpeakers = (kept: readonly Piece[], { planted }: Teller): void => {
  for (const kind of ['person', 'pet']) planted.delete(`line:${kind}`);
  for (const { speaker } of kept) if (speaker) planted.add(`line:${speaker.kind}`);
};

/** What the text has told is known from now on. */
const remember = (pieces: readonly Piece[], { text, unknown }: Told, teller: Teller): void => {
  teller.opening.town = null;
  for (const sentence of sentencesOf(`${text}\n${joined(pieces)}`)) teller.told.add(sentence);
  for (const { source, plants } of pieces) {
    teller.saidLines.add(source);
    if (plants) teller.planted.add(plants);
  }
  plantSpeakers(pieces, teller);
  teller.unknown.entities = unknown;
  const { names, known } = teller.introductions;
  for (const introduction of introductionsIn(text, names)) known.add(introduction);
  const asides = pieces.filter(({ rank }) => rank === ASIDE).length;
  teller.turns.heard += asides;
  teller.turns.quiet = asides > 0 ? QUIET_SPREADS : Math.max(0, teller.turns.quiet - 1);
};

/** Chooses what the next spread tells and tells it, in each of the tongues. */
export const tellSpread = (tongues: readonly Tongue[], stream: Stream): string[] => {
  const { kept, told } = bestAttempt(tongues, stream);
  return tongues.flatMap(({ teller }, at) => {
    const one = told[at];
    if (!one) return [];
    remember(columnOf(kept, at), one, teller);
    return [one.text];
  });
};
