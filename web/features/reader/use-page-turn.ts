/** The page that is open, in the address, and every way of turning it. */
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type TouchEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Direction } from '#core/locale/language.ts';
import { readPrivate, writePrivate } from '#web/app/session/private-storage.ts';
import {
  pageAfter,
  pageOfQuery,
  turnOfClick,
  turnOfKey,
  turnOfSwipe,
  type Turn,
} from '#web/features/reader/page-turn.ts';

const PAGE = 'page';

/** Keys belong to a field or a dialog that has them, unless the book itself is read in a dialog. */
const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select')) return true;
  const dialog = target.closest('[role="dialog"]');
  return dialog !== null && dialog.querySelector('.reader') === null;
};

/** Text can be selected, and links and buttons pressed, without turning the page. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.reader-text, .reader-editor, a, button') !== null;

/** A mouse that moved less was not dragged. */
const CLICK_PX = 6;

const useArrowKeys = (direction: Direction, turn: (turn: Turn) => void): void => {
  const latest = useRef(turn);
  useLayoutEffect(() => {
    latest.current = turn;
  });
  // Before the first paint: a page that is seen can be turned.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const asked = turnOfKey(event.key, direction);
      if (!asked || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current(asked);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [direction]);
};

const keyOf = (bookId: string): string => `reader.${bookId}`;

type Opened = { readonly bookId: string; readonly page: number };

/** A book that is opened again opens where it was left; at its end, or by an address with a page, at the cover. */
const openBook = (bookId: string, last: number, isAsked: boolean): Opened => {
  const left = isAsked ? 0 : pageOfQuery(readPrivate(keyOf(bookId)), last);
  return { bookId, page: left < last ? left : 0 };
};

type TurnedBook = {
  readonly bookId: string;
  readonly last: number;
  readonly direction: Direction;
  readonly isLocked: boolean;
};

export const usePageTurn = ({ bookId, last, direction, isLocked }: TurnedBook) => {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has(PAGE);
  const [kept, setOpened] = useState(() => openBook(bookId, last, isAsked));
  const opened = kept.bookId === bookId ? kept : openBook(bookId, last, isAsked);
  if (opened !== kept) setOpened(opened);
  const page = isAsked ? pageOfQuery(query.get(PAGE), last) : opened.page;
  const start = useRef<{ x: number; y: number } | null>(null);
  // Turns that follow each other faster than the page can be shown count from the page that was asked for last.
  const wanted = useRef(page);
  useLayoutEffect(() => {
    wanted.current = page;
  }, [page]);
  const keepInAddress = (next: number): void => {
    const turned = new URLSearchParams(query);
    if (next === 0) turned.delete(PAGE);
    else turned.set(PAGE, String(next));
    setQuery(turned, { replace: true, preventScrollReset: true });
  };
  const goTo = (next: number): void => {
    wanted.current = next;
    // The cover has no page in the address, and from now on it is not where the book was left.
    if (next === 0) setOpened({ bookId, page: 0 });
    keepInAddress(next);
  };
  const turn = (asked: Turn): void => {
    if (isLocked) return;
    const next = pageAfter(asked, wanted.current, last);
    if (next !== wanted.current) goTo(next);
  };
  useEffect(() => {
    writePrivate(keyOf(bookId), String(page));
  }, [bookId, page]);
  const noted = useRef<Opened | null>(null);
  useEffect(() => {
    if (noted.current === opened) return;
    noted.current = opened;
    // The address follows once, so that a link to what is shown can be copied.
    if (!isAsked && page > 0) keepInAddress(page);
  });
  useArrowKeys(direction, turn);
  const onTouchStart = (event: TouchEvent): void => {
    const finger = event.touches.item(0);
    start.current = finger && event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const finger = event.changedTouches.item(0);
    if (!start.current || !finger) return;
    const moved = { x: finger.clientX - start.current.x, y: finger.clientY - start.current.y };
    start.current = null;
    const asked = turnOfSwipe(moved, direction);
    if (asked) turn(asked);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || isText(event.target)) return;
    start.current = { x: event.clientX, y: event.clientY };
  };
  /** A drag turns like a swipe; a click turns towards the side of the book on which it falls. */
  const onPointerUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !start.current) return;
    const moved = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
    start.current = null;
    const box = event.currentTarget.getBoundingClientRect();
    const asked =
      Math.hypot(moved.x, moved.y) < CLICK_PX
        ? turnOfClick((event.clientX - box.left) / box.width, direction)
        : turnOfSwipe(moved, direction);
    if (asked) turn(asked);
  };
  return { page, turn, swipe: { onTouchStart, onTouchEnd, onPointerDown, onPointerUp } };
};
