/** What can be changed in a finished book; every change makes a version. */

/** A text of a page (of the cover: the title), a picture, or the details: dedication and giver. */
export const BOOK_CHANGE_KINDS = ['text', 'picture', 'details'] as const;
export type BookChangeKind = (typeof BOOK_CHANGE_KINDS)[number];
