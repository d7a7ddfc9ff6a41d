/** Turns what zod says about an input into pairs of field and problem, the same in server and browser. */
import type { z } from 'zod';
import { FIELD_PROBLEMS, type FieldProblem } from '#contract/errors.ts';

const isFieldProblem = (value: unknown): value is FieldProblem => FIELD_PROBLEMS.some((problem) => problem === value);

const problemOf = (issue: z.core.$ZodIssue): FieldProblem => {
  if (issue.code === 'custom') {
    const problem: unknown = issue.params?.['problem'];
    return isFieldProblem(problem) ? problem : 'invalid';
  }
  if (issue.code === 'invalid_type') {
    if (issue.path.length === 0) return 'not-an-object';
    return issue.input === undefined ? 'required' : 'invalid';
  }
  const lengthOf = issue.code === 'too_big' || issue.code === 'too_small' ? issue.origin : null;
  if (issue.code === 'too_big')
    return lengthOf === 'string' ? 'too-long' : lengthOf === 'array' ? 'too-many' : 'too-big';
  if (issue.code === 'too_small')
    return lengthOf === 'string' ? 'too-short' : lengthOf === 'array' ? 'too-few' : 'too-small';
  return issue.code === 'invalid_value' && issue.input === undefined ? 'required' : 'invalid';
};

/** One pair per field, the first problem of each, in the order of the input. */
export const fieldProblemsOf = (error: z.ZodError): [string, FieldProblem][] => {
  const problems = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, problemOf(issue));
  }
  return [...problems];
};
