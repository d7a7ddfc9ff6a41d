/** What the text of one language calls a companion, for the words of its pictures. */
import type { Dialect, Language } from '#core/locale/language.ts';
import type { Called } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { COMPANION_NOUNS } from '#studio/storyteller/cast/companions.data.ts';
import { ARABIC_NOUNS, EGYPTIAN_NOUNS } from '#studio/storyteller/cast/nouns.data.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';

type Tongue = { readonly language: Language; readonly dialect: Dialect };

const nounOf = (companion: Companion, pronouns: Entity['pronouns'], { language, dialect }: Tongue): string => {
  const usual = COMPANION_NOUNS[language][companion] ?? companion;
  if (language === 'en') return usual;
  const gender = pronouns === 'she' ? 'she' : 'he';
  const spoken = dialect === 'egyptian' ? EGYPTIAN_NOUNS[companion]?.[gender] : undefined;
  return spoken ?? ARABIC_NOUNS[companion]?.[gender] ?? plainSpelling(usual);
};

/** `own` is the noun that the story has for it alone. */
export const calledAs = (companion: Companion, { name, pronouns }: Entity, tongue: Tongue, own?: string): Called => ({
  name,
  noun: own ?? nounOf(companion, pronouns, tongue),
  pronouns,
});
