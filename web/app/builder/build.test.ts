import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRONOUNS } from '#core/character/character.ts';
import { ART_STYLES } from '#core/story/brief.ts';
import { LIGHTS, POSES, SETTINGS, WEATHERS } from '#core/story/vocabulary.ts';
import { cleanLine } from '#core/locale/plain-text.ts';
import {
  addressOfBuild,
  buildOfAddress,
  COMPANION_CHOICES,
  DEFAULT_BUILD,
  differenceOf,
  DIRECTIONS,
  NAME_LENGTH,
  TITLE_LENGTH,
  VIEW_COUNT,
  type Build,
} from '#web/app/builder/build.ts';
import { LOOK_WORDS } from '#web/app/builder/looks-table.ts';

const line = (letters: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: letters })
    .map((text) => [...cleanLine(text)].slice(0, letters).join('').trim());

const builds: fc.Arbitrary<Build> = fc.record({
  name: line(NAME_LENGTH),
  age: fc.integer({ min: 1, max: 99 }),
  pronouns: fc.constantFrom(...PRONOUNS),
  looks: fc.record(
    Object.fromEntries(
      Object.entries(LOOK_WORDS).map(([part, words]: [string, readonly string[]]) => [part, fc.constantFrom(...words)]),
    ),
  ) as unknown as fc.Arbitrary<Build['looks']>,
  stage: fc.record({
    setting: fc.constantFrom(...SETTINGS),
    view: fc.integer({ min: 0, max: VIEW_COUNT - 1 }),
    light: fc.constantFrom(...LIGHTS),
    weather: fc.constantFrom(...WEATHERS),
    pose: fc.constantFrom(...POSES),
    companion: fc.constantFrom(...COMPANION_CHOICES),
  }),
  artStyle: fc.constantFrom(...ART_STYLES),
  direction: fc.constantFrom(...DIRECTIONS),
  title: line(TITLE_LENGTH),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

const again = (build: Build): Build => buildOfAddress(new URLSearchParams(addressOfBuild(build).toString()));

describe('the address of a build', () => {
  it('gives back every build', () => {
    fc.assert(
      fc.property(builds, (build) => {
        expect(again(build)).toEqual(build);
      }),
    );
  });

  it('is short: it says what is not usual, and the direction', () => {
    expect(addressOfBuild(DEFAULT_BUILD).toString()).toBe('direction=ltr');
    const build: Build = {
      ...DEFAULT_BUILD,
      title: 'Zoë & the sea',
      looks: { ...DEFAULT_BUILD.looks, glasses: 'round' },
    };
    expect([...addressOfBuild(build)]).toEqual([
      ['direction', 'ltr'],
      ['title', 'Zoë & the sea'],
      ['glasses', 'round'],
    ]);
  });

  it.each([
    '',
    'setting=moon&age=-3&age=200&view=9&seed=1e9&seed=99999999999',
    'hairStyle=<script>&artStyle=&direction=up&pronouns=HE&looks=[object]&stage=x&__proto__=x',
  ])('takes nothing senseless from %j', (query) => {
    expect(buildOfAddress(new URLSearchParams(query))).toEqual(DEFAULT_BUILD);
  });

  it('cuts and cleans texts', () => {
    const build = buildOfAddress(new URLSearchParams({ name: `  Zayn   ${'a'.repeat(100)}` }));
    expect(build.name.startsWith('Zayn a')).toBe(true);
    expect(build.name).toHaveLength(NAME_LENGTH);
  });

  it('leaves the direction to the reader when it does not say it', () => {
    const usual: Build = { ...DEFAULT_BUILD, direction: 'rtl' };
    expect(buildOfAddress(new URLSearchParams('pose=sitting'), usual).direction).toBe('rtl');
    expect(buildOfAddress(addressOfBuild(DEFAULT_BUILD), usual).direction).toBe('ltr');
  });
});

describe('differenceOf', () => {
  it('names what was changed', () => {
    expect(differenceOf(DEFAULT_BUILD, DEFAULT_BUILD)).toBe('');
    expect(differenceOf(DEFAULT_BUILD, { ...DEFAULT_BUILD, age: 8 })).toBe('age');
    const stage = { ...DEFAULT_BUILD.stage, companion: 'owl', pose: 'sitting' } as const;
    expect(differenceOf(DEFAULT_BUILD, { ...DEFAULT_BUILD, stage })).toBe('pose companion');
  });
});
