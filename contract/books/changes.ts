/** Changes of a finished book: its texts, its dedication, its pictures, and taking a change back. */
import { z } from 'zod';
import { bookSchema } from '#contract/books.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { GENERATION_ERRORS } from '#contract/errors.ts';
import { bookIdSchema, dedicationSchema, nameSchema, proseSchema, refuse, titleSchema } from '#contract/fields.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import { NOTE_LENGTH, PAGE_TEXT_LENGTH } from '#core/story/page-text.ts';

/** The version that was changed; when the book has another one meanwhile, nothing is changed and 409 is answered. */
const versionSchema = z.number().int().min(1).optional();

const pageIdxSchema = z.number().int().min(0).max(100);

/** Index 0 is the cover, whose text is the title. */
export const pageTextSchema = z.object({
  bookId: bookIdSchema,
  pageIdx: pageIdxSchema,
  text: proseSchema(PAGE_TEXT_LENGTH),
  /** Which text of a bilingual book; the main one otherwise. */
  language: z.enum(LANGUAGES).optional(),
  version: versionSchema,
});
export type PageText = z.infer<typeof pageTextSchema>;

export const bookDetailsSchema = z
  .object({
    title: titleSchema.optional(),
    /** Null or empty takes it away. */
    dedication: dedicationSchema.nullable().optional(),
    giver: nameSchema.nullable().optional(),
    version: versionSchema,
  })
  .superRefine(({ title, dedication, giver }, context) => {
    if (title === undefined && dedication === undefined && giver === undefined)
      refuse(context, 'required', { path: ['title'] });
  });
export type BookDetails = z.infer<typeof bookDetailsSchema>;

/** Something in a text that the people who review books will look at; the text is kept all the same. */
const textWarningSchema = z.object({ kind: z.enum(['unsuitable', 'brand', 'scary']), word: z.string() });
export type TextWarning = z.infer<typeof textWarningSchema>;

export const changedTextSchema = z.object({ book: bookSchema, warnings: z.array(textWarningSchema) });
export type ChangedText = z.infer<typeof changedTextSchema>;

const CHANGE_ERRORS = ['book.not-found', 'book.not-finished', 'book.changed-meanwhile'] as const;

export const updatePage = defineEndpoint({
  method: 'PATCH',
  path: '/book/update-page',
  summary: 'Changes the text of a page, or with index 0 the title. An approved book goes back to review.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  body: pageTextSchema,
  reply: { kind: 'json', status: 200, schema: changedTextSchema },
  errors: [...CHANGE_ERRORS, 'book.no-such-page'],
});

export const updateBook = defineEndpoint({
  method: 'PATCH',
  path: '/book/update/:id',
  summary: 'Changes title, dedication or giver. An approved book goes back to review.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  params: z.object({ id: bookIdSchema }),
  body: bookDetailsSchema,
  reply: { kind: 'json', status: 200, schema: bookSchema },
  errors: CHANGE_ERRORS,
});

export const undoPage = defineEndpoint({
  method: 'POST',
  path: '/book/undo-page',
  summary: 'Takes back the newest change of a page, text or picture; again for the one before.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  body: z.object({ bookId: bookIdSchema, pageIdx: pageIdxSchema, version: versionSchema }),
  reply: { kind: 'json', status: 200, schema: bookSchema },
  errors: [...CHANGE_ERRORS, 'book.no-such-page', 'book.nothing-to-undo', 'book.page-being-drawn'],
});

export const pageRedrawSchema = z.object({
  bookId: bookIdSchema,
  pageIdx: pageIdxSchema,
  /** What shall be different, in words. */
  note: proseSchema(NOTE_LENGTH).optional(),
  version: versionSchema,
});
export type PageRedraw = z.infer<typeof pageRedrawSchema>;

export const redrawAnswerSchema = z.object({
  book: bookSchema,
  /** The words of the note that change the picture, and those that this illustrator cannot follow. */
  used: z.array(z.string()),
  unused: z.array(z.string()),
});
export type RedrawAnswer = z.infer<typeof redrawAnswerSchema>;

export const regenBookPage = defineEndpoint({
  method: 'POST',
  path: '/book/regen-book-page',
  summary: 'Has one page drawn anew, with a note if given. The picture that is there stays until the new one is.',
  tag: 'book',
  access: 'owner',
  rate: 'generate',
  body: pageRedrawSchema,
  reply: { kind: 'json', status: 202, schema: redrawAnswerSchema },
  errors: [...CHANGE_ERRORS, 'book.no-such-page', 'book.page-being-drawn', ...GENERATION_ERRORS],
});
