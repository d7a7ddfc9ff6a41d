/** The page that is open, in the address, and every way of turning it. */
import { useEffect, useRef, type TouchEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Direction } from '#core/locale/language.ts';
import { pageAfter, pageOfQuery, turnOfKey, turnOfSwipe, type Turn } from '#web/features/reader/page-turn.ts';

const PAGE = 'page';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

const useArrowKeys = (direction: Direction, turn: (turn: Turn) => void): void => {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
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

export const usePageTurn = (last: number, direction: Direction) => {
  const [query, setQuery] = useSearchParams();
  const page = pageOfQuery(query.get(PAGE), last);
  const start = useRef<{ x: number; y: number } | null>(null);
  const turn = (asked: Turn): void => {
    const next = pageAfter(asked, page, last);
    if (next !== page)
      setQuery(next === 0 ? {} : { [PAGE]: String(next) }, { replace: true, preventScrollReset: true });
  };
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
  return { page, turn, swipe: { onTouchStart, onTouchEnd } };
};
