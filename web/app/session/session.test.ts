// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#contract/accounts.ts';
import { api } from '#web/api/api.ts';
import { accountApi } from '#web/api/account-calls.ts';
import { characterApi } from '#web/api/character-calls.ts';
import { clearToken, readToken, writeToken } from '#web/api/session-cookies.ts';
import { readPrivate, writePrivate } from '#web/app/session/private-storage.ts';
import { toasts } from '#web/app/frame/toasts-state.ts';
import { beginSession } from '#web/app/session/server-session.ts';
import { readSession, resetUser } from '#web/app/session/session-state.ts';
import { endSession, restoreSession } from '#web/app/session/session.ts';
import { store } from '#web/app/store.ts';

const user = { _id: 'u', name: 'Mona', email: 'm@example.com', role: 'USER', approval: 'approved' };
const token = { userToken: 'secret', tokenExpiration: new Date(Date.now() + 3_600_000).toISOString() };

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const asked: Request[] = [];
let replies: Record<string, () => Response> = {};

beforeEach(() => {
  asked.length = 0;
  replies = {};
  resetUser(false);
  toasts.set([]);
  store.dispatch(api.util.resetApiState());
  const RealRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://here.test') : input, { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    const reply = replies[new URL(request.url).pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearToken();
  window.localStorage.clear();
});

describe('restoreSession', () => {
  it('asks nobody when there is no token', async () => {
    await restoreSession();
    expect(readSession()).toEqual({ phase: 'ready', user: null, left: false });
    expect(asked).toHaveLength(0);
  });

  it('fetches the current user with the bearer token', async () => {
    writeToken(token);
    replies['/api/users/me'] = () => answer(200, user);
    const restored = restoreSession();
    expect(readSession().phase).toBe('loading');
    await restored;
    expect(readSession()).toEqual({ phase: 'ready', user, left: false });
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(asked[0]?.headers.get('Accept-Language')).toBe('en');
  });

  it('removes both cookies and shows an error toast when it fails', async () => {
    writeToken(token);
    replies['/api/users/me'] = () => answer(401, { message: 'Sign in to go on.', code: 'account.not-signed-in' });
    await restoreSession();
    expect(document.cookie).toBe('');
    expect(readSession()).toEqual({ phase: 'ready', user: null, left: false });
    expect(toasts.get()).toMatchObject([{ state: 'error', text: 'Sign in to go on.' }]);
  });

  it('does not ask again when a user is loaded', async () => {
    beginSession({ user, ...token } as unknown as Session);
    await restoreSession();
    expect(asked).toHaveLength(0);
  });
});

describe('endSession', () => {
  it('clears cookies, user, caches and what was kept for the user', async () => {
    replies['/api/users/logout'] = () => answer(200, { signedOut: true });
    replies['/api/character'] = () => answer(200, []);
    beginSession({ user, ...token } as unknown as Session);
    await store.dispatch(characterApi.endpoints.listCharacters.initiate());
    writePrivate('draft', '{}');
    await endSession();
    expect(readToken()).toBeNull();
    expect(readPrivate('draft')).toBeNull();
    expect(readSession()).toEqual({ phase: 'ready', user: null, left: true });
    expect(store.getState().api.queries).toEqual({});
    expect(asked.at(-1)?.credentials).toBe('include');
  });
});

describe('a refused token in the middle of things', () => {
  it('ends the session here', async () => {
    replies['/api/character'] = () => answer(401, { message: 'x', code: 'account.not-signed-in' });
    beginSession({ user, ...token } as unknown as Session);
    await store.dispatch(characterApi.endpoints.listCharacters.initiate());
    expect(readSession()).toEqual({ phase: 'ready', user: null, left: false });
    expect(readToken()).toBeNull();
  });
});

describe('a new session', () => {
  it('makes the characters and books of the cache stale', async () => {
    let calls = 0;
    replies['/api/character'] = () => answer(200, [calls++]);
    replies['/api/users/login'] = () => answer(200, { user, ...token });
    await store.dispatch(characterApi.endpoints.listCharacters.initiate());
    await store.dispatch(accountApi.endpoints.login.initiate({ body: { email: 'm@example.com', password: 'x' } }));
    await vi.waitFor(() => expect(calls).toBe(2));
  });
});
