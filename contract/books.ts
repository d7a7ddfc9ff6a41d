/** Books: the library, one book, its pictures and its files. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { bookIdSchema, instantSchema, pageImageIdSchema, signatureQuery, spellingsSchema } from '#contract/fields.ts';
import { BOOK_STATUSES } from '#core/book/book-status.ts';
import { BOOK_LANGUAGES, DIALECTS, LANGUAGES } from '#core/locale/language.ts';
import { ART_STYLES } from '#core/story/brief.ts';

/** Index 0 is the cover, then one page per spread. */
export const bookPageSchema = z.object({
  index: z.number().int(),
  /** Text in the main language of the book. */
  text: z.string(),
  /** Text in each language of the book. */
  texts: z.partialRecord(z.enum(LANGUAGES), z.string()),
  /** What the picture shows, for people who cannot see it. */
  alt: z.string(),
  /** The page waits to be drawn anew, is being drawn, or could not be; null when the newest picture is there. */
  redraw: z.enum(['waiting', 'drawing', 'failed']).nullable(),
  /** How many changes of this page can be taken back, one after the other. */
  undoSteps: z.number().int(),
});

export const bookSchema = z.object({
  _id: bookIdSchema,
  title: z.string(),
  language: z.enum(BOOK_LANGUAGES),
  /** Which language of a bilingual book comes first; English where it is left out. */
  leadLanguage: z.enum(LANGUAGES).optional(),
  status: z.enum(BOOK_STATUSES),
  /** Signed, expiring address of the cover; null until it is drawn. Takes `&w=` for a smaller rendition. */
  cover: z.string().nullable(),
  /** Signed addresses, cover first; empty until every page is drawn. */
  images: z.array(z.string()),
  /** Empty until the story is written. */
  pages: z.array(bookPageSchema),
  /** The characters as they were when the book was made; the first is the hero. */
  characters: z.array(z.object({ _id: z.string(), name: z.string(), spellings: spellingsSchema.optional() })),
  templateId: z.string().nullable(),
  idea: z.string().nullable(),
  dialect: z.enum(DIALECTS),
  age: z.number().int(),
  spreads: z.number().int(),
  artStyle: z.enum(ART_STYLES),
  dedication: z.string().nullable(),
  giver: z.string().nullable(),
  home: z.string().nullable(),
  /** Rises by one with every change of story or pictures. */
  version: z.number().int(),
  /** True while a link shows it to others. */
  isShared: z.boolean(),
  /** Signed, expiring addresses of the files of this version; null while one is being made. */
  downloads: z.object({ pdf: z.string().nullable() }),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Book = z.infer<typeof bookSchema>;

/** Renditions of a picture that are kept, in pixels of width; another `w` gets the next larger one. */
export const RENDITION_WIDTHS_PX = [320, 640, 800, 1280] as const;

export const getUserBooks = defineEndpoint({
  method: 'GET',
  path: '/book/get-user-books',
  summary: 'The books of the signed-in user, newest first. The next cursor is in the Link header.',
  tag: 'book',
  access: 'signed-in',
  rate: 'read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  }),
  reply: { kind: 'json', status: 200, schema: z.array(bookSchema) },
  errors: [],
});

export const getBook = defineEndpoint({
  method: 'GET',
  path: '/book/get-book/:id',
  summary: 'One book.',
  tag: 'book',
  access: 'owner',
  rate: 'read',
  params: z.object({ id: bookIdSchema }),
  reply: { kind: 'json', status: 200, schema: bookSchema },
  errors: ['book.not-found'],
});

export const getPageImage = defineEndpoint({
  method: 'GET',
  path: '/book/image/:id/:imageId',
  summary: 'A picture of a book, whole or as a smaller rendition.',
  tag: 'book',
  access: 'owner',
  rate: 'read',
  acceptsSignature: true,
  params: z.object({ id: bookIdSchema, imageId: pageImageIdSchema }),
  query: signatureQuery.extend({ w: z.coerce.number().int().min(1).max(10_000).optional() }),
  reply: { kind: 'file', mediaTypes: ['image/jpeg', 'image/webp'] },
  errors: ['book.not-found', 'link.expired'],
});

export const downloadBook = defineEndpoint({
  method: 'GET',
  path: '/book/download/:id/:format',
  summary: 'A finished file of a book.',
  tag: 'book',
  access: 'owner',
  rate: 'read',
  acceptsSignature: true,
  params: z.object({ id: bookIdSchema, format: z.enum(['pdf']) }),
  query: signatureQuery,
  reply: { kind: 'file', mediaTypes: ['application/pdf'] },
  errors: ['book.not-found', 'book.not-finished', 'book.file-being-made', 'link.expired'],
});

export const duplicateBook = defineEndpoint({
  method: 'POST',
  path: '/book/duplicate/:id',
  summary: 'Makes a copy of a finished book, with the same words and pictures, and answers the copy.',
  tag: 'book',
  access: 'owner',
  rate: 'generate',
  params: z.object({ id: bookIdSchema }),
  reply: { kind: 'json', status: 201, schema: bookSchema },
  errors: ['book.not-found', 'book.not-finished'],
});

export const deleteBook = defineEndpoint({
  method: 'DELETE',
  path: '/book/:id',
  summary: 'Takes a book out of the library. A book that is being made cannot be deleted.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  params: z.object({ id: bookIdSchema }),
  reply: { kind: 'json', status: 200, schema: z.object({ _id: bookIdSchema }) },
  errors: ['book.not-found', 'book.still-running'],
});
