/** Opens the mails that the running product keeps in its outbox, as a person would open their mailbox. */
import type { OutboxMail } from '#contract/mails/outbox.ts';

const DELIVERY_MS = 15_000;

/** Waits for a mail to that address whose link leads to `path`, and answers the link. */
export const waitForLink = async (url: string, { to, path }: { to: string; path: string }): Promise<URL> => {
  const deadline = Date.now() + DELIVERY_MS;
  for (;;) {
    const mails = (await (await fetch(`${url}/api/outbox`)).json()) as OutboxMail[];
    const link = mails
      .filter((mail) => mail.to === to)
      .flatMap(({ links }) => links.map((text) => new URL(text)))
      .find(({ pathname }) => pathname === path);
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No mail to ${to} leads to ${path}: ${JSON.stringify(mails)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Confirms an address with the link that was mailed to it, without opening its page. */
export const confirmAddress = async (url: string, email: string): Promise<void> => {
  const link = await waitForLink(url, { to: email, path: '/auth/activation' });
  const response = await fetch(`${url}/api/users/activate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.searchParams.get('token') }),
  });
  if (!response.ok) throw new Error(`activate answered ${response.status}: ${await response.text()}`);
};
