/** The failures that a use case may answer with. Anything else that is thrown is a fault and answers 500. */
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

export class Failure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Input that is well-formed but refused; each pair is a field and what is wrong with it. */
export class FieldsFailure extends Error {
  readonly problems: readonly (readonly [field: string, problem: FieldProblem])[];

  constructor(problems: readonly (readonly [field: string, problem: FieldProblem])[]) {
    super(`refused fields: ${problems.map(([field]) => field).join(', ')}`);
    this.problems = problems;
  }
}
