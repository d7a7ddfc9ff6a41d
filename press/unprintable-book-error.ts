/** Says why a book cannot be made into a file, in terms its caller can act on. */

/**
 * `characters`: a text uses letters that none of the book's fonts has. `too-long`: a text fits its page at no size.
 * `picture`: a picture is missing, not square, or not an RGB JPEG. `text-missing`: a title or the text of a spread is empty.
 */
export type UnprintableReason = 'characters' | 'too-long' | 'picture' | 'text-missing';

export class UnprintableBookError extends Error {
  readonly reason: UnprintableReason;
  /** What is wrong: `title`, `hero`, `giver`, `dedication`, `spread 3`, `picture 0`; both count from 0. */
  readonly where: string;

  constructor(reason: UnprintableReason, where: string, message: string) {
    super(message);
    this.name = 'UnprintableBookError';
    this.reason = reason;
    this.where = where;
  }
}
