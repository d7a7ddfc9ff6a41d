/**
 * What a mail says, before it is worded: the server knows the facts, the mail bundle that is built with the web
 * application knows the words in both languages.
 */
import type { Language } from '#core/locale/language.ts';
import type { SupportCategory } from '#core/support/support-request.ts';

/** `link` is the one thing to do next; its address is whole. */
export type Letter =
  | { readonly kind: 'activation'; readonly name: string; readonly link: string }
  | { readonly kind: 'reset'; readonly name: string; readonly link: string }
  | { readonly kind: 'email-change'; readonly name: string; readonly link: string; readonly email: string }
  /** Goes to the address that no longer counts. */
  | { readonly kind: 'email-changed'; readonly name: string; readonly link: string; readonly email: string }
  | { readonly kind: 'password-changed'; readonly name: string; readonly link: string }
  | { readonly kind: 'welcome'; readonly name: string; readonly link: string }
  | { readonly kind: 'account-deleted'; readonly name: string }
  | { readonly kind: 'book-ready'; readonly name: string; readonly link: string; readonly title: string }
  | { readonly kind: 'book-failed'; readonly name: string; readonly link: string; readonly title: string }
  /** Says nothing that was written, because anybody may have given this address. */
  | { readonly kind: 'support-received'; readonly name: string; readonly ticket: string }
  /** For an administrator; `link` writes to whoever asked. */
  | {
      readonly kind: 'support-asked';
      readonly name: string;
      readonly link: string;
      readonly ticket: string;
      readonly category: SupportCategory;
      readonly message: string;
      readonly writer: { readonly name: string; readonly email: string };
      /** Null when it is about no book, or the book is gone. */
      readonly bookTitle: string | null;
    };

export type LetterKind = Letter['kind'];

/** A mail that failed every try stays, so that it is seen that it never went out. */
export type MailState = 'queued' | 'sent' | 'failed';

export type WordedLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** What the mail bundle offers. */
export type WordLetter = (letter: Letter, language: Language) => Promise<WordedLetter>;
