/** Addresses of pictures and files of a book, signed so that a browser can fetch them without a bearer token. */
import { downloadBook, getPageImage } from '#contract/books.ts';
import type { BookId, PageImageId } from '#contract/fields.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

export const pageImageUrl = (signer: UrlSigner, bookId: BookId, imageId: PageImageId): string =>
  signer.sign(`/api${getPageImage.path.replace(':id', bookId).replace(':imageId', imageId)}`);

export const downloadUrl = (signer: UrlSigner, bookId: BookId, format: 'pdf'): string =>
  signer.sign(`/api${downloadBook.path.replace(':id', bookId).replace(':format', format)}`);
