import { describe, expect, it } from 'vitest';
import type { Character } from '#core/character/character.ts';
import { heroOf, type Brief } from '#core/story/brief.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { halfSong } from '#studio/storyteller/templates/half-song/half-song.ts';
import { streamOf } from '#studio/storyteller/random.ts';
import { freshChoices } from '#studio/storyteller/text/choices.ts';
import { chooseLines, takeFacts, takesIn, type Chooser } from '#studio/storyteller/text/choose-lines.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { ownWaysOf } from '#studio/storyteller/text/own-way.ts';
import {
  given,
  HABIT,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

const english = halfSong.texts.en;
if (!english) throw new Error('The half song is written in English');
const band = english.bands['5-7'];

const chooserWith = (facts: readonly string[], planted: readonly string[] = []): Chooser => ({
  band,
  facts: new Set(facts),
  planted: new Set(planted),
  ways: { habit: 'kind', turn: 'kind' },
  party: {
    hero: { ref: 'hero', who: { character: 'hero' }, kind: 'person', entities: {} },
    travellers: [],
    adults: [],
  },
  slotTellings: null,
  saidLines: new Set(),
  turns: { travellers: 0, adults: 0, heard: 0, quiet: 0 },
});

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const said = (passage: Passage, chooser: Chooser, seed = 1): string =>
  [...chooseLines(passage, chooser, { stream: streamOf(seed), choices: freshChoices() })]
    .map(({ source }) => source)
    .join(' ');
const ever = (passage: Passage, chooser: Chooser): Set<string> =>
  new Set(SEEDS.map((seed) => said(passage, chooser, seed)));

describe('a way to tell a line', () => {
  const lines: Passage = [['It rained.', given('together', 'They got wet.', 'Everybody dripped.')]];

  it('is told only where its fact holds', () => {
    expect(ever(lines, chooserWith([]))).toEqual(new Set(['It rained.']));
    expect(ever(lines, chooserWith(['together']))).toEqual(
      new Set(['It rained.', 'They got wet.', 'Everybody dripped.']),
    );
  });

  it('is told where its fact does not hold when it says so', () => {
    const alone: Passage = [[given('not together', 'Nobody came.'), given('together', 'Everybody came.')]];
    expect(ever(alone, chooserWith([]))).toEqual(new Set(['Nobody came.']));
    expect(ever(alone, chooserWith(['together']))).toEqual(new Set(['Everybody came.']));
  });

  it('plants what later lines of the spread rely on', () => {
    const passage: Passage = [
      [plants('crumb', 'A crumb fell.'), 'Nothing fell.'],
      when('told:crumb', 'A mouse ate it.'),
    ];
    expect(ever(passage, chooserWith([]))).toEqual(new Set(['A crumb fell. A mouse ate it.', 'Nothing fell.']));
  });

  it('plants nothing to rely on at once when it may still give way', () => {
    const passage: Passage = [more(plants('crumb', 'A crumb fell.')), when('told:crumb', 'A mouse ate it.')];
    expect(ever(passage, chooserWith([]))).toEqual(new Set(['A crumb fell.', '']));
  });

  it('knows what earlier spreads have planted', () => {
    const payOff: Passage = [when('told:crumb', 'A mouse ate it.', 'The mouse was hungry.')];
    expect(said(payOff, chooserWith([], ['told:crumb']))).toBe('A mouse ate it.');
    expect(said(payOff, chooserWith([]))).toBe('The mouse was hungry.');
  });
});

describe('takes', () => {
  const door = { knock: ['It knocked.'], float: ['It floated in.', ['It was late.']] };
  const beats: BandText['beats'] = {
    first: [takes('door', door)],
    last: ['The end.', when('giver', takes('door', { knock: ['Knock, knock.'], float: ['Off it floated.'] }))],
  };

  it('belong together wherever their key comes again', () => {
    for (const seed of SEEDS) {
      const chooser = chooserWith([...takeFacts(beats, {}, streamOf(seed)), 'giver']);
      const text = [said(beats['first'] ?? [], chooser), said(beats['last'] ?? [], chooser)].join(' ');
      expect(['It knocked. The end. Knock, knock.', 'It floated in. It was late. The end. Off it floated.']).toContain(
        text,
      );
    }
  });

  it('differ from book to book, by nothing but the seed, the key and the names', () => {
    const told = SEEDS.map((seed) => takeFacts(beats, {}, streamOf(seed)));
    expect(new Set(told.flat())).toEqual(new Set(['door:knock', 'door:float']));
    const arabic: BandText['beats'] = { first: [takes('door', { knock: ['دق'], float: ['طار'] })] };
    expect(SEEDS.map((seed) => takeFacts(arabic, {}, streamOf(seed)))).toEqual(told);
  });

  it('are those that the world has picked where it has', () => {
    expect(takeFacts(beats, { door: 'float' }, streamOf(1))).toEqual([]);
    expect(said(beats['first'] ?? [], chooserWith(['door:float']))).toBe('It floated in. It was late.');
    expect(() => said(beats['first'] ?? [], chooserWith(['door:none']))).toThrow('None of the takes of "door"');
  });

  it('of one key are the same everywhere', () => {
    expect(takesIn(beats)).toEqual(new Map([['door', ['knock', 'float']]]));
    expect(() => takesIn({ ...beats, other: [takes('door', { knock: [] })] })).toThrow('The takes of "door"');
  });
});

describe('what the hero likes', () => {
  const traits = { ...band.traits, habit: { ...band.traits.habit, interest: ['{Hero} told of {interest}.'] } };
  const fond: Chooser = { ...chooserWith([]), band: { ...band, traits }, ways: { habit: 'interest', turn: 'kind' } };

  it('is told in its place, and wherever a trait is told now and again', () => {
    expect(ever([HABIT], fond)).toEqual(new Set(['{Hero} told of {interest}.']));
    expect(ever([{ more: HABIT }], fond)).toEqual(new Set(['{Hero} told of {interest}.']));
    expect(ever([{ more: TURN }], { ...fond, planted: new Set(['told:interest']) })).toContain('');
  });

  it('and what the hero is like have one place each, the same for every text', () => {
    const sample = childBrief({ templateId: halfSong.id, language: 'en', age: 5, spreads: 8 }, 1);
    const brief = (over: Partial<Character>): Brief => ({ ...sample, characters: [{ ...heroOf(sample), ...over }] });
    const ways = (over: Partial<Character>) =>
      new Set(SEEDS.map((seed) => Object.values(ownWaysOf(brief(over), streamOf(seed))).join()));
    const both = { traits: ['brave'], interests: ['trains'] } as const;
    expect(ways(both)).toEqual(new Set(['interest,brave']));
    expect(ways({ ...both, interests: [] })).toEqual(new Set(['brave,brave']));
    expect(ways({ ...both, traits: [] })).toEqual(
      new Set(['curious', 'kind', 'careful', 'clever'].map((trait) => `interest,${trait}`)),
    );
  });

  it('is told at the turn by a book that has not told of it before, and leaves the idea to the trait otherwise', () => {
    const turn = { ...traits.turn, kind: ['By kindness.'], interest: ['{Interest}!'] };
    const chooser = (planted: readonly string[]): Chooser => ({
      ...chooserWith(['interest', 'liking'], planted),
      band: { ...band, traits: { ...traits, turn } },
      ways: fond.ways,
    });
    expect(ever([TURN], chooser([]))).toEqual(new Set(['{Interest}!']));
    expect(ever([TURN], chooser(['told:interest']))).toEqual(new Set(['By kindness.']));
    expect(ever([HABIT, TURN], chooser([]))).toEqual(new Set(['{Hero} told of {interest}. By kindness.']));
  });

  const BANDS = TEMPLATES.flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([tongue, { bands }]) =>
      Object.entries(bands).map(([age, told]) => ({ name: `${id}, ${tongue}, ${age}`, told })),
    ),
  );

  it.each(BANDS)('has lines in both places: $name', ({ told }) => {
    for (const { interest = [] } of [told.traits.habit, told.traits.turn]) {
      expect(interest.length).toBeGreaterThan(1);
      const lines = interest.flatMap((option) => (typeof option === 'string' ? option : option.tell));
      expect(lines.filter((line) => !/\{interest\}|\{liking\./iu.test(line))).toEqual([]);
    }
  });
});
