import { expect, it } from 'vitest';
import { describeMail } from '#server/providers/mail/mail.contract.ts';
import { outboxMail, type KeptMail } from '#server/providers/mail/outbox.ts';

const now = new Date('2026-03-01T10:00:00Z');

const openOutbox = () => {
  const kept = new Map<string, KeptMail>();
  const mail = outboxMail(
    async (one) => {
      if (!kept.has(one.id)) kept.set(one.id, one);
    },
    { now: () => now },
  );
  return { mail, kept };
};

describeMail('mail that is kept', async () => {
  const { mail, kept } = openOutbox();
  const received = () => [...kept.values()].map(({ id, to, subject, text, html }) => ({ id, to, subject, text, html }));
  return { mail, received, close: () => Promise.resolve() };
});

it('says which addresses a mail leads to, whole and each once', async () => {
  const { mail, kept } = openOutbox();
  const link = '<a class="x" href="https://example.com/a?b=1&amp;c=2">open</a>';
  await mail.send({ id: '1', to: 'a@example.com', subject: '', text: '', html: `${link}${link}<a href="/two">2</a>` });
  expect(kept.get('1')).toMatchObject({ links: ['https://example.com/a?b=1&c=2', '/two'], sentAt: now });
});
