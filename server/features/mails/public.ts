/** What other features may ask of mails. */
export { listMailsOf, removeMailsTo } from '#server/features/mails/mail-store.ts';
export { queueMail, type QueueMailDeps } from '#server/features/mails/queue-mail.ts';
