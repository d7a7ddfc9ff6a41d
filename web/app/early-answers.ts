/** Answers to what the document asked before the scripts were there (`early-calls.js`), each for one call. */

type EarlyAnswer = {
  readonly answer: Promise<Response>;
  readonly authorization: string;
  readonly askedAt: number;
};

/** A call that comes later wants news. */
const FRESH_MS = 10_000;

const early = globalThis as { earlyAnswers?: Map<string, EarlyAnswer> };

/** The early answer to the same question of the same user, or null. It is given away once. */
export const takeEarlyAnswer = ({ url, method, headers }: Request): Promise<Response> | null => {
  const { pathname, search } = new URL(url);
  const found = method === 'GET' ? early.earlyAnswers?.get(pathname + search) : undefined;
  if (!found) return null;
  early.earlyAnswers?.delete(pathname + search);
  const isSame = found.authorization === headers.get('Authorization');
  return isSame && Date.now() - found.askedAt < FRESH_MS ? found.answer : null;
};
