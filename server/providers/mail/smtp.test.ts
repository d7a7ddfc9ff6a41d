import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { describeMail, type ReceivedMail } from '#server/providers/mail/mail.contract.ts';
import { MailRefusedError } from '#server/providers/mail/mail.ts';
import { smtpMail } from '#server/providers/mail/smtp.ts';

const FROM = 'Hikaya <books@hikaya.example>';
const MAIL = { id: 'one', to: 'mona@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** Header lines of a message part, unfolded, by lower-case name. */
const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const splitPart = (raw: string): { headers: Map<string, string>; body: string } => {
  const end = raw.indexOf('\r\n\r\n');
  return { headers: headersOf(raw.slice(0, end)), body: raw.slice(end + 4) };
};

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, neighbours joined without the space between them. */
const decodeWords = (header: string): string =>
  header.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString(),
  );

const readMessage = (raw: string, to: string): ReceivedMail => {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.replace(/^\r\n/, '')));
  const partOf = (type: string): string => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type));
    const encoding = part?.headers.get('content-transfer-encoding') === 'base64' ? 'base64' : 'utf8';
    // The line break before a boundary belongs to the boundary.
    const text = Buffer.from(part?.body.replace(/\r\n$/, '') ?? '', encoding);
    return text.toString().replaceAll('\r\n', '\n');
  };
  return {
    id: /<([^@]+)@hikaya\.example>/.exec(headers.get('message-id') ?? '')?.[1] ?? '',
    to,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
};

/** A real SMTP server on a free port of this machine, with what it took. */
const openServer = async (options: SMTPServerOptions = {}) => {
  const taken: ReceivedMail[] = [];
  const raw: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const message = (await buffer(stream)).toString();
        raw.push(message);
        for (const { address } of session.envelope.rcptTo) taken.push(readMessage(message, address));
      };
      void take().finally(() => done());
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, taken, raw, close };
};

describeMail('mail through an SMTP server', async () => {
  const { url, taken, close } = await openServer();
  return { mail: smtpMail({ url, from: FROM }), received: () => taken, close };
});

describe('an SMTP server', () => {
  it('is told who sends, and that a program does', async () => {
    const { url, raw, close } = await openServer();
    const mail = smtpMail({ url, from: FROM });
    await mail.send(MAIL);
    expect(raw[0]).toMatch(/^From: Hikaya <books@hikaya\.example>\r$/m);
    expect(raw[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await mail.close();
    await close();
  });

  it.each([
    [550, true],
    [451, false],
  ])('that answers %i to a recipient is final: %s', async (responseCode, isFinal) => {
    const { url, taken, close } = await openServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    });
    const mail = smtpMail({ url, from: FROM });
    const error: unknown = await mail.send(MAIL).catch((thrown: unknown) => thrown);
    expect(error instanceof MailRefusedError).toBe(isFinal);
    expect(error).toBeInstanceOf(Error);
    expect(taken).toEqual([]);
    await mail.close();
    await close();
  });

  it('that refuses the sign-in, or is not there, may be better at the next try', async () => {
    const { url, close } = await openServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
    });
    const mail = smtpMail({ url: url.replace('://', '://user:secret@'), from: FROM });
    const refused: unknown = await mail.send(MAIL).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(MailRefusedError);
    expect(String(refused)).not.toContain('secret');
    await mail.close();
    await close();
    const gone = smtpMail({ url, from: FROM });
    await expect(gone.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
    await gone.close();
  });
});
