/** The morphology of each language. */
import type { Language } from '#core/locale/language.ts';
import { arabic } from '#studio/storyteller/language/arabic.ts';
import { english } from '#studio/storyteller/language/english.ts';
import type { Morphology } from '#studio/storyteller/language/morphology.ts';

export const MORPHOLOGIES: Readonly<Record<Language, Morphology>> = { en: english, ar: arabic };
