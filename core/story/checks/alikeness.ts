/** Whether a story repeats another book of the same family: two books for two children are two books. */
import { namesOf } from '#core/character/character.ts';
import { mainLanguageOf, type TextByLanguage } from '#core/locale/language.ts';
import type { StoryFinding, StoryWanted } from '#core/story/checks/finding.ts';
import { MOST_SHARED_PART, recognisedSentences, sharedPart } from '#core/story/shared-sentences.ts';
import type { Story } from '#core/story/story.ts';

/** A book that the family has: its texts, spread by spread, and the names in them. */
export type KnownBook = { readonly texts: readonly TextByLanguage[]; readonly names: readonly string[] };

/** Compares in the main language of the story; books without text in it have nothing in common with it. */
export const findAlikeness = (story: Story, wanted: StoryWanted, known: readonly KnownBook[]): StoryFinding[] => {
  const language = mainLanguageOf(wanted);
  const sentencesIn = (texts: readonly TextByLanguage[], names: readonly string[]): ReadonlySet<string> =>
    recognisedSentences(
      texts.flatMap((text) => text[language] ?? []),
      names,
    );
  const own = sentencesIn(
    story.spreads.map(({ texts }) => texts),
    namesOf(wanted.characters),
  );
  const most = Math.max(0, ...known.map(({ texts, names }) => sharedPart(own, sentencesIn(texts, names))));
  if (most <= MOST_SHARED_PART) return [];
  const detail = `${Math.round(most * 100)} % of the sentences stand in another book of the family`;
  return [{ check: 'too-alike', spread: null, severity: 'warning', detail }];
};
