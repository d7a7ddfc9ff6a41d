/** Briefs to measure and read the storyteller with: the same children, families and pets for the same seed. */
import { TRAITS, type Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { mainLanguageOf, type BookLanguage, type Dialect, type Language } from '#core/locale/language.ts';
import type { Brief, SpreadCount } from '#core/story/brief.ts';

export type SampleSort = {
  readonly templateId: string | null;
  readonly language: BookLanguage;
  readonly age: number;
  readonly spreads: SpreadCount;
  readonly dialect?: Dialect;
  readonly idea?: string | null;
};

const HOMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Alexandria', 'Stoke-on-Trent', 'Cairo', 'St John’s'],
  ar: ['الإسكندرية', 'كفر الشيخ', 'الجيزة', 'دبي'],
};

type Person = readonly [name: string, pronouns: Character['pronouns']];

const CHILDREN: Readonly<Record<Language, readonly Person[]>> = {
  en: [
    ['Zoë', 'she'],
    ['Omar', 'he'],
    ['Robin', 'they'],
    ['Layla', 'she'],
    ['James', 'he'],
    ['Mei', 'she'],
    ['O’Brien-Núñez', 'he'],
    ['Sam', 'they'],
    ['Salma', 'she'],
    ['Finn', 'he'],
  ],
  ar: [
    ['زينب', 'she'],
    ['عمر', 'he'],
    ['نور', 'they'],
    ['ليلى', 'she'],
    ['يوسف', 'he'],
    ['سلمى', 'she'],
    ['آدم', 'he'],
    ['إحسان', 'they'],
    ['أمينة', 'she'],
    ['خالد', 'he'],
  ],
};

const INTERESTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['dinosaurs', 'football', 'painting', 'trains', 'dancing', 'stars', 'baking', 'horses', 'puzzles', 'swimming'],
  ar: ['الديناصورات', 'كرة القدم', 'الرسم', 'القطارات', 'الرقص', 'النجوم', 'الخبز', 'الخيل', 'الألغاز', 'السباحة'],
};

const FAMILY: Readonly<Record<Language, readonly [brother: string, cat: string, mother: string, giver: string]>> = {
  en: ['Karim', 'Mishka', 'Mama Hoda', 'Teta Nadia'],
  ar: ['كريم', 'بسبوسة', 'ماما هدى', 'تيتة نادية'],
};

const PET: Readonly<Record<Language, string>> = { en: 'Biscuit', ar: 'بسكوت' };

const character = (id: string, name: string, over: Partial<Character> = {}): Character => ({
  id,
  name,
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: DEFAULT_LOOKS,
  traits: [],
  interests: [],
  ...over,
});

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
};

const briefOf = (sort: SampleSort, seed: number, characters: Brief['characters']): Brief => ({
  templateId: sort.templateId,
  idea: sort.idea ?? null,
  characters,
  language: sort.language,
  dialect: sort.dialect ?? 'standard',
  age: sort.age,
  spreads: sort.spreads,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  seed: Math.imul(seed + 1, 2_654_435_761) >>> 0,
});

/** One child alone, whose name, traits and interests go with the seed; always `she`, so that pronouns hide nothing. */
export const childBrief = (sort: SampleSort, seed: number): Brief => {
  const language = mainLanguageOf(sort.language);
  const [name] = at(CHILDREN[language], seed);
  const traits = [at(TRAITS, seed * 3)];
  const interests = [at(INTERESTS[language], seed * 7)];
  return briefOf(sort, seed, [character('hero', name, { age: sort.age, traits, interests })]);
};

const companionsOf = (language: Language, seed: number): Character[] => {
  const [brother, cat, mother] = FAMILY[language];
  const family = [
    character('brother', brother, { pronouns: 'he', age: 9 }),
    character('cat', cat, { kind: 'pet', species: 'cat', age: 3 }),
    character('mother', mother, { age: 38 }),
  ];
  return family.slice(0, seed % 4);
};

/** Every sort of hero in turn: she, he, they, alone and with a family, now and then a pet or a grandfather. */
export const variedBrief = (sort: SampleSort, seed: number): Brief => {
  const language = mainLanguageOf(sort.language);
  const [name, pronouns] = at(CHILDREN[language], seed);
  const child = character('hero', name, {
    pronouns,
    age: sort.age,
    traits: seed % 3 === 0 ? [] : [at(TRAITS, seed), at(TRAITS, seed + 4)],
    interests: seed % 2 === 0 ? [] : [at(INTERESTS[language], seed)],
  });
  const pet = character('hero', PET[language], { kind: 'pet', species: 'dog', age: 4, pronouns: 'he' });
  const hero = seed % 11 === 10 ? pet : child;
  const brief = briefOf(sort, seed, [hero, ...companionsOf(language, Math.floor(seed / 3))]);
  return {
    ...brief,
    giver: seed % 5 === 2 ? FAMILY[language][3] : null,
    home: seed % 7 === 3 ? at(HOMES[language], seed) : null,
  };
};
