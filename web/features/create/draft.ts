/** The book that is being thought up: kept in the browser until it is generated. */
import { z } from 'zod';
import { looksSchema } from '#contract/characters.ts';
import type { BookRequest, bookRequestSchema } from '#contract/runs.ts';
import { CHARACTER_AGE, CHARACTER_KINDS, HEROES_LIMIT, PRONOUNS } from '#core/character/character.ts';
import { BOOK_LANGUAGES, DIALECTS, LANGUAGES } from '#core/locale/language.ts';
import { READER_AGE } from '#core/story/age-band.ts';
import { ART_STYLES, SPREAD_COUNTS } from '#core/story/brief.ts';
import { SETTINGS } from '#core/story/vocabulary.ts';

/** A character that is not in the family yet: its name may still be missing. */
const newHeroSchema = z.object({
  name: z.string(),
  age: z.number().int().min(CHARACTER_AGE.min).max(CHARACTER_AGE.max),
  pronouns: z.enum(PRONOUNS),
  kind: z.enum(CHARACTER_KINDS),
  looks: looksSchema,
});

const draftSchema = z.object({
  version: z.literal(1),
  /** The same until the book is made, whatever is changed. */
  id: z.string().min(1).max(100).optional(),
  /** Sent with the request, so that asking twice makes one book; another brief gets another key. */
  idempotencyKey: z.string().min(1).max(100),
  characters: z.array(z.string()).max(HEROES_LIMIT).catch([]),
  /** Brought along from the playground, to be looked over and added to the family. */
  newHero: newHeroSchema.optional().catch(undefined),
  /** Where the story would best play. */
  setting: z.enum(SETTINGS).optional().catch(undefined),
  story: z
    .union([z.object({ templateId: z.string() }), z.object({ idea: z.string() })])
    .nullable()
    .catch(null),
  language: z.enum(BOOK_LANGUAGES).optional().catch(undefined),
  leadLanguage: z.enum(LANGUAGES).optional().catch(undefined),
  dialect: z.enum(DIALECTS).optional().catch(undefined),
  age: z.number().int().min(READER_AGE.min).max(READER_AGE.max).optional().catch(undefined),
  spreads: z.literal(SPREAD_COUNTS).optional().catch(undefined),
  artStyle: z.enum(ART_STYLES).optional().catch(undefined),
  dedication: z.string().optional().catch(undefined),
  giver: z.string().optional().catch(undefined),
  home: z.string().optional().catch(undefined),
});
export type Draft = z.output<typeof draftSchema>;
export type DraftChange = Partial<Omit<Draft, 'version' | 'id' | 'idempotencyKey'>>;

export const newDraft = (idempotencyKey: string): Draft => ({
  version: 1,
  id: idempotencyKey,
  idempotencyKey,
  characters: [],
  story: null,
});

/** The draft that was kept, or null when there is none or it is of another time. */
export const parseDraft = (kept: string | null): Draft | null => {
  if (kept === null) return null;
  try {
    return draftSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
};

/** A changed brief is another book, so it gets the new key. */
export const changeDraft = (draft: Draft, change: DraftChange, idempotencyKey: string): Draft => {
  const changed = { ...draft, ...change };
  const same = JSON.stringify(changed) === JSON.stringify(draft);
  return same ? draft : { ...changed, idempotencyKey };
};

/** The details that a story and its hero suggest, used where the user has not chosen. */
export type Suggestion = Pick<BookRequest, 'language' | 'leadLanguage' | 'age' | 'spreads'>;

export type RequestValues = z.input<typeof bookRequestSchema>;

export const requestOfDraft = (draft: Draft, suggestion: Suggestion): RequestValues => ({
  ...draft.story,
  characters: draft.characters,
  language: draft.language ?? suggestion.language,
  leadLanguage: draft.leadLanguage ?? suggestion.leadLanguage,
  dialect: draft.dialect ?? 'standard',
  age: draft.age ?? suggestion.age,
  spreads: draft.spreads ?? suggestion.spreads,
  artStyle: draft.artStyle ?? 'cut-paper',
  idempotencyKey: draft.idempotencyKey,
  ...(draft.dedication ? { dedication: draft.dedication } : {}),
  ...(draft.giver ? { giver: draft.giver } : {}),
  ...(draft.home ? { home: draft.home } : {}),
});
