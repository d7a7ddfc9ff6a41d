/** Takes over what was built in the playground: the hero, the style, the language that is read in that direction, the place. */
import type { Build } from '#web/app/builder/build.ts';
import { keepInDraft } from '#web/features/create/use-draft.ts';

export const keepBuild = ({ name, age, pronouns, looks, stage, artStyle, direction }: Build): void =>
  keepInDraft({
    newHero: { name, age, pronouns, kind: 'person', looks },
    artStyle,
    language: direction === 'rtl' ? 'ar' : 'en',
    setting: stage.setting,
  });
