/** The outbox of the embedded mail part, which keeps mails instead of sending them. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instantSchema } from '#contract/fields.ts';

export const outboxMailSchema = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Every address that the text leads to, in order. */
  links: z.array(z.string()),
  sentAt: instantSchema,
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const listOutbox = defineEndpoint({
  method: 'GET',
  path: '/outbox',
  summary: 'The mails that were kept, newest first. Only for this very machine, and only without a mail server.',
  tag: 'outbox',
  access: 'public',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: z.array(outboxMailSchema) },
  errors: ['request.not-found'],
});
