// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToken, readToken } from '#web/api/session-cookies.ts';
import { readSession, resetUser } from '#web/app/session/session-state.ts';
import SignInPage from '#web/features/accounts/sign-in-page.tsx';

const RealRequest = Request;
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  fetched.mockReset();
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/users/sign-in-options')
      ? Promise.resolve(Response.json({ google: null, facebook: null }))
      : fetched(request),
  );
});

afterEach(() => {
  cleanup();
  clearToken();
  resetUser(false);
  vi.unstubAllGlobals();
});

const reply = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
  );

const show = (): void => {
  const router = createMemoryRouter([{ path: '*', Component: SignInPage }], {
    initialEntries: ['/auth/sign-in?returnTo=%2Flibrary'],
  });
  render(<RouterProvider router={router} />);
};

const send = async (email: string, password: string) => {
  const person = userEvent.setup();
  if (email) await person.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  if (password) await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('asks for a real address before anything is sent, at the field itself', async () => {
  show();
  await send('mona', 'password1');
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(await screen.findByText('Enter an e-mail address like name@example.com.')).toBeTruthy();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(fetched).not.toHaveBeenCalled();
});

it('signs in with the cleaned address and keeps the token', async () => {
  show();
  const user = { _id: 'u', name: 'Mona' };
  reply(200, { user, userToken: 'secret', tokenExpiration: new Date(Date.now() + 60_000).toISOString() });
  await send('Mona@Example.com', 'password1');
  await vi.waitFor(() => expect(readSession().user).toEqual(user));
  expect(readToken()).toBe('secret');
  const [request] = fetched.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({ email: 'mona@example.com', password: 'password1' });
});

/** A failed sign-in is logged to the console, too. */
const expectLogged = (reason: string): void => {
  const warn = vi.mocked(console.warn);
  expect(warn.mock.calls).toEqual([['Sign-in failed:', reason]]);
  warn.mockClear();
};

it('says what the server says', async () => {
  show();
  reply(401, { message: 'E-mail or password is wrong.', code: 'account.wrong-credentials' });
  await send('mona@example.com', 'nope');
  expect((await screen.findByRole('alert')).textContent).toBe('E-mail or password is wrong.');
  expect(readToken()).toBeNull();
  expectLogged('E-mail or password is wrong.');
});

it('puts the field errors of the server at their fields', async () => {
  show();
  reply(422, { message: 'x', code: 'request.invalid', errorFields: [['email', 'This address is blocked.']] });
  await send('mona@example.com', 'nope');
  expect(await screen.findByText('This address is blocked.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expectLogged('This address is blocked.');
});

it('keeps the place to come back to on the way to sign-up', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/sign-up?returnTo=%2Flibrary');
});

it('shows and hides the password', async () => {
  show();
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field.getAttribute('type')).toBe('text');
});
