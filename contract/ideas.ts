/** Own ideas: what the storyteller makes of one, said before a book is made from it. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ideaSuggestionSchema } from '#contract/errors.ts';
import { characterIdSchema, proseSchema } from '#contract/fields.ts';
import { HEROES_LIMIT } from '#core/character/character.ts';
import { BOOK_LANGUAGES, DIALECTS } from '#core/locale/language.ts';
import { IDEA_LENGTH } from '#core/locale/plain-text.ts';
import { READER_AGE } from '#core/story/age-band.ts';
import { IDEA_PARTS } from '#core/story/idea-part.ts';

export const ideaRequestSchema = z.object({
  idea: proseSchema(IDEA_LENGTH),
  /** Those who are in the book; their names are no words of the idea. */
  characters: z.array(characterIdSchema).max(HEROES_LIMIT).default([]),
  /** What the book will be told in and for whom, as far as it is known. */
  language: z.enum(BOOK_LANGUAGES).default('en'),
  dialect: z.enum(DIALECTS).default('standard'),
  age: z.number().int().min(READER_AGE.min).max(READER_AGE.max).default(6),
});

export const ideaReadingSchema = z.object({
  /** The story whose plot fits; null when any may be told. */
  templateId: z.string().nullable(),
  title: z.string().nullable(),
  /** What will be woven in, as the family wrote it. */
  recognised: z.array(z.object({ kind: z.enum(IDEA_PARTS), word: z.string() })),
  /** What no story is about; the one that is told is the nearest. */
  nearest: z.array(z.string()),
  /** What the family does not want, and the book will not have. */
  leftOut: z.array(z.string()),
  /** Whom the idea names and who is not in the book, but could be put into it. */
  people: z.array(z.string()),
  /** What cannot be used yet. */
  unused: z.array(z.string()),
  /** Why no book is made from this idea, and what can be made instead. `generate-story` refuses it in the same words. */
  refusal: z.object({ message: z.string(), suggestions: z.array(ideaSuggestionSchema) }).optional(),
});
export type IdeaReading = z.infer<typeof ideaReadingSchema>;

export const readIdea = defineEndpoint({
  method: 'POST',
  path: '/book/read-idea',
  summary: 'What the storyteller would weave in of an own idea, and what it cannot use. Keeps nothing.',
  tag: 'book',
  access: 'signed-in',
  rate: 'read',
  body: ideaRequestSchema,
  reply: { kind: 'json', status: 200, schema: ideaReadingSchema },
  errors: [],
});
