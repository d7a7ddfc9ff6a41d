// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import '#web/app/language.ts';
import { Reader } from '#web/features/reader/reader.tsx';

afterEach(cleanup);

const book = (language: Book['language']): Book => ({
  _id: '7b0c8f3e-3a1f-4c55-9a53-0d6a2b9c4d11' as Book['_id'],
  title: 'The Night Walk',
  language,
  status: 'under-review',
  cover: '/i/0?s=1',
  images: ['/i/0?s=1', '/i/1?s=1', '/i/2?s=1'],
  pages: [0, 1, 2].map((index) => ({
    index,
    text: `Text ${index}`,
    texts: { en: `Text ${index}\nMore`, ar: `نص ${index}` },
    alt: `Picture ${index}`,
  })),
  characters: [],
  templateId: 'night',
  idea: null,
  age: 5,
  spreads: 8,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  version: 1,
  downloads: { pdf: '/api/pdf?s=1' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const open = (language: Book['language'], search = '') => {
  const router = createMemoryRouter(
    [{ path: '*', element: <Reader book={book(language)} onPictureError={vi.fn()} /> }],
    { initialEntries: [`/library/1${search}`] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

describe('Reader', () => {
  it('opens at the cover and turns by button, keeping the page in the address', async () => {
    const router = open('en');
    expect(screen.getByRole('img', { name: 'Picture 0' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Text 1')).toBeTruthy();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=1');
  });

  it('opens at the page of the address and stops at the end', () => {
    open('en', '?page=2');
    expect(screen.getByRole('img', { name: 'Picture 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['en', '{ArrowRight}'],
    ['bilingual', '{ArrowRight}'],
    ['ar', '{ArrowLeft}'],
  ] as const)('turns a book in %s with %s', async (language, key) => {
    const router = open(language);
    await userEvent.keyboard(key);
    expect(router.state.location.search).toBe('?page=1');
  });

  it('shows both texts of a bilingual book, each in its direction', () => {
    open('bilingual', '?page=1');
    expect(screen.getByText('Text 1').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('نص 1').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('asks for renditions, never for the print-size picture', () => {
    open('en', '?page=1');
    const picture = screen.getByRole('img', { name: 'Picture 1' });
    expect(picture.getAttribute('src')).toBe('/i/1?s=1&w=640');
    expect(picture.getAttribute('srcset')).not.toMatch(/s=1 |s=1,/);
  });
});
