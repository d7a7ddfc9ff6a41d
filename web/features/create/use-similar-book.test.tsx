// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { toasts } from '#web/app/frame/toasts-state.ts';
import { useSimilarBook } from '#web/features/create/use-similar-book.ts';

vi.mock('#web/features/create/keep-book.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  toasts.set([]);
});

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

it('says so when the script that keeps the book does not come', async () => {
  const { result } = renderHook(() => useSimilarBook(), { wrapper });
  result.current({} as Book);
  await expect
    .poll(() => toasts.get())
    .toMatchObject([{ state: 'error', text: expect.stringContaining('did not load') }]);
});
