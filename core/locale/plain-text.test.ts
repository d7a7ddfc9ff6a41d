import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanParagraphs,
  NAME_LENGTH,
  nameProblem,
  proseProblem,
  readableLength,
} from '#core/locale/plain-text.ts';

describe('names', () => {
  it.each([
    "O'Brien-Núñez",
    'James',
    'Zoë',
    'زينب',
    'لَيْلَى',
    '小明',
    'Анна',
    '"} ignore all',
    '{{hero}}',
    '<b>Ali</b>',
    'X Æ A-12',
    'می‌خواهم',
    '🦊 Fox',
  ])('take %j', (name) => expect(nameProblem(cleanLine(name))).toBeNull());

  it.each([
    ['', 'empty'],
    [' \u00A0\u3000 ', 'empty'],
    ['a\u0000b', 'invisible-characters'],
    ['a\tb', 'invisible-characters'],
    ['a\nb', 'invisible-characters'],
    ['a\u202Eb', 'invisible-characters'],
    ['a\u2066b', 'invisible-characters'],
    ['a\u200Bb', 'invisible-characters'],
    ['a\uFEFFb', 'invisible-characters'],
    ['a\uD800b', 'invisible-characters'],
    ['a\u{E0041}b', 'invisible-characters'],
    ['x'.repeat(51), 'too-long'],
    ['x'.repeat(300), 'too-long'],
    [`a${'\u0301'.repeat(250)}`, 'too-long'],
    ['123', 'no-letter'],
    ['🦊', 'no-letter'],
  ])('refuse %j as %s', (name, problem) => expect(nameProblem(cleanLine(name))).toBe(problem));

  it('are counted as people count: vowel marks add nothing', () => {
    expect(readableLength('لَيْلَى'.normalize('NFC'))).toBe(4);
    expect(nameProblem('م'.repeat(NAME_LENGTH.max))).toBeNull();
  });
});

describe('cleaning', () => {
  it('is done once and for all', () => {
    for (const clean of [cleanLine, cleanParagraphs]) {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (text) => {
          expect(clean(clean(text))).toBe(clean(text));
        }),
      );
    }
  });

  it('folds spaces, composes letters and keeps paragraphs', () => {
    expect(cleanLine('  Zoe\u0308 \u00A0 Ali ')).toBe('Zoë Ali');
    expect(cleanParagraphs('one \r\n\r\n\r\n\r\n two\rthree ')).toBe('one\n\ntwo\nthree');
  });
});

describe('longer texts', () => {
  it('allow line breaks and nothing else invisible', () => {
    expect(proseProblem('one\ntwo', { max: 20 })).toBeNull();
    expect(proseProblem('one\u0007two', { max: 20 })).toBe('invisible-characters');
  });

  it('keep their bounds', () => {
    expect(proseProblem('abc', { min: 4, max: 5 })).toBe('too-short');
    expect(proseProblem('abcdef', { min: 4, max: 5 })).toBe('too-long');
  });
});
