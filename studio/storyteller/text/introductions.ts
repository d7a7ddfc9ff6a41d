/** Says what somebody is where a book first names them, as in `Mishka the cat`. */
import type { Entity } from '#studio/storyteller/language/morphology.ts';
import { speechRanges } from '#studio/storyteller/text/references.ts';

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
