import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/table.ts';
import { makeHero, orderBook, signUp, signUpAdmin } from '../support/factories.ts';
import { startApp, type App } from '../support/start-app.ts';

/**
 * Who may call what, made from the contract: every endpoint × {nobody, forged token, stranger, owner, unapproved, admin}.
 * A call that is allowed may still fail for its input; what counts here is that it is not refused for who calls.
 */
const REFUSED = [401, 403];

const ids: Record<string, string> = {};
let app: App;
const tokens: Record<'stranger' | 'owner' | 'unapproved' | 'admin', string> = {
  stranger: '',
  owner: '',
  unapproved: '',
  admin: '',
};

beforeAll(async () => {
  app = await startApp();
  tokens.stranger = (await signUp(app)).userToken;
  const owner = await signUp(app);
  tokens.owner = owner.userToken;
  ids['users'] = owner.user._id;
  const unapproved = await signUp(app);
  await app.rows("update users set approval = 'pending' where id = $1", [unapproved.user._id]);
  tokens.unapproved = unapproved.userToken;
  tokens.admin = (await signUpAdmin(app)).userToken;
  ids['book'] = (await orderBook(app, tokens.owner))._id;
  ids['character'] = (await makeHero(app, tokens.owner))._id;
});
afterAll(() => app.close());

const pathOf = (endpoint: Endpoint): string =>
  endpoint.path
    .replace(':id', ids[endpoint.tag] ?? 'none')
    .replace(':imageId', '00000000-0000-4000-8000-000000000000')
    .replace(':look', '0123456789abcdef')
    .replace(':format', 'pdf')
    .replace(':token', 'nonsense');

/** What names the book in the body, where the path does not. */
const BODIES: Readonly<Record<string, () => object>> = {
  '/book/update-page': () => ({ bookId: ids['book'], pageIdx: 0, text: 'A title' }),
  '/book/undo-page': () => ({ bookId: ids['book'], pageIdx: 0 }),
  '/book/regen-book-page': () => ({ bookId: ids['book'], pageIdx: 0 }),
  '/book/update/:id': () => ({ title: 'A title' }),
};

const statusFor = async (endpoint: Endpoint, token?: string): Promise<number> => {
  // The stream of a run that has not begun would stay open; a signature is never asked for here.
  const body = endpoint.body ? (BODIES[endpoint.path]?.() ?? {}) : undefined;
  const { status } = await app.call(endpoint.method, pathOf(endpoint), { token, body });
  return status;
};

/** Calls that end the session of the caller, or whose reply does not end, are tested in their own features. */
const isTestable = ([name]: [string, Endpoint]): boolean =>
  !['logout', 'watchRun', 'deleteCharacter', 'deleteBook'].includes(name);
const rows = Object.entries(ENDPOINTS).filter((row) => isTestable(row as [string, Endpoint])) as [string, Endpoint][];

describe.each(rows)('%s', (_name, endpoint) => {
  const isPublic = endpoint.access === 'public';

  it('answers nobody only when it is public', async () => {
    const status = await statusFor(endpoint);
    if (isPublic) expect(REFUSED).not.toContain(status);
    else expect(status).toBe(401);
  });

  it('takes a forged token for nobody', async () => {
    const status = await statusFor(endpoint, 'forged-token');
    if (isPublic) expect(REFUSED).not.toContain(status);
    else expect(status).toBe(401);
  });

  it('answers a stranger unless the thing is somebody else’s or administrators only', async () => {
    const status = await statusFor(endpoint, tokens.stranger);
    if (endpoint.access === 'owner') expect(status).toBe(404);
    else if (endpoint.access === 'admin') expect(status).toBe(403);
    else expect(REFUSED).not.toContain(status);
  });

  it('answers the owner', async () => {
    if (endpoint.access === 'admin') expect(await statusFor(endpoint, tokens.owner)).toBe(403);
    else expect(REFUSED).not.toContain(await statusFor(endpoint, tokens.owner));
  });

  it('answers an unapproved user unless approval is needed', async () => {
    const status = await statusFor(endpoint, tokens.unapproved);
    if (endpoint.access === 'approved' || endpoint.access === 'admin') expect(status).toBe(403);
    else if (endpoint.access === 'owner') expect(status).toBe(404);
    else expect(REFUSED).not.toContain(status);
  });

  it('does not hand an administrator what belongs to a family', async () => {
    const status = await statusFor(endpoint, tokens.admin);
    if (endpoint.access === 'owner') expect(status).toBe(404);
    else expect(REFUSED).not.toContain(status);
  });
});

describe('calls that end something', () => {
  it.each(['watchRun', 'deleteCharacter', 'deleteBook', 'logout'] as const)(
    '%s refuses nobody and strangers',
    async (name) => {
      const endpoint = ENDPOINTS[name];
      expect(await statusFor(endpoint)).toBe(401);
      expect(await statusFor(endpoint, 'forged-token')).toBe(401);
      if (endpoint.access === 'owner') expect(await statusFor(endpoint, tokens.stranger)).toBe(404);
      if (endpoint.access === 'owner') expect(await statusFor(endpoint, tokens.admin)).toBe(404);
    },
  );
});
