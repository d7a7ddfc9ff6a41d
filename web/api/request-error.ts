/** What people read when a request failed, by the rules of the error catalogue; and the errors of single fields. */

/** Field name to message. */
export type FieldErrors = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';

/** The errors of single fields, or null when the failure names none. */
export const fieldErrorsOf = (error: unknown): FieldErrors | null => {
  if (!isRecord(error) || typeof error['status'] !== 'number' || !isRecord(error['data'])) return null;
  const { errorFields } = error['data'];
  if (!Array.isArray(errorFields)) return null;
  const pairs = errorFields.filter(isPair);
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
};

/** The machine-readable code of a failed answer, or null. */
export const errorCodeOf = (error: unknown): string | null =>
  isRecord(error) && isRecord(error['data']) && typeof error['data']['code'] === 'string'
    ? error['data']['code']
    : null;

/**
 * A map of field messages, or one message. A numeric status: its field errors, else its own message, else
 * 'Internal server error' for 500, else 'An error occured'. A named status: the status and the error. Else its message.
 */
export const describeError = (error: unknown): FieldErrors | string => {
  if (!isRecord(error)) return typeof error === 'string' ? error : '';
  const { status, data } = error;
  if (typeof status === 'number') {
    const fields = fieldErrorsOf(error);
    if (fields) return fields;
    if (isRecord(data) && typeof data['message'] === 'string' && data['message'] !== '') return data['message'];
    return status === 500 ? 'Internal server error' : 'An error occured';
  }
  if (typeof status === 'string') return `${status} ${typeof error['error'] === 'string' ? error['error'] : ''}`.trim();
  return typeof error['message'] === 'string' ? error['message'] : '';
};

/** One line for a toast or an alert; field messages are joined. */
export const errorText = (error: unknown): string => {
  const described = describeError(error);
  return typeof described === 'string' ? described : Object.values(described).join(' ');
};
