/** What every way to deliver mail must do; each adapter's test runs this with an empty mailbox of its own. */
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefusedError, type Mail, type OutgoingMail } from '#server/providers/mail/mail.ts';

export type ReceivedMail = Pick<OutgoingMail, 'id' | 'to' | 'subject' | 'text' | 'html'>;
export type Mailbox = { readonly mail: Mail; received(): ReceivedMail[]; close(): Promise<void> };

const mailOf = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '2f1c6f0a-5d1e-4a53-9d3c-0d7e2a4b9c11',
  to: 'mona@example.com',
  subject: 'Your book is ready',
  text: 'Read it: https://example.com/library/1?a=1&b=2',
  html: '<p>Read it: <a href="https://example.com/library/1?a=1&amp;b=2">here</a></p>',
  ...change,
});

export const describeMail = (name: string, create: () => Promise<Mailbox>): void => {
  describe(name, () => {
    let box: Mailbox | null = null;
    afterEach(async () => {
      await box?.mail.close();
      await box?.close();
    });
    const open = async (): Promise<Mailbox> => (box = await create());

    it('delivers subject, text and page as they were given', async () => {
      const { mail, received } = await open();
      await mail.send(mailOf());
      expect(received()).toEqual([mailOf()]);
    });

    it('delivers Arabic, long lines and lines that begin with a dot', async () => {
      const { mail, received } = await open();
      const arabic = mailOf({
        subject: 'كتابك جاهز: «ليلى والقمر» — وعنوان طويل يمتد إلى أكثر من سطر واحد في رأس الرسالة',
        text: `.\n..\n${'قصة '.repeat(400)}\nنهاية`,
        html: `<p dir="rtl">${'قصة '.repeat(400)}</p>`,
      });
      await mail.send(arabic);
      expect(received()).toEqual([arabic]);
    });

    it('gives a repetition the id of the first', async () => {
      const { mail, received } = await open();
      await mail.send(mailOf());
      await mail.send(mailOf());
      expect(new Set(received().map(({ id }) => id)).size).toBe(1);
    });

    it.each(['', 'mona', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com>'])(
      'refuses %j for good and delivers nothing',
      async (to) => {
        const { mail, received } = await open();
        await expect(mail.send(mailOf({ to }))).rejects.toThrow(MailRefusedError);
        expect(received()).toEqual([]);
      },
    );

    it('cannot be made to add a header by a subject', async () => {
      const { mail, received } = await open();
      await mail.send(mailOf({ subject: 'Hello\r\nBcc: b@example.com' }));
      expect(received().map(({ to }) => to)).toEqual(['mona@example.com']);
    });
  });
};
