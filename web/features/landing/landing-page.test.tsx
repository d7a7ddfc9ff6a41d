// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '#web/app/frame/toasts-state.ts';
import { LandingWithSamples } from '#web/features/landing/landing-page.tsx';

vi.mock('#web/features/landing/landing.tsx', () => ({ Landing: () => <main>The landing page</main> }));
vi.mock('#web/features/samples/sample-shelf.tsx', () => ({ SampleShelf: () => null }));
vi.mock('#web/features/samples/sample-book-page.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  toasts.set([]);
});

it('stays when the script of the reader does not come: it says so, and the address leads to no book', async () => {
  const router = createMemoryRouter([{ path: '*', Component: LandingWithSamples }], {
    initialEntries: ['/landing?ref=FRIEND&sample=rosa-and-the-fish'],
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.search).toBe('?ref=FRIEND'));
  expect(screen.getByText('The landing page')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(toasts.get().map(({ state }) => state)).toEqual(['error']);
});
