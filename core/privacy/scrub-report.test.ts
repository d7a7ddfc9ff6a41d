import { describe, expect, it } from 'vitest';
import { harmlessAddress, scrubReport } from '#core/privacy/scrub-report.ts';

const BOOK = '2f3ae4fb-bcb4-46b7-8a5d-f424f1c7bcce';

describe('an address', () => {
  it.each([
    ['https://x.example/library/' + BOOK + '?page=2#top', 'https://x.example/library/' + BOOK],
    ['/auth/reset-password?token=abcdef', '/auth/reset-password'],
    ['/shared/Zk3vJ0q8nT5c7QmWx1aYbRdEfGhIjKlMnOpQrStUvWx', '/shared/[key]'],
    ['https://salma:secret@x.example/a', 'https://x.example/a'],
    ['/assets/contact-page-DaAJIASt-and-more.js', '/assets/contact-page-DaAJIASt-and-more.js'],
    ['GET /api/book/get-book/:id', 'GET /api/book/get-book/:id'],
    ['data:image/png;base64,AAAA/BBBB', 'data:'],
  ])('%s becomes %s', (address, harmless) => expect(harmlessAddress(address)).toBe(harmless));
});

/** Everything in here that must not leave says SECRET. */
const report = {
  event_id: 'e1',
  platform: 'javascript',
  level: 'error',
  message: 'SECRET',
  logentry: { message: 'SECRET' },
  server_name: 'SECRET',
  user: { id: 'SECRET', email: 'SECRET@example.com', ip_address: 'SECRET' },
  extra: { story: 'SECRET' },
  tags: { event: 'run.failed', replayId: 'r1', hero: 'SECRET' },
  transaction: '/library/:bookId?signature=SECRET',
  request: {
    method: 'POST',
    url: 'https://x.example/api/users/login?token=SECRET',
    data: { password: 'SECRET' },
    cookies: { userToken: 'SECRET' },
    headers: { authorization: 'Bearer SECRET', cookie: 'userToken=SECRET', referer: 'SECRET' },
    query_string: 'token=SECRET',
  },
  contexts: { trace: { trace_id: 't1', data: { text: 'SECRET' } }, browser: { name: 'Chrome' }, state: { SECRET: 1 } },
  exception: {
    values: [
      {
        type: 'Error',
        value: 'duplicate key (email)=(SECRET@example.com)',
        mechanism: { type: 'generic', handled: true, data: { body: 'SECRET' } },
        stacktrace: {
          frames: [
            { function: 'draw', lineno: 3, filename: '/a.ts?SECRET', vars: { name: 'SECRET' }, context_line: 'SECRET' },
          ],
        },
      },
      { type: 'SyntaxError', value: 'Unexpected token, "SECRET" is not valid JSON' },
      { type: 'TypeError', value: 'Cannot find "SECRET"' },
      { type: 'TypeError', value: "Cannot read properties of undefined (reading 'title')" },
    ],
  },
  breadcrumbs: [
    { category: 'console', level: 'log', message: 'SECRET', data: { arguments: ['SECRET'] } },
    {
      category: 'fetch',
      timestamp: 5,
      data: { method: 'GET', url: '/api/book/1?signature=SECRET', status_code: 200, body: 'SECRET' },
    },
    { category: 'ui.input', message: 'input[name="SECRET"]' },
  ],
  spans: [
    { span_id: 's1', op: 'http.client', description: 'GET /api/x?token=SECRET', data: { 'http.query': 'SECRET' } },
  ],
  urls: ['https://x.example/auth/reset-password?token=SECRET'],
  attachments: ['SECRET'],
};

describe('a report', () => {
  const clean = scrubReport(report);

  it('carries nothing of anybody', () => expect(JSON.stringify(clean)).not.toContain('SECRET'));

  it('says what happened and where', () => {
    expect(clean).toMatchObject({
      event_id: 'e1',
      level: 'error',
      tags: { event: 'run.failed', replayId: 'r1' },
      transaction: '/library/:bookId',
      request: { method: 'POST', url: 'https://x.example/api/users/login' },
      contexts: { trace: { trace_id: 't1' }, browser: { name: 'Chrome' } },
      breadcrumbs: [
        { category: 'console', level: 'log' },
        { category: 'fetch', timestamp: 5, data: { method: 'GET', url: '/api/book/1', status_code: 200 } },
        { category: 'ui.input' },
      ],
      spans: [{ span_id: 's1', op: 'http.client', description: 'GET /api/x' }],
    });
    expect(clean['exception']).toEqual({
      values: [
        {
          type: 'Error',
          value: '[kept in the log]',
          mechanism: { type: 'generic', handled: true },
          stacktrace: { frames: [{ function: 'draw', lineno: 3, filename: '/a.ts' }] },
        },
        { type: 'SyntaxError', value: '[kept in the log]', mechanism: {} },
        { type: 'TypeError', value: '[kept in the log]', mechanism: {} },
        { type: 'TypeError', value: "Cannot read properties of undefined (reading 'title')", mechanism: {} },
      ],
    });
  });
});
