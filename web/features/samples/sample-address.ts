/** Where a sample book is open: `?sample=<slug>` on the landing page, with the page of the book beside it. */
import type { To } from 'react-router';

export const SAMPLE = 'sample';

/** Kept with an address that was opened from the shelf: closing goes back to it. */
export const FROM_SHELF = { isFromShelf: true } as const;

export const isFromShelf = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromShelf' in state && state.isFromShelf === true;

/** The link of a sample on the shelf. */
export const linkIdOf = (slug: string): string => `sample-${slug}`;

export const addressOfSample = (slug: string): To => ({ search: `?${SAMPLE}=${encodeURIComponent(slug)}` });
