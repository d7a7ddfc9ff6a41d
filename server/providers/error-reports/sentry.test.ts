import { createTransport } from '@sentry/node';
import { expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { sentryReports } from '#server/providers/error-reports/sentry.ts';

it('sends what the log calls an error, with where it happened and nothing of anybody', async () => {
  const sent: string[] = [];
  const reports = await sentryReports({
    dsn: 'https://key@sentry.example/1',
    release: '1.2.3',
    transport: (options) =>
      createTransport(options, ({ body }) => {
        sent.push(typeof body === 'string' ? body : Buffer.from(body).toString());
        return Promise.resolve({ statusCode: 200 });
      }),
  });
  const faults: [Error, string][] = [];
  const log = createLog('fatal', (error, event) => faults.push([error, event]));
  log.error({ err: new Error('below the level of the log') }, 'http.fault');
  log.fatal({ err: new Error('Key (email)=(SECRET@example.com) exists') }, 'http.fault');
  log.fatal({ runId: 'r' }, 'run.failed');
  expect(faults).toEqual([[expect.any(Error), 'http.fault']]);
  for (const fault of faults) reports.capture(...fault);
  await reports.close();
  const all = sent.join('\n');
  expect(all).not.toContain('SECRET');
  expect(all).toContain('"event":"http.fault"');
  expect(all).toContain('sentry.test.ts');
  expect(all).toContain('1.2.3');
});
