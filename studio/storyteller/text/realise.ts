/** Turns authors' text into the text of one book: picks among its choices and fills its slots. */
import { parseText, type Slot, type TextNode } from '#studio/storyteller/text/parse.ts';
import type { Entity, Mention, Morphology, Piece } from '#studio/storyteller/language/morphology.ts';
import type { Stream } from '#studio/storyteller/random.ts';

/**
 * Author's words chosen once for a book; a record when several forms belong together. They may hold slots. The form
 * `gender`, `she` or `he`, is what agreement with the word goes by.
 */
export type Word = string | Readonly<Record<string, string>>;

export type Speech = {
  readonly morphology: Morphology;
  readonly entities: Readonly<Record<string, Entity>>;
  readonly words: Readonly<Record<string, Word>>;
};

const wordText = (word: Word, slot: Slot): string => {
  const text = typeof word === 'string' ? (slot.form === null ? word : undefined) : word[slot.form ?? 'name'];
  if (text === undefined) throw new RangeError(`The word {${slot.root}} has no form "${slot.form ?? 'name'}"`);
  return text;
};

/** A word of the book as its text asks for it, with slots of its own still to be filled. */
const wordSource = (word: Word, slot: Slot, { declined, spelled }: Morphology): string =>
  spelled(declined(wordText(word, slot), slot.case ?? null));

/** A name is never changed, not even at the start of a sentence. */
const nameIn = (slot: Slot, { name, isName }: Entity, morphology: Morphology): string => {
  const word = slot.capital && isName === false ? morphology.capitalised(name) : name;
  return slot.possessive ? morphology.possessive(word) : word;
};

/** A word of the book may hold other words; they take the case that it is asked for in, and more may follow them. */
const realiseWord = (word: Word, slot: Slot, speech: Speech, stream: Stream): string => {
  const to = slot.case;
  const nodes = parseText(wordSource(word, slot, speech.morphology)).map((node) =>
    to && node.kind === 'slot' && !node.slot.case ? { ...node, slot: { ...node.slot, case: to } } : node,
  );
  return speech.morphology.joined(piecesOf(nodes, speech, stream), true);
};

const realiseSlot = (slot: Slot, speech: Speech, stream: Stream): string => {
  const { morphology, entities, words } = speech;
  const entity = entities[slot.root];
  if (entity && slot.form === null) return nameIn(slot, entity, morphology);
  let text: string;
  if (entity) text = morphology.form(entity, slot.form ?? '');
  else if (words[slot.root] !== undefined) text = realiseWord(words[slot.root] as Word, slot, speech, stream);
  else if (morphology.heroForms.has(slot.root) && entities['hero']) text = morphology.form(entities['hero'], slot.root);
  else throw new RangeError(`Nothing fills the slot {${slot.root}}`);
  if (slot.possessive) text = morphology.possessive(text);
  if (slot.article) text = morphology.withArticle(text);
  // The name that somebody is introduced with is theirs, not ours to change.
  return slot.capital && slot.form !== 'introduced' ? morphology.capitalised(text) : text;
};

const PRONOUNS: ReadonlySet<string> = new Set(['they', 'them', 'their', 'theirs', 'themselves']);
/** Several people, or somebody whose pronouns nobody told us: their names are never changed. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(['party', 'others', 'adults', 'giver']);
/** What a family typed, and finished text, are nobody. */
const NOBODY: ReadonlySet<string> = new Set(['interest', 'refrain']);

const mentionOf = ({ root, form, possessive }: Slot, { morphology, entities }: Speech): Mention | null => {
  const entity = entities[root] ?? (morphology.heroForms.has(root) ? entities['hero'] : undefined);
  if (!entity || NOBODY.has(root)) return null;
  const named = entities[root] ? form : root;
  if (named !== null && PRONOUNS.has(named)) return { entity, as: 'pronoun', mayChange: false };
  if (named !== null && named !== 'introduced') return null;
  return {
    entity,
    as: possessive ? 'possessive' : 'name',
    mayChange: named === null && !ALWAYS_NAMED.has(root),
    ...(root === 'giver' && { isAnybody: true }),
  };
};

/** Somebody, or a word of the book that has a gender. */
const whoAgrees = (root: string, { entities, words }: Speech): Entity => {
  const entity = entities[root];
  if (entity) return entity;
  const word = words[root];
  const gender = typeof word === 'object' ? word['gender'] : undefined;
  if (gender !== 'she' && gender !== 'he') throw new RangeError(`Nobody is called {${root}}`);
  return { name: root, introduced: root, pronouns: gender, count: 1, kind: 'pet', age: null };
};

/** One line of authors' text for one book, part by part. A slot that nothing fills throws: that is a mistake of the author. */
export const realisePieces = (source: string, speech: Speech, stream: Stream): Piece[] =>
  piecesOf(parseText(source), speech, stream);

const piecesOf = (nodes: readonly TextNode[], speech: Speech, stream: Stream): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (node.kind === 'literal') return [{ text: node.text, isAuthors: true }];
    if (node.kind === 'choice') return piecesOf(stream.pick(node.options), speech, stream);
    if (node.kind === 'agreement') {
      const agreement = { entity: whoAgrees(node.entity, speech), forms: node.forms };
      return [{ text: speech.morphology.agreement(agreement.entity, node.forms), isAuthors: true, agreement }];
    }
    const text = realiseSlot(node.slot, speech, stream);
    const mention = mentionOf(node.slot, speech);
    return [mention ? { text, isAuthors: false, mention } : { text, isAuthors: false }];
  });

/** The same, put together. */
export const realise = (source: string, speech: Speech, stream: Stream): string =>
  speech.morphology.joined(realisePieces(source, speech, stream));
