/** What a user has made so far, in numbers. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

const countSchema = z.number().int();

export const statsSchema = z.object({
  /** Books that are there to be read. */
  books: countSchema,
  /** Pictures in them, covers included. */
  pages: countSchema,
  /** Characters of the family. */
  heroes: countSchema,
  /** Books that are being made. */
  inProgress: countSchema,
  /** Books that an administrator has approved. */
  approved: countSchema,
});
export type Stats = z.infer<typeof statsSchema>;

export const getMyStats = defineEndpoint({
  method: 'GET',
  path: '/users/get-my-stats',
  summary: 'What the signed-in user has made so far; never cached.',
  tag: 'users',
  access: 'signed-in',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: statsSchema },
  errors: [],
});
