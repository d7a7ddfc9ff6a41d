// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, writeToken } from '#web/api/session-cookies.ts';

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();

afterEach(() => {
  vi.useRealTimers();
  clearToken();
});

describe('the two cookies', () => {
  it('keep the token and its expiry', () => {
    const tokenExpiration = inOneHour();
    writeToken({ userToken: 'secret', tokenExpiration });
    expect(readToken()).toBe('secret');
    expect(document.cookie).toContain('userToken=secret');
    expect(document.cookie).toContain(`tokenExpiration=${encodeURIComponent(tokenExpiration).replaceAll('%3A', ':')}`);
  });

  it('are both gone after clearing', () => {
    writeToken({ userToken: 'secret', tokenExpiration: inOneHour() });
    clearToken();
    expect(document.cookie).toBe('');
    expect(readToken()).toBeNull();
  });

  it('are worth nothing after the expiry', () => {
    writeToken({ userToken: 'secret', tokenExpiration: inOneHour() });
    vi.useFakeTimers({ now: Date.now() + 3_700_000 });
    expect(readToken()).toBeNull();
  });
});
