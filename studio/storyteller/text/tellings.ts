/**
 * Chooses among the lines that an author offers so that two books rarely share a sentence: a line that can be told in
 * many ways comes more often than one that can be told in one way only.
 *
 * Two books that choose line j with probability w share what its sentences s have in common, on average the sum of
 * 1/r over their numbers of tellings r. The sum of w² times that is least when w is proportional to its inverse.
 */
import type { Stream } from '#studio/storyteller/random.ts';
import { parseText, type TextNode } from '#studio/storyteller/text/parse.ts';

/** In how many ways a slot is filled from book to book; 1 for what is the same in every book. */
export type SlotTellings = (root: string) => number;

/** As in `sentencesOf`: speech stays with the words that say who spoke. */
const SENTENCE_END = /[.!?؟…][”’»)]*\s+(?!\p{Ll})/gu;

const tellingsOf = (nodes: readonly TextNode[], slots: SlotTellings): number =>
  nodes.reduce((product, node) => product * tellingsOfNode(node, slots), 1);

const tellingsOfNode = (node: TextNode, slots: SlotTellings): number => {
  if (node.kind === 'choice') return node.options.reduce((sum, option) => sum + tellingsOf(option, slots), 0);
  return node.kind === 'slot' ? slots(node.slot.root) : 1;
};

/** The number of tellings of each sentence of a line. */
export const sentenceTellings = (source: string, slots: SlotTellings): number[] => {
  const counts: number[] = [];
  let current = 1;
  for (const node of parseText(source)) {
    current *= tellingsOfNode(node, slots);
    const ends = node.kind === 'literal' ? [...node.text.matchAll(SENTENCE_END)].length : 0;
    for (let end = 0; end < ends; end++) {
      counts.push(current);
      current = 1;
    }
  }
  return [...counts, current];
};

/** How often a line should come, compared with the other lines in its place. */
const weightOf = (source: string, slots: SlotTellings): number =>
  1 / sentenceTellings(source, slots).reduce((sum, tellings) => sum + 1 / tellings, 0);

/** What has been weighed stays known: a book tries the same lines again and again until a spread comes right. */
const weighed = new WeakMap<SlotTellings, Map<string, number>>();

const knownWeightOf = (source: string, slots: SlotTellings): number => {
  const known = weighed.get(slots) ?? new Map<string, number>();
  weighed.set(slots, known);
  const weight = known.get(source) ?? weightOf(source.replace(/^¶/u, ''), slots);
  known.set(source, weight);
  return weight;
};

const STEPS = 2 ** 20;

/** One of the lines, by weight. The list must not be empty. */
export const pickLine = (lines: readonly string[], stream: Stream, slots: SlotTellings): string => {
  const weights = lines.map((line) => knownWeightOf(line, slots));
  let left = (stream.index(STEPS) / STEPS) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  const line = lines[at < 0 ? lines.length - 1 : at];
  if (line === undefined) throw new RangeError('Nothing to pick from');
  return line;
};
