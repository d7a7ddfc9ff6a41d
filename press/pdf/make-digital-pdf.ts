/** Makes the digital book: one accessible PDF of single trimmed pages that viewers show as facing pages. */
import { PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { coverColors } from '#press/color/cover-colors.ts';
import { digitalBookData, type DigitalBookData } from '#press/pdf/digital-book-data.ts';
import type { BookPicture, DigitalBook } from '#press/pdf/digital-book.ts';
import { writeSpokenText } from '#press/pdf/spoken-text.ts';
import { TypstError, typstPdf, type TypstResult } from '#press/pdf/typst.ts';
import { UnprintableBookError } from '#press/unprintable-book-error.ts';

const checkPicture = async ({ bytes, alt }: BookPicture, index: number): Promise<void> => {
  const where = `picture ${index}`;
  const refuse = (why: string): never => {
    throw new UnprintableBookError('picture', where, `Picture ${index} ${why}`);
  };
  const { format, width, height, space } = await sharp(bytes)
    .metadata()
    .catch(() => refuse('cannot be read'));
  if (format !== 'jpeg') refuse(`is ${format}, not a JPEG`);
  if (space !== 'srgb') refuse(`is ${space}, not RGB`);
  if (width !== height) refuse(`is ${width} × ${height} px, not square`);
  if (alt.trim() === '') refuse('has no alternative text');
};

const checkPictures = async ({ pictures, texts }: DigitalBook): Promise<void> => {
  if (pictures.length !== texts.length + 1) {
    const message = `${texts.length} spreads need ${texts.length + 1} pictures with the cover, got ${pictures.length}`;
    throw new UnprintableBookError('picture', `picture ${pictures.length}`, message);
  }
  await Promise.all(pictures.map(checkPicture));
};

const TOO_LONG = /does-not-fit ([a-z]+(?: \d+)?)/;

const setPages = (book: DigitalBook, data: DigitalBookData): TypstResult => {
  const files = new Map(book.pictures.map(({ bytes }, index) => [`pictures/${index}.jpg`, bytes]));
  if (book.emblem) files.set('pictures/emblem.jpg', book.emblem);
  try {
    const pages = typstPdf({
      template: 'digital-book.typ',
      inputs: { book: JSON.stringify(data) },
      files,
    });
    if (pages.pageCount !== data.plan.length) {
      throw new Error(`Set ${pages.pageCount} pages where ${data.plan.length} were planned`);
    }
    return pages;
  } catch (error) {
    const where = error instanceof TypstError ? TOO_LONG.exec(error.message)?.[1] : undefined;
    if (where === undefined) throw error;
    throw new UnprintableBookError(
      'too-long',
      where,
      `The text of ${where} does not fit its page at the smallest size`,
    );
  }
};

/** What Typst has no word for: Arabic in reading order, and pages that face each other while the cover stands alone. */
const finish = async ({ bytes, said }: TypstResult): Promise<Uint8Array> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  writeSpokenText(document, said.map(String));
  document.catalog.set(PDFName.of('PageLayout'), PDFName.of('TwoPageRight'));
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
};

/**
 * Sets the whole book: pages of 210 × 210 mm in the order of `digitalPagePlan`, PDF/UA-1, pictures embedded as they
 * came. An Arabic book is marked as read from right to left. The same book gives the same bytes.
 *
 * Throws `UnprintableBookError` when something in the book itself stands in the way; nothing is ever cut off.
 * Blocks its thread for about a second, so a server calls it from a worker thread.
 */
export const makeDigitalPdf = async (book: DigitalBook): Promise<{ bytes: Uint8Array; pageCount: number }> => {
  await checkPictures(book);
  const cover = book.pictures[0] as BookPicture;
  const data = digitalBookData(book, await coverColors(cover.bytes));
  const bytes = await finish(setPages(book, data));
  return { bytes, pageCount: data.plan.length };
};
