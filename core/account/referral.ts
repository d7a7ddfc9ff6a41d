/** Who invited whom: when two addresses are one person's, and what others may see of a name. */

/** Providers that ignore dots in the part before the `@`. */
const DOTLESS_HOSTS = new Set(['gmail.com', 'googlemail.com']);

/** The address without what a person may add to their own: a tag after `+`, and dots where they do not count. */
const mailboxOf = (email: string): string => {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const untagged = local.split('+')[0] ?? '';
  return DOTLESS_HOSTS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
};

/** True when both addresses reach one mailbox, so that nobody invites themselves. */
export const isSameMailbox = (first: string, second: string): boolean => mailboxOf(first) === mailboxOf(second);

/** What a referrer sees of somebody who joined. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
