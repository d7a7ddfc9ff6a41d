/** Who may see which path, and where everybody else is sent. One line per path of the product that exists. */
import { matchPath } from 'react-router';
import type { SessionState } from '#web/app/session/session-state.ts';

type Rule =
  | { readonly for: 'everybody' }
  | { readonly for: 'signed-in'; readonly otherwise: '/' | '/auth/sign-in' | '/auth/sign-up' }
  | { readonly for: 'signed-out'; readonly otherwise: '/' };

export const ACCESS: Readonly<Record<string, Rule>> = {
  '/': { for: 'everybody' },
  '/landing': { for: 'everybody' },
  '/playground': { for: 'everybody' },
  '/contact': { for: 'everybody' },
  '/privacy-policy': { for: 'everybody' },
  '/terms-of-use': { for: 'everybody' },
  '/shipping-and-return': { for: 'everybody' },
  '/referrals': { for: 'everybody' },
  '/outbox': { for: 'everybody' },
  '/dashboard': { for: 'signed-in', otherwise: '/auth/sign-in' },
  '/create': { for: 'signed-in', otherwise: '/auth/sign-up' },
  '/library': { for: 'signed-in', otherwise: '/' },
  '/library/:bookId': { for: 'signed-in', otherwise: '/' },
  '/shared/:token': { for: 'everybody' },
  '/settings': { for: 'signed-in', otherwise: '/' },
  '/auth/sign-up': { for: 'signed-out', otherwise: '/' },
  '/auth/sign-in': { for: 'signed-out', otherwise: '/' },
  '/auth/activation': { for: 'signed-out', otherwise: '/' },
  '/auth/forgot-password': { for: 'signed-out', otherwise: '/' },
  '/auth/reset-password': { for: 'everybody' },
};

const RETURN_TO = 'returnTo';

const ruleOf = (pathname: string): Rule | null => {
  const pattern = Object.keys(ACCESS).find((path) => matchPath(path, pathname));
  return pattern === undefined ? null : (ACCESS[pattern] ?? null);
};

/** True when a page lives at that path, so that a link to it leads somewhere. */
export const isKnownPath = (pathname: string): boolean => ruleOf(pathname) !== null;

/** A place of this site, as path and query, or null: another origin is never followed. */
export const safeReturnTo = (value: string | null): string | null => {
  if (value === null || !value.startsWith('/')) return null;
  const base = 'http://here.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
};

export const returnToOf = (search: string): string | null => safeReturnTo(new URLSearchParams(search).get(RETURN_TO));

/** Keeps the place to come back to while a visitor moves between the sign-in pages. */
export const withReturnTo = (path: string, returnTo: string | null): string =>
  returnTo === null ? path : `${path}?${new URLSearchParams({ [RETURN_TO]: returnTo })}`;

/** The link of a mail that a signed-in user opens is used on the page they are sent to. */
export const ACTIVATE = 'activate';

type Place = { readonly pathname: string; readonly search: string };

/** The token of the link of a mail that this address is. */
const linkOf = ({ pathname, search }: Place): string | null =>
  pathname === '/auth/activation' ? new URLSearchParams(search).get('token') : null;

/** Where a signed-in user goes instead of a page for visitors. */
const insteadOf = (place: Place, otherwise: string): string => {
  const token = linkOf(place);
  if (token !== null) return `${otherwise}?${new URLSearchParams({ [ACTIVATE]: token })}`;
  return returnToOf(place.search) ?? otherwise;
};

/** `wait` while it is not known who is there, `show`, or the path to go to instead. */
type Verdict = 'wait' | 'show' | { readonly goTo: string };

export const judgeAccess = ({ pathname, search }: Place, session: SessionState): Verdict => {
  const rule = ruleOf(pathname);
  if (session.phase === 'loading') return 'wait';
  if (!rule || rule.for === 'everybody') return 'show';
  if (rule.for === 'signed-out') {
    if (session.user) return { goTo: insteadOf({ pathname, search }, rule.otherwise) };
    // A link works once, so it is not used before it is known by whom.
    return session.phase === 'unknown' && linkOf({ pathname, search }) !== null ? 'wait' : 'show';
  }
  if (session.user) return 'show';
  if (session.phase === 'unknown') return 'wait';
  return { goTo: withReturnTo(rule.otherwise, session.left ? null : `${pathname}${search}`) };
};
