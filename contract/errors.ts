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
  'account.not-confirmed': 403,
  'account.not-approved': 403,
  'account.rejected': 403,
  'account.forbidden': 403,
  'account.too-many-guesses': 429,
  'account.link-invalid': 410,
  'account.last-admin': 409,
  'account.sign-in-again': 403,
  'account.sign-in-off': 404,
  'account.sign-in-refused': 401,
  'account.sign-in-unreachable': 502,
  'account.sign-in-without-email': 409,
  'account.exists-otherwise': 409,
  'account.exists-unconfirmed': 409,
  'account.linked-elsewhere': 409,
  'session.not-found': 404,
  'character.not-found': 404,
  'character.too-many': 409,
  'template.not-found': 404,
  'book.not-found': 404,
  'book.not-finished': 409,
  'book.still-running': 409,
  'book.no-such-page': 404,
  'book.changed-meanwhile': 409,
  'book.nothing-to-undo': 409,
  'book.page-being-drawn': 409,
  'book.file-being-made': 409,
  'share.not-found': 404,
  'run.not-failed': 409,
  'link.expired': 403,
  'server.internal': 500,
  'server.starting': 503,
  'server.busy': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** What a user who may not generate is told, by what stands in the way. */
export const GENERATION_ERRORS = ['account.not-confirmed', 'account.not-approved', 'account.rejected'] as const;

/** Why one field was refused. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'empty',
  'too-short',
  'too-long',
  'too-many-lines',
  'too-small',
  'too-big',
  'too-many',
  'too-few',
  'invisible-characters',
  'no-letter',
  'not-an-email',
  'email-taken',
  'wrong-password',
  'common-password',
  'password-tells-you',
  'must-accept',
  'unknown-character',
  'duplicate-character',
  'unknown-template',
  'template-or-idea',
  'language-unavailable',
  'dialect-unavailable',
  'cannot-be-printed',
  'idea-unsuitable',
  'idea-worrying',
  'idea-owned-character',
  'name-unsuitable',
  'note-unsuitable',
  'not-an-object',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** What went wrong in a run, kept with the run; a person may resume it. */
export const RUN_ERROR_CODES = ['run.story-failed', 'run.page-failed', 'run.assembly-failed'] as const;
export type RunErrorCode = (typeof RUN_ERROR_CODES)[number];

export const failureSchema = z.object({ message: z.string(), code: z.enum(ERROR_CODES) });

/** An idea that can be written instead of one that was refused, and the template that it leads to. */
export const ideaSuggestionSchema = z.object({ templateId: z.string(), idea: z.string() });
export type IdeaSuggestion = z.infer<typeof ideaSuggestionSchema>;

/** Pairs of field and message; a nested field is named by its path (`looks.hairStyle`). */
export const fieldFailureSchema = z.object({
  message: z.string(),
  code: z.literal('request.invalid'),
  errorFields: z.array(z.tuple([z.string(), z.string()])),
  /** With a refused idea. */
  suggestions: z.array(ideaSuggestionSchema).optional(),
});
export type FieldFailure = z.infer<typeof fieldFailureSchema>;
