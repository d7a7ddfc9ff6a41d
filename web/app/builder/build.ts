/** What a visitor builds: a hero, and the picture the hero is in. */
import { cleanLine } from '#core/locale/plain-text.ts';
import type { Direction } from '#core/locale/language.ts';
import { PRONOUNS, type Character, type Pronouns } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import { ART_STYLES, type ArtStyle } from '#core/story/brief.ts';
import {
  COMPANIONS,
  LIGHTS,
  POSES,
  SETTINGS,
  WEATHERS,
  type Companion,
  type Light,
  type Pose,
  type Setting,
  type Weather,
} from '#core/story/vocabulary.ts';
import { LOOK_WORDS } from '#web/app/builder/looks-table.ts';

export const NOBODY = 'none';

/** Where and how: everything of a picture but its hero. */
export type Stage = {
  readonly setting: Setting;
  /** Which view of the setting. */
  readonly view: number;
  readonly light: Light;
  readonly weather: Weather;
  readonly pose: Pose;
  readonly companion: Companion | typeof NOBODY;
};

export type Build = {
  readonly name: string;
  readonly age: number;
  readonly pronouns: Pronouns;
  readonly looks: Looks;
  readonly stage: Stage;
  readonly artStyle: ArtStyle;
  readonly direction: Direction;
  /** Empty: a title is made from the name. */
  readonly title: string;
  /** 32-bit unsigned; the same one draws the same picture. */
  readonly seed: number;
};

const BUILD_AGE = { min: 1, max: 99 } as const;
/** Ages between which figures look different. */
export const SAMPLE_AGES = [2, 4, 6, 8, 10, 14, 35, 70] as const;
export const VIEW_COUNT = 3;
export const NAME_LENGTH = 50;
export const TITLE_LENGTH = 60;

export const COMPANION_CHOICES = [NOBODY, ...COMPANIONS] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export const DEFAULT_BUILD: Build = {
  name: '',
  age: 6,
  pronouns: 'she',
  looks: { ...DEFAULT_LOOKS, hairStyle: 'two-braids', skinTone: 'caramel', outfit: 'overalls' },
  stage: { setting: 'nile', view: 0, light: 'golden-hour', weather: 'clear', pose: 'walking', companion: 'fox' },
  artStyle: 'cut-paper',
  direction: 'ltr',
  title: '',
  seed: 7,
};

export const HERO_ID = 'hero';

/** The hero as pictures and stories know one; `unnamed` stands in for a name that is not typed yet. */
export const heroOfBuild = ({ name, age, pronouns, looks }: Build, unnamed: string): Character => ({
  id: HERO_ID,
  name: name.trim() === '' ? unnamed : name.trim(),
  age,
  pronouns,
  kind: 'person',
  looks,
  traits: [],
  interests: [],
});

/** One line of the address: reads a value from its text or finds it senseless. */
type Read<Value> = (text: string) => Value | null;

const word =
  <Word extends string>(words: readonly Word[]): Read<Word> =>
  (text) =>
    words.find((each) => each === text) ?? null;

const whole =
  ({ min, max }: { min: number; max: number }): Read<number> =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

const line =
  (letters: number): Read<string> =>
  (text) =>
    [...cleanLine(text)].slice(0, letters).join('');

const SEED_LIMIT = 2 ** 32 - 1;

type Values = Omit<Build, 'looks' | 'stage'> & Stage & Looks;

const READERS: { readonly [Key in keyof Omit<Values, keyof Looks>]: Read<Values[Key]> } = {
  name: line(NAME_LENGTH),
  age: whole(BUILD_AGE),
  pronouns: word(PRONOUNS),
  setting: word(SETTINGS),
  view: whole({ min: 0, max: VIEW_COUNT - 1 }),
  light: word(LIGHTS),
  weather: word(WEATHERS),
  pose: word(POSES),
  companion: word(COMPANION_CHOICES),
  artStyle: word(ART_STYLES),
  direction: word(DIRECTIONS),
  title: line(TITLE_LENGTH),
  seed: whole({ min: 0, max: SEED_LIMIT }),
};

const LOOK_READERS: Readonly<Record<string, Read<string>>> = Object.fromEntries(
  Object.entries(LOOK_WORDS).map(([key, words]) => [key, word<string>(words)]),
);

const readAll = <Whole extends object>(
  query: URLSearchParams,
  usual: Whole,
  readers: Readonly<Record<string, Read<unknown>>>,
): Whole => {
  const read = Object.entries(readers).flatMap(([key, reader]) => {
    const text = query.get(key);
    const value = key in usual && text !== null ? reader(text) : null;
    return value === null ? [] : [[key, value] as const];
  });
  return { ...usual, ...Object.fromEntries(read) };
};

/** The build that an address describes; what it does not say, or says wrongly, is as in `usual`. */
export const buildOfAddress = (query: URLSearchParams, usual: Build = DEFAULT_BUILD): Build => ({
  ...readAll(query, usual, READERS),
  looks: readAll(query, usual.looks, LOOK_READERS),
  stage: readAll(query, usual.stage, READERS),
});

type Flat = Readonly<Record<string, string | number>>;

const flat = ({ looks, stage, ...rest }: Build): Flat => ({ ...rest, ...stage, ...looks });

/** The address that describes the build; of what is usual it says the direction only, which depends on the reader. */
export const addressOfBuild = (build: Build): URLSearchParams => {
  const usual = flat(DEFAULT_BUILD);
  return new URLSearchParams(
    Object.entries(flat(build)).flatMap(([key, value]) =>
      value === usual[key] && key !== 'direction' ? [] : [[key, String(value)] as [string, string]],
    ),
  );
};

/** The names of what differs between two builds, joined. */
export const differenceOf = (before: Build, after: Build): string => {
  const old = flat(before);
  return Object.entries(flat(after))
    .flatMap(([key, value]) => (value === old[key] ? [] : [key]))
    .join(' ');
};
