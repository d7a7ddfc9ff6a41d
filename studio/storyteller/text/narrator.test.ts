import { describe, expect, it } from 'vitest';
import { gatherParty } from '#studio/storyteller/cast/party.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { halfSong } from '#studio/storyteller/templates/half-song/half-song.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { narratorOf, type Narrator } from '#studio/storyteller/text/narrator.ts';
import { aside, asideHere, plants, takes, when, type Passage } from '#studio/storyteller/text/passage.ts';

const english = halfSong.texts.en;
if (!english) throw new Error('The half song is written in English');

const narratorFor = (beat: Passage, seed: number): Narrator => {
  const band = { ...english.bands['5-7'], beats: { beat } };
  const template: Template = {
    ...halfSong,
    texts: { en: { ...english, bands: { ...english.bands, '5-7': band } } },
  };
  const brief = variedBrief({ templateId: halfSong.id, language: 'en', age: 6, spreads: 12 }, seed);
  const stream = streamOf(brief.seed);
  const chosen = halfSong.chooseWorld(stream.fork('world'), { object: null, companion: 'bear' }, 3);
  const world = { ...chosen, episodes: ['bear', 'owl'] };
  const party = gatherParty(brief, null, stream);
  return narratorOf({ givenNames: {}, brief, template, world, party, stream });
};
/** Tells a beat, as often as wanted, of a book about Zoë, who comes alone (seed 0) or with her brother (3). */
const toldAgain = (beat: Passage, seed: number, times: number): string[] => {
  const narrator = narratorFor(beat, seed);
  return Array.from({ length: times }, () => narrator.tell(['beat']).en ?? '');
};
const told = (beat: Passage, seed: number): string => toldAgain(beat, seed, 1).join('');

describe('an aside', () => {
  const splash = asideHere('way', { person: ['“What a splash!” said {friend}.'] });

  it('answers to what has just happened', () => expect(told([splash], 3)).toBe('“What a splash!” said Karim.'));

  it('is not made when nobody came along', () => expect(told(['It rained.', splash], 0)).toBe('It rained.'));

  it('is one of the phase when it has nothing for who speaks', () => {
    const forPets = asideHere('way', { pet: ['{Friend} shook off the water.'] });
    const { person } = english.bands['5-7'].asides.way;
    expect(person).not.toHaveLength(0);
    expect(told([forPets], 3)).toContain('Karim');
    expect(told([forPets], 3)).not.toContain('water');
    expect(told([aside('way')], 3)).toContain('Karim');
  });
});

describe('those who came along', () => {
  it('are heard at once, twice more where something happens to remark on, and not in between', () => {
    const speaks = (beat: Passage): boolean[] => toldAgain(beat, 3, 8).map((text) => text.includes('Karim'));
    expect(speaks(['It rained.', aside('way')])).toEqual([true, false, false, false, false, false, false, false]);
    expect(speaks([asideHere('way', { person: ['“[A|B|C|D|E] [f|g|h]!” said {friend}.'] })])).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('a fact', () => {
  it('says who comes in this book', () => {
    expect(told([when('episode:owl', 'The owl waved.', 'Nobody waved.')], 0)).toBe('The owl waved.');
    expect(told([when('episode:frog', 'The frog waved.', 'Nobody waved.')], 0)).toBe('Nobody waved.');
  });
});

describe('what a book tells', () => {
  it('is known to its pictures as soon as it is told, and not before', () => {
    const narrator = narratorFor([[plants('crumb', 'There was a crumb.')]], 3);
    expect(narrator.tells('band:5-7')).toBe(true);
    expect(narrator.tells('band:2-4')).toBe(false);
    expect(narrator.tells('together')).toBe(true);
    expect(narrator.tells('told:crumb')).toBe(false);
    narrator.tell(['beat']);
    expect(narrator.tells('told:crumb')).toBe(true);
    expect(narrator.tells('not told:crumb')).toBe(false);
  });

  it('has one take of lines that belong together, for the text and for the picture', () => {
    const beat: Passage = [takes('boat', { paper: ['A paper boat.'], nut: ['A nutshell.'] })];
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const narrator = narratorFor(beat, seed);
      expect(narrator.tells('boat:paper')).not.toBe(narrator.tells('boat:nut'));
      expect(narrator.tell(['beat']).en).toBe(narrator.tells('boat:paper') ? 'A paper boat.' : 'A nutshell.');
    }
  });
});

it('tells a picture who of those who came along has a line on its page, and no other page', () => {
  const narrator = narratorFor(['It rained.', asideHere('way', { person: ['“[A|B|C] [d|e|f]!” said {friend}.'] })], 3);
  const said = Array.from({ length: 4 }, () => {
    const text = narrator.tell(['beat']).en ?? '';
    return [text.includes('Karim'), narrator.tells('line:person'), narrator.tells('line:pet')];
  });
  expect(said[0]).toEqual([true, true, false]);
  expect(said[1]).toEqual([false, false, false]);
  expect(said.every(([speaks, known]) => speaks === known)).toBe(true);
});
