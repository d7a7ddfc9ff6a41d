import { describe, expect, it } from 'vitest';
import { documentPathOf, PAGE_PATHS, pageOfPath } from '#contract/page-paths.ts';
import routes from '#web/routes.ts';

describe('the paths of pages', () => {
  it.each([
    ['/', '/'],
    ['/landing', '/landing'],
    ['/library/', '/library'],
    ['/library/abc', '/library/:bookId'],
    ['/auth/sign-in', '/auth/sign-in'],
  ])('know that %s is %s', (path, page) => expect(pageOfPath(path)).toBe(page));
  it.each(['/nope', '/library/a/b', '/auth', '/Landing'])('do not know %s', (path) =>
    expect(pageOfPath(path)).toBeNull(),
  );

  it('have documents at addresses that are theirs', () => {
    expect(documentPathOf('/library/:bookId')).toBe('/library/-');
    for (const page of PAGE_PATHS) expect(pageOfPath(documentPathOf(page))).toBe(page);
  });

  it('are those of the web application', () => {
    const known = routes.filter(({ path }) => path !== '*').map(({ path = '' }) => `/${path}`);
    expect(known.toSorted()).toEqual([...PAGE_PATHS].toSorted());
  });
});
