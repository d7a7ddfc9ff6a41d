// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { newDraft } from '#web/features/create/draft.ts';
import { useWizardHistory } from '#web/features/create/use-wizard-history.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
});

let draft = newDraft('first');

const Wizard = () => {
  const { isLeft } = useWizardHistory(draft);
  return isLeft ? null : <p>steps</p>;
};

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/create', Component: Wizard },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/dashboard', '/create'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
};

it('labels every step with its draft', async () => {
  draft = newDraft('first');
  const router = open();
  await expect.poll(() => router.state.location.state).toEqual({ draft: 'first' });
  await router.navigate('/create?step=story');
  await expect.poll(() => router.state.location.state).toEqual({ draft: 'first' });
  expect(router.state.location.search).toBe('?step=story');
});

it('goes back past the steps of a book that was ordered', async () => {
  draft = newDraft('first');
  const router = open();
  await router.navigate('/create?step=story');
  await expect.poll(() => router.state.location.state).toEqual({ draft: 'first' });
  await router.navigate('/library/book');
  draft = newDraft('second');
  // The browser knows how many entries come before; without a browser the test says so.
  window.history.replaceState({ idx: 2 }, '');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

it('leads to the library when nothing was there before', async () => {
  draft = newDraft('first');
  const router = open();
  await expect.poll(() => router.state.location.state).toEqual({ draft: 'first' });
  await router.navigate('/library/book');
  draft = newDraft('second');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/library');
});
