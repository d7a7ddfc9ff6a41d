/** Field schemas that several endpoints share: ids, names and longer texts with their rules from the core. */
import { z } from 'zod';
import type { FieldProblem } from '#contract/errors.ts';
import type { Measure } from '#contract/field-message.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import {
  cleanLine,
  cleanParagraphs,
  DEDICATION_LENGTH,
  NAME_LENGTH,
  nameProblem,
  proseProblem,
  readableLength,
} from '#core/locale/plain-text.ts';
import { DEDICATION_LINES, TITLE_LENGTH } from '#core/story/page-text.ts';
import { isUnsuitableName } from '#core/story/safety/unsuitable-name.ts';

export const userIdSchema = z.uuid().toLowerCase().brand<'UserId'>();
export type UserId = z.infer<typeof userIdSchema>;
export const sessionIdSchema = z.uuid().toLowerCase().brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionIdSchema>;
export const characterIdSchema = z.uuid().toLowerCase().brand<'CharacterId'>();
export type CharacterId = z.infer<typeof characterIdSchema>;
export const bookIdSchema = z.uuid().toLowerCase().brand<'BookId'>();
export type BookId = z.infer<typeof bookIdSchema>;
export const runIdSchema = z.uuid().toLowerCase().brand<'RunId'>();
export type RunId = z.infer<typeof runIdSchema>;
export const pageImageIdSchema = z.uuid().toLowerCase().brand<'PageImageId'>();
export type PageImageId = z.infer<typeof pageImageIdSchema>;
export const pageRedrawIdSchema = z.uuid().toLowerCase().brand<'PageRedrawId'>();
export type PageRedrawId = z.infer<typeof pageRedrawIdSchema>;
export const mailIdSchema = z.uuid().toLowerCase().brand<'MailId'>();
export type MailId = z.infer<typeof mailIdSchema>;
export const supportTicketIdSchema = z.uuid().toLowerCase().brand<'SupportTicketId'>();
export type SupportTicketId = z.infer<typeof supportTicketIdSchema>;

/** An instant as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** Adds a refusal that carries a problem of our own list, which becomes a message in the caller's language. */
export const refuse = (
  context: z.RefinementCtx,
  problem: FieldProblem,
  { path = [], measure }: { path?: (string | number)[]; measure?: Measure | undefined } = {},
): void => {
  context.addIssue({ code: 'custom', path, message: problem, params: { problem, measure } });
};

/** How long a refused text is and may be. One of marks on few letters is refused by other limits, which nobody counts. */
export const measureOf = (
  problem: string,
  text: string,
  length: { min?: number; max: number },
): Measure | undefined => {
  const actual = readableLength(text);
  if (problem === 'too-long' && actual > length.max) return { limit: length.max, actual };
  return problem === 'too-short' && length.min !== undefined ? { limit: length.min, actual } : undefined;
};

/** What a signed address carries; see `acceptsSignature`. */
export const signatureQuery = z.object({
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(200).optional(),
});

/** Codes and keys that programs make: visible ASCII, 1 to 100 characters. */
export const tokenTextSchema = z.string().regex(/^[\x21-\x7e]{1,100}$/);

/** Longest raw input that is looked at; anything longer is refused before it is cleaned. */
const RAW_LIMIT = 5_000;

/** A name of a person or pet: cleaned, 1 to 50 readable characters, one letter, nothing invisible. Otherwise any text. */
export const nameSchema = z
  .string()
  .max(RAW_LIMIT)
  .transform(cleanLine)
  .superRefine((name, context) => {
    const problem = nameProblem(name) ?? (isUnsuitableName(name) ? 'name-unsuitable' : null);
    if (problem) refuse(context, problem, { measure: measureOf(problem, name, NAME_LENGTH) });
  });

/** How a name is written in texts of a language whose letters it does not have. */
export const spellingsSchema = z.partialRecord(z.enum(LANGUAGES), nameSchema);

/** The title of a book: one line with a letter in it. */
export const titleSchema = z
  .string()
  .max(RAW_LIMIT)
  .transform(cleanLine)
  .superRefine((title, context) => {
    const problem = proseProblem(title, TITLE_LENGTH) ?? (/\p{L}/u.test(title) ? null : 'no-letter');
    if (problem) refuse(context, problem, { measure: measureOf(problem, title, TITLE_LENGTH) });
  });

/** The words before the story: as long as they may be, and in no more lines than their page has. */
export const dedicationSchema = z
  .string()
  .max(RAW_LIMIT)
  .transform(cleanParagraphs)
  .superRefine((text, context) => {
    const problem = proseProblem(text, DEDICATION_LENGTH);
    const lines = text.split('\n').length;
    if (problem) refuse(context, problem, { measure: measureOf(problem, text, DEDICATION_LENGTH) });
    else if (lines > DEDICATION_LINES)
      refuse(context, 'too-many-lines', { measure: { limit: DEDICATION_LINES, actual: lines } });
  });

/** A longer text with line breaks; `min` and `max` are readable characters. */
export const proseSchema = (length: { min?: number; max: number }) =>
  z
    .string()
    .max(RAW_LIMIT)
    .transform(cleanParagraphs)
    .superRefine((text, context) => {
      const problem = proseProblem(text, length);
      if (problem) refuse(context, problem, { measure: measureOf(problem, text, length) });
    });
