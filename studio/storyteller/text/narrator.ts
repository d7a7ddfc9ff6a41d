/** Tells the beats of one book in one language, spread by spread, within the words that the age band allows. */
import { TRAITS, type Trait } from '#core/character/character.ts';
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { ageBandOf, wordsPerSpread } from '#core/story/age-band.ts';
import { heroOf } from '#core/story/brief.ts';
import type { Member, Party } from '#studio/storyteller/cast/party.ts';
import { morphologyOf } from '#studio/storyteller/language/morphologies.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import { textOf } from '#studio/storyteller/templates/templates.ts';
import {
  bookEntities,
  bookFacts,
  bookWords,
  entityIn,
  plainEntity,
  type Told,
} from '#studio/storyteller/text/book-speech.ts';
import type { BandText, DialectText, Line, Passage } from '#studio/storyteller/text/passage.ts';
import { pickLine, type SlotTellings } from '#studio/storyteller/text/tellings.ts';
import { realise, type Speech } from '#studio/storyteller/text/realise.ts';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';
import type { Telling } from '#studio/storyteller/text/telling.ts';

export type Narrator = {
  readonly title: string;
  /** The name that a companion of the template has in this book. */
  readonly nameOf: (ref: string) => string | null;
  /** The text of the next spread; spreads must be asked for in order, because no sentence may come twice. */
  readonly tell: (beats: readonly string[]) => string;
};

type Teller = {
  readonly speech: Speech;
  readonly band: BandText;
  readonly budget: { readonly min: number; readonly max: number };
  readonly facts: ReadonlySet<string>;
  readonly trait: Trait;
  readonly party: Party;
  readonly language: Language;
  readonly refrain: string;
  /** Null when every line is as good as another. */
  readonly slotTellings: SlotTellings | null;
  readonly told: Set<string>;
  /** Lines as their author wrote them that are in the book already. */
  readonly saidLines: Set<string>;
  /**
   * How often each kind of aside was asked for, so that everybody speaks in turn; how many asides are in the book, and
   * for how many spreads nobody is to speak up without a reason.
   */
  readonly turns: { travellers: number; adults: number; heard: number; quiet: number };
  readonly quietSpreads: number;
};

/** What gives way first when a spread is full. */
const KEPT = 0;
const ASIDE = 1;
const IF_ROOM = 2;
const MORE = 3;

type Piece = {
  readonly source: string;
  readonly text: string;
  readonly rank: number;
  readonly opensParagraph: boolean;
};
/** At the start of a line: it opens a paragraph. */
const PARAGRAPH = '¶';

type Aside = Extract<Line, { readonly aside: unknown }>;

type Chosen = { readonly source: string; readonly rank: number; readonly speaker?: Member };

/** A hero without traits gets one that suits any child. */
const MILD_TRAITS: readonly Trait[] = ['curious', 'kind', 'careful', 'clever'];

/** The lines that are said in this book, before their slots are filled. */
const chosenLines = (line: Line, teller: Teller, stream: Stream): Chosen[] => {
  if (typeof line === 'string') return [{ source: line, rank: KEPT }];
  if (isAlternatives(line)) return [{ source: picked(line, teller, stream), rank: KEPT }];
  if ('when' in line) {
    const said = teller.facts.has(line.when) ? line.say : line.otherwise;
    return said === undefined ? [] : chosenLines(said, teller, stream);
  }
  // Which details a book dwells on is part of what makes it another book.
  if ('more' in line) return stream.index(3) === 0 ? [] : ranked(chosenLines(line.more, teller, stream), MORE);
  if ('ifRoom' in line) return ranked(chosenLines(line.ifRoom, teller, stream), IF_ROOM);
  if ('trait' in line)
    return [{ source: picked(teller.band.traits[line.trait][teller.trait], teller, stream), rank: KEPT }];
  return 'aside' in line ? travellersLine(line, teller, stream) : adultsLine(line.adult, teller, stream);
};

const picked = (lines: readonly string[], { slotTellings }: Teller, stream: Stream): string =>
  slotTellings ? pickLine(lines, stream, slotTellings) : stream.pick(lines);

/** Asides that come again in another wording are the same joke told twice, so each is told once while there are others. */
const unsaid = (lines: readonly string[], { saidLines }: Teller): readonly string[] => {
  const left = lines.filter((line) => !saidLines.has(line));
  return left.length > 0 ? left : lines;
};

const isAlternatives = (line: Line): line is readonly string[] => Array.isArray(line);

const ranked = (lines: readonly Chosen[], rank: number): Chosen[] => lines.map((line) => ({ ...line, rank }));

const travellersLine = ({ aside, here }: Aside, teller: Teller, stream: Stream): Chosen[] => {
  const { travellers } = teller.party;
  const speaker = travellers[teller.turns.travellers++ % (travellers.length || 1)];
  if (!speaker) return [];
  const answers = here?.[speaker.kind];
  // Everybody is heard a few times; after that, a remark about nothing in particular on every spread would be in the way.
  if (!answers && teller.turns.heard >= travellers.length * 3 && teller.turns.quiet > 0) return [];
  const lines = answers ?? teller.band.asides[aside][speaker.kind];
  return [{ source: picked(unsaid(lines, teller), teller, stream), rank: ASIDE, speaker }];
};

const adultsLine = (phase: 'start' | 'end', teller: Teller, stream: Stream): Chosen[] => {
  const { adults } = teller.party;
  const speaker = adults[teller.turns.adults++ % (adults.length || 1)];
  return speaker
    ? [{ source: picked(unsaid(teller.band.adults[phase], teller), teller, stream), rank: ASIDE, speaker }]
    : [];
};

const piecesOf = (passages: readonly Passage[], teller: Teller, stream: Stream): Piece[] =>
  passages.flat().flatMap((line) =>
    chosenLines(line, teller, stream).map(({ source, rank, speaker }) => {
      const entity = speaker && entityIn(speaker, teller.language);
      const speech = entity
        ? { ...teller.speech, entities: { ...teller.speech.entities, friend: entity, grownUp: entity } }
        : teller.speech;
      const opensParagraph = source.startsWith(PARAGRAPH);
      return { source, text: realise(source.slice(opensParagraph ? 1 : 0), speech, stream), rank, opensParagraph };
    }),
  );

/** Joins lines into paragraphs. */
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
  while (countWords(joined(kept)) > max) {
    const weakest = Math.max(...kept.map(({ rank }) => rank));
    if (weakest === KEPT) break;
    kept.splice(
      kept.findLastIndex(({ rank }) => rank === weakest),
      1,
    );
  }
  return kept;
};

/** How much is wrong with one attempt at a spread: a repeated sentence, words beyond the band, a line that had to go. */
const faultsOf = (pieces: readonly Piece[], kept: readonly Piece[], teller: Teller): number => {
  const text = joined(kept);
  const refrain = new Set(sentencesOf(teller.refrain));
  const sentences = sentencesOf(text).filter((sentence) => !refrain.has(sentence));
  const repeated = sentences.length - new Set(sentences.filter((sentence) => !teller.told.has(sentence))).size;
  const words = countWords(text);
  const beyond = Math.max(0, teller.budget.min - words, words - teller.budget.max);
  const missed = (lines: readonly Piece[]): number => lines.filter(({ rank }) => rank !== MORE).length;
  return repeated * 1000 + beyond * 100 + missed(pieces) - missed(kept);
};

/**
 * For so many spreads after a remark nobody who came along makes another, unless it answers what has just happened.
 * Remarks are not the same in two languages, so the texts of a book of two have hardly any.
 */
const QUIET_SPREADS = { alone: 2, beside: 16 } as const;

const ATTEMPTS = 90;
/** A spread that does not come right by then may take its shortest lines, however often other books have them. */
const WEIGHED_ATTEMPTS = 45;

const tellSpread = (passages: readonly Passage[], teller: Teller, stream: Stream): string => {
  const before = { ...teller.turns };
  let best: { text: string; faults: number; kept: readonly Piece[] } = {
    text: '',
    faults: Number.POSITIVE_INFINITY,
    kept: [],
  };
  for (let attempt = 0; attempt < ATTEMPTS && best.faults > 0; attempt++) {
    Object.assign(teller.turns, before);
    const chooser = attempt < WEIGHED_ATTEMPTS ? teller : { ...teller, slotTellings: null };
    const pieces = piecesOf(passages, chooser, stream.fork(String(attempt)));
    const kept = fitted(
      pieces.filter((piece) => isFresh(piece, teller)),
      teller.budget.max,
    );
    const faults = faultsOf(pieces, kept, teller);
    if (faults < best.faults) best = { text: joined(kept), faults, kept };
  }
  for (const sentence of sentencesOf(best.text)) teller.told.add(sentence);
  for (const { source } of best.kept) teller.saidLines.add(source);
  const asides = best.kept.filter(({ rank }) => rank === ASIDE).length;
  teller.turns.heard = before.heard + asides;
  teller.turns.quiet = asides > 0 ? teller.quietSpreads : Math.max(0, before.quiet - 1);
  return best.text;
};

/** Words and names that differ from book to book count as tellings, within reason: one word fills many sentences. */
const MOST_SLOT_TELLINGS = 2;

const slotTellingsOf =
  ({ words, names }: DialectText): SlotTellings =>
  (root) => {
    const listed = words[root] ?? names[root];
    const length = Array.isArray(listed)
      ? listed.length
      : Math.max(1, ...Object.values(listed ?? {}).map((list) => list.length));
    return Math.min(MOST_SLOT_TELLINGS, Math.max(1, length));
  };

const tellerOf = (telling: Telling, told: Told, band: BandText): Teller => {
  const { brief, stream, party } = telling;
  const { language, morphology } = told;
  const traits = heroOf(brief).traits.filter((trait) => TRAITS.includes(trait));
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
    facts: bookFacts(telling),
    trait: stream.fork('trait').pick(traits.length > 0 ? traits : MILD_TRAITS),
    party,
    language,
    refrain,
    told: new Set(),
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
  const morphology = morphologyOf(language, ageBand);
  const teller = tellerOf(telling, { text, language, morphology }, band);
  const stream = telling.stream.fork(`text:${language}`);
  // Both languages of a book have the same title, so it is not chosen by the stream of one.
  const title = morphology.spelled(telling.stream.fork('title').pick(text.titles));
  return {
    title: realise(title, teller.speech, stream.fork('title-words')),
    nameOf: (ref) => teller.speech.entities[ref]?.name ?? null,
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
