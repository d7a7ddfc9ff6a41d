/** Gives every text of a tagged PDF that has Arabic in it its words in reading order, for screen readers and search. */
import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFDocument, type PDFObject } from 'pdf-lib';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const TEXT_ROLES = new Set(['P', 'Span', 'H1', 'H2'].map((role) => PDFName.of(role)));

const kidsOf = (document: PDFDocument, element: PDFDict): (PDFObject | undefined)[] => {
  const kids = document.context.lookup(element.get(PDFName.of('K')));
  return kids instanceof PDFArray ? kids.asArray().map((kid) => document.context.lookup(kid)) : [kids];
};

/** A marked piece of a page: its number, or a dictionary when it lies on another page than its element. */
const isMark = (kid: PDFObject | undefined): boolean =>
  kid instanceof PDFNumber || (kid instanceof PDFDict && kid.get(PDFName.of('Type')) === PDFName.of('MCR'));

/** Elements that hold text themselves, in reading order. */
const textElements = (document: PDFDocument, element: PDFDict): PDFDict[] => {
  const kids = kidsOf(document, element);
  if (kids.some(isMark)) return TEXT_ROLES.has(element.get(PDFName.of('S')) as PDFName) ? [element] : [];
  return kids.flatMap((kid) => (kid instanceof PDFDict ? textElements(document, kid) : []));
};

/**
 * Writes `/ActualText` (PDF 32000-1 §14.9.4) on every element with right-to-left letters. Typst marks the letters of a line in the order in
 * which they are drawn, left to right, and repeats a letter for each of its vowel marks; the replacement text is exact.
 * Expects `spoken` to hold the words of every text element in reading order; throws when the counts differ.
 */
export const writeSpokenText = (document: PDFDocument, spoken: readonly string[]): void => {
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const elements = textElements(document, root);
  if (elements.length !== spoken.length) {
    throw new Error(`The PDF has ${elements.length} text elements for ${spoken.length} texts`);
  }
  for (const [index, text] of spoken.entries()) {
    if (RIGHT_TO_LEFT.test(text)) elements[index]?.set(PDFName.of('ActualText'), PDFHexString.fromText(text));
  }
};
