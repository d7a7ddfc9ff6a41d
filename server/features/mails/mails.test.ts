import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailId } from '#contract/fields.ts';
import type { OutboxMail } from '#contract/mails/outbox.ts';
import type { RunResult } from '#contract/runs.ts';
import { sendMail, type SendMailDeps } from '#server/features/mails/send-mail.ts';
import { MailRefusedError, type Mail, type OutgoingMail } from '#server/providers/mail/mail.ts';
import { orderBook, registerUser, signUp, waitForRun } from '#test/support/factories.ts';
import { mailsTo } from '#test/support/mail-reader.ts';
import { PUBLIC_URL, startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';
import { wordLetter } from '#web/mails/word-letter.tsx';

const illustrator = createTestIllustrator();
let app: App;
beforeAll(async () => {
  app = await startApp({ illustrator });
  await app.startJobs(true);
});
afterAll(() => app.close());

describe('the outbox', () => {
  it('is for people at this machine only, and does not say that it exists', async () => {
    await registerUser(app);
    const open = await app.call<OutboxMail[]>('GET', '/outbox');
    expect(open.status).toBe(200);
    const disguises: Record<string, string>[] = [
      { host: 'hikaya.example' },
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
    ];
    for (const headers of disguises) {
      const { status, body } = await app.call('GET', '/outbox', { headers });
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'request.not-found' } });
    }
    const far = await app.http.inject({ url: '/api/outbox', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
  });

  it('is closed when a mail server is set', async () => {
    const own = await startApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'books@hikaya.example' } });
    expect((await own.call('GET', '/outbox')).status).toBe(404);
    await own.close();
  });

  it('shows the newest mail first', async () => {
    const first = await registerUser(app);
    await mailsTo(app, first.user.email);
    const second = await registerUser(app);
    await mailsTo(app, second.user.email);
    const { body } = await app.call<OutboxMail[]>('GET', '/outbox');
    expect(body.slice(0, 2).map(({ to }) => to)).toEqual([second.user.email, first.user.email]);
    expect(body[0]).toMatchObject({
      subject: 'Confirm your e-mail address',
      html: expect.stringContaining('<html'),
      text: expect.stringContaining(body[0]?.links[0] ?? '-'),
    });
  });
});

describe('sending a mail', () => {
  const sent: OutgoingMail[] = [];
  let failure: Error | null = null;
  const mail: Mail = {
    send: async (one) => {
      if (failure) throw failure;
      sent.push(one);
    },
    close: () => Promise.resolve(),
  };
  let own: App;
  let deps: SendMailDeps;
  beforeAll(async () => {
    own = await startApp({ mail });
    const { db, clock, random } = own;
    deps = { db, clock, random, mail, wordLetter, publicUrl: () => PUBLIC_URL };
  });
  afterAll(() => own.close());

  const queuedFor = async (email: string): Promise<MailId> => {
    const [row] = await own.rows<{ id: MailId }>('select id from mails where to_address = $1 order by created_at', [
      email,
    ]);
    if (!row) throw new Error('No mail was queued');
    return row.id;
  };
  const stateOf = async (id: MailId) => {
    const [row] = await own.rows('select state, subject, sent_at from mails where id = $1', [id]);
    return row;
  };

  it('is put off with the account that it is about', async () => {
    const { user } = await registerUser(own);
    expect(await own.rows('select name, data from jobs.job')).toEqual([
      { name: 'mails.send', data: { mailId: await queuedFor(user.email) } },
    ]);
    const before = await own.rows('select id from mails');
    await own.call('POST', '/users/register', {
      body: { name: 'X', email: user.email, password: 'a long password', acceptTerms: true },
    });
    expect(await own.rows('select id from mails')).toHaveLength(before.length);
  });

  it('happens once, however often its job comes', async () => {
    const { user } = await registerUser(own);
    const id = await queuedFor(user.email);
    await sendMail(deps, id);
    await sendMail(deps, id);
    expect(sent.filter(({ to }) => to === user.email)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'sent', subject: 'Confirm your e-mail address' });
  });

  it('is tried again with the same id, and every link that went out works', async () => {
    const { user } = await registerUser(own);
    const id = await queuedFor(user.email);
    failure = new Error('the server is away');
    await expect(sendMail(deps, id)).rejects.toThrow('the server is away');
    failure = null;
    expect(await stateOf(id)).toMatchObject({ state: 'queued', sent_at: null });
    await sendMail(deps, id);
    const mine = sent.filter(({ to }) => to === user.email);
    expect(mine.map((one) => one.id)).toEqual([id]);
    const token = /token=([\w-]+)/.exec(mine[0]?.text ?? '')?.[1];
    expect((await own.call('POST', '/users/activate', { body: { token } })).status).toBe(200);
  });

  it('is given up at once when the address will never take it', async () => {
    const { user } = await registerUser(own);
    const id = await queuedFor(user.email);
    failure = new MailRefusedError('550');
    expect(await sendMail(deps, id)).toBe(false);
    failure = null;
    expect(await stateOf(id)).toMatchObject({ state: 'failed', sent_at: null });
    expect(await sendMail(deps, id)).toBe(true);
    expect(sent.filter(({ to }) => to === user.email)).toEqual([]);
  });

  it('that fails every time is given up and stays as failed', async () => {
    const broken = await startApp({ mail: { ...mail, send: () => Promise.reject(new Error('away')) } });
    await broken.rows("update jobs.queue set retry_limit = 0 where name = 'mails.send'");
    await registerUser(broken);
    await broken.startJobs(true);
    const states = () => broken.rows('select state, sent_at from mails');
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'failed', sent_at: null }]);
    await broken.close();
  });

  it('is dropped when it has lost its reason', async () => {
    const session = await signUp(own);
    const id = await queuedFor(session.user.email);
    await sendMail(deps, id);
    expect(sent.filter(({ to }) => to === session.user.email)).toEqual([]);
    expect(await stateOf(id)).toBeUndefined();
  });
});

describe('mails about books', () => {
  it('tell the owner that the book is ready, with a link to it', async () => {
    const { user, userToken: token } = await signUp(app);
    const book = await orderBook(app, token);
    await waitForRun(app, { token, bookId: book._id });
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.subject).toMatch(/^“.+” is ready to read$/);
    expect(mail?.links).toEqual([`${PUBLIC_URL}/library/${book._id}`]);
  });

  it('are not sent to owners who do not want them', async () => {
    const { user, userToken: token } = await signUp(app);
    const body = { notifications: { books: false } };
    await app.call('PATCH', `/users/update-account/${user._id}`, { token, body });
    const book = await orderBook(app, token);
    await waitForRun(app, { token, bookId: book._id });
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('ready to read'),
    );
  });

  it('tell the owner that the book needs them', async () => {
    const { user, userToken: token } = await signUp(app);
    illustrator.failWhen = ({ kind }) => kind === 'cover';
    await app.rows("update jobs.queue set retry_limit = 0, retry_delay = 0 where name = 'runs.draw-page'");
    const book = await orderBook(app, token);
    const failed = (run: RunResult): boolean => run.error !== undefined;
    await waitForRun(app, { token, bookId: book._id }, failed);
    illustrator.failWhen = () => false;
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.subject).toMatch(/^“.+” needs you$/);
    expect(mail?.links).toEqual([`${PUBLIC_URL}/library/${book._id}`]);
  });
});
