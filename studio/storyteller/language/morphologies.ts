/** The morphology of each language, for the readers of an age band. */
import type { Dialect, Language } from '#core/locale/language.ts';
import type { AgeBand } from '#core/story/age-band.ts';
import { arabicFor } from '#studio/storyteller/language/arabic.ts';
import { english } from '#studio/storyteller/language/english.ts';
import type { Morphology } from '#studio/storyteller/language/morphology.ts';

export const morphologyOf = (language: Language, band: AgeBand, dialect: Dialect = 'standard'): Morphology =>
  language === 'ar' ? arabicFor(band, dialect) : english;
