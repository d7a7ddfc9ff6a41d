/** The link with which an owner shows a book to others. */
import { z } from 'zod';
import { bookSchema } from '#contract/books.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { bookIdSchema, tokenTextSchema } from '#contract/fields.ts';

/** What a reader needs, and nothing of the family beyond it. */
export const sharedBookSchema = bookSchema
  .pick({ title: true, language: true, leadLanguage: true, images: true })
  .extend({ pages: z.array(bookSchema.shape.pages.element.omit({ redraw: true, undoSteps: true })) });
export type SharedBook = z.infer<typeof sharedBookSchema>;

const idParams = z.object({ id: bookIdSchema });

export const shareBook = defineEndpoint({
  method: 'POST',
  path: '/book/share/:id',
  summary: 'Makes a link that shows the book to everybody who has it. The link before stops working.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  params: idParams,
  reply: { kind: 'json', status: 201, schema: z.object({ url: z.string() }) },
  errors: ['book.not-found', 'book.not-finished'],
});

export const unshareBook = defineEndpoint({
  method: 'DELETE',
  path: '/book/share/:id',
  summary: 'Stops the link of a book; does nothing when there is none.',
  tag: 'book',
  access: 'owner',
  rate: 'write',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: z.object({ _id: bookIdSchema }) },
  errors: ['book.not-found'],
});

export const getSharedBook = defineEndpoint({
  method: 'GET',
  path: '/book/shared/:token',
  summary: 'The book of a link.',
  tag: 'book',
  access: 'public',
  rate: 'read',
  params: z.object({ token: tokenTextSchema }),
  reply: { kind: 'json', status: 200, schema: sharedBookSchema },
  errors: ['share.not-found'],
});
