import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/accounts.ts';
import type { SupportCategory } from '#core/support/support-request.ts';
import { orderBook, signUp, signUpAdmin } from '#test/support/factories.ts';
import { mailsTo } from '#test/support/mail-reader.ts';
import { startApp, type App } from '#test/support/start-app.ts';

let app: App;
let admin: Session;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  await signUpAdmin(app);
  await app.startJobs(true);
});
afterAll(() => app.close());

const message = 'The page turns by itself,\nand I did nothing.';
type Reply = { ticket: string; code: string; errorFields: [string, string][] };
let callers = 0;

/** Every call comes from another place of the network unless one is given. */
const write = async (
  change: Record<string, unknown> = {},
  { token, language = 'en', from }: { token?: string; language?: string; from?: string } = {},
): Promise<{ status: number; body: Reply; retryAfter: unknown }> => {
  const body = { category: 'bugReport' satisfies SupportCategory, name: 'Huda', email: 'huda@example.com', message };
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/support/contact',
    remoteAddress: from ?? `203.0.113.${(callers += 1)}`,
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    payload: { ...body, ...change },
  });
  return { status: answer.statusCode, body: answer.json<Reply>(), retryAfter: answer.headers['retry-after'] };
};

const tickets = (email: string) =>
  app.rows('select category, name, email, message, language, user_id, book_id from support_tickets where email = $1', [
    email,
  ]);

describe('a message of somebody who is not signed in', () => {
  it('is kept, confirmed in their language without what was written, and shown to the first administrator', async () => {
    const email = 'visitor@example.com';
    const { status, body } = await write({ email, name: 'Visitor <b>' }, { language: 'ar' });
    expect([status, body]).toEqual([201, { ticket: expect.stringMatching(/^H-1\d{3}$/) }]);
    expect(await tickets(email)).toEqual([
      { category: 'bugReport', name: 'Visitor <b>', email, message, language: 'ar', user_id: null, book_id: null },
    ]);

    const [confirmation, ...more] = await mailsTo(app, email);
    expect(more).toEqual([]);
    expect(confirmation?.subject).toBe(`وصلتنا رسالتك: ${body.ticket}`);
    expect(confirmation?.text).not.toContain('page turns');

    const [notice, second] = await mailsTo(app, admin.user.email);
    expect(second?.subject).not.toContain(body.ticket);
    expect(notice).toMatchObject({ subject: `${body.ticket}: Something does not work` });
    for (const line of [...message.split('\n'), 'Visitor <b>', email]) expect(notice?.text).toContain(line);
    expect(notice?.links).toEqual([`mailto:visitor%40example.com?subject=${body.ticket}`]);
  });

  it('cannot be about a book', async () => {
    const { userToken } = await signUp(app);
    const book = await orderBook(app, userToken);
    const { status, body } = await write({ email: 'nosy@example.com', bookId: book._id });
    expect([status, body.errorFields.map(([field]) => field)]).toEqual([422, ['bookId']]);
    expect(await tickets('nosy@example.com')).toEqual([]);
  });
});

describe('a message of a user', () => {
  it('is theirs: about their own book, in their export, and gone with their account', async () => {
    const session = await signUp(app);
    const token = session.userToken;
    const { email } = session.user;
    const book = await orderBook(app, token);
    const { status, body } = await write({ email, bookId: book._id, category: 'suggestions' }, { token });
    expect(status).toBe(201);
    expect(await tickets(email)).toMatchObject([{ user_id: session.user._id, book_id: book._id }]);
    const [notice] = await mailsTo(app, admin.user.email);
    expect(notice?.text).toContain(book.title);

    const exported = await app.call<{ supportTickets: unknown[] }>('GET', '/users/export-my-data', { token });
    expect(exported.body.supportTickets).toEqual([
      expect.objectContaining({ ticket: body.ticket, category: 'suggestions', message, bookId: book._id }),
    ]);

    await app.call('POST', '/users/delete-account', { token, body: { password: 'correct horse battery' } });
    expect(await tickets(email)).toEqual([]);
  });

  it('cannot be about the book of somebody else', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    const book = await orderBook(app, owner.userToken);
    const { status, body } = await write({ bookId: book._id }, { token: other.userToken });
    expect([status, body.errorFields.map(([field]) => field)]).toEqual([422, ['bookId']]);
  });
});

describe('what is refused', () => {
  it.each([
    ['category', { category: 'complaint' }],
    ['category', { category: undefined }],
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com\nbcc: all@example.com' }],
    ['message', { message: 'too short' }],
    ['message', { message: 'x'.repeat(3_001) }],
    ['bookId', { bookId: 'none' }],
  ])('%s: %j', async (field, change) => {
    const { status, body } = await write(change);
    expect([status, body.errorFields.map(([name]) => name)]).toEqual([422, [field]]);
  });

  it('is more than five messages an hour to one mailbox, whoever sends them', async () => {
    const email = 'flooded@example.com';
    const statuses = await Promise.all(Array.from({ length: 7 }, () => write({ email })));
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(await mailsTo(app, email)).toHaveLength(5);
  });

  it('is more than thirty an hour from one place, and it is said when to come back', async () => {
    const from = '198.51.100.7';
    for (let index = 0; index < 30; index += 1) await write({ email: `person${index}@example.com` }, { from });
    const { status, body, retryAfter } = await write({ email: 'last@example.com' }, { from });
    expect([status, body.code]).toEqual([429, 'request.too-many']);
    expect(Number(retryAfter)).toBeGreaterThan(3_000);
  });
});
