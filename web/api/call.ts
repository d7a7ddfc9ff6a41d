/** What the definitions of calls share: the request of a contract row, and what follows a success. */
import { requestOf, type CallInput, type CallName } from '#web/api/endpoint-routes.ts';

export const call =
  <Name extends CallName>(name: Name) =>
  (input: CallInput<Name>) =>
    requestOf(name, input);

export const withCookies =
  <Name extends CallName>(name: Name) =>
  (input: CallInput<Name>) => ({ ...requestOf(name, input), credentials: 'include' as const });

/** A failure is the caller's to show; the cache is changed only after a success. */
export const whenDone = <Result>(done: Promise<Result>, change: (result: Result) => void): Promise<void> =>
  done.then(change, () => undefined);
