/** Reads what an app under test has mailed, through its own outbox. Jobs must be running. */
import type { OutboxMail } from '#contract/mails/outbox.ts';
import type { App } from './start-app.ts';

/** Waits until nothing waits to be mailed, then answers the mails to an address, newest first. */
export const mailsTo = async (app: App, to: string): Promise<OutboxMail[]> => {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const waiting = await app.rows("select kind from mails where state = 'queued'");
    if (waiting.length === 0) break;
    if (Date.now() > deadline) throw new Error(`Mails are not sent: ${JSON.stringify(waiting)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { body } = await app.call<OutboxMail[]>('GET', '/outbox');
  return body.filter((mail) => mail.to === to);
};

/** The token in the newest mail to that address whose link leads to `path`. */
export const tokenMailedTo = async (
  app: App,
  to: string,
  path: '/auth/activation' | '/auth/reset-password',
): Promise<string> => {
  const links = (await mailsTo(app, to)).flatMap((mail) => mail.links.map((link) => new URL(link)));
  const token = links.find(({ pathname }) => pathname === path)?.searchParams.get('token');
  if (!token) throw new Error(`No mail to ${to} leads to ${path}: ${links.join(' ')}`);
  return token;
};
