/** Sends one mail that was queued. May be called again after a crash: a mail that is noted as sent is not sent again. */
import type { MailId } from '#contract/fields.ts';
import type { WordLetter } from '#contract/mails/letters.ts';
import { composeLetter, type Addressed, type ComposeDeps } from '#server/features/mails/compose-letter.ts';
import {
  findQueuedMail,
  markMailFailed,
  markMailSent,
  removeMail,
  type MailRow,
} from '#server/features/mails/mail-store.ts';
import { sendMailJob } from '#server/features/mails/send-mail.job.ts';
import type { Database } from '#server/platform/db/database.ts';
import { bindJob, type BoundJob } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import { MailRefusedError, type Mail } from '#server/providers/mail/mail.ts';

export type SendMailDeps = ComposeDeps & {
  readonly db: Database;
  readonly mail: Mail;
  readonly wordLetter: WordLetter;
};

/** The link is made and committed before the mail goes out, so that every mail that arrives has a link that works. */
const prepare = (deps: SendMailDeps, id: MailId): Promise<{ row: MailRow; addressed: Addressed } | null> =>
  deps.db.transaction(async (tx) => {
    const row = await findQueuedMail(tx, id);
    const addressed = row && (await composeLetter(deps, tx, row));
    if (row && !addressed) await removeMail(tx, id);
    return row && addressed ? { row, addressed } : null;
  });

/** Answers false when the address will never take mail. */
export const sendMail = async (deps: SendMailDeps, id: MailId): Promise<boolean> => {
  const prepared = await prepare(deps, id);
  if (!prepared) return true;
  const { row, addressed } = prepared;
  const words = await deps.wordLetter(addressed.letter, addressed.language);
  try {
    await deps.mail.send({ id, to: row.to_address, ...words });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    await deps.db.read((tx) => markMailFailed(tx, id));
    return false;
  }
  await deps.db.read((tx) =>
    // Of a user who is gone not even the last mail is kept.
    addressed.user === null
      ? removeMail(tx, id)
      : markMailSent(tx, id, { subject: words.subject, userId: addressed.user.id, now: deps.clock.now() }),
  );
  return true;
};

export const bindMailJobs = (deps: SendMailDeps & { log: Log }): BoundJob[] => [
  bindJob(sendMailJob, {
    concurrency: 2,
    run: async ({ mailId }) => {
      if (!(await sendMail(deps, mailId))) deps.log.warn({ mailId }, 'mail.refused');
    },
    giveUp: async ({ mailId }) => {
      await deps.db.read((tx) => markMailFailed(tx, mailId));
      deps.log.error({ mailId }, 'mail.not-sent');
    },
  }),
];
