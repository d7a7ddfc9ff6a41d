/** The sample books that everybody may read: made up children in books that the product wrote and drew. */
import { z } from 'zod';
import { bookSchema } from '#contract/books.ts';
import { sharedBookSchema } from '#contract/books/shares.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { LANGUAGES } from '#core/locale/language.ts';

/** The name of a sample in addresses. */
const slugSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A sample as it stands on a shelf. */
export const sampleSchema = bookSchema
  .pick({ title: true, language: true, spreads: true, age: true, artStyle: true })
  .extend({
    _id: slugSchema,
    /** The child of the story, as the book calls them. */
    hero: z.string(),
    /** Address of the cover, for everybody. Takes `&w=` for a smaller rendition. */
    cover: z.string(),
  });
export type Sample = z.infer<typeof sampleSchema>;

export const sampleBookSchema = sharedBookSchema.extend({ _id: slugSchema });
export type SampleBook = z.infer<typeof sampleBookSchema>;

export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/book/samples',
  summary: 'The sample books for readers of a language.',
  tag: 'book',
  access: 'public',
  rate: 'read',
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: { kind: 'json', status: 200, schema: z.array(sampleSchema) },
  errors: [],
});

export const getSample = defineEndpoint({
  method: 'GET',
  path: '/book/sample/:slug',
  summary: 'A sample book with its texts and the addresses of its pictures.',
  tag: 'book',
  access: 'public',
  rate: 'read',
  params: z.object({ slug: slugSchema }),
  reply: { kind: 'json', status: 200, schema: sampleBookSchema },
  errors: ['book.not-found'],
});

export const getSampleImage = defineEndpoint({
  method: 'GET',
  path: '/book/sample/:slug/image/:index',
  summary: 'A picture of a sample book, drawn when it is first asked for. Index 0 is the cover.',
  tag: 'book',
  access: 'public',
  rate: 'read',
  params: z.object({ slug: slugSchema, index: z.coerce.number().int().min(0).max(50) }),
  query: z.object({
    /** What the picture is drawn from, so that an address never shows two pictures. */
    v: z.string().max(64).optional(),
    w: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  reply: { kind: 'file', mediaTypes: ['image/webp'] },
  errors: ['book.not-found', 'book.no-such-page', 'server.busy'],
});
