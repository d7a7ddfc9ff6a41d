/** Delivers mails through an SMTP server. */
import { createTransport } from 'nodemailer';
import { checkAddress, MailRefusedError, type Mail } from '#server/providers/mail/mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Answers of 500 and more are final; everything else may be better at the next try. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  // A refused sign-in is the operator's to mend, and no fault of the mail.
  !('code' in error && error.code === 'EAUTH');

/** `from` may carry a name: `Hikaya <books@example.com>`. Its host stands in the id of every message. */
export const smtpMail = ({ url, from }: { url: string; from: string }): Mail => {
  const transport = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    { from },
  );
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      const address = checkAddress(to);
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          to: { name: '', address },
          subject,
          text,
          html,
          textEncoding: 'base64',
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefusedError('The mail server refused this mail', { cause: error });
        throw error;
      }
    },
    close: async () => transport.close(),
  };
};
