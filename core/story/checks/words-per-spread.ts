/** Words on each spread: within what the band can read and what the page can hold. */
import { textLanguagesOf } from '#core/locale/language.ts';
import { countWords } from '#core/locale/text-units.ts';
import { ageBandOf, wordsPerSpread } from '#core/story/age-band.ts';
import type { StoryCheck } from '#core/story/checks/finding.ts';

export const checkWordsPerSpread: StoryCheck = (story, { language, age }) => {
  return story.spreads.flatMap(({ texts }, spread) =>
    textLanguagesOf(language).flatMap((one) => {
      const { min, max } = wordsPerSpread(ageBandOf(age), one);
      const words = countWords(texts[one] ?? '');
      if (words === 0 || (words >= min && words <= max)) return [];
      return [
        {
          check: 'words-per-spread',
          spread,
          severity: 'warning',
          detail: `${words} words in ${one}, ${min} to ${max} wanted`,
        },
      ];
    }),
  );
};
