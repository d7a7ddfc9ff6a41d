import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { parseText } from '#studio/storyteller/text/parse.ts';

/** Every string of an author's data, however deep. */
const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap(stringsIn);
};

describe('parseText', () => {
  it('reads slots with forms, articles, possessives and capitals', () => {
    expect(parseText('{A treat} and {hero’s} {hero.hand}')).toEqual([
      { kind: 'slot', slot: { root: 'treat', form: null, possessive: false, article: true, capital: true } },
      { kind: 'literal', text: ' and ' },
      { kind: 'slot', slot: { root: 'hero', form: null, possessive: true, article: false, capital: false } },
      { kind: 'literal', text: ' ' },
      { kind: 'slot', slot: { root: 'hero', form: 'hand', possessive: false, article: false, capital: false } },
    ]);
  });

  it('reads the case of a word', () => {
    const slot = { root: 'treat', form: 'the', possessive: false, article: false, capital: false, case: 'i' };
    expect(parseText('{treat.the^i}')).toEqual([{ kind: 'slot', slot }]);
    expect(() => parseText('{treat^x}')).toThrow(SyntaxError);
  });

  it('reads choices, empty ones and nested ones', () => {
    expect(parseText('[a|b [c|]|]')).toEqual([
      {
        kind: 'choice',
        options: [
          [{ kind: 'literal', text: 'a' }],
          [
            { kind: 'literal', text: 'b ' },
            { kind: 'choice', options: [[{ kind: 'literal', text: 'c' }], []] },
          ],
          [],
        ],
      },
    ]);
  });

  it('leaves a bar outside a choice alone', () => {
    expect(parseText('a | b')).toEqual([{ kind: 'literal', text: 'a | b' }]);
  });

  it.each(['{hero', '[a|b', 'a]', 'a}', '{the hero}', '{}'])('refuses %s', (source) => {
    expect(() => parseText(source)).toThrow(SyntaxError);
  });

  it('reads all text of all templates', () => {
    const lines = TEMPLATES.flatMap(({ texts }) => stringsIn(texts));
    expect(lines.length).toBeGreaterThan(3000);
    for (const line of lines) expect(() => parseText(line), line).not.toThrow();
  });
});
