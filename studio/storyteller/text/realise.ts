/** Turns authors' text into the text of one book: picks among its choices and fills its slots. */
import { parseText, type Slot, type TextNode } from '#studio/storyteller/text/parse.ts';
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';
import type { Stream } from '#studio/storyteller/random.ts';

/** Author's words chosen once for a book; a record when several forms belong together. They may hold slots. */
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

/** A name is never changed, not even at the start of a sentence. */
const nameIn = (slot: Slot, { name, isName }: Entity, morphology: Morphology): string => {
  const word = slot.capital && isName === false ? morphology.capitalised(name) : name;
  return slot.possessive ? morphology.possessive(word) : word;
};

const realiseSlot = (slot: Slot, speech: Speech, stream: Stream): string => {
  const { morphology, entities, words } = speech;
  const entity = entities[slot.root];
  if (entity && slot.form === null) return nameIn(slot, entity, morphology);
  let text: string;
  if (entity) text = morphology.form(entity, slot.form ?? '');
  else if (words[slot.root] !== undefined) text = realise(wordText(words[slot.root] as Word, slot), speech, stream);
  else if (morphology.heroForms.has(slot.root) && entities['hero']) text = morphology.form(entities['hero'], slot.root);
  else throw new RangeError(`Nothing fills the slot {${slot.root}}`);
  if (slot.possessive) text = morphology.possessive(text);
  if (slot.article) text = morphology.withArticle(text);
  // The name that somebody is introduced with is theirs, not ours to change.
  return slot.capital && slot.form !== 'introduced' ? morphology.capitalised(text) : text;
};

const realiseNodes = (nodes: readonly TextNode[], speech: Speech, stream: Stream): string =>
  nodes
    .map((node) => {
      if (node.kind === 'literal') return node.text;
      if (node.kind === 'choice') return realiseNodes(stream.pick(node.options), speech, stream);
      if (node.kind === 'slot') return realiseSlot(node.slot, speech, stream);
      const entity = speech.entities[node.entity];
      if (!entity) throw new RangeError(`Nobody is called {${node.entity}}`);
      return speech.morphology.agreement(entity, node.forms);
    })
    .join('');

/** One line of authors' text for one book. A slot that nothing fills throws: that is a mistake of the author. */
export const realise = (source: string, speech: Speech, stream: Stream): string =>
  realiseNodes(parseText(source), speech, stream);
