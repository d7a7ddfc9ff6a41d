/** Says what somebody is where a book first names them, as in `Mishka the cat`. */
import type { Language } from '#core/locale/language.ts';
import type { Party } from '#studio/storyteller/cast/party.ts';
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { countWords } from '#core/locale/text-units.ts';
import { entityIn } from '#studio/storyteller/text/book-speech.ts';
import { speechRanges } from '#studio/storyteller/text/references.ts';

/** Those of the brief of whom the text says more than their name, once: Mishka the cat, Mona from Cairo. */
export const toIntroduce = ({ hero, travellers }: Party, language: Language): Entity[] =>
  [hero, ...travellers]
    .map((member) => entityIn(member, language))
    .filter(({ name, introduced }) => introduced !== name);

const KIND_AFTER = / the \p{Ll}+(?![\p{L}’-])/uy;

const placesOf = (part: string, text: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
};

/** Every place where a text says what one of these names is, as in `Tahani the mouse`. */
const kindsToldIn = (text: string, names: readonly string[]): { phrase: string; at: number; end: number }[] =>
  names.flatMap((name) =>
    placesOf(name, text).flatMap((start) => {
      const at = start + name.length;
      KIND_AFTER.lastIndex = at;
      const [kind] = KIND_AFTER.exec(text) ?? [];
      const isPart = /\p{L}/u.test(text[start - 1] ?? ' ');
      return kind === undefined || isPart ? [] : [{ phrase: name + kind, at, end: at + kind.length }];
    }),
  );

/** What a text says about these names that a reader has to be told once only. */
export const introductionsIn = (text: string, names: readonly string[]): string[] =>
  kindsToldIn(text, names).map(({ phrase }) => phrase);

/** The text without what has been `known` since an earlier spread, or since an earlier sentence of this one. */
export const withoutRepeatedIntroductions = (
  text: string,
  names: readonly string[],
  known: ReadonlySet<string>,
): string => {
  const seen = new Set(known);
  const again = kindsToldIn(text, names)
    .toSorted((one, other) => one.at - other.at)
    .filter(({ phrase }) => seen.has(phrase) || !seen.add(phrase));
  return again.toReversed().reduce((told, { at, end }) => told.slice(0, at) + told.slice(end), text);
};

/** Where the narrator first names somebody as nothing but themselves; -1 when nobody does. */
const firstNamed = (text: string, name: string): number => {
  const said = speechRanges(text);
  const inSpeech = (at: number): boolean => said.some(([from, until]) => at >= from && at < until);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isPart = /[\p{L}\p{M}’-]/u;
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!inSpeech(at) && !isPart.test(before) && !isPart.test(after)) return at;
  }
  return -1;
};

/**
 * The text of a spread in which those who are `unknown` to the reader are introduced where they are first named. The
 * answer says who still is unknown after it.
 */
export const introducing = (
  text: string,
  unknown: readonly Entity[],
): { readonly text: string; readonly unknown: readonly Entity[] } => {
  let told = text;
  const left = unknown.filter(({ name, introduced }) => {
    const at = firstNamed(told, name);
    if (at < 0) return true;
    const isTold = told.startsWith(introduced, at);
    if (!isTold) told = told.slice(0, at) + introduced + told.slice(at + name.length);
    return false;
  });
  return { text: told, unknown: left };
};

export type Introduced = ReturnType<typeof introducing> & {
  /** So many words less, and everybody who is named here would have been introduced. */
  readonly beyond: number;
};

/** The same where the spread has room for it; who somebody is can be told on the next page, too. */
export const introducingWithin = (text: string, unknown: readonly Entity[], max: number): Introduced => {
  const told = introducing(text, unknown);
  const beyond = Math.max(0, countWords(told.text) - max);
  return beyond > 0 && told.unknown.length < unknown.length ? { text, unknown, beyond } : { ...told, beyond: 0 };
};
