// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { readSession, resetUser, setUser } from '#web/app/session/session-state.ts';
import { store } from '#web/app/store.ts';
import { useStandingNews } from '#web/app/session/use-standing-news.ts';

const RealRequest = Request;
const waiting = { _id: 'u', emailVerifiedAt: null } as unknown as User;
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
let answer: () => Response;
let asked: number;

beforeEach(() => {
  asked = 0;
  setUser(waiting);
  answer = () => Response.json({ ...waiting, emailVerifiedAt: '2026-01-01T00:00:00Z' });
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  cleanup();
  resetUser(false);
  vi.unstubAllGlobals();
});

it('notices an address that was confirmed elsewhere when the window is looked at again', async () => {
  renderHook(() => useStandingNews(true), { wrapper });
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => readSession().user?.emailVerifiedAt).toBe('2026-01-01T00:00:00Z');
});

it('asks once for the events that come together', async () => {
  renderHook(() => useStandingNews(true), { wrapper });
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => readSession().user?.emailVerifiedAt).not.toBeNull();
  expect(asked).toBe(1);
});

it('signs nobody out when there is no answer', async () => {
  answer = () => Response.json({ message: 'no', code: 'server.starting' }, { status: 503 });
  renderHook(() => useStandingNews(true), { wrapper });
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(readSession().user).toBe(waiting);
});

it('asks nothing when nothing is waited for', () => {
  renderHook(() => useStandingNews(false), { wrapper });
  window.dispatchEvent(new Event('focus'));
  expect(asked).toBe(0);
});
