import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/table.ts';
import { ENDPOINT_ROUTES, requestOf } from '#web/api/endpoint-routes.ts';

describe('ENDPOINT_ROUTES', () => {
  it('has every endpoint that answers JSON or events, with the method and path of the contract', () => {
    const wanted = Object.entries(ENDPOINTS)
      .filter(([, row]) => row.reply.kind !== 'file')
      .map(([name, row]) => [name, `${row.method} ${row.path}`]);
    expect(ENDPOINT_ROUTES).toEqual(Object.fromEntries(wanted));
  });
});

describe('requestOf', () => {
  it('puts parameters into the path, encoded', () => {
    expect(requestOf('getBook', { params: { id: 'a/b c' } })).toEqual({
      url: 'book/get-book/a%2Fb%20c',
      method: 'GET',
    });
  });

  it('leaves out empty query values', () => {
    expect(requestOf('getUserBooks', { query: { limit: 5, cursor: undefined } })).toEqual({
      url: 'book/get-user-books',
      method: 'GET',
      params: { limit: 5 },
    });
  });

  it('carries the body', () => {
    const body = { email: 'a@example.com', password: 'x' };
    expect(requestOf('login', { body })).toEqual({ url: 'users/login', method: 'POST', body });
  });
});
