// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useHistoryPlace } from '#web/app/history-place.ts';
import { newDraft } from '#web/features/create/draft.ts';
import { useWizardHistory } from '#web/features/create/use-wizard-history.ts';

let draft = newDraft('first');
let router: ReturnType<typeof createBrowserRouter>;

afterEach(() => {
  cleanup();
  router.dispose();
});

const Frame = () => {
  useHistoryPlace();
  return <Outlet />;
};

const Wizard = () => {
  const { isLeft } = useWizardHistory(draft);
  return isLeft ? null : <p>steps</p>;
};

const showsPath = (path: string): Promise<void> => expect.poll(() => router.state.location.pathname).toBe(path);
const isLabelled = (): Promise<void> => expect.poll(() => router.state.location.state).toEqual({ draft: draft.id });

/** A window that begins at `path`. */
const open = (path: string): void => {
  draft = newDraft('first');
  window.history.pushState(null, '', path);
  router = createBrowserRouter([
    {
      Component: Frame,
      children: [
        { path: '/create', Component: Wizard },
        { path: '*', element: <p>elsewhere</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
};

const goThroughSteps = async (): Promise<void> => {
  await router.navigate('/create');
  await isLabelled();
  await router.navigate('/create?step=story', { state: { draft: draft.id } });
  await isLabelled();
};

const orderBook = async (): Promise<void> => {
  draft = newDraft('second');
  await router.navigate('/library/book');
};

it('labels every step with its draft', async () => {
  open('/create');
  await isLabelled();
  await router.navigate('/create?step=story');
  await isLabelled();
  expect(router.state.location.search).toBe('?step=story');
});

it('goes back past the steps of a book that was ordered, and forward past them to the book', async () => {
  open('/dashboard');
  await goThroughSteps();
  await orderBook();
  for (let times = 0; times < 2; times += 1) {
    await router.navigate(-1);
    await showsPath('/dashboard');
    await router.navigate(1);
    await showsPath('/library/book');
  }
});

it('leads to the library when nothing was there before', async () => {
  open('/create');
  await isLabelled();
  await orderBook();
  await router.navigate(-1);
  await showsPath('/library');
});

it('leads to the library when nothing comes after, because the book was made in another tab', async () => {
  open('/dashboard');
  await goThroughSteps();
  await router.navigate(-2);
  await showsPath('/dashboard');
  draft = newDraft('second');
  await router.navigate(1);
  await expect.poll(() => router.state.location.pathname, { timeout: 3_000 }).toBe('/library');
});
