import { describe, expect, it } from 'vitest';
import { describeError, errorCodeOf, errorText, fieldErrorsOf } from '#web/api/request-error.ts';

describe('describeError', () => {
  it('turns a list of field errors into a map from field to message', () => {
    const error = {
      status: 422,
      data: {
        message: 'No.',
        errorFields: [
          ['email', 'Taken.'],
          ['looks.hair', 'What?'],
        ],
      },
    };
    expect(describeError(error)).toEqual({ email: 'Taken.', 'looks.hair': 'What?' });
    expect(errorText(error)).toBe('Taken. What?');
  });

  it.each([
    [{ status: 403, data: { message: 'Wait for approval.', code: 'account.not-approved' } }, 'Wait for approval.'],
    [{ status: 500, data: { message: 'Broken pipe' } }, 'Broken pipe'],
    [{ status: 500, data: '<html>' }, 'Internal server error'],
    [{ status: 500 }, 'Internal server error'],
    [{ status: 502, data: '<html>' }, 'An error occured'],
    [{ status: 418, data: {} }, 'An error occured'],
    [{ status: 422, data: { errorFields: [] } }, 'An error occured'],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'FETCH_ERROR TypeError: Failed to fetch'],
    [{ status: 'TIMEOUT_ERROR', error: 'AbortError' }, 'TIMEOUT_ERROR AbortError'],
    [{ status: 'PARSING_ERROR', originalStatus: 200, error: 'SyntaxError' }, 'PARSING_ERROR SyntaxError'],
    [
      new Error('Cannot refetch a query that has not been started yet.'),
      'Cannot refetch a query that has not been started yet.',
    ],
    [{}, ''],
    [undefined, ''],
  ])('describes %j', (error, message) => {
    expect(describeError(error)).toBe(message);
  });
});

describe('fieldErrorsOf', () => {
  it('is null without a usable pair', () => {
    expect(fieldErrorsOf({ status: 422, data: { errorFields: [['email']] } })).toBeNull();
    expect(fieldErrorsOf({ status: 'FETCH_ERROR', error: 'x' })).toBeNull();
    expect(fieldErrorsOf(null)).toBeNull();
  });
});

describe('errorCodeOf', () => {
  it('reads the code of a failed answer and of nothing else', () => {
    expect(errorCodeOf({ status: 404, data: { message: 'x', code: 'book.not-found' } })).toBe('book.not-found');
    expect(errorCodeOf({ status: 404, data: 'x' })).toBeNull();
    expect(errorCodeOf(undefined)).toBeNull();
  });
});
