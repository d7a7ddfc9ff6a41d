/** Ties the steps in the history of the browser to their draft, so that going back from a book never leads to an empty form. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cameForward, entriesBefore } from '#web/app/history-place.ts';
import type { Draft } from '#web/features/create/draft.ts';

type Label = { readonly draft: string };

const labelledDraft = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'draft' in state && typeof state.draft === 'string'
    ? state.draft
    : null;

/** The key that the router gives to the page one has arrived at from elsewhere. */
const FIRST_KEY = 'default';

/** After this long nothing comes after the step: its book was made in another tab. */
const NOTHING_AFTER_MS = 1_000;

/**
 * `isLeft` when the step belongs to a draft whose book is being made: then the history goes on, back to where the family
 * was before it made the book, forward to the book, or to the library. Steps are opened with `label`.
 */
export const useWizardHistory = ({ id, idempotencyKey }: Draft) => {
  const draft = id ?? idempotencyKey;
  const location = useLocation();
  const navigate = useNavigate();
  const [isFirstPage, setFirstPage] = useState(location.key === FIRST_KEY);
  const labelled = labelledDraft(location.state);
  const isLeft = labelled !== null && labelled !== draft;
  const address = `${location.pathname}${location.search}`;
  const { key } = location;
  const seen = useRef('');
  useEffect(() => {
    const label: Label = { draft };
    // An entry is left once; several of them may have the same address.
    const entry = `${key} ${draft}`;
    const isSeen = seen.current === entry;
    seen.current = entry;
    if (isSeen || labelled === draft) return undefined;
    const openLibrary = (): void => void navigate('/library', { replace: true });
    if (labelled === null) void navigate(address, { replace: true, state: label, preventScrollReset: true });
    else if (cameForward()) {
      void navigate(1);
      const timer = window.setTimeout(openLibrary, NOTHING_AFTER_MS);
      return () => window.clearTimeout(timer);
    } else if (entriesBefore() > 0) void navigate(-1);
    else openLibrary();
    return undefined;
  }, [address, draft, key, labelled, navigate]);
  const [firstAddress] = useState(address);
  if (isFirstPage && address !== firstAddress) setFirstPage(false);
  return { isFirstPage, isLeft, label: { draft } satisfies Label };
};
