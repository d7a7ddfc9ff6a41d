// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportError, startErrorReports } from '#web/app/error-reports.ts';
import { REPLAY_OPTIONS, sentryOptions } from '#web/app/sentry.ts';

const DSN = 'https://key@sentry.example/1';
const loaded = vi.hoisted(() => vi.fn());
const reported = vi.hoisted(() => vi.fn());

vi.mock('@sentry/react', () => ({
  init: loaded,
  captureException: reported,
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  replayIntegration: () => ({ name: 'Replay' }),
}));

beforeEach(() => {
  loaded.mockClear();
  reported.mockClear();
});
afterEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

const nameDsn = (): void => {
  document.head.innerHTML = `<meta name="error-reports" content="${DSN}">`;
};

it('starts nothing when the document names nobody to report to', async () => {
  await startErrorReports();
  reportError(new Error('x'));
  expect([loaded.mock.calls, reported.mock.calls]).toEqual([[], []]);
});

it.each(['/shared/abc', '/auth/reset-password?token=abc', '/?activate=abc'])(
  'records nothing at %s',
  async (address) => {
    nameDsn();
    window.history.replaceState(null, '', address);
    await startErrorReports();
    expect(loaded).not.toHaveBeenCalled();
  },
);

it('starts with the rates that were asked for, and hands errors on', async () => {
  nameDsn();
  await startErrorReports();
  expect(loaded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      dsn: DSN,
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      sendDefaultPii: false,
    }),
  );
  const error = new Error('x');
  reportError(error);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});

it('lets neither texts nor pictures into replays, and scrubs errors and traces', async () => {
  expect(REPLAY_OPTIONS).toMatchObject({ maskAllText: true, maskAllInputs: true, blockAllMedia: true });
  const { beforeSend, beforeSendTransaction } = sentryOptions(DSN);
  const event = { user: { email: 'SECRET' }, exception: { values: [{ type: 'Error', value: 'SECRET' }] } };
  expect(JSON.stringify(await beforeSend?.({ ...event, type: undefined }, {}))).not.toContain('SECRET');
  expect(JSON.stringify(await beforeSendTransaction?.({ ...event, type: 'transaction' }, {}))).not.toContain('SECRET');
});
