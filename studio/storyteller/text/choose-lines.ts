/** Chooses which of an author's lines a book tells, before their slots are filled. */
import type { Member, Party } from '#studio/storyteller/cast/party.ts';
import type { Stream } from '#studio/storyteller/random.ts';
import type { Draws } from '#studio/storyteller/text/choices.ts';
import { INTEREST_TOLD, ownLines, tellsOfInterest, type OwnWays } from '#studio/storyteller/text/own-way.ts';
import type { BandText, Fact, Line, Option, Passage } from '#studio/storyteller/text/passage.ts';
import { pickLine, type SlotTellings } from '#studio/storyteller/text/tellings.ts';

/** What gives way first when a spread is full. */
export const KEPT = 0;
export const ASIDE = 1;
export const IF_ROOM = 2;
export const MORE = 3;

/** Everything a choice depends on. */
export type Chooser = {
  readonly band: BandText;
  readonly facts: ReadonlySet<Fact>;
  /** What lines in the book have planted. */
  readonly planted: Set<string>;
  readonly ways: OwnWays;
  readonly party: Party;
  /** Null when every line is as good as another. */
  readonly slotTellings: SlotTellings | null;
  /** Lines as their author wrote them that are in the book already. */
  readonly saidLines: Set<string>;
  /**
   * How many remarks of travellers the spread has so far, how often grown-ups were asked for one; how many asides are in
   * the book, and for how many spreads nobody is to speak up without a reason.
   */
  readonly turns: { travellers: number; adults: number; heard: number; quiet: number };
};

/** How often those who came along are heard in a book once each of them has been. */
const MORE_REMARKS = 2;

type Aside = Extract<Line, { readonly aside: unknown }>;

export type Chosen = {
  /** Where in the spread it stands, the same for what says the same in another tongue. */
  readonly place: string;
  readonly source: string;
  readonly rank: number;
  readonly speaker?: Member;
  readonly plants?: string;
};

const NOT = 'not ';
const TOLD = 'told:';

/** Whether a fact of the book, or what it has planted up to now, holds. */
export const holds = (fact: Fact, { facts, planted }: Chooser): boolean => {
  const isNot = fact.startsWith(NOT);
  const plain = isNot ? fact.slice(NOT.length) : fact;
  const isSo = facts.has(plain) || planted.has(plain);
  return isSo !== isNot;
};

/** Every set of takes in the lines of a band by its key; a key whose uses differ throws. */
export const takesIn = (beats: BandText['beats']): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const visit = (line: Line): void => {
    if (typeof line === 'string' || isOptions(line)) return;
    if ('takes' in line) {
      const names = Object.keys(line.tell);
      const known = found.get(line.takes) ?? names;
      if (known.join() !== names.join())
        throw new RangeError(
          `The takes of "${line.takes}" are ${known.join()} in one place and ${names.join()} in another`,
        );
      found.set(line.takes, names);
      Object.values(line.tell).flat().forEach(visit);
    } else if ('when' in line) [line.say, line.otherwise ?? []].forEach(visit);
    else if ('more' in line) visit(line.more);
    else if ('ifRoom' in line) visit(line.ifRoom);
  };
  Object.values(beats).flat().forEach(visit);
  return found;
};

/** The facts that say which takes a book tells; what the world has picked is its fact already. */
export const takeFacts = (
  beats: BandText['beats'],
  picks: Readonly<Record<string, string>>,
  stream: Stream,
): readonly Fact[] =>
  [...takesIn(beats)].flatMap(([key, names]) =>
    picks[key] === undefined ? [`${key}:${stream.fork(`take:${key}`).pick(names)}`] : [],
  );

/** The lines that are said in this book. */
const chosenLines = (line: Line, place: string, chooser: Chooser, draws: Draws): Chosen[] => {
  if (typeof line === 'string') return [{ place, source: line, rank: KEPT }];
  if (isOptions(line)) return picked(line, place, chooser, draws);
  if ('when' in line) {
    const isSo = holds(line.when, chooser);
    const said = isSo ? line.say : line.otherwise;
    return said === undefined ? [] : chosenLines(said, `${place}.${isSo ? 'so' : 'else'}`, chooser, draws);
  }
  if ('takes' in line) {
    const take = Object.entries(line.tell).find(([name]) => chooser.facts.has(`${line.takes}:${name}`));
    if (!take) throw new RangeError(`None of the takes of "${line.takes}" is told in this book`);
    return take[1].flatMap((each, at) => chosenLines(each, `${place}.${take[0]}.${at}`, chooser, draws));
  }
  if ('more' in line) return detail(line.more, place, chooser, draws);
  if ('ifRoom' in line) return ranked(chosenLines(line.ifRoom, place, chooser, draws), IF_ROOM);
  if ('trait' in line) return ownLine(line, place, chooser, draws);
  return 'aside' in line ? travellersLine(line, place, chooser, draws) : adultsLine(line.adult, place, chooser, draws);
};

type OwnLine = Extract<Line, { readonly trait: unknown }>;

/** Once it has been told what the hero likes, later lines can rely on it. */
const ownLine = (line: OwnLine, place: string, chooser: Chooser, draws: Draws): Chosen[] => {
  const { ways, band, planted } = chooser;
  const lines = ownLines(line.trait, ways, band, planted);
  const chosen = picked(lines, place, chooser, draws);
  return tellsOfInterest(line, ways, planted) ? chosen.map((one) => ({ ...one, plants: INTEREST_TOLD })) : chosen;
};

/** Which details a book dwells on is part of what makes it another book. */
const detail = (line: Line, place: string, chooser: Chooser, draws: Draws): Chosen[] => {
  const lines = (): Chosen[] => chosenLines(line, place, chooser, draws);
  if (tellsOfInterest(line, chooser.ways, chooser.planted)) return ranked(lines(), IF_ROOM);
  const isLeftOut = draws.choices.at(`${place}.more`, DETAILS, () => draws.stream.index(DETAILS)) === 0;
  return isLeftOut ? [] : ranked(lines(), MORE);
};

/** One detail of so many is left out. */
const DETAILS = 3;

/** The lines of one passage that are said in this book, one by one; what a line plants, those after it can rely on. */
export function* chooseLines(passage: Passage, chooser: Chooser, draws: Draws, place = ''): Generator<Chosen> {
  const growing = { ...chooser, planted: new Set(chooser.planted) };
  for (const [at, line] of passage.entries())
    for (const chosen of chosenLines(line, `${place}${at}`, growing, draws)) {
      if (chosen.plants && chosen.rank === KEPT) growing.planted.add(chosen.plants);
      yield chosen;
    }
}

type Way = Pick<Chosen, 'source' | 'plants'>;

const waysToTell = (option: Option, chooser: Chooser): readonly Way[] => {
  if (typeof option === 'string') return [{ source: option }];
  if ('plants' in option) return [{ source: option.tell, plants: `${TOLD}${option.plants}` }];
  return holds(option.given, chooser) ? option.tell.map((source) => ({ source })) : [];
};

/** Nothing when none of the ways can be told here. */
const picked = (
  options: readonly Option[],
  place: string,
  chooser: Chooser,
  { stream, choices }: Draws,
  among: (sources: readonly string[]) => readonly string[] = (sources) => sources,
): Chosen[] => {
  const ways = options.flatMap((option) => waysToTell(option, chooser));
  if (ways.length === 0) return [];
  const sources = ways.map(({ source }) => source);
  const choose = (): number => {
    const offered = among(sources);
    const { slotTellings } = chooser;
    return sources.indexOf(slotTellings ? pickLine(offered, stream, slotTellings) : stream.pick(offered));
  };
  const way = ways[choices.at(place, ways.length, choose)];
  return way ? [{ ...way, place, rank: KEPT }] : [];
};

/** Asides that come again in another wording are the same joke told twice, so each is told once while there are others. */
const unsaid = (lines: readonly string[], { saidLines }: Chooser): readonly string[] => {
  const left = lines.filter((line) => !saidLines.has(line));
  return left.length > 0 ? left : lines;
};

const isOptions = (line: Line): line is readonly Option[] => Array.isArray(line);

const ranked = (lines: readonly Chosen[], rank: number): Chosen[] => lines.map((line) => ({ ...line, rank }));

const spokenBy = (
  speaker: Member,
  lines: readonly string[],
  place: string,
  chooser: Chooser,
  draws: Draws,
): Chosen[] => {
  const among = (sources: readonly string[]): readonly string[] => unsaid(sources, chooser);
  return picked(lines, place, chooser, draws, among).map((line) => ({ ...line, rank: ASIDE, speaker }));
};

const travellersLine = ({ aside, here }: Aside, place: string, chooser: Chooser, draws: Draws): Chosen[] => {
  const { turns, party, band } = chooser;
  const { travellers } = party;
  const { heard, quiet } = turns;
  // Whoever was heard longest ago comes next.
  const speaker = travellers[(heard + turns.travellers) % (travellers.length || 1)];
  if (!speaker) return [];
  const answers = here?.[speaker.kind];
  // Once everybody has been heard, only what answers to what happens is worth a line, now and again; readers take a
  // remark on every page for one whose turn it was.
  const isHeard = heard >= travellers.length;
  if (isHeard && (quiet > 0 || !answers || heard >= travellers.length + MORE_REMARKS)) return [];
  const lines = spokenBy(speaker, answers ?? band.asides[aside][speaker.kind], place, chooser, draws);
  turns.travellers += lines.length;
  return lines;
};

const adultsLine = (phase: 'start' | 'end', place: string, chooser: Chooser, draws: Draws): Chosen[] => {
  const { adults } = chooser.party;
  const speaker = adults[chooser.turns.adults++ % (adults.length || 1)];
  return speaker ? spokenBy(speaker, chooser.band.adults[phase], place, chooser, draws) : [];
};
