/** One request to a vendor: five seconds, no redirects, and an answer that fits its schema or an error that says so. */
import type { z } from 'zod';
import { SignInRefusedError, SignInUnreachableError } from '#server/providers/sign-in/sign-in.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 5_000;

/** A vendor answers 400 to 403 for a token that it does not take; everything else but 2xx is the vendor's own trouble. */
const isRefusal = (status: number): boolean => status >= 400 && status <= 403;

export const askVendor = async <Schema extends z.ZodType>(
  send: Fetch,
  request: { url: string; method: 'GET' | 'POST'; bearer: string },
  schema: Schema,
): Promise<z.output<Schema>> => {
  const { url, method, bearer } = request;
  const init = {
    method,
    headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
    redirect: 'error' as const,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  // The cause of a failure may hold the address, and the address may hold the token: it goes no further.
  const response = await send(url, init).catch(() => null);
  if (response === null) throw new SignInUnreachableError('The vendor could not be asked');
  if (isRefusal(response.status)) throw new SignInRefusedError(`The vendor answered ${response.status}`);
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (body === null) throw new SignInUnreachableError(`The vendor answered ${response.status} without a word`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SignInRefusedError('The vendor answered something else');
  return parsed.data;
};
