/** Smaller renditions of a picture, so that a phone never loads a print-size image. */

/** The widths the server keeps; a copy of the contract's list without its schemas, held equal by a test. */
export const RENDITIONS_PX = [320, 640, 1280] as const;

/** Adds a width to a signed address, which already has a query. */
export const renditionOf = (address: string, widthPx: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}w=${widthPx}`;

export const srcSetOf = (address: string): string =>
  RENDITIONS_PX.map((widthPx) => `${renditionOf(address, widthPx)} ${widthPx}w`).join(', ');
