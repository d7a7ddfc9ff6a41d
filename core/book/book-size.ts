/** Sizes of the printed book and of the pictures in it. All books are square. */

export const BOOK_SIZES = ['medium', 'large'] as const;
export type BookSize = (typeof BOOK_SIZES)[number];

/** Edge of the trimmed page in millimetres. */
export const TRIM_MM: Readonly<Record<BookSize, number>> = { medium: 210, large: 300 };

/** What is printed beyond the trim on every edge, in millimetres. */
export const BLEED_MM = 3;

/** Nothing that matters comes nearer than this to the trim or the gutter, in millimetres. */
export const SAFE_MM = 10;

export const PRINT_PPI = 300;

/** Edge in pixels of a picture that covers a page with its bleed at 300 ppi: 2551 for medium, 3614 for large. */
export const pageImagePx = (size: BookSize): number => Math.round(((TRIM_MM[size] + 2 * BLEED_MM) / 25.4) * PRINT_PPI);
