/**
 * Arabic: agreement by gender and number, attached pronouns, lists. Names take no case endings, so a sentence around a
 * name is written to be right for every name.
 */
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';

type Agreement = 'feminine' | 'masculine' | 'dual' | 'plural';

/** A hero whose pronouns are `they` is spoken of in the plural of respect, as `هم` has it. */
const agreementOf = ({ count, pronouns }: Entity): Agreement => {
  if (count === 2) return 'dual';
  if (count > 2 || pronouns === 'they') return 'plural';
  return pronouns === 'she' ? 'feminine' : 'masculine';
};

const FORMS: Readonly<Record<string, Readonly<Record<Agreement, string>>>> = {
  they: { feminine: 'هِيَ', masculine: 'هُوَ', dual: 'هُمَا', plural: 'هُمْ' },
  /** Attached to a noun, verb or particle: `بيت` + `ها`. */
  their: { feminine: 'هَا', masculine: 'هُ', dual: 'هُمَا', plural: 'هُمْ' },
};

const form = (entity: Entity, name: string): string => {
  if (name === 'introduced') return entity.introduced;
  const found = FORMS[name]?.[agreementOf(entity)];
  if (found === undefined) throw new RangeError(`Arabic has no form "${name}"`);
  return found;
};

/** Forms are written feminine, masculine, plural, dual; the dual may be left out where two never come. */
const agreement = (entity: Entity, forms: readonly string[]): string => {
  const at: Readonly<Record<Agreement, number>> = { feminine: 0, masculine: 1, plural: 2, dual: 3 };
  const found = forms[at[agreementOf(entity)]];
  if (found === undefined) throw new RangeError(`No ${agreementOf(entity)} form among ${forms.length}`);
  return found;
};

export const arabic: Morphology = {
  form,
  agreement,
  possessive: (word) => word,
  withArticle: (phrase) => phrase,
  capitalised: (phrase) => phrase,
  list: (names) => names.join(' وَ'),
  heroForms: new Set(Object.keys(FORMS)),
};
