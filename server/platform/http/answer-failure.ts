/** The one place where anything thrown becomes an answer: the envelope of failures, in the caller's language. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '#contract/error-messages.data.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { fieldMessage } from '#contract/field-message.ts';
import { Failure, FieldsFailure } from '#server/platform/failure.ts';
import { languageOf } from '#server/platform/http/request-language.ts';

/** What Fastify itself refuses, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.not-json',
  FST_ERR_NOT_FOUND: 'request.not-found',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
};

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'request.not-found',
  413: 'request.too-large',
  429: 'request.too-many',
};

const codeOf = (error: FastifyError | Failure): ErrorCode => {
  if (error instanceof Failure) return error.code;
  return FRAMEWORK_CODES[error.code] ?? STATUS_CODES[error.statusCode ?? 500] ?? 'server.internal';
};

/** Answers `{message, errorFields}` for refused fields and `{message, code}` for everything else; only faults are logged. */
export const answerFailure = (
  error: FastifyError | Failure | FieldsFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const language = languageOf(request);
  reply.header('cache-control', 'no-store');
  if (error instanceof FieldsFailure) {
    const errorFields = error.problems.map(([field, problem, measure]) => [
      field,
      fieldMessage(language, problem, measure),
    ]);
    return reply.status(ERRORS['request.invalid']).send({
      message: ERROR_MESSAGES[language]['request.invalid'],
      code: 'request.invalid',
      errorFields,
      ...(error.suggestions && { suggestions: error.suggestions[language] }),
    });
  }
  if (error instanceof Failure && error.retryAfterSeconds !== null) {
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)));
  }
  const code = codeOf(error);
  if (code === 'server.internal') request.log.error({ err: error }, 'http.fault');
  return reply.status(ERRORS[code]).send({ message: ERROR_MESSAGES[language][code], code });
};
