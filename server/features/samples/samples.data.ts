/** The sample books: briefs about made up children, no two alike in child, story, age and style. */
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';
import type { Language } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';

export type SamplePlan = {
  /** Its name in addresses. */
  readonly slug: string;
  /** Readers whose screens speak this language find it on their shelf. */
  readonly shelf: Language;
  readonly brief: Brief;
};

type Child = Pick<Character, 'name' | 'age' | 'pronouns' | 'traits'> & { readonly looks: Partial<Looks> };

type Wish = Pick<Brief, 'age' | 'artStyle' | 'seed'> & {
  readonly slug: string;
  readonly templateId: string;
  readonly child: Child;
};

const plan = (shelf: Language, { slug, child, ...wish }: Wish): SamplePlan => ({
  slug,
  shelf,
  brief: {
    language: shelf,
    dialect: 'standard',
    ...wish,
    idea: null,
    characters: [{ ...child, id: 'hero', kind: 'person', interests: [], looks: { ...DEFAULT_LOOKS, ...child.looks } }],
    spreads: 8,
    dedication: null,
    giver: null,
  },
});

const ENGLISH: readonly Wish[] = [
  {
    slug: 'rosa-and-the-fish',
    templateId: 'rainy-fish',
    age: 6,
    artStyle: 'cut-paper',
    seed: 11,
    child: {
      name: 'Rosa',
      age: 6,
      pronouns: 'she',
      traits: ['curious'],
      looks: { skinTone: 'caramel', hairStyle: 'two-braids', hairColor: 'black', accentColor: 'red', glasses: 'round' },
    },
  },
  {
    slug: 'theo-and-the-dragon',
    templateId: 'rescued-dragon',
    age: 9,
    artStyle: 'gouache',
    seed: 12,
    child: {
      name: 'Theo',
      age: 9,
      pronouns: 'he',
      traits: ['clever'],
      looks: { skinTone: 'ivory', hairStyle: 'messy', hairColor: 'red', skinMarks: 'freckles', accentColor: 'green' },
    },
  },
  {
    slug: 'zuri-and-the-egg',
    templateId: 'seventh-egg',
    age: 3,
    artStyle: 'ink-wash',
    seed: 13,
    child: {
      name: 'Zuri',
      age: 3,
      pronouns: 'she',
      traits: ['kind'],
      looks: { skinTone: 'cocoa', hairStyle: 'afro-puffs', hairColor: 'black', outfit: 'overalls' },
    },
  },
  {
    slug: 'adam-and-the-pigeon',
    templateId: 'walking-pigeon',
    age: 7,
    artStyle: 'screen-print',
    seed: 14,
    child: {
      name: 'Adam',
      age: 7,
      pronouns: 'he',
      traits: ['funny'],
      looks: { skinTone: 'olive', hairStyle: 'short-curls', hairColor: 'dark-brown', accentColor: 'blue' },
    },
  },
];

const ARABIC: readonly Wish[] = [
  {
    slug: 'layla-wal-ghaba',
    templateId: 'night-forest',
    age: 6,
    artStyle: 'gouache',
    seed: 21,
    child: {
      name: 'ليلى',
      age: 6,
      pronouns: 'she',
      traits: ['brave'],
      looks: { skinTone: 'honey', hairStyle: 'long-curls', hairColor: 'dark-brown', accentColor: 'yellow' },
    },
  },
  {
    slug: 'jamila-wal-sulahfa',
    templateId: 'quiet-turtle',
    age: 9,
    artStyle: 'screen-print',
    seed: 22,
    child: {
      name: 'جميلة',
      age: 9,
      pronouns: 'she',
      traits: ['careful'],
      looks: { skinTone: 'amber', headCovering: 'hijab', outfit: 'skirt', accentColor: 'teal' },
    },
  },
  {
    slug: 'yassin-wal-samaka',
    templateId: 'rainy-fish',
    age: 3,
    artStyle: 'ink-wash',
    seed: 23,
    child: {
      name: 'ياسين',
      age: 3,
      pronouns: 'he',
      traits: ['energetic'],
      looks: { skinTone: 'chestnut', hairStyle: 'coils', hairColor: 'black', accentColor: 'orange' },
    },
  },
  {
    slug: 'karim-wal-nigma',
    templateId: 'nodding-star',
    age: 7,
    artStyle: 'cut-paper',
    seed: 24,
    child: {
      name: 'كريم',
      age: 7,
      pronouns: 'he',
      traits: ['dreamy'],
      looks: { skinTone: 'sand', hairStyle: 'side-part', hairColor: 'brown', glasses: 'square', accentColor: 'purple' },
    },
  },
];

export const SAMPLES: readonly SamplePlan[] = [
  ...ENGLISH.map((wish) => plan('en', wish)),
  ...ARABIC.map((wish) => plan('ar', wish)),
];
