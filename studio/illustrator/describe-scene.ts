/** Says in words what a picture shows, for people who do not see it. */
import type { Character } from '#core/character/character.ts';
import type { Language } from '#core/locale/language.ts';
import type { Scene } from '#core/story/scene.ts';
import { sayInArabic } from '#studio/illustrator/wording/say-arabic.ts';
import { sayInEnglish } from '#studio/illustrator/wording/say-english.ts';
import { type Shown, shownIn } from '#studio/illustrator/wording/seen.ts';

const SAY: Readonly<Record<Language, (scene: Scene, shown: readonly Shown[]) => string>> = {
  en: sayInEnglish,
  ar: sayInArabic,
};

/** A few sentences on who does what, where, with what and beside what, in the language asked for. */
export const describeScene = (scene: Scene, characters: readonly Character[], language: Language): string =>
  SAY[language](scene, shownIn(scene, characters));
