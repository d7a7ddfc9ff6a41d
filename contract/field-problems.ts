/** Turns what zod says about an input into refusals of single fields, the same in server and browser. */
import type { z } from 'zod';
import { FIELD_PROBLEMS, type FieldProblem } from '#contract/errors.ts';
import type { FieldRefusal, Measure } from '#contract/field-message.ts';

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

const isMeasure = (value: unknown): value is Measure => typeof value === 'object' && value !== null && 'limit' in value;

/** The lengths of raw texts are limits of ours, not of what people may write, so they are not told. */
const measureOf = (issue: z.core.$ZodIssue): Measure | undefined => {
  if (issue.code === 'custom') {
    const measure: unknown = issue.params?.['measure'];
    return isMeasure(measure) ? measure : undefined;
  }
  if (issue.code === 'too_big' && issue.origin !== 'string') return { limit: Number(issue.maximum) };
  return issue.code === 'too_small' && issue.origin !== 'string' ? { limit: Number(issue.minimum) } : undefined;
};

/** One refusal per field, the first problem of each, in the order of the input. */
export const fieldProblemsOf = (error: z.ZodError): FieldRefusal[] => {
  const refusals = new Map<string, FieldRefusal>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!refusals.has(field)) refusals.set(field, [field, problemOf(issue), measureOf(issue)]);
  }
  return [...refusals.values()];
};
