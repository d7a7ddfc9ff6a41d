import { describe, expect, it } from 'vitest';
import { arabicFor } from '#studio/storyteller/language/arabic.ts';
import { english } from '#studio/storyteller/language/english.ts';
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { realisePieces, type Speech } from '#studio/storyteller/text/realise.ts';
import { referred, type ToldLine } from '#studio/storyteller/text/references.ts';
import { conversed, touchingSpeeches } from '#studio/storyteller/text/speakers.ts';

const somebody = (name: string, pronouns: Entity['pronouns']): Entity => ({
  name,
  introduced: name,
  pronouns,
  count: 1,
  kind: 'person',
  age: 6,
});

/** `/` stands between two lines of a spread. */
const linesOf = (source: string, speech: Speech): ToldLine[] =>
  source.split(' / ').map((line) => ({
    pieces: realisePieces(line.replace('¶', ''), speech, streamOf(1)),
    opensParagraph: line.startsWith('¶'),
  }));

const tell = (source: string, morphology: Morphology, entities: Readonly<Record<string, Entity>>): string => {
  const speech = { morphology, entities, words: {} };
  return referred(conversed(linesOf(source, speech), speech), speech);
};

describe('who speaks in English', () => {
  const cast = { hero: somebody('Zoë', 'she'), owl: somebody('Hana', 'she'), fox: somebody('Rusty', 'he') };
  it.each([
    ['“Wait,” said {hero}. / “Why?” asked {fox}.', '“Wait,” said Zoë.\n“Why?” asked Rusty.'],
    ['“Wait,” said {hero}. “Why?” asked {fox}. “No.”', '“Wait,” said Zoë.\n“Why?” asked Rusty. “No.”'],
    ['{Fox} bowed. “At last!” / “Now,” said {hero}.', 'Rusty bowed. “At last!”\n“Now,” said Zoë.'],
    [
      '“Wait,” said {hero}. It rained. / {Fox} sat down. “Why?” said {fox}.',
      '“Wait,” said Zoë. It rained.\nRusty sat down. “Why?” he said.',
    ],
    [
      '“Past the—” said {fox}. “Yes!” “And then—” / It rained.',
      '“Past the—” said Rusty. “Yes!”\n“And then—” It rained.',
    ],
    [
      '“I may,” said {fox}. All looked up. “Sorry.” “Wait,” said {hero}.',
      '“I may,” said Rusty. All looked up. “Sorry.”\n“Wait,” said Zoë.',
    ],
    ['¶“Wait,” said {hero}. / “Why?” said {fox}. / ¶La, la.', '“Wait,” said Zoë.\n“Why?” said Rusty.\nLa, la.'],
  ])('opens a paragraph: %s', (source, text) => {
    expect(tell(source, english, cast)).toBe(text);
  });

  it.each([
    [
      'who goes on',
      '“Wait,” said {hero}. / “I am coming,” {hero} whispered.',
      '“Wait,” said Zoë. “I am coming,” she whispered.',
    ],
    ['who is not named', '“Wait,” said {hero}. / “Hoo!” it went.', '“Wait,” said Zoë. “Hoo!” it went.'],
    ['who only listens', '“Wait,” said {hero}. / {Fox} waited.', '“Wait,” said Zoë. Rusty waited.'],
    ['who speaks first', 'It rained. / “Why?” asked {fox}.', 'It rained. “Why?” asked Rusty.'],
  ])('opens none for somebody %s', (_, source, text) => {
    expect(tell(source, english, cast)).toBe(text);
  });
});

describe('who speaks in Arabic', () => {
  const cast = { hero: somebody('ليلى', 'she'), fox: somebody('سمسم', 'he') };
  it.each([
    ['قالَتْ {hero}: «هَيَّا.» / قالَ {fox}: «لِماذا؟»', 'قالَتْ ليلى: «هَيَّا.»\nقالَ سمسم: «لِماذا؟»'],
    ['«هَيَّا»، قالَتْ {hero}. / «لِماذا؟»، قالَ {fox}.', '«هَيَّا»، قالَتْ ليلى.\n«لِماذا؟»، قالَ سمسم.'],
  ])('opens a paragraph: %s', (source, text) => {
    expect(tell(source, arabicFor('5-7', 'standard'), cast)).toBe(text);
  });
});

describe('somebody who speaks twice in a row', () => {
  const speech: Speech = {
    morphology: english,
    entities: { hero: somebody('Zoë', 'she'), fox: somebody('Rusty', 'he') },
    words: {},
  };
  it.each([
    ['{Hero} said, “Wait.” / “Now go,” said {hero}.', 1],
    ['“Wait,” said {hero}. “Here.” / “Now go,” said {hero}. “Up.” / “Left,” said {hero}.', 2],
  ])('is counted in lines that know nothing of each other: %s', (source, times) => {
    expect(touchingSpeeches(linesOf(source, speech), speech)).toBe(times);
  });

  it.each([
    '“Wait,” said {hero}. / “Why?” said {fox}.',
    '“Wait,” said {hero}. “Now go,” said {hero}.',
    '“Wait,” said {hero}, and ran. / {Hero} looked round. “Now go,” said {hero}.',
    '“Wait,” said {hero}. It rained. / “Now go,” said {hero}.',
    '“Wait,” said {hero}. / ¶“Now go,” said {hero}.',
  ])('is not counted otherwise: %s', (source) => {
    expect(touchingSpeeches(linesOf(source, speech), speech)).toBe(0);
  });
});
