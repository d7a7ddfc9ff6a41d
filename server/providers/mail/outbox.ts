/** The embedded mail part: mails are kept where the people of this machine can read them. */
import type { Clock } from '#server/platform/clock.ts';
import { checkAddress, type Mail, type OutgoingMail } from '#server/providers/mail/mail.ts';

export type KeptMail = OutgoingMail & { readonly links: string[]; readonly sentAt: Date };

const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

/** Every address that the mail leads to, in order, each once. */
const linksOf = (html: string): string[] => {
  const addresses = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, address = '']) =>
    address.replace(/&(?:amp|quot|#x27);/g, (entity) => UNESCAPED[entity] ?? entity),
  );
  return [...new Set(addresses)];
};

/** `keep` stores a mail durably; a mail whose id is kept already stays as it is. */
export const outboxMail = (keep: (mail: KeptMail) => Promise<void>, clock: Clock): Mail => ({
  send: async (mail) => {
    checkAddress(mail.to);
    await keep({ ...mail, links: linksOf(mail.html), sentAt: clock.now() });
  },
  close: () => Promise.resolve(),
});
