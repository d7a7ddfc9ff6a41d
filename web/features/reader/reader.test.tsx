// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import '#web/app/language.ts';
import { Reader } from '#web/features/reader/reader.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

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
    redraw: null,
    undoSteps: 0,
  })),
  characters: [],
  templateId: 'night',
  idea: null,
  dialect: 'standard',
  age: 5,
  spreads: 8,
  artStyle: 'cut-paper',
  dedication: null,
  giver: null,
  home: null,
  version: 1,
  isShared: false,
  downloads: { pdf: '/api/pdf?s=1' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const open = (language: Book['language'], search = '') => {
  const router = createMemoryRouter(
    [{ path: '*', element: <Reader book={book(language)} bookKey="1" onPictureError={vi.fn()} /> }],
    { initialEntries: [`/library/1${search}`] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

describe('Reader', () => {
  it('marks the language of what a picture shows, whatever that of the screen', () => {
    open('ar');
    expect(document.documentElement.lang).not.toBe('ar');
    expect(screen.getByRole('img', { name: 'Picture 0' }).lang).toBe('ar');
    cleanup();
    open('ar', '?page=1');
    expect(screen.getByRole('img', { name: 'Picture 1' }).lang).toBe('ar');
    cleanup();
    open('en', '?page=1');
    expect(screen.getByRole('img', { name: 'Picture 1' }).lang).toBe('en');
  });

  it('opens at the cover and turns by button, keeping the page in the address', async () => {
    const router = open('en');
    expect(screen.getByRole('img', { name: 'Picture 0' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('Text 1')).toBeTruthy();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=1');
  });

  it('brings the book into sight when a page is turned further down', async () => {
    const scrollIntoView = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: 10, bottom: 700, height: 690 } as DOMRect);
    open('en');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(scrollIntoView).not.toHaveBeenCalled();
    place.mockReturnValue({ top: -400, bottom: 290, height: 690 } as DOMRect);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    place.mockReturnValue({ top: -400, bottom: 1290, height: 1690 } as DOMRect);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'start' });
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

describe('what the reader remembers', () => {
  it('opens a book where it was left, unless the address names a page or the book was read to its end', async () => {
    open('en');
    await userEvent.keyboard('{ArrowRight}');
    cleanup();
    expect(open('en').state.location.search).toBe('?page=1');
    cleanup();
    open('en', '?page=2');
    expect(screen.getByRole('img', { name: 'Picture 2' })).toBeTruthy();
    cleanup();
    expect(open('en').state.location.search).toBe('');
  });

  it('shows the page where it was left, and never the cover before it', async () => {
    open('en');
    await userEvent.keyboard('{ArrowRight}');
    cleanup();
    const shown = new MutationObserver(() => undefined);
    shown.observe(document.body, { childList: true, subtree: true });
    open('en');
    const nodes = shown.takeRecords().flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    const pictures = nodes.flatMap((node) => [...(node as Element).querySelectorAll('img[alt^="Picture"]')]);
    expect(new Set(pictures.map((picture) => picture.getAttribute('alt')))).toEqual(new Set(['Picture 1']));
  });

  it('goes back to the cover from where it was left', async () => {
    open('en');
    await userEvent.keyboard('{ArrowRight}');
    cleanup();
    const router = open('en');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'Picture 0' })).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('keeps the size of the text', async () => {
    open('en', '?page=1');
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(screen.getByRole('button', { name: 'Larger text' })).toHaveProperty('disabled', true);
    cleanup();
    open('en', '?page=1');
    const scaled = screen.getByText('Text 1').closest('.reader');
    expect((scaled as HTMLElement).style.getPropertyValue('--reader-scale')).toBe('1.45');
  });
});

it('counts every turn, however fast they come', async () => {
  const router = open('en');
  const next = screen.getByRole('button', { name: 'Next page' });
  act(() => {
    next.click();
    next.click();
  });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

describe('reading aloud', () => {
  class Utterance extends EventTarget {
    voice: unknown = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const spoken: Utterance[] = [];
  const speech = (languages: readonly string[]) =>
    Object.assign(new EventTarget(), {
      getVoices: () => languages.map((lang) => VOICES[lang]),
      speak: (utterance: Utterance) => spoken.push(utterance),
      cancel: vi.fn(),
    });
  const VOICES: Record<string, unknown> = {
    'en-GB': { lang: 'en-GB', localService: true },
    'ar-EG': { lang: 'ar-EG', localService: true },
  };
  const withVoices = (...languages: string[]): void => {
    spoken.length = 0;
    vi.stubGlobal('speechSynthesis', speech(languages));
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  };
  const boundary = (charIndex: number): Event => Object.assign(new Event('boundary'), { charIndex });

  it('is not offered where no voice speaks the language of the book', () => {
    withVoices('en-GB');
    open('ar', '?page=1');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  });

  it('says the text, marks the word, turns the page and stops at the end', async () => {
    withVoices('en-GB', 'ar-EG');
    const router = open('en', '?page=1');
    await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(spoken.map(({ text, voice }) => [text, voice])).toEqual([['Text 1', VOICES['en-GB']]]);
    act(() => void spoken[0]?.dispatchEvent(boundary(0)));
    expect(document.querySelector('mark')?.textContent).toBe('Text');
    act(() => void spoken[0]?.dispatchEvent(new Event('end')));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(spoken.at(-1)?.text).toBe('Text 2');
    act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')));
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  });
});
