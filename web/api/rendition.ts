/** Smaller renditions of a picture, so that a phone never loads a print-size image. */

/** The widths the server keeps; a copy of the contract's list without its schemas, held equal by a test. */
export const RENDITIONS_PX = [320, 640, 800, 1280] as const;

/** How wide pictures are shown: on a shelf, and in an open book. */
export const PICTURE_SIZES = {
  shelf: '(min-width: 1440px) 260px, (min-width: 768px) 30vw, 44vw',
  spread: '(min-width: 1025px) min(45vw, 80vh), min(100vw - 1.5rem, 40rem)',
} as const;

/** So many covers of a shelf are in sight on a phone when the page opens. */
export const FIRST_IN_SIGHT = 2;

/** Adds a width to a signed address, which already has a query. */
export const renditionOf = (address: string, widthPx: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}w=${widthPx}`;

export const srcSetOf = (address: string): string =>
  RENDITIONS_PX.map((widthPx) => `${renditionOf(address, widthPx)} ${widthPx}w`).join(', ');
