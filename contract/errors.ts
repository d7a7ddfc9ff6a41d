/** The closed list of failures: every code with its HTTP status, and the two shapes in which failures are answered. */
import { z } from 'zod';

export const ERRORS = {
  'request.malformed': 400,
  'request.not-json': 415,
  'request.too-large': 413,
  'request.invalid': 422,
  'request.not-found': 404,
  'request.too-many': 429,
  'account.not-signed-in': 401,
  'account.wrong-credentials': 401,
  'account.not-approved': 403,
  'account.forbidden': 403,
  'character.not-found': 404,
  'character.too-many': 409,
  'template.not-found': 404,
  'book.not-found': 404,
  'book.not-finished': 409,
  'book.still-running': 409,
  'run.not-failed': 409,
  'link.expired': 403,
  'server.internal': 500,
  'server.starting': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** Why one field was refused. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'empty',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'too-many',
  'too-few',
  'invisible-characters',
  'no-letter',
  'not-an-email',
  'email-taken',
  'must-accept',
  'unknown-character',
  'duplicate-character',
  'unknown-template',
  'template-or-idea',
  'language-unavailable',
  'cannot-be-printed',
  'not-an-object',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** What went wrong in a run, kept with the run; a person may resume it. */
export const RUN_ERROR_CODES = ['run.story-failed', 'run.page-failed', 'run.assembly-failed'] as const;
export type RunErrorCode = (typeof RUN_ERROR_CODES)[number];

export const failureSchema = z.object({ message: z.string(), code: z.enum(ERROR_CODES) });

/** Pairs of field and message; a nested field is named by its path (`looks.hairStyle`). */
export const fieldFailureSchema = z.object({
  message: z.string(),
  code: z.literal('request.invalid'),
  errorFields: z.array(z.tuple([z.string(), z.string()])),
});
export type FieldFailure = z.infer<typeof fieldFailureSchema>;
