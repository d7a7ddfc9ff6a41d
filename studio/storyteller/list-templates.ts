/** What the gallery of templates shows, without the texts. */
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { LANGUAGES, type Dialect, type Language } from '#core/locale/language.ts';
import { AGE_BANDS, type AgeBand } from '#core/story/age-band.ts';
import { SPREAD_COUNTS, type Brief, type SpreadCount } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import type { Setting } from '#core/story/vocabulary.ts';
import type { Template } from '#studio/storyteller/template.ts';
import { TEMPLATES, textOf } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

export type TemplateSummary = {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly summary: Readonly<Record<Language, string>>;
  readonly lesson: Readonly<Record<Language, string>>;
  /** Reader's age in whole years, both included. */
  readonly ageMin: number;
  readonly ageMax: number;
  /** The languages it can be written in now; a bilingual book needs both. */
  readonly languages: readonly Language[];
  /** The bands of readers that it is written for in each kind of Arabic. */
  readonly dialects: Readonly<Record<Dialect, readonly AgeBand[]>>;
  readonly settings: readonly Setting[];
  readonly spreadCounts: readonly SpreadCount[];
  /** A cover with `SAMPLE_HERO` in it, for the gallery picture. */
  readonly coverScene: Scene;
};

/** The child on the gallery's pictures. */
export const SAMPLE_HERO: Character = {
  id: 'sample-hero',
  name: 'Nour',
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: { ...DEFAULT_LOOKS, hairStyle: 'pigtails', skinTone: 'caramel' },
  traits: [],
  interests: [],
};

/** A book about that child that nobody has asked anything of, but for what is said. */
export const sampleBrief = (said: Partial<Brief> = {}): Brief => ({
  templateId: null,
  idea: null,
  characters: [SAMPLE_HERO],
  language: 'en',
  dialect: 'standard',
  age: SAMPLE_HERO.age,
  spreads: 12,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  seed: 7,
  ...said,
});

const coverOf = ({ id, ageMin }: Template, language: Language): Scene =>
  writeStory(sampleBrief({ templateId: id, language, age: ageMin, spreads: 8 })).cover;

const bandsIn = (template: Template, dialect: Dialect): AgeBand[] =>
  AGE_BANDS.filter((band) => textOf(template, 'ar', dialect)?.bands[band] !== undefined);

const summaryOf = (template: Template): TemplateSummary => {
  const languages = LANGUAGES.filter((language) => template.texts[language] !== undefined);
  const { id, title, summary, lesson, ageMin, ageMax, settings } = template;
  return {
    id,
    title,
    summary,
    lesson,
    ageMin,
    ageMax,
    languages,
    dialects: { standard: bandsIn(template, 'standard'), egyptian: bandsIn(template, 'egyptian') },
    settings,
    spreadCounts: SPREAD_COUNTS,
    coverScene: coverOf(template, languages[0] ?? 'en'),
  };
};

let summaries: readonly TemplateSummary[] | null = null;

/** All templates, in the order of the gallery. */
export const listTemplates = (): readonly TemplateSummary[] => (summaries ??= TEMPLATES.map(summaryOf));

export const findTemplate = (id: string): TemplateSummary | null =>
  listTemplates().find((template) => template.id === id) ?? null;
