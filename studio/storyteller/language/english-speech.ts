/** What one person says in a row, in one go: who speaks is said once. Works on the finished text of a paragraph. */
import { SPEECH_VERBS } from '#studio/storyteller/language/english-words.data.ts';

const VERB = `(?:${[...SPEECH_VERBS].join('|')})`;
const NAME = String.raw`(?:\p{Lu}[\p{L}’'-]*(?: (?:the|of) [\p{L}’'-]+| \p{Lu}[\p{L}’'-]*)*|she|he|they|it)`;
const TAG = new RegExp(`^ (?:${VERB} (?<after>${NAME})|(?<before>${NAME}) ${VERB})(?=[.,; ]|$)`, 'u');
/** A second verb that says how is no mere tag. */
const PLAIN_VERB = '(?:said|asked|answered|replied|explained)';
const WHOLE_TAG = new RegExp(
  `^ (?:${PLAIN_VERB} (?<after>${NAME})|(?<before>${NAME}) ${PLAIN_VERB})(?<mark>[.,]) ?$`,
  'u',
);
const PRONOUNS: ReadonlySet<string> = new Set(['she', 'he', 'they', 'it']);

/** Speech with its marks at odd places, what the narrator says at even ones. */
const turnsOf = (text: string): string[] => text.split(/(“[^”]*”)/u);

const nameIn = (found: RegExpExecArray | null): string | null =>
  found?.groups?.['after'] ?? found?.groups?.['before'] ?? null;

/** Whoever speaks there, when the narrator names nobody else up to the next word that is spoken. */
const soleSpeaker = (told: string): string | null => {
  const found = TAG.exec(told);
  const name = nameIn(found);
  if (!found || name === null || !/[.!?…] ?$/u.test(told)) return null;
  const rest = told.slice(found[0].length);
  return /\p{Lu}|\b(?:she|he|they)\b/u.test(rest) || /[.!?…] \S/u.test(rest) ? null : name;
};

const isSame = (name: string, again: string): boolean =>
  again === name || again.startsWith(`${name} `) || (PRONOUNS.has(again) && !PRONOUNS.has(name));

const said = (speech: string): string => speech.slice(1, -1);

/** `A,` becomes `A.` where its tag went; `A,` … `and B` goes on. */
const closed = (words: string, mark: string): string => (mark === '.' ? words.replace(/,$/u, '.') : words);

/** With these a comma stays a comma; another word may go on with what it parted only for the tag: “Nobody,” … “sleeps”. */
const GOES_ON = /^“(?:and|but|or|so|then|for|because|since|if|when|while|until|till|unless|only|though|which|who)\b/u;

/** Leaves out the second of two tags of one speaker: `“A,” said Mona. “B,” said Mona. “C.”` is `“A,” said Mona. “B. C.”` */
export const withoutRepeatedTags = (text: string): string => {
  const turns = turnsOf(text);
  for (let at = 3; at < turns.length; at += 2) {
    const tag = WHOLE_TAG.exec(turns[at + 1] ?? '');
    const again = nameIn(tag);
    const isRightAfter = turns[at - 1] === ' ';
    const speaker = soleSpeaker(turns[isRightAfter ? at - 3 : at - 1] ?? '');
    if (again === null || speaker === null || !isSame(speaker, again)) continue;
    if (tag?.groups?.['mark'] === ',' && !GOES_ON.test(turns[at + 2] ?? '')) continue;
    const words = closed(said(turns[at] ?? ''), tag?.groups?.['mark'] ?? '.');
    // What is spoken next goes on with it, unless a tag of its own says that somebody else has the word.
    const next = turns[at + 2];
    const isTheirs = next !== undefined && !TAG.test(turns[at + 3] ?? '');
    if (tag?.groups?.['mark'] === ',' && !isTheirs) continue;
    const whole = isTheirs ? `${words} ${said(next)}` : words;
    const [used, rest] = isTheirs ? [4, turns[at + 3] ?? ''] : [2, next === undefined ? '' : ' '];
    if (isRightAfter) turns.splice(at - 2, used + 2, `“${said(turns[at - 2] ?? '')} ${whole}”`, rest);
    else turns.splice(at, used, `“${whole}”`, rest);
    return withoutRepeatedTags(turns.join(''));
  }
  return text;
};
