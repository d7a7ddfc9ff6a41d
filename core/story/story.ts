/** A written story: a title and its spreads, each with text and the scene of its picture. */
import type { Character } from '#core/character/character.ts';
import type { Language, TextByLanguage } from '#core/locale/language.ts';
import { mainLanguageOf, textLanguagesOf, type BookLanguage } from '#core/locale/language.ts';
import { unknownRefs, type Scene } from '#core/story/scene.ts';

export type Spread = {
  /** One text in each language of the book; paragraphs are separated by a line break. */
  readonly texts: TextByLanguage;
  readonly scene: Scene;
};

export type Story = {
  readonly titles: TextByLanguage;
  /** A picture made for a cover: its calm zone is where the title goes. */
  readonly cover: Scene;
  readonly spreads: readonly Spread[];
};

/** The text in the book's main language; empty when the writer left it out. */
export const mainText = (texts: TextByLanguage, language: BookLanguage): string =>
  texts[mainLanguageOf(language)] ?? '';

export type StoryFinding = {
  readonly check:
    | 'spread-count'
    | 'text-missing'
    | 'title-missing'
    | 'unfilled-slot'
    | 'scene-refs'
    | 'unknown-character';
  /** Index of the spread, or null for the whole story. */
  readonly spread: number | null;
  readonly detail: string;
};

export type StoryWanted = {
  readonly language: BookLanguage;
  readonly spreads: number;
  readonly characters: readonly Pick<Character, 'id' | 'name'>[];
};

const unfilledSlot = /\{\{?[^}]*\}?\}|\bundefined\b|\[object /;

/** A name is data: one that looks like a slot is not a slot. */
const withoutNames = (text: string, wanted: StoryWanted): string =>
  wanted.characters.reduce((rest, { name }) => rest.replaceAll(name, ''), text);

const sceneFindings = (scene: Scene, spread: number | null, wanted: StoryWanted): StoryFinding[] => {
  const refs = unknownRefs(scene).map((ref): StoryFinding => ({ check: 'scene-refs', spread, detail: ref }));
  const strangers = scene.cast
    .flatMap(({ who }) => ('character' in who ? [who.character] : []))
    .filter((id) => !wanted.characters.some((character) => character.id === id))
    .map((id): StoryFinding => ({ check: 'unknown-character', spread, detail: id }));
  return [...refs, ...strangers];
};

/**
 * Checks the structure that pictures and files rely on, for a story from any writer. An empty list means it can be drawn.
 * What the words say (reading level, names, safety) is checked elsewhere.
 */
export const checkStoryStructure = (story: Story, wanted: StoryWanted): StoryFinding[] => {
  const findings: StoryFinding[] = [];
  if (story.spreads.length !== wanted.spreads) {
    findings.push({
      check: 'spread-count',
      spread: null,
      detail: `${story.spreads.length} instead of ${wanted.spreads}`,
    });
  }
  const languages: readonly Language[] = textLanguagesOf(wanted.language);
  for (const language of languages) {
    if (!story.titles[language]?.trim()) findings.push({ check: 'title-missing', spread: null, detail: language });
  }
  findings.push(...sceneFindings(story.cover, null, wanted));
  for (const [index, spread] of story.spreads.entries()) {
    for (const language of languages) {
      const text = spread.texts[language]?.trim() ?? '';
      if (text === '') findings.push({ check: 'text-missing', spread: index, detail: language });
      const slot = unfilledSlot.exec(withoutNames(text, wanted));
      if (slot) findings.push({ check: 'unfilled-slot', spread: index, detail: slot[0] });
    }
    findings.push(...sceneFindings(spread.scene, index, wanted));
  }
  return findings;
};
