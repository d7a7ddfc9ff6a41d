/** Says what somebody is where a book first names them, as in `Mishka the cat`. */
import type { Language } from '#core/locale/language.ts';
import type { Party } from '#studio/storyteller/cast/party.ts';
import type { Entity, FirstName, Naming, Piece } from '#studio/storyteller/language/morphology.ts';
import { countWords } from '#core/locale/text-units.ts';
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';
import { entityIn } from '#studio/storyteller/text/book-speech.ts';
import { speechRanges } from '#studio/storyteller/text/references.ts';

/** Those of the brief of whom the text says more than their name, once: Mishka the cat. */
export const toIntroduce = ({ hero, travellers }: Party, language: Language): Entity[] =>
  [hero, ...travellers]
    .map((member) => entityIn(member, language))
    .filter(({ name, introduced, noun }) => introduced !== name || noun !== undefined);

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

/** In Arabic `وَ` and `فَ` are written together with the name. */
const BEFORE_NAME = /(?:^|[^\p{L}\p{M}’-])(?:[وف][\u064B-\u0652]?)?$/u;
const PART_OF_NAME = /^[\p{L}\p{M}’-]/u;

/** Where the narrator names somebody as nothing but themselves. */
const namedAt = (text: string, name: string): number[] => {
  const said = speechRanges(text);
  const inSpeech = (at: number): boolean => said.some(([from, until]) => at >= from && at < until);
  const isWhole = (at: number): boolean =>
    BEFORE_NAME.test(text.slice(0, at)) && !PART_OF_NAME.test(text.slice(at + name.length));
  return placesOf(name, text).filter((at) => !inSpeech(at) && isWhole(at));
};

/** `كان{ت|}` is one word. */
const wholeWord = (before: string, form: string): string =>
  plainSpelling((/[\p{L}\p{M}]*$/u.exec(before)?.[0] ?? '') + form)
    .trim()
    .replace(/^[وف](?=\p{L}{3})/u, '');

/** Verbs that agree with somebody, without vowel marks. */
export const verbsIn = (lines: readonly { readonly pieces: readonly Piece[] }[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap(({ pieces }) => pieces)
      .flatMap(({ text, agreement }, at, all) => (agreement ? [wholeWord(all[at - 1]?.text ?? '', text)] : [])),
  );

/** How one tongue introduces, and what it knows of the words of this spread. */
export type Introducer = { readonly naming: Naming } & Pick<FirstName, 'verbs' | 'names'>;

/** The text that says what somebody is, at the first place that it suits. */
const introducedIn = (text: string, entity: Entity, { naming, verbs, names }: Introducer): string | null => {
  for (const at of namedAt(text, entity.name)) {
    const [before, after] = [text.slice(0, at), text.slice(at + entity.name.length)];
    const told = naming.kind({ entity, before, verbs, names });
    if (told) {
      const rest = `${entity.name}${after}`;
      const isSaid = told.before === before && rest.startsWith(told.name);
      const again =
        told.name.startsWith(entity.introduced) && rest.startsWith(entity.introduced) ? entity.introduced : entity.name;
      return isSaid ? text : told.before + told.name + rest.slice(again.length);
    }
  }
  return null;
};

/**
 * The text of a spread in which those who are `unknown` to the reader are introduced where they are first named. The
 * answer says who still is unknown after it.
 */
export const introducing = (
  text: string,
  unknown: readonly Entity[],
  introducer: Introducer,
): { readonly text: string; readonly unknown: readonly Entity[] } => {
  let told = text;
  const left = unknown.filter((entity) => {
    const introduced = introducedIn(told, entity, introducer);
    told = introduced ?? told;
    return introduced === null;
  });
  return { text: told, unknown: left };
};

/** A speech comes first, or a sentence of somebody else. */
const BEGINS_ELSEWHERE = /^[“«]|[.!?؟…\n]/u;

/** The first text of a book, opened by the town of its hero; null where its first sentence does not tell of the hero. */
export const openedInTown = (text: string, hero: Entity, town: string, naming: Naming): string | null => {
  const [at] = namedAt(text, hero.name);
  const beginning = at === undefined ? undefined : text.slice(0, at);
  if (beginning === undefined || BEGINS_ELSEWHERE.test(beginning)) return null;
  const opened = naming.inTown(beginning, town);
  return opened === null ? null : opened + text.slice(beginning.length);
};

export type Introduced = ReturnType<typeof introducing> & {
  /** So many words less, and everybody who is named here would have been introduced. */
  readonly beyond: number;
};

/** The same where the spread has room for it; who somebody is can be told on the next page, too. */
export const introducingWithin = (
  text: string,
  unknown: readonly Entity[],
  introducer: Introducer,
  max: number,
): Introduced => {
  const told = introducing(text, unknown, introducer);
  const beyond = Math.max(0, countWords(told.text) - max);
  return beyond > 0 && told.unknown.length < unknown.length ? { text, unknown, beyond } : { ...told, beyond: 0 };
};
