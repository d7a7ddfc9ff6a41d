/** How varied the wording of many texts is: distinct-n, the different n-grams divided by all words (Li et al. 2016). */
import { wordsOf } from '#core/locale/text-units.ts';

export const distinctN = (texts: readonly string[], n: number): number => {
  const different = new Set<string>();
  let total = 0;
  for (const text of texts) {
    const words = wordsOf(text.toLowerCase());
    total += words.length;
    for (let at = 0; at + n <= words.length; at += 1) different.add(words.slice(at, at + n).join(' '));
  }
  return total === 0 ? 0 : different.size / total;
};
