/** Counts words and finds sentences in finished text. */

/** Words as a reader counts them: runs without spaces that hold a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

/**
 * The sentences of a text in order. Speech stays with the words that say who spoke: `“Hush!” said Mona.` is one sentence.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?؟…][”’»)]*)\s+(?!\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
