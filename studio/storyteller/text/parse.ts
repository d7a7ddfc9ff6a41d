/**
 * Reads the notation that authors write story text in. Only authors' text is ever parsed; names and other words of the
 * family are put in afterwards as plain data.
 *
 * - `{hero}` a name or word, `{hero.them}` a form of it, `{hero’s}` whose it is, `{a treat}` with its article,
 *   a capital first letter (`{They}`, `{A treat}`) for the start of a sentence; `{treat^i}` in a case (`^u`, `^a`, `^i`)
 * - `{hero|runs|runs|run}` the form that agrees with somebody; `{owl:…|…}` is the same, and without a name before the
 *   forms (`{ذَهَبَتْ|ذَهَبَ}`) it is the hero they agree with
 * - `[one|another|]` any one of these; may be nested and may hold slots
 *
 * `¶` at the start of a line opens a paragraph; the narrator takes it off before the line comes here.
 */

import type { GrammaticalCase } from '#studio/storyteller/language/morphology.ts';

export type TextNode =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly TextNode[])[] }
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'agreement'; readonly entity: string; readonly forms: readonly string[] };

export type Slot = {
  /** The word before the first dot, first letter in lower case. */
  readonly root: string;
  readonly form: string | null;
  readonly possessive: boolean;
  readonly article: boolean;
  readonly capital: boolean;
  /** The case of a word of the book in a language that has cases; without one its endings are left off. */
  readonly case?: GrammaticalCase;
};

const slotShape = /^(?:(a|A) )?([A-Za-z][A-Za-z0-9-]*)(?:\.([A-Za-z][A-Za-z’-]*))?(’s)?(?:\^([uai]))?$/u;

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

const readAgreement = (head: string, rest: readonly string[]): TextNode => {
  const named = /^([A-Za-z][A-Za-z0-9-]*)(?::(.*))?$/u.exec(head);
  if (!named) return { kind: 'agreement', entity: 'hero', forms: [head, ...rest] };
  const forms = named[2] === undefined ? rest : [named[2], ...rest];
  return { kind: 'agreement', entity: lowerFirst(named[1] ?? ''), forms };
};

const readSlot = (inside: string): TextNode => {
  const [head = '', ...forms] = inside.split('|');
  if (forms.length > 0) return readAgreement(head, forms);
  const match = slotShape.exec(inside);
  if (!match?.[2]) throw new SyntaxError(`Unreadable slot {${inside}}`);
  const lead = match[1] ?? match[2];
  const slot: Slot = {
    root: lowerFirst(match[2]),
    form: match[3] ? lowerFirst(match[3]) : null,
    possessive: match[4] !== undefined,
    article: match[1] !== undefined,
    capital: lead.charAt(0) !== lead.charAt(0).toLowerCase(),
    ...(match[5] !== undefined && { case: match[5] as GrammaticalCase }),
  };
  return { kind: 'slot', slot };
};

type Cursor = { readonly source: string; at: number };

const readSequence = (cursor: Cursor, nested: boolean): TextNode[] => {
  const nodes: TextNode[] = [];
  while (cursor.at < cursor.source.length) {
    const letter = cursor.source.charAt(cursor.at);
    if (nested && (letter === '|' || letter === ']')) break;
    if (letter === '[') nodes.push(readChoice(cursor));
    else if (letter === '{') {
      const end = cursor.source.indexOf('}', cursor.at);
      if (end < 0) throw new SyntaxError(`Open slot in: ${cursor.source}`);
      nodes.push(readSlot(cursor.source.slice(cursor.at + 1, end)));
      cursor.at = end + 1;
    } else if (letter === ']' || letter === '}') throw new SyntaxError(`Stray ${letter} in: ${cursor.source}`);
    else nodes.push(readLiteral(cursor, nested));
  }
  return nodes;
};

const readLiteral = (cursor: Cursor, nested: boolean): TextNode => {
  const stop = nested ? /[[\]{}|]/g : /[[\]{}]/g;
  stop.lastIndex = cursor.at;
  const end = stop.exec(cursor.source)?.index ?? cursor.source.length;
  const text = cursor.source.slice(cursor.at, end);
  cursor.at = end;
  return { kind: 'literal', text };
};

const readChoice = (cursor: Cursor): TextNode => {
  const options: TextNode[][] = [];
  do {
    cursor.at += 1;
    options.push(readSequence(cursor, true));
  } while (cursor.source.charAt(cursor.at) === '|');
  if (cursor.source.charAt(cursor.at) !== ']') throw new SyntaxError(`Open choice in: ${cursor.source}`);
  cursor.at += 1;
  return { kind: 'choice', options };
};

const parsed = new Map<string, readonly TextNode[]>();

/** Reads one line of authors' text; a mistake in the notation throws with the line. */
export const parseText = (source: string): readonly TextNode[] => {
  const known = parsed.get(source);
  if (known) return known;
  const nodes = readSequence({ source, at: 0 }, false);
  parsed.set(source, nodes);
  return nodes;
};
