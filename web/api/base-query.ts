/** How every call of the client goes out: base path, bearer token, language, time limit. */
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { API_PATH, callHeaders } from '#web/api/call-headers.ts';

const TIMEOUT_MS = 30_000;

export const baseQuery = fetchBaseQuery({
  baseUrl: API_PATH,
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
    return headers;
  },
});
