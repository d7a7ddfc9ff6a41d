/** A sentence comes once, or again and again as a refrain; twice is an oversight. */
import { textLanguagesOf } from '#core/locale/language.ts';
import { countWords, sentencesOf } from '#core/locale/text-units.ts';
import type { StoryCheck, StoryFinding } from '#core/story/checks/finding.ts';

const REFRAIN = 3;
/** A book of eight spreads has room for a refrain only twice; it may be a few sentences long. */
const SHORT_BOOK = 8;
const REFRAIN_SENTENCES = 4;
/** `“Me too!”` may be said twice. */
const SHORTEST = 4;

export const checkRepetition: StoryCheck = (story, { language }) =>
  textLanguagesOf(language).flatMap((one): StoryFinding[] => {
    const places = new Map<string, number[]>();
    for (const [spread, { texts }] of story.spreads.entries())
      for (const sentence of sentencesOf(texts[one] ?? ''))
        places.set(sentence, [...(places.get(sentence) ?? []), spread]);
    const twice = [...places].filter(
      ([sentence, { length }]) => length > 1 && length < REFRAIN && countWords(sentence) >= SHORTEST,
    );
    const isShort = story.spreads.length <= SHORT_BOOK;
    const isRefrain = ([first, last]: readonly number[]): boolean =>
      isShort && twice.length <= REFRAIN_SENTENCES && first !== last;
    return twice
      .filter(([, spreads]) => !isRefrain(spreads))
      .map(([sentence, spreads]) => ({
        check: 'sentence-repeated',
        spread: spreads.at(-1) ?? null,
        severity: 'warning',
        detail: sentence,
      }));
  });
