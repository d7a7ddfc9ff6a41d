/** Runs on a thread: sets the digital PDF, which keeps a core busy for a while. */
import type { DigitalBook } from '#press/pdf/digital-book.ts';
import { makeDigitalPdf } from '#press/pdf/make-digital-pdf.ts';

const makeOnThread = async (book: DigitalBook): Promise<Uint8Array> => (await makeDigitalPdf(book)).bytes;

export default makeOnThread;
