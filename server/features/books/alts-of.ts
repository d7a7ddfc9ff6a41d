/** What a picture shows, in each language of its book. */
import { namedIn } from '#core/character/character.ts';
import { textLanguagesOf, type TextByLanguage } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';

export const altsOf = (brief: Brief, scene: Scene): TextByLanguage =>
  Object.fromEntries(
    textLanguagesOf(brief).map((language) => [
      language,
      describeScene(scene, namedIn(brief.characters, language), language),
    ]),
  );
