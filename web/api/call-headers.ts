/** What every call carries, with the client or without it. */
import { readToken } from '#web/api/session-cookies.ts';

export const API_PATH = '/api/';

/** The bearer token while there is one, and the language in which messages are wanted. */
export const callHeaders = (): Record<string, string> => {
  const token = readToken();
  return {
    'Accept-Language': document.documentElement.lang || 'en',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
};
