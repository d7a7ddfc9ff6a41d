import { describe, expect, it } from 'vitest';
import { isPagePath, PAGE_PATHS } from '#contract/page-paths.ts';
import routes from '#web/routes.ts';

describe('the paths of pages', () => {
  it.each(['/', '/landing', '/library', '/library/', '/library/abc', '/auth/sign-in'])('know %s', (path) =>
    expect(isPagePath(path)).toBe(true),
  );
  it.each(['/nope', '/library/a/b', '/auth', '/Landing'])('do not know %s', (path) =>
    expect(isPagePath(path)).toBe(false),
  );

  it('are those of the web application', () => {
    const known = routes.filter(({ path }) => path !== '*').map(({ path = '' }) => `/${path}`);
    expect(known.toSorted()).toEqual([...PAGE_PATHS].toSorted());
  });
});
