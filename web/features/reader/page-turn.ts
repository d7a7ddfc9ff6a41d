/** Which way a key or a swipe turns the pages: the book decides, whatever the language of the screens. */
import type { Direction } from '#core/locale/language.ts';

export type Turn = 'next' | 'previous' | 'first' | 'last';

export const turnOfKey = (key: string, direction: Direction): Turn | null => {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'PageDown') return 'next';
  if (key === backward || key === 'PageUp') return 'previous';
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : null;
};

/** Shorter than this, or steeper than it is long, is no swipe. */
const SWIPE_PX = 48;

/** A finger that moves against the reading direction pulls the next page in. */
export const turnOfSwipe = (moved: { x: number; y: number }, direction: Direction): Turn | null => {
  if (Math.abs(moved.x) < SWIPE_PX || Math.abs(moved.x) < Math.abs(moved.y) * 1.5) return null;
  return moved.x < 0 === (direction === 'ltr') ? 'next' : 'previous';
};

/** A click at a share of the book's width, from its left edge; the middle turns nothing. */
export const turnOfClick = (share: number, direction: Direction): Turn | null => {
  if (share > 0.4 && share < 0.6) return null;
  return share >= 0.6 === (direction === 'ltr') ? 'next' : 'previous';
};

/** The page after a turn, from 0 (the cover) to `last`. */
export const pageAfter = (turn: Turn, page: number, last: number): number => {
  const wanted = { next: page + 1, previous: page - 1, first: 0, last }[turn];
  return Math.min(last, Math.max(0, wanted));
};

/** The page that an address asks for; anything that is not one of the pages is the cover. */
export const pageOfQuery = (value: string | null, last: number): number => {
  const page = Number(value ?? '0');
  return Number.isInteger(page) && page >= 0 && page <= last ? page : 0;
};
