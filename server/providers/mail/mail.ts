/** Hands mails over to whoever delivers them. What they say is decided before. */

export type OutgoingMail = {
  /** The same for every try, so that a mailbox can tell a repetition from a second mail. */
  readonly id: string;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mail = {
  /**
   * Resolves when the mail is taken over for delivery. The caller repeats it after any failure but MailRefusedError;
   * a repetition carries the same id and is recognised by it as far as the way of delivery allows.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

/** The mail will never be taken, however often it is tried: the address does not exist, or is not one. */
export class MailRefusedError extends Error {}

/** Throws MailRefusedError for what is not exactly one address, so that nothing can be added to a header. */
export const checkAddress = (address: string): string => {
  if (!/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(address)) throw new MailRefusedError('Not an address');
  return address;
};
