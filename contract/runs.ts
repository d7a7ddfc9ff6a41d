/** Runs: asking for a book to be generated, watching it, and resuming one that failed. */
import { z } from 'zod';
import { bookSchema } from '#contract/books.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { GENERATION_ERRORS, RUN_ERROR_CODES } from '#contract/errors.ts';
import {
  bookIdSchema,
  characterIdSchema,
  dedicationSchema,
  instantSchema,
  nameSchema,
  proseSchema,
  refuse,
  runIdSchema,
  tokenTextSchema,
} from '#contract/fields.ts';
import { HEROES_LIMIT } from '#core/character/character.ts';
import { BOOK_LANGUAGES, DIALECTS, LANGUAGES } from '#core/locale/language.ts';
import { IDEA_LENGTH } from '#core/locale/plain-text.ts';
import { PAGE_STATES, RUN_STAGES } from '#core/run/run-stage.ts';
import { READER_AGE } from '#core/story/age-band.ts';
import { ART_STYLES, SPREAD_COUNTS } from '#core/story/brief.ts';

const MAX_SEED = 0xffff_ffff;

export const bookRequestSchema = z
  .object({
    templateId: z.string().max(100).optional(),
    idea: proseSchema(IDEA_LENGTH).optional(),
    /** The first is the hero. */
    characters: z.array(characterIdSchema).min(1).max(HEROES_LIMIT),
    language: z.enum(BOOK_LANGUAGES),
    /** Which language of a bilingual book comes first; English where it is left out. */
    leadLanguage: z.enum(LANGUAGES).optional(),
    dialect: z.enum(DIALECTS).default('standard'),
    age: z.number().int().min(READER_AGE.min).max(READER_AGE.max),
    spreads: z.literal(SPREAD_COUNTS),
    artStyle: z.enum(ART_STYLES).default('cut-paper'),
    dedication: dedicationSchema.optional(),
    giver: nameSchema.optional(),
    /** Where the family lives; the story says so. */
    home: nameSchema.optional(),
    seed: z.number().int().min(0).max(MAX_SEED).optional(),
    /** The same key of the same user always answers the same book. */
    idempotencyKey: tokenTextSchema.optional(),
  })
  .superRefine((request, context) => {
    if ((request.templateId === undefined) === (request.idea === undefined))
      refuse(context, 'template-or-idea', { path: ['templateId'] });
    if (new Set(request.characters).size < request.characters.length)
      refuse(context, 'duplicate-character', { path: ['characters'] });
  });
export type BookRequest = z.infer<typeof bookRequestSchema>;

export const runResultSchema = z.object({
  runId: runIdSchema,
  bookId: bookIdSchema,
  stage: z.enum(RUN_STAGES),
  /** Whole percent; never falls while a run goes on. */
  percent: z.number().int(),
  pages: z.array(
    z.object({
      index: z.number().int(),
      state: z.enum(PAGE_STATES),
      attempts: z.number().int(),
      /** Signed, expiring address; there once the page is drawn. */
      image: z.string().optional(),
    }),
  ),
  startedAt: instantSchema,
  /** Null while it cannot be known. */
  etaSeconds: z.number().int().nullable(),
  error: z.object({ code: z.enum(RUN_ERROR_CODES), message: z.string() }).optional(),
});
export type RunResult = z.infer<typeof runResultSchema>;

const idParams = z.object({ id: bookIdSchema });

export const generateStory = defineEndpoint({
  method: 'POST',
  path: '/book/generate-story',
  summary: 'Starts a run that writes and draws a new book, and answers the book.',
  tag: 'book',
  access: 'approved',
  rate: 'generate',
  body: bookRequestSchema,
  reply: { kind: 'json', status: 201, schema: bookSchema },
  errors: [],
});

export const getRunResult = defineEndpoint({
  method: 'GET',
  path: '/book/run-result/:id',
  summary: 'How far the newest run of a book is.',
  tag: 'book',
  access: 'owner',
  rate: 'read',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: runResultSchema },
  errors: ['book.not-found'],
});

export const watchRun = defineEndpoint({
  method: 'GET',
  path: '/book/run-events/:id',
  summary: 'The same as run-result, sent again at every change until the run ends.',
  tag: 'book',
  access: 'owner',
  rate: 'read',
  params: idParams,
  reply: { kind: 'events', schema: runResultSchema },
  errors: ['book.not-found'],
});

export const resumeRun = defineEndpoint({
  method: 'POST',
  path: '/book/resume/:id',
  summary: 'Goes on with a run that failed, from where it failed.',
  tag: 'book',
  access: 'owner',
  rate: 'generate',
  params: idParams,
  reply: { kind: 'json', status: 202, schema: runResultSchema },
  errors: ['book.not-found', 'run.not-failed', ...GENERATION_ERRORS],
});
