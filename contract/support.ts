/** Writing to the support. */
import { z } from 'zod';
import { emailSchema } from '#contract/accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { bookIdSchema, measureOf, nameSchema, refuse } from '#contract/fields.ts';
import { proseProblem } from '#core/locale/plain-text.ts';
import { cleanSupportMessage, SUPPORT_CATEGORIES, SUPPORT_MESSAGE_LENGTH } from '#core/support/support-request.ts';

/** Longest raw input that is looked at. */
const RAW_LIMIT = 20_000;

export const supportRequestSchema = z.object({
  category: z.enum(SUPPORT_CATEGORIES),
  name: nameSchema,
  email: emailSchema,
  message: z
    .string()
    .max(RAW_LIMIT)
    .transform(cleanSupportMessage)
    .superRefine((message, context) => {
      const problem = proseProblem(message, SUPPORT_MESSAGE_LENGTH);
      if (problem) refuse(context, problem, { measure: measureOf(problem, message, SUPPORT_MESSAGE_LENGTH) });
    }),
  /** A book of the signed-in user that the message is about. */
  bookId: bookIdSchema.optional(),
});

export const contactSupport = defineEndpoint({
  method: 'POST',
  path: '/support/contact',
  summary: 'Keeps a message to the support, confirms it by e-mail and tells the administrators. Answers the ticket.',
  tag: 'support',
  access: 'public',
  rate: 'sign-in',
  body: supportRequestSchema,
  reply: { kind: 'json', status: 201, schema: z.object({ ticket: z.string() }) },
  errors: ['request.too-many'],
});
