/** How much two stories share, sentence by sentence: what somebody who knows one would recognise in the other. */
import { countWords, sentencesOf } from '#core/locale/text-units.ts';

const NAME = '‹name›';

/** A sentence of so few words, such as “Halt!”, says nothing that anybody recognises. */
const CRY_WORDS = 2;

/** The sentences, each with the cries before it; those at the end stay with the last. */
const withCries = (sentences: readonly string[]): string[] => {
  const whole: string[] = [];
  let cries = '';
  for (const sentence of sentences) {
    if (countWords(sentence) <= CRY_WORDS) {
      cries += `${sentence} `;
      continue;
    }
    whole.push(cries + sentence);
    cries = '';
  }
  const last = whole.pop();
  return last === undefined ? [cries.trim()] : [...whole, `${last} ${cries}`.trim()];
};

/** The different sentences of the texts of a story; names become one token, so that a name alone makes no difference. */
export const recognisedSentences = (texts: readonly string[], names: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => withCries(sentencesOf(names.reduce((rest, name) => rest.replaceAll(name, NAME), text)))),
  );

/** What two stories have in common, as a part of the shorter one, from 0 to 1. */
export const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const sentence of fewer) if (more.has(sentence)) both += 1;
  return both / Math.max(1, fewer.size);
};

/** Two books of one family that share more than this read as one book with another name in it. */
export const MOST_SHARED_PART = 0.2;
