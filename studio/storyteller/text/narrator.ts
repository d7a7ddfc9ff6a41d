/** Tells the beats of one book in one language, spread by spread, within the words that the age band allows. */
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { ageBandOf, wordsPerSpread } from '#core/story/age-band.ts';
import type { Called } from '#core/story/scene.ts';
import type { Member } from '#studio/storyteller/cast/party.ts';
import { morphologyOf } from '#studio/storyteller/language/morphologies.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import type { Tells } from '#studio/storyteller/template.ts';
import { textOf } from '#studio/storyteller/templates/templates.ts';
import {
  bookEntities,
  bookFacts,
  bookWords,
  calledIn,
  entityIn,
  plainEntity,
  type Told,
} from '#studio/storyteller/text/book-speech.ts';
import {
  ASIDE,
  chooseLines,
  holds,
  KEPT,
  MORE,
  takeFacts,
  type Chooser,
} from '#studio/storyteller/text/choose-lines.ts';
import { ownWaysOf } from '#studio/storyteller/text/own-way.ts';
import type { BandText, DialectText, Passage } from '#studio/storyteller/text/passage.ts';
import {
  introducingWithin,
  introductionsIn,
  toIntroduce,
  withoutRepeatedIntroductions,
  type Introduced,
} from '#studio/storyteller/text/introductions.ts';
import type { SlotTellings } from '#studio/storyteller/text/tellings.ts';
import { realise, realisePieces, type Speech } from '#studio/storyteller/text/realise.ts';
import { referred, type ToldLine } from '#studio/storyteller/text/references.ts';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';
import { conversed, touchingSpeeches } from '#studio/storyteller/text/speakers.ts';
import type { Telling } from '#studio/storyteller/text/telling.ts';

export type Narrator = {
  readonly title: string;
  /** What a companion of the template is called in this book. */
  readonly calledOf: (ref: string) => Called | null;
  /** The text of the next spread; spreads must be asked for in order, because no sentence may come twice. */
  readonly tell: (beats: readonly string[]) => string;
  /** Whether a fact holds in what has been told up to now. */
  readonly tells: Tells;
};

type Teller = Chooser & {
  readonly speech: Speech;
  readonly budget: { readonly min: number; readonly max: number };
  readonly language: Language;
  /** The sentences that may come again. */
  readonly refrain: ReadonlySet<string>;
  readonly told: Set<string>;
  readonly quietSpreads: number;
  /** Of whom the book has not told yet what they are. */
  readonly unknown: { entities: readonly Entity[] };
  /** Whom authors may introduce, and what the book has told of them. */
  readonly introductions: { readonly names: readonly string[]; readonly known: Set<string> };
};

type Piece = ToldLine & {
  readonly source: string;
  readonly text: string;
  readonly words: number;
  readonly rank: number;
  readonly plants: string | null;
  /** Who came along and has this line. */
  readonly speaker: Member | null;
};
/** At the start of a line: it opens a paragraph. */
const PARAGRAPH = '¶';

const piecesOf = (passages: readonly Passage[], teller: Teller, stream: Stream): Piece[] =>
  Array.from(chooseLines(passages.flat(), teller, stream), ({ source, rank, speaker, plants }) => {
    const entity = speaker && entityIn(speaker, teller.language);
    const speech = entity
      ? { ...teller.speech, entities: { ...teller.speech.entities, friend: entity, grownUp: entity } }
      : teller.speech;
    const opensParagraph = source.startsWith(PARAGRAPH);
    const pieces = realisePieces(source.slice(opensParagraph ? 1 : 0), speech, stream);
    const text = speech.morphology.joined(pieces);
    const told = { source, pieces, text, rank, opensParagraph };
    return { ...told, words: countWords(text), plants: plants ?? null, speaker: speaker ?? null };
  });

/** Joins lines into paragraphs, with every name in its place. */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .filter(({ text }) => text !== '')
    .map(({ text, opensParagraph }, at) => (at === 0 ? text : `${opensParagraph ? '\n' : ' '}${text}`))
    .join('');

/** A line that may be left out is, rather than being told twice. */
const isFresh = ({ text, rank }: Piece, teller: Teller): boolean =>
  rank === KEPT || !sentencesOf(text).some((sentence) => teller.told.has(sentence));

/** Leaves out what may be left out, the last of the least important first, until the spread holds the words. */
const fitted = (pieces: readonly Piece[], max: number): readonly Piece[] => {
  const kept = [...pieces];
  let words = kept.reduce((sum, piece) => sum + piece.words, 0);
  while (words > max) {
    const weakest = Math.max(...kept.map(({ rank }) => rank));
    if (weakest === KEPT) break;
    const dropped = kept.splice(
      kept.findLastIndex(({ rank }) => rank === weakest),
      1,
    );
    words -= dropped.reduce((sum, piece) => sum + piece.words, 0);
  }
  return kept;
};

const repeatedIn = (text: string, { refrain, told }: Teller): number => {
  const sentences = sentencesOf(text).filter((sentence) => !refrain.has(sentence));
  return sentences.length - new Set(sentences.filter((sentence) => !told.has(sentence))).size;
};

const REPEATED = 1000;
/** Worse than a line that had to go, better than a page that is too full. */
const TOUCHING = 10;
/** Less than a line that had to go: who somebody is can be told on the next page. */
const UNKNOWN = 0.5;

type Attempt = { readonly text: string; readonly kept: readonly Piece[] };

/** What is wrong before pronouns are put in, which mend nothing of it: a repeated sentence, a line that had to go. */
const faultsWithNames = (pieces: readonly Piece[], kept: readonly Piece[], teller: Teller): number => {
  const missed = (lines: readonly Piece[]): number => lines.filter(({ rank }) => rank !== MORE).length;
  return repeatedIn(joined(kept), teller) * REPEATED + missed(pieces) - missed(kept);
};

/** How much is wrong with one attempt at a spread: the same, counted as it is told, and words beyond the band. */
const faultsOf = (text: string, withNames: number, teller: Teller): number => {
  // A sentence that comes once with a name and once with a pronoun comes twice.
  const repeated = Math.max(0, repeatedIn(text, teller) - Math.floor(withNames / REPEATED));
  const words = countWords(text);
  const beyond = Math.max(0, teller.budget.min - words, words - teller.budget.max);
  return withNames + repeated * REPEATED + beyond * 100;
};

/**
 * For so many spreads after a remark nobody who came along makes another, unless it answers what has just happened.
 * Remarks are not the same in two languages, so the texts of a book of two have hardly any.
 */
const QUIET_SPREADS = { alone: 2, beside: 16 } as const;

const ATTEMPTS = 90;
/** A spread that does not come right by then may take its shortest lines, however often other books have them. */
const WEIGHED_ATTEMPTS = 45;

/** Nobody is introduced twice. */
const introduced = (spread: string, teller: Teller): Introduced => {
  const { names, known } = teller.introductions;
  const text = withoutRepeatedIntroductions(spread, names, known);
  return introducingWithin(text, teller.unknown.entities, teller.budget.max);
};

/** Of those who came along, a person or a pet has a line on this very spread: what its picture has them do. */
const plantSpeakers = (kept: readonly Piece[], { planted }: Teller): void => {
  for (const kind of ['person', 'pet']) planted.delete(`line:${kind}`);
  for (const { speaker } of kept) if (speaker) planted.add(`line:${speaker.kind}`);
};

const tellSpread = (passages: readonly Passage[], teller: Teller, stream: Stream): string => {
  const before = { ...teller.turns, travellers: 0 };
  let best: Attempt & { readonly faults: number; readonly unknown: readonly Entity[] } = {
    text: '',
    faults: Number.POSITIVE_INFINITY,
    kept: [],
    unknown: teller.unknown.entities,
  };
  for (let attempt = 0; attempt < ATTEMPTS && best.faults > 0; attempt++) {
    Object.assign(teller.turns, before);
    const chooser = attempt < WEIGHED_ATTEMPTS ? teller : { ...teller, slotTellings: null };
    const pieces = piecesOf(passages, chooser, stream.fork(String(attempt)));
    const fresh = pieces.filter((piece) => isFresh(piece, teller));
    let room = teller.budget.max;
    for (let isTight = true; isTight; ) {
      const kept = fitted(fresh, room);
      const withNames = faultsWithNames(pieces, kept, teller) + touchingSpeeches(kept, teller.speech) * TOUCHING;
      if (withNames >= best.faults) break;
      const spread = introduced(referred(conversed(kept, teller.speech), teller.speech), teller);
      const faults = faultsOf(spread.text, withNames, teller) + (spread.beyond > 0 ? UNKNOWN : 0);
      if (faults < best.faults) best = { ...spread, faults, kept };
      // Once more with a line less, so that whoever is named can be introduced.
      isTight = spread.beyond > 0 && room === teller.budget.max;
      room -= spread.beyond;
    }
  }
  for (const sentence of sentencesOf(`${best.text}\n${joined(best.kept)}`)) teller.told.add(sentence);
  for (const { source, plants } of best.kept) {
    teller.saidLines.add(source);
    if (plants) teller.planted.add(plants);
  }
  plantSpeakers(best.kept, teller);
  teller.unknown.entities = best.unknown;
  const { names, known } = teller.introductions;
  for (const introduction of introductionsIn(best.text, names)) known.add(introduction);
  const asides = best.kept.filter(({ rank }) => rank === ASIDE).length;
  teller.turns.heard = before.heard + asides;
  teller.turns.quiet = asides > 0 ? teller.quietSpreads : Math.max(0, before.quiet - 1);
  return best.text;
};

/** Words and names that differ from book to book count as tellings, within reason: one word fills many sentences. */
const MOST_SLOT_TELLINGS = 2;

const countSlotTellings =
  ({ words, names }: DialectText): SlotTellings =>
  (root) => {
    const listed = words[root] ?? names[root];
    const length = Array.isArray(listed)
      ? listed.length
      : Math.max(1, ...Object.values(listed ?? {}).map((list) => list.length));
    return Math.min(MOST_SLOT_TELLINGS, Math.max(1, length));
  };

/** One for each text, so that what was weighed for one book is known for the next. */
const slotTellings = new WeakMap<DialectText, SlotTellings>();

const slotTellingsOf = (text: DialectText): SlotTellings => {
  const known = slotTellings.get(text) ?? countSlotTellings(text);
  slotTellings.set(text, known);
  return known;
};

const singleNamesOf = (entities: Readonly<Record<string, Entity>>): string[] => [
  ...new Set(Object.values(entities).flatMap(({ count, name }) => (count === 1 ? [name] : []))),
];

const tellerOf = (telling: Telling, told: Told, band: BandText): Teller => {
  const { brief, stream, party } = telling;
  const { language, morphology } = told;
  const entities = bookEntities(telling, told);
  const words = bookWords(telling, told);
  const source = stream.fork('refrain').pick(band.refrains);
  const refrain = realise(source, { morphology, entities, words }, stream.fork('refrain-words'));
  return {
    // The refrain is already text; it goes in as data so that it is the same every time and never read again.
    speech: { morphology, words, entities: { ...entities, refrain: plainEntity(refrain) } },
    band,
    slotTellings: slotTellingsOf(told.text),
    budget: wordsPerSpread(ageBandOf(brief.age), language),
    facts: new Set([...bookFacts(telling), ...takeFacts(band.beats, telling.world.picks, stream)]),
    planted: new Set(),
    ways: ownWaysOf(brief, stream),
    party,
    language,
    refrain: new Set(sentencesOf(refrain)),
    told: new Set(),
    unknown: { entities: toIntroduce(party, language) },
    // Only English says it in one way wherever it stands; a refrain is the same every time.
    introductions: {
      names: language === 'en' ? singleNamesOf(entities).filter((name) => !refrain.includes(name)) : [],
      known: new Set(),
    },
    saidLines: new Set<string>(),
    turns: { travellers: 0, adults: 0, heard: 0, quiet: 0 },
    quietSpreads: QUIET_SPREADS[textLanguagesOf(brief.language).length > 1 ? 'beside' : 'alone'],
  };
};

/** The narrator of one book in one language that its template is written in for its readers. */
export const narratorOf = (telling: Telling, language: Language): Narrator => {
  const { brief, template } = telling;
  const ageBand = ageBandOf(brief.age);
  const text = textOf(template, language, brief.dialect);
  const band = text?.bands[ageBand];
  if (!text || !band) {
    const tongue = language === 'ar' && brief.dialect !== 'standard' ? brief.dialect : language;
    throw new RangeError(`The template ${template.id} is not written in "${tongue}" for the ages ${ageBand}`);
  }
  const morphology = morphologyOf(language, ageBand, brief.dialect);
  const teller = tellerOf(telling, { text, language, morphology }, band);
  const stream = telling.stream.fork(`text:${language}`);
  // Both languages of a book have the same title, so it is not chosen by the stream of one.
  const title = morphology.spelled(telling.stream.fork('title').pick(text.titles));
  return {
    title: realise(title, teller.speech, stream.fork('title-words')),
    calledOf: (ref) => calledIn(telling, { text, language, morphology }, teller.speech.entities, ref),
    tells: (fact) => holds(fact, teller),
    tell: (beats) => {
      const passages = beats.map((beat) => {
        const passage = teller.band.beats[beat];
        if (!passage) throw new RangeError(`The template ${telling.template.id} has no text for "${beat}"`);
        return passage;
      });
      return tellSpread(passages, teller, stream.fork(beats.join('+')));
    },
  };
};
