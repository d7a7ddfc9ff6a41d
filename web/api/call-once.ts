/** A call without the client and its caches, for pages of visitors, which are not to load either. */
import { API_PATH, callHeaders } from '#web/api/call-headers.ts';
import { requestOf, type CallInput, type CallName, type CallReply } from '#web/api/endpoint-routes.ts';

/** The server has answered, and not with what it was asked for. */
export class CallRefused extends Error {
  readonly status: number;

  constructor(name: CallName, status: number) {
    super(`${name} answered ${status}`);
    this.status = status;
  }
}

/** Rejects when the server cannot be reached or refuses. */
export const callOnce = async <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  signal: AbortSignal,
): Promise<CallReply<Name>> => {
  const { url, method, params } = requestOf(name, input);
  const query = params === undefined ? '' : `?${new URLSearchParams(params as Record<string, string>).toString()}`;
  const response = await fetch(API_PATH + url + query, { method, headers: callHeaders(), signal });
  if (!response.ok) throw new CallRefused(name, response.status);
  return (await response.json()) as CallReply<Name>;
};
