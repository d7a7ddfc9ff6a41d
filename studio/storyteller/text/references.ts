/**
 * Names that become pronouns where a careful writer would use one. Lines are chosen one by one, so an author cannot
 * know who was named right before; this looks at the lines of one spread together, paragraph by paragraph. It follows
 * the rule that Reiter & Dale give (Building Natural Language Generation Systems, 5.4): a pronoun when its antecedent
 * is in this sentence or the one before and nobody else there could be meant. In doubt the name stays.
 */
import type { Entity, Mention, Morphology, NamePlace, Piece } from '#studio/storyteller/language/morphology.ts';
import type { Speech } from '#studio/storyteller/text/realise.ts';

export type ToldLine = { readonly pieces: readonly Piece[]; readonly opensParagraph: boolean };

/** After so many pronouns the name comes again. */
const MOST_PRONOUNS = 3;

/** As in `sentencesOf`. */
const SENTENCE_END = /[.!?؟…][”’»)]*\s+(?!\p{Ll})/gu;

type Part = { readonly piece: Piece; readonly line: number; readonly start: number; readonly end: number };
type Placed = Mention & { readonly start: number; readonly end: number; readonly inSpeech: boolean };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

export type Paragraph = {
  readonly parts: readonly Part[];
  readonly text: string;
  /** The same length as the text: speech and names are filled with signs of their own. */
  readonly narration: string;
  readonly mentions: readonly Placed[];
  /** What is said, with its marks: from where to where. */
  readonly said: readonly (readonly [number, number])[];
  /** Where each sentence ends, the last one at the end of the text. */
  readonly ends: readonly number[];
};

const SPEECH_SIGN = '~';
const NAME_SIGN = '#';

const filled = (text: string, ranges: readonly (readonly [number, number])[], sign: string): string =>
  ranges.reduce((known, [start, end]) => known.slice(0, start) + sign.repeat(end - start) + known.slice(end), text);

/** What is said in a text, with its marks: from where to where. */
export const speechRanges = (text: string): [number, number][] =>
  [...text.matchAll(/“[^”]*(?:”|$)|«[^»]*(?:»|$)/gu)].map(({ index, 0: said }) => [index, index + said.length]);

/** Finished text and words of the book may hold names, too; they stay. */
const namesIn = ({ piece, start }: Part, { entities }: Speech): Omit<Placed, 'inSpeech'>[] => {
  if (piece.isAuthors) return [];
  const { mention } = piece;
  if (mention) return [{ ...mention, start, end: start + piece.text.length }];
  return [...new Set(Object.values(entities))].flatMap((entity) => {
    const at = entity.count === 1 && entity.name !== piece.text ? piece.text.indexOf(entity.name) : -1;
    if (at < 0) return [];
    const from = start + at;
    return [{ entity, as: 'name', mayChange: false, start: from, end: from + entity.name.length }];
  });
};

/** Some lines as one paragraph. */
export const paragraphOf = (lines: readonly ToldLine[], speech: Speech): Paragraph => {
  const parts: Part[] = [];
  let text = '';
  for (const [line, { pieces }] of lines.entries()) {
    if (line > 0) text += ' ';
    for (const piece of pieces) {
      parts.push({ piece, line, start: text.length, end: text.length + piece.text.length });
      text += piece.text;
    }
  }
  const said = speechRanges(text);
  const inSpeech = (at: number): boolean => said.some(([start, end]) => at >= start && at < end);
  const mentions = parts
    .flatMap((part) => namesIn(part, speech))
    .map((mention) => ({ ...mention, inSpeech: inSpeech(mention.start) }));
  const names = mentions.map(({ start, end }): [number, number] => [start, end]);
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const narration = filled(filled(text, names, NAME_SIGN), said, SPEECH_SIGN);
  return { parts, text, narration, mentions, said, ends: [...ends, text.length] };
};

const sentenceAt = ({ ends }: Paragraph, at: number): number => ends.findIndex((end) => at < end);

/** Whether somebody else could be taken for whoever the pronoun stands for. */
const isRival = (mention: Placed, entity: Entity, { classOf }: Morphology['references']): boolean => {
  if (mention.isAnybody) return true;
  if (mention.entity === entity) return false;
  const own = classOf(entity);
  const { each } = mention.entity;
  return each
    ? own === 'they' || each.some((one) => one !== entity && classOf(one) === own)
    : classOf(mention.entity) === own;
};

const isClear = (
  paragraph: Paragraph,
  entity: Entity,
  from: number,
  until: number,
  morphology: Morphology,
): boolean => {
  const { references } = morphology;
  const own = references.classOf(entity);
  if (own === null) return false;
  const rivals = paragraph.mentions.filter((mention) => isRival(mention, entity, references));
  if (rivals.some(({ start }) => start >= from && start < until)) return false;
  const words = references.rivals(own);
  if (words?.test(paragraph.narration.slice(from, until))) return false;
  const pronouns = references.pronouns(own);
  if (!pronouns?.test(paragraph.narration.slice(from, until))) return true;
  return rivals.every(({ start }) => start >= until) && !words?.test(paragraph.narration.slice(0, from));
};

/** What the text has said of somebody so far. */
type Known = { readonly last: Placed; readonly isNamed: boolean; readonly run: number };

const beforeIn = ({ text, parts }: Paragraph, { start }: Placed): NamePlace['last'] => {
  const word = parts.findLast(({ end, piece }) => end <= start && piece.text.trim() !== '');
  const isRightBefore = word !== undefined && text.slice(word.end, start).trim() === '';
  return { before: text.slice(0, start), agreement: (isRightBefore && word.piece.agreement) || null };
};

const placeOf = (paragraph: Paragraph, mention: Placed, last: Placed): NamePlace => ({
  ...beforeIn(paragraph, mention),
  entity: mention.entity,
  possessive: mention.as === 'possessive',
  after: paragraph.text.slice(mention.end),
  between: paragraph.narration.slice(last.end, mention.start),
  last: beforeIn(paragraph, last),
});

const JOINT = /^(?:,| and|,? و\u064E?)? ?$/u;

/** One of several named in a row is not who the next sentence is about. */
const isOneOfSeveral = ({ mentions, text }: Paragraph, { start, end }: Placed): boolean =>
  mentions.some(
    (other) =>
      (other.start > end && JOINT.test(text.slice(end, other.start))) ||
      (other.end < start && JOINT.test(text.slice(other.end, start))),
  );

const referenceFor = (paragraph: Paragraph, mention: Placed, known: Known, morphology: Morphology): Edit | null => {
  if (!mention.mayChange || mention.as === 'pronoun' || !known.isNamed || known.run >= MOST_PRONOUNS) return null;
  if (isOneOfSeveral(paragraph, known.last)) return null;
  const first = sentenceAt(paragraph, known.last.start);
  const here = sentenceAt(paragraph, mention.start);
  if (here - first > 1) return null;
  const from = first === 0 ? 0 : (paragraph.ends[first - 1] ?? 0);
  const until = paragraph.ends[here] ?? paragraph.text.length;
  if (!isClear(paragraph, mention.entity, from, until, morphology)) return null;
  const reference = morphology.references.refer(placeOf(paragraph, mention, known.last));
  if (!reference) return null;
  return { start: mention.start - (reference.dropsBefore ?? 0), end: mention.end, text: reference.text };
};

const editsOf = (paragraph: Paragraph, morphology: Morphology): Edit[] => {
  const edits: Edit[] = [];
  const told = new Map<Entity, Known>();
  for (const mention of paragraph.mentions) {
    if (mention.inSpeech) continue;
    const known = told.get(mention.entity);
    const edit = known ? referenceFor(paragraph, mention, known, morphology) : null;
    if (edit) edits.push(edit);
    const isPronoun = edit !== null || mention.as === 'pronoun';
    const run = isPronoun ? (known?.run ?? 0) + Number(edit !== null) : 0;
    told.set(mention.entity, { last: mention, isNamed: !isPronoun || (known?.isNamed ?? false), run });
  }
  return edits;
};

/** The pieces with what the edits change; what an edit takes from the words around a name is cut there. */
const edited = ({ parts }: Paragraph, edits: readonly Edit[]): { line: number; piece: Piece }[] =>
  parts.map(({ piece, line, start, end }) => {
    const edit = edits.find((one) => one.start < end && one.end > start);
    if (!edit) return { line, piece };
    if (piece.mention) return { line, piece: { text: edit.text, isAuthors: true } };
    const text = piece.text.slice(0, Math.max(0, edit.start - start)) + piece.text.slice(edit.end - start);
    return { line, piece: { ...piece, text } };
  });

const toldParagraph = (lines: readonly ToldLine[], speech: Speech): string => {
  const { morphology } = speech;
  const paragraph = paragraphOf(lines, speech);
  const pieces = edited(paragraph, editsOf(paragraph, morphology));
  const told = lines.map((_, at) =>
    morphology.joined(pieces.flatMap(({ line, piece }) => (line === at ? [piece] : []))),
  );
  return morphology.settled(told.join(' '));
};

/** The lines of a spread by paragraph; lines without words are left out. */
export const paragraphsOf = (lines: readonly ToldLine[]): ToldLine[][] => {
  const said = lines.filter(({ pieces }) => pieces.some(({ text }) => text !== ''));
  const paragraphs: ToldLine[][] = [];
  for (const line of said) {
    const open = paragraphs.at(-1);
    if (open && !line.opensParagraph) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
};

/** The text of a spread: its lines in paragraphs, with pronouns for names that stand too close together. */
export const referred = (lines: readonly ToldLine[], speech: Speech): string =>
  paragraphsOf(lines)
    .map((paragraph) => toldParagraph(paragraph, speech))
    .join('\n');
