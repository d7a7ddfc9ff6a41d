import { describe, expect, it } from 'vitest';
import { gatherParty } from '#studio/storyteller/cast/party.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { halfSong } from '#studio/storyteller/templates/half-song/half-song.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { narratorOf } from '#studio/storyteller/text/narrator.ts';
import { aside, asideHere, when, type Passage } from '#studio/storyteller/text/passage.ts';

const english = halfSong.texts.en;
if (!english) throw new Error('The half song is written in English');

/** Tells one beat of a book about Zoë, who comes alone (seed 0), with her brother (3), or with him and the cat (6). */
const told = (beat: Passage, seed: number): string => {
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
  return narratorOf({ brief, template, world, party, stream }, 'en').tell(['beat']);
};

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

describe('a fact', () => {
  it('says who comes in this book', () => {
    expect(told([when('episode:owl', 'The owl waved.', 'Nobody waved.')], 0)).toBe('The owl waved.');
    expect(told([when('episode:frog', 'The frog waved.', 'Nobody waved.')], 0)).toBe('Nobody waved.');
  });
});
