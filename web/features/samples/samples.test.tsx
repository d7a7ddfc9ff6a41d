// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sample, SampleBook } from '#contract/books/samples.ts';
import { LandingWithSamples } from '#web/features/landing/landing-page.tsx';

vi.mock('#web/features/landing/landing.tsx', () => ({
  Landing: ({ samples }: { samples: React.ReactNode }) => <main>{samples}</main>,
}));

const SAMPLE: Sample = {
  _id: 'rosa-and-the-fish',
  title: 'The Useless Umbrella',
  language: 'en',
  spreads: 8,
  age: 6,
  artStyle: 'cut-paper',
  hero: 'Rosa',
  cover: '/i/0?v=1',
};
const BOOK: SampleBook = {
  _id: SAMPLE._id,
  title: SAMPLE.title,
  language: 'en',
  images: ['/i/0?v=1', '/i/1?v=1', '/i/2?v=1'],
  pages: [0, 1, 2].map((index) => ({
    index,
    text: `Text ${index}`,
    texts: { en: `Text ${index}` },
    alt: `Picture ${index}`,
  })),
};

/** Addresses that were asked for. */
let asked: string[];
/** Tells the shelf that somebody has come near. */
let comeNear: () => void;

const ANSWERS: Record<string, unknown> = {
  '/api/book/samples?language=en': [SAMPLE],
  '/api/book/sample/rosa-and-the-fish': BOOK,
};

// On a busy machine its script takes longer than a test waits for what is on screen.
beforeAll(() => import('#web/features/samples/sample-book-page.tsx'));
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const body = ANSWERS[address];
    return body === undefined ? Response.json({ code: 'book.not-found' }, { status: 404 }) : Response.json(body);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address: string) => {
  const router = createMemoryRouter([{ path: '*', Component: LandingWithSamples }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, person: userEvent.setup() };
};
const book = () => screen.findByRole('dialog', { name: 'A sample book: The Useless Umbrella' });
const link = () => screen.findByRole('link', { name: 'Read the sample “The Useless Umbrella”' });

describe('the shelf of samples', () => {
  it('asks for nothing before somebody comes near', async () => {
    open('/');
    await screen.findByRole('heading', { name: 'Read one now' });
    expect(asked).toEqual([]);
    comeNear();
    await link();
    expect(asked).toEqual(['/api/book/samples?language=en']);
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(screen.getByText('About Rosa, for age 6')).toBeTruthy();
  });

  it('is not there when its books cannot be had', async () => {
    open('/');
    const heading = await screen.findByRole('heading', { name: 'Read one now' });
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    comeNear();
    await waitFor(() => expect(heading.isConnected).toBe(false));
  });

  it('opens a book over the page and takes the reader back to where they were', async () => {
    const { router, person } = open('/landing?ref=FRIEND');
    await screen.findByRole('heading', { name: 'Read one now' });
    comeNear();
    await person.click(await link());
    await book();
    expect(router.state.location).toMatchObject({ pathname: '/landing', search: '?sample=rosa-and-the-fish' });
    await person.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByText('Text 2');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?ref=FRIEND');
    await waitFor(async () => expect(document.activeElement).toBe(await link()));
  });

  it('lets the back button close it, from whichever page of the book', async () => {
    const { router, person } = open('/');
    await screen.findByRole('heading', { name: 'Read one now' });
    comeNear();
    await person.click(await link());
    await book();
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?sample=rosa-and-the-fish&page=1'));
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });
});

describe('a sample that is opened by its address', () => {
  it('opens at the page that the address names, to be read and nothing else', async () => {
    open('/?sample=rosa-and-the-fish&page=2');
    const shown = within(await book());
    expect(shown.getByText('Text 2')).toBeTruthy();
    expect(shown.getByText('Sample')).toBeTruthy();
    expect(shown.queryByRole('button', { name: /Edit|Share|Draw|Order/ })).toBeNull();
    expect(shown.getByRole('link', { name: 'Make a book' }).getAttribute('href')).toBe('/create');
  });

  it('leaves the page under it when it is closed', async () => {
    const { router, person } = open('/landing?sample=rosa-and-the-fish&page=2');
    await person.click(within(await book()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/landing', search: '' });
  });

  it('says so when there is no such book', async () => {
    const { person } = open('/?sample=none');
    expect(await screen.findByText('This sample is not on our shelf any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['is no line to the server', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is a server in trouble', async () => Response.json({ code: 'server.internal' }, { status: 500 })],
  ])('can be tried again when there %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const { person } = open('/?sample=rosa-and-the-fish');
    expect(await screen.findByText('This sample did not load. Check your connection and try again.')).toBeTruthy();
    vi.stubGlobal('fetch', async () => Response.json(BOOK));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await book()).toBeTruthy();
  });
});
