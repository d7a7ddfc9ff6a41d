/** The structure that pictures and files rely on. Every finding is an error: the story cannot be drawn as it is. */
import { namesOf } from '#core/character/character.ts';
import { textLanguagesOf } from '#core/locale/language.ts';
import type { FindingSeverity, StoryCheckName, StoryFinding, StoryWanted } from '#core/story/checks/finding.ts';
import { unknownRefs, type Scene } from '#core/story/scene.ts';
import type { Story } from '#core/story/story.ts';

type StructureWanted = Pick<StoryWanted, 'language' | 'leadLanguage'> & {
  readonly spreads: number;
  readonly characters: readonly Pick<StoryWanted['characters'][number], 'id' | 'name' | 'spellings'>[];
};

const severity: FindingSeverity = 'error';
const unfilledSlot = /\{\{?[^}]*\}?\}|\bundefined\b|\[object /;

const findingOf = (check: StoryCheckName, spread: number | null, detail: string): StoryFinding => ({
  check,
  spread,
  severity,
  detail,
});

/** A name is data: one that looks like a slot is not a slot. */
const withoutNames = (text: string, wanted: StructureWanted): string =>
  namesOf(wanted.characters).reduce((rest, name) => rest.replaceAll(name, ''), text);

const sceneFindings = (scene: Scene, spread: number | null, wanted: StructureWanted): StoryFinding[] => {
  const refs = unknownRefs(scene).map((ref) => findingOf('scene-refs', spread, ref));
  const strangers = scene.cast
    .flatMap(({ who }) => ('character' in who ? [who.character] : []))
    .filter((id) => !wanted.characters.some((character) => character.id === id))
    .map((id) => findingOf('unknown-character', spread, id));
  return [...refs, ...strangers];
};

/** An empty list means that the story can be drawn. */
export const checkStoryStructure = (story: Story, wanted: StructureWanted): StoryFinding[] => {
  const findings: StoryFinding[] = [];
  if (story.spreads.length !== wanted.spreads)
    findings.push(findingOf('spread-count', null, `${story.spreads.length} instead of ${wanted.spreads}`));
  const languages = textLanguagesOf(wanted);
  for (const language of languages) {
    if (!story.titles[language]?.trim()) findings.push(findingOf('title-missing', null, language));
  }
  findings.push(...sceneFindings(story.cover, null, wanted));
  for (const [index, spread] of story.spreads.entries()) {
    for (const language of languages) {
      const text = spread.texts[language]?.trim() ?? '';
      if (text === '') findings.push(findingOf('text-missing', index, language));
      const slot = unfilledSlot.exec(withoutNames(text, wanted));
      if (slot) findings.push(findingOf('unfilled-slot', index, slot[0]));
    }
    findings.push(...sceneFindings(spread.scene, index, wanted));
  }
  return findings;
};
