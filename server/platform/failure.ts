/** The failures that a use case may answer with. Anything else that is thrown is a fault and answers 500. */
import type { ErrorCode, IdeaSuggestion } from '#contract/errors.ts';
import type { FieldRefusal } from '#contract/field-message.ts';
import type { Language } from '#core/locale/language.ts';

export class Failure extends Error {
  readonly code: ErrorCode;
  /** When it makes sense to try again; null when time changes nothing. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, { retryAfterSeconds = null }: { retryAfterSeconds?: number | null } = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type SuggestionsByLanguage = Readonly<Record<Language, readonly IdeaSuggestion[]>>;

/** Input that is well-formed but refused; each pair is a field and what is wrong with it. */
export class FieldsFailure extends Error {
  readonly problems: readonly FieldRefusal[];
  /** What can be asked for instead, in each language of the product; null for most failures. */
  readonly suggestions: SuggestionsByLanguage | null;

  constructor(problems: readonly FieldRefusal[], suggestions: SuggestionsByLanguage | null = null) {
    super(`refused fields: ${problems.map(([field]) => field).join(', ')}`);
    this.problems = problems;
    this.suggestions = suggestions;
  }
}
