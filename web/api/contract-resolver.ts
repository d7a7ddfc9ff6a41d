/** Checks a form with the schema of the contract and speaks about its fields in the same words as the server. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver, UseFormSetError, Path } from 'react-hook-form';
import type { z } from 'zod';
import { fieldMessage } from '#contract/field-message.ts';
import { fieldProblemsOf } from '#contract/field-problems.ts';
import type { Language } from '#core/locale/language.ts';
import { fieldErrorsOf } from '#web/api/request-error.ts';

/** The values of the form are what the schema takes in; the handler gets what the schema gives out. */
export const contractResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodType<Output, Input>,
    language: Language,
  ): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const problems = fieldProblemsOf(checked.error).map(([field, problem, measure]) => [
      field,
      { type: problem, message: fieldMessage(language, problem, measure) },
    ]);
    return {
      values: {},
      errors: toNestErrors(Object.fromEntries(problems) as FieldErrors<Input>, options),
    };
  };

/** Puts the field messages of a refused request at their fields. False when the failure names no field. */
export const showFieldErrors = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean => {
  const fields = Object.entries(fieldErrorsOf(error) ?? {});
  for (const [index, [field, message]] of fields.entries())
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  return fields.length > 0;
};
