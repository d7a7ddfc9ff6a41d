// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { api } from '#web/api/api.ts';
import { toasts } from '#web/app/frame/toasts-state.ts';
import { readPrivate } from '#web/app/session/private-storage.ts';
import { store } from '#web/app/store.ts';
import DashboardPage from '#web/features/dashboard/dashboard-page.tsx';
import { deletedBooks } from '#web/features/library/deleted-books.ts';
import LibraryPage from '#web/features/library/library-page.tsx';

const RealRequest = Request;

let books: Book[];
let asked: { call: string; body: unknown }[];

const book = (number: number, change: Partial<Book> = {}): Book => ({
  _id: `7b0c8f3e-3a1f-4c55-9a53-0d6a2b9c4d1${number}` as Book['_id'],
  title: `Book ${number}`,
  language: 'en',
  status: 'under-review',
  cover: '/i/0?s=1',
  images: ['/i/0?s=1'],
  pages: [],
  characters: [{ _id: 'hero-1', name: 'Layla' }],
  templateId: 'night-forest',
  idea: null,
  dialect: 'egyptian',
  age: 6,
  spreads: 12,
  artStyle: 'gouache',
  dedication: 'For Layla',
  giver: 'Teta',
  home: null,
  version: 2,
  isShared: false,
  downloads: { pdf: null },
  createdAt: `2026-01-0${number}T00:00:00Z`,
  updatedAt: `2026-01-0${number}T00:00:00Z`,
  ...change,
});

const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/book/get-user-books') return Response.json(books);
  if (pathname === '/api/users/get-my-stats')
    return Response.json({ books: books.length, pages: 9 * books.length, heroes: 1, inProgress: 0, approved: 0 });
  const body: unknown = await request.json().catch(() => null);
  asked.push({ call: `${request.method} ${pathname}`, body });
  const found = books.find(({ _id }) => pathname.endsWith(_id));
  if (request.method === 'PATCH' && found) return Response.json({ ...found, ...(body as Partial<Book>) });
  if (pathname.startsWith('/api/book/duplicate/'))
    return Response.json({ ...found, _id: 'the-copy', createdAt: '2026-01-09T00:00:00Z' }, { status: 201 });
  return Response.json({ _id: found?._id });
};

beforeEach(() => {
  asked = [];
  books = [
    book(4, { language: 'ar', title: 'ليلى والفانوس' }),
    book(3, { status: 'approved' }),
    book(2),
    book(1, { status: 'failed' }),
  ];
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', answer);
  // jsdom has no CSS object; dialogs ask it for the selector of their viewport tag.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  vi.useRealTimers();
  deletedBooks.set([]);
  cleanup();
  store.dispatch(api.util.resetApiState());
  toasts.set([]);
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (path = '/library') => {
  const router = createMemoryRouter(
    [
      { path: '/library', Component: LibraryPage },
      { path: '/dashboard', Component: DashboardPage },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { router, person: userEvent.setup() };
};
const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const openMenu = async (person: ReturnType<typeof userEvent.setup>, title: string): Promise<void> => {
  await person.click(await screen.findByRole('button', { name: `More for “${title}”` }));
};

describe('the library', () => {
  it('filters by status and language, and sorts', async () => {
    const { person } = open();
    await screen.findByRole('heading', { name: 'Book 3' });
    await person.selectOptions(screen.getByLabelText('Status'), 'approved');
    expect(titles()).toEqual(['Book 3']);
    await person.selectOptions(screen.getByLabelText('Status'), '');
    await person.selectOptions(screen.getByLabelText('Language'), 'ar');
    expect(titles()).toEqual(['ليلى والفانوس']);
    await person.selectOptions(screen.getByLabelText('Language'), 'bilingual');
    expect(screen.getByText('No book is like this.')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Language'), '');
    await person.selectOptions(screen.getByLabelText('Order'), 'title');
    expect(titles()).toEqual(['Book 1', 'Book 2', 'Book 3', 'ليلى والفانوس']);
  });

  it('changes a title in place', async () => {
    const { person } = open();
    await openMenu(person, 'Book 2');
    await person.click(screen.getByRole('menuitem', { name: 'Change the title' }));
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await person.clear(field);
    await person.type(field, 'Another{Enter}');
    expect(await screen.findByRole('heading', { name: 'Another' })).toBeTruthy();
    expect(asked).toEqual([
      { call: `PATCH /api/book/update/${books[2]?._id}`, body: { title: 'Another', version: 2 } },
    ]);
  });

  it('offers no change of a book that is not finished', async () => {
    const { person } = open();
    await openMenu(person, 'Book 1');
    const names = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Make one like it', 'Delete']);
  });

  it('takes a deleted book back, and tells the server when the page is left', async () => {
    const { router, person } = open();
    await openMenu(person, 'Book 2');
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(titles()).not.toContain('Book 2');
    expect(screen.getByText('“Book 2” was deleted.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toContain('Book 2');
    await openMenu(person, 'Book 3');
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(asked).toEqual([]);
    await router.navigate('/settings');
    await waitFor(() => expect(asked.map(({ call }) => call)).toEqual([`DELETE /api/book/${books[1]?._id}`]));
  });

  it('tells the server when the window is closed', async () => {
    const { person } = open();
    await openMenu(person, 'Book 3');
    await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const sent: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      sent.push([address, init]);
      return Response.json({});
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toMatchObject([[`/api/book/${books[1]?._id}`, { method: 'DELETE', keepalive: true }]]);
  });

  it('puts a copy first on the shelf', async () => {
    const { person } = open();
    await openMenu(person, 'Book 2');
    await person.click(screen.getByRole('menuitem', { name: 'Make a copy' }));
    await waitFor(() => expect(titles()).toEqual(['Book 2', 'ليلى والفانوس', 'Book 3', 'Book 2', 'Book 1']));
    expect(asked).toEqual([{ call: `POST /api/book/duplicate/${books[2]?._id}`, body: null }]);
  });

  it('offers the PDF of a copy when it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    books = [book(1), book(2, { downloads: { pdf: '/api/pdf?s=2' } })];
    open();
    await screen.findByRole('link', { name: 'Download “Book 2” as PDF' });
    expect(screen.queryByRole('link', { name: 'Download “Book 1” as PDF' })).toBeNull();
    books = books.map((one) => ({ ...one, downloads: { pdf: '/api/pdf?s=1' } }));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await screen.findByRole('link', { name: 'Download “Book 1” as PDF' })).toBeTruthy();
  });

  it('makes a draft with the same brief', async () => {
    const { router, person } = open();
    await openMenu(person, 'Book 2');
    await person.click(screen.getByRole('menuitem', { name: 'Make one like it' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=summary'));
    expect(router.state.location.pathname).toBe('/create');
    expect(JSON.parse(readPrivate('draft') ?? '')).toMatchObject({
      characters: ['hero-1'],
      story: { templateId: 'night-forest' },
      language: 'en',
      dialect: 'egyptian',
      age: 6,
      spreads: 12,
      artStyle: 'gouache',
      dedication: 'For Layla',
      giver: 'Teta',
    });
  });
});

describe('the dashboard', () => {
  it('says in numbers what was made, without noughts', async () => {
    open('/dashboard');
    const row = await screen.findByLabelText('What you have made');
    expect(
      within(row)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['books', 'pictures', 'hero']);
    expect(
      within(row)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['4', '36', '1']);
  });

  it('shows an empty account its first steps instead', async () => {
    books = [];
    open('/dashboard');
    const steps = within(await screen.findByRole('list', { name: 'First steps' })).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('href'))).toEqual([
      '/create?step=heroes',
      '/create?step=story',
      '/playground',
    ]);
    expect(screen.queryByLabelText('What you have made')).toBeNull();
  });
});
