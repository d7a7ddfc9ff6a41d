/** What a children's book does not tell: unsuitable topics, other people's characters and brands, frights for the band. */
import { namesOf } from '#core/character/character.ts';
import { textLanguagesOf } from '#core/locale/language.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import { withoutOwnWords, type StoryCheck, type StoryFinding, type StoryWanted } from '#core/story/checks/finding.ts';
import { findBrand, findOwnedCharacter, findScaryWords, findTopics } from '#core/story/safety/find-topics.ts';

/** Names are data: a hero may be called like a word of the lists. What a hero likes is looked at: it may be a brand. */
const withoutNames = (text: string, { characters }: StoryWanted): string =>
  withoutOwnWords(text, namesOf(characters), ' · ');

const textFindings = (text: string, spread: number | null, wanted: StoryWanted): StoryFinding[] => {
  const plain = withoutNames(text, wanted);
  const topics = findTopics(plain).map(
    ({ topic, word }): StoryFinding => ({
      check: 'forbidden-topic',
      spread,
      severity: 'error',
      detail: `${topic}: ${word}`,
    }),
  );
  const brand = findOwnedCharacter(plain)?.word ?? findBrand(plain);
  const brands: StoryFinding[] =
    brand === null ? [] : [{ check: 'brand-name', spread, severity: 'warning', detail: brand }];
  const scary = findScaryWords(plain, ageBandOf(wanted.age)).map(
    (word): StoryFinding => ({ check: 'scary-for-age', spread, severity: 'warning', detail: word }),
  );
  return [...topics, ...brands, ...scary];
};

export const checkForbiddenTopics: StoryCheck = (story, wanted) =>
  textLanguagesOf(wanted).flatMap((language) => [
    ...textFindings(story.titles[language] ?? '', null, wanted),
    ...story.spreads.flatMap(({ texts }, spread) => textFindings(texts[language] ?? '', spread, wanted)),
  ]);
