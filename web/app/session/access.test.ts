import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { ACCESS, isKnownPath, judgeAccess, returnToOf, safeReturnTo, withReturnTo } from '#web/app/session/access.ts';
import type { SessionState } from '#web/app/session/session-state.ts';
import routes from '#web/routes.ts';

const user = { _id: 'u', name: 'Mona', role: 'USER' } as unknown as User;
const visitor: SessionState = { phase: 'ready', user: null, left: false };
const member: SessionState = { phase: 'ready', user, left: false };
const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://x');
  return { pathname, search };
};

describe('ACCESS', () => {
  it('has one line for every route that has a page', () => {
    const paths = routes.filter(({ path }) => path !== '*').map(({ path }) => `/${path ?? ''}`);
    expect(Object.keys(ACCESS).toSorted()).toEqual(paths.toSorted());
  });
});

describe('judgeAccess', () => {
  it.each([
    ['/dashboard', '/auth/sign-in?returnTo=%2Fdashboard'],
    ['/create?template=night', '/auth/sign-up?returnTo=%2Fcreate%3Ftemplate%3Dnight'],
    ['/library', '/?returnTo=%2Flibrary'],
    ['/library/1?page=3', '/?returnTo=%2Flibrary%2F1%3Fpage%3D3'],
  ])('sends a visitor of %s elsewhere and remembers the place', (path, goTo) => {
    expect(judgeAccess(at(path), visitor)).toEqual({ goTo });
  });

  it('forgets the place after a sign-out by hand', () => {
    expect(judgeAccess(at('/library'), { ...visitor, left: true })).toEqual({ goTo: '/' });
  });

  it.each(['/', '/landing', '/nowhere', '/auth/sign-in', '/auth/sign-up'])('shows %s to a visitor', (path) => {
    expect(judgeAccess(at(path), visitor)).toBe('show');
  });

  it.each(['/', '/landing', '/dashboard', '/create', '/library', '/library/1', '/nowhere'])(
    'shows %s to a signed-in user',
    (path) => {
      expect(judgeAccess(at(path), member)).toBe('show');
    },
  );

  it('takes a signed-in user from the sign-in page to where they wanted to be, on this site only', () => {
    expect(judgeAccess(at('/auth/sign-in'), member)).toEqual({ goTo: '/' });
    expect(judgeAccess(at('/auth/sign-in?returnTo=%2Flibrary%2F1'), member)).toEqual({ goTo: '/library/1' });
    expect(judgeAccess(at('/auth/sign-in?returnTo=https%3A%2F%2Fevil.example'), member)).toEqual({ goTo: '/' });
  });

  it('waits while the user is being fetched, and does not send anybody away before it is known who is there', () => {
    const loading: SessionState = { phase: 'loading', user: null, left: false };
    const unknown: SessionState = { phase: 'unknown', user: null, left: false };
    expect(judgeAccess(at('/'), loading)).toBe('wait');
    expect(judgeAccess(at('/library'), unknown)).toBe('wait');
    expect(judgeAccess(at('/'), unknown)).toBe('show');
  });
});

describe('safeReturnTo', () => {
  it.each([
    ['/library/1?page=2#top', '/library/1?page=2#top'],
    [null, null],
    ['', null],
    ['library', null],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['javascript:alert(1)', null],
  ])('of %j is %j', (value, safe) => {
    expect(safeReturnTo(value)).toBe(safe);
  });

  it('survives the way through an address', () => {
    const [, search = ''] = withReturnTo('/auth/sign-in', '/create?a=1&b=2').split('?');
    expect(returnToOf(`?${search}`)).toBe('/create?a=1&b=2');
    expect(withReturnTo('/auth/sign-in', null)).toBe('/auth/sign-in');
  });
});

describe('isKnownPath', () => {
  it('knows what has a page', () => {
    expect(isKnownPath('/library/42')).toBe(true);
    expect(isKnownPath('/contact')).toBe(true);
    expect(isKnownPath('/contact/us')).toBe(false);
  });
});

describe('the link of an activation mail', () => {
  const link = at('/auth/activation?token=abc');

  it('waits until it is known who opens it, because it works once', () => {
    expect(judgeAccess(link, { ...visitor, phase: 'unknown' })).toBe('wait');
    expect(judgeAccess(link, visitor)).toBe('show');
  });

  it('is used on the page that a signed-in user is sent to', () => {
    expect(judgeAccess(link, member)).toEqual({ goTo: '/?activate=abc' });
    expect(judgeAccess(at('/auth/activation'), member)).toEqual({ goTo: '/' });
  });
});
