/**
 * Who speaks gets a paragraph. Lines are chosen one by one, so an author cannot know whose words stand right before; this
 * finds who says what on a spread and opens a paragraph where another takes over, as printers set a conversation. In
 * doubt everything stays in one.
 */
import type { Entity, Morphology, Piece } from '#studio/storyteller/language/morphology.ts';
import type { Speech } from '#studio/storyteller/text/realise.ts';
import { paragraphOf, paragraphsOf, type Paragraph, type ToldLine } from '#studio/storyteller/text/references.ts';

/** A sentence with what is said in it, or some sentences that one person says in a row. */
type Unit = {
  readonly start: number;
  readonly end: number;
  readonly isSpeech: boolean;
  /** Who says it; without speech, whom it begins with; null when that is not sure. */
  readonly who: Entity | null;
  readonly line: number;
  /** Speech right after speech in one line, with no word between them: the author lets another answer. */
  readonly isAnswer: boolean;
};

/** What somebody says is cut short, and another goes on. */
const CUT_SHORT = /—[”»]\s+(?!\p{Ll})/gu;

/** Where sentences begin that are no part of what somebody says. */
const startsOf = ({ text, ends, said }: Paragraph): number[] => {
  const cut = [...text.matchAll(CUT_SHORT)].map(({ index, 0: end }) => index + end.length);
  const isOutside = (end: number): boolean => !said.some(([from, until]) => end > from && end < until);
  const inner = [...ends.slice(0, -1), ...cut].filter((end) => end < text.length && isOutside(end));
  return [0, ...new Set(inner.toSorted((one, other) => one - other))];
};

/** A verb of saying next to a name tells who speaks; otherwise the only one who is named does. */
const speakerIn = (
  { text }: Paragraph,
  { start, end, named }: { start: number; end: number; named: Paragraph['mentions'] },
  morphology: Morphology,
): Entity | null => {
  const { isSaying } = morphology.references;
  const speaking = named.find((one) => {
    const before = text.slice(start, one.start).match(/[\p{L}\p{M}’]+(?=\s*$)/u)?.[0] ?? '';
    const after = text.slice(one.end, end).match(/^\s*([\p{L}\p{M}’]+)/u)?.[1] ?? '';
    return isSaying(before) || isSaying(after);
  });
  const [first, ...others] = named;
  if (speaking) return speaking.entity;
  return first && others.every(({ entity }) => entity.name === first.entity.name) ? first.entity : null;
};

const lineAt = ({ parts }: Paragraph, at: number): number => parts.findLast(({ start }) => start <= at)?.line ?? 0;

/** Whom a sentence begins with, after one word at most: `So Mona`, `جَلَسَتْ مُنَى`. */
const subjectOf = ({ text }: Paragraph, start: number, first: Paragraph['mentions'][number] | undefined) =>
  first && /^(?:\S+ )?$/u.test(text.slice(start, first.start)) ? first.entity : null;

/** Nothing but what is said. */
const isBareAt = ({ text, said }: Paragraph, start: number, end: number): boolean =>
  said.some(([from, until]) => from === start && text.slice(until, end).trim() === '');

const unitsOf = (paragraph: Paragraph, morphology: Morphology): Unit[] => {
  const starts = startsOf(paragraph);
  const units: Unit[] = [];
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? paragraph.text.length;
    const isSpeech = paragraph.said.some(([from]) => from >= start && from < end);
    const line = lineAt(paragraph, start);
    const before = units.at(-1);
    const named = paragraph.mentions.filter((one) => !one.inSpeech && one.start >= start && one.start < end);
    const isBare = isSpeech && isBareAt(paragraph, start, end);
    const opensWithSpeech = paragraph.said.some(([from]) => from === start);
    const isAnswer =
      opensWithSpeech && before?.line === line && /[”»]\s*$/u.test(paragraph.text.slice(before.start, before.end));
    // Speech that names nobody goes on with the one before it, or is that of whom the sentence before is about.
    const goesOn = isBare && !isAnswer && before?.line === line;
    const who = isSpeech
      ? speakerIn(paragraph, { start, end, named }, morphology)
      : subjectOf(paragraph, start, named[0]);
    units.push({ start, end, isSpeech, isAnswer, line, who: goesOn ? before.who : who });
  }
  return units;
};

/** Where paragraphs begin: before what another says, with the sentences that lead up to it. */
const breaksIn = (units: readonly Unit[]): number[] => {
  const breaks: number[] = [];
  let speaker: Entity | null = null;
  for (const [at, unit] of units.entries()) {
    if (!unit.isSpeech) continue;
    if (unit.isAnswer) breaks.push(unit.start);
    else if (speaker && unit.who && unit.who.name !== speaker.name) {
      let first = at;
      while (first > 0 && !units[first - 1]?.isSpeech && units[first - 1]?.who?.name === unit.who.name) first--;
      breaks.push(units[first]?.start ?? unit.start);
    }
    // Whoever spoke last without a name is somebody, too.
    speaker = unit.who;
  }
  return breaks;
};

/** Two lines in which one and the same speaks up anew, with nothing between: an answer seems to be missing there. */
const isTouching = (paragraph: Paragraph, before: Unit | undefined, unit: Unit): boolean =>
  before !== undefined &&
  before.line !== unit.line &&
  before.isSpeech &&
  unit.isSpeech &&
  unit.who !== null &&
  unit.who.name === before.who?.name &&
  paragraph.said.some(([from]) => from === unit.start) &&
  /[”»]\s*$/u.test(paragraph.text.slice(before.start, before.end));

/** How often on a spread somebody speaks twice in a row in two lines that know nothing of each other. */
export const touchingSpeeches = (lines: readonly ToldLine[], speech: Speech): number =>
  paragraphsOf(lines).reduce((sum, own) => {
    const paragraph = paragraphOf(own, speech);
    const units = unitsOf(paragraph, speech.morphology);
    return sum + units.filter((unit, at) => isTouching(paragraph, units[at - 1], unit)).length;
  }, 0);

const cutAt = ({ parts }: Paragraph, breaks: readonly number[], opens: boolean): ToldLine[] => {
  const lines: { pieces: Piece[]; opensParagraph: boolean; line: number }[] = [];
  for (const { piece, line, start, end } of parts) {
    const cuts = [start, ...breaks.filter((at) => at > start && at < end), end];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const text = piece.text.slice(from - start, (cuts[index + 1] ?? end) - start);
      const isBreak = breaks.includes(from) || index > 0;
      const open = lines.at(-1);
      const cut = piece.text === text ? piece : { ...piece, text };
      if (open && open.line === line && !isBreak) open.pieces.push(cut);
      else lines.push({ pieces: [cut], line, opensParagraph: isBreak || (opens && lines.length === 0) });
    }
  }
  // The space between two sentences of one line goes with the cut.
  return lines.map(({ pieces, opensParagraph }, at) => ({
    opensParagraph,
    pieces: lines[at + 1]?.opensParagraph
      ? pieces.map((piece, last) => (last === pieces.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece))
      : pieces,
  }));
};

/** The lines of a spread, with a paragraph for everybody who takes the word from another. */
export const conversed = (lines: readonly ToldLine[], speech: Speech): ToldLine[] =>
  paragraphsOf(lines).flatMap((own) => {
    const paragraph = paragraphOf(own, speech);
    return cutAt(paragraph, breaksIn(unitsOf(paragraph, speech.morphology)), own[0]?.opensParagraph ?? false);
  });
