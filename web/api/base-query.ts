/** How every call goes out: base path, bearer token, language, time limit. */
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { readToken } from '#web/api/session-cookies.ts';

export const API_PATH = '/api/';
const TIMEOUT_MS = 30_000;

/** The bearer token while there is one, and the language in which messages are wanted. */
export const authorizationHeaders = (): Record<string, string> => {
  const token = readToken();
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
};

export const baseQuery = fetchBaseQuery({
  baseUrl: API_PATH,
  timeout: TIMEOUT_MS,
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(authorizationHeaders())) headers.set(name, value);
    return headers;
  },
});
