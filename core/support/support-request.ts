/** What people write to the support about, and how long a message may be. */
import { cleanParagraphs } from '#core/locale/plain-text.ts';

export const SUPPORT_CATEGORIES = ['bugReport', 'shippingIssues', 'feedback', 'suggestions', 'other'] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

/** In readable characters. */
export const SUPPORT_MESSAGE_LENGTH = { min: 10, max: 3_000 } as const;

/** Everything that is neither text nor a line break, and the marks that turn the direction of what follows. */
const UNREADABLE = /[^\P{C}\n\u200C\u200D]/gu;

/**
 * A message with what cannot be read taken out. Nothing is refused for it, as it is in a name: people paste what they see
 * on their screens.
 */
export const cleanSupportMessage = (raw: string): string =>
  cleanParagraphs(raw.replaceAll('\t', ' ').replace(/\r\n?/g, '\n').replace(UNREADABLE, ''));

const FIRST_TICKET = 1_000;

/** The name of a ticket as people read it out, from its running number that begins with 1. */
export const ticketName = (runningNumber: number): string => `H-${FIRST_TICKET + runningNumber}`;
