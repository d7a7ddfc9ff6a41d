/** Where the page that is shown stands among those that this window went through, for pages that are passed over. */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** How many entries of this site come before the one that is shown; the router counts them. */
export const entriesBefore = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
};

const last: { place: number | null; isForward: boolean } = { place: null, isForward: false };

/** Whether the last step went towards newer entries; false on a page that was loaded anew. */
export const cameForward = (): boolean => last.isForward;

/** For the frame around every page. It notes the step before the page itself has its effects. */
export const useHistoryPlace = (): void => {
  // Renders the frame at every step.
  useLocation();
  useLayoutEffect(() => {
    const place = entriesBefore();
    if (last.place === place) return;
    last.isForward = last.place !== null && place > last.place;
    last.place = place;
  });
};
