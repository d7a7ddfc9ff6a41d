/** How every call of the client goes out: base path, bearer token, language, time limit. */
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { API_PATH, callHeaders } from '#web/api/call-headers.ts';
import { takeEarlyAnswer } from '#web/app/early-answers.ts';

const TIMEOUT_MS = 30_000;

/** A question that the document asked without luck is asked again. */
const askOnce = (request: Request): Promise<Response> =>
  takeEarlyAnswer(request)?.catch(() => fetch(request)) ?? fetch(request);

export const baseQuery = fetchBaseQuery({
  baseUrl: API_PATH,
  timeout: TIMEOUT_MS,
  fetchFn: (input, init) => (input instanceof Request ? askOnce(input) : fetch(input, init)),
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
    return headers;
  },
});
