// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { api } from '#web/api/api.ts';
import { store } from '#web/app/store.ts';
import { toasts } from '#web/app/frame/toasts-state.ts';
import BookPage from '#web/features/reader/book-page.tsx';
import SharedBookPage from '#web/features/reader/shared-book-page.tsx';

const ID = '7b0c8f3e-3a1f-4c55-9a53-0d6a2b9c4d11';
const RealRequest = Request;

let book: Book;
/** What was asked of the server that changes something, in order. */
let asked: { call: string; body: Record<string, unknown> }[];
/** An answer other than the usual one, for the next call of that path. */
let refusal: { path: string; status: number; body: unknown } | null;

const makeBook = (language: Book['language']): Book => ({
  _id: ID as Book['_id'],
  title: 'The Night Walk',
  language,
  status: 'under-review',
  cover: '/i/0?s=1',
  images: ['/i/0?s=1', '/i/1?s=1', '/i/2?s=1'],
  pages: [0, 1, 2].map((index) => ({
    index,
    text: `Text ${index}`,
    texts: language === 'bilingual' ? { en: `Text ${index}`, ar: `نص ${index}` } : { en: `Text ${index}` },
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
  version: 4,
  isShared: false,
  downloads: { pdf: '/api/pdf?s=1' },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const withPage = (index: number, change: Partial<Book['pages'][number]>): Book => ({
  ...book,
  version: book.version + 1,
  pages: book.pages.map((page) => (page.index === index ? { ...page, ...change } : page)),
});

const writePage = (body: Record<string, unknown>): unknown => {
  const index = body['pageIdx'] as number;
  const texts = { ...book.pages[index]?.texts, [String(body['language'])]: String(body['text']) };
  book = withPage(index, { texts, text: texts.en ?? '', undoSteps: 1 });
  return { book, warnings: String(body['text']).includes('gun') ? [{ kind: 'unsuitable', word: 'gun' }] : [] };
};

const ANSWERS: Record<string, (body: Record<string, unknown>) => unknown> = {
  [`/api/book/get-book/${ID}`]: () => book,
  '/api/book/update-page': writePage,
  '/api/book/undo-page': ({ pageIdx }) => (book = withPage(pageIdx as number, { text: 'Before', undoSteps: 0 })),
  '/api/book/regen-book-page': ({ pageIdx }) => {
    book = withPage(pageIdx as number, { redraw: 'waiting' });
    return { book, used: ['night'], unused: ['helicopter'] };
  },
  [`/api/book/update/${ID}`]: (body) => (book = { ...book, ...body, version: book.version + 1 } as Book),
  [`/api/book/share/${ID}`]: () => ({ url: 'https://hikaya.example/shared/secret', _id: ID }),
  '/api/book/shared/secret': () => ({ title: book.title, language: 'en', images: book.images, pages: book.pages }),
};

const answer = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const body = request.method === 'GET' ? {} : ((await request.json().catch(() => ({}))) as Record<string, unknown>);
  if (request.method !== 'GET') asked.push({ call: `${request.method} ${pathname.replace('/api', '')}`, body });
  if (refusal?.path === pathname) {
    const { status, body: refused } = refusal;
    refusal = null;
    return Response.json(refused, { status });
  }
  const made = ANSWERS[pathname]?.(body);
  return made === undefined
    ? Response.json({ code: 'share.not-found', message: 'gone' }, { status: 404 })
    : Response.json(made);
};

beforeEach(() => {
  asked = [];
  refusal = null;
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
  cleanup();
  store.dispatch(api.util.resetApiState());
  toasts.set([]);
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (language: Book['language'] = 'en', search = '?page=1') => {
  book = makeBook(language);
  const router = createMemoryRouter(
    [
      { path: '/library/:bookId', Component: BookPage },
      { path: '/shared/:token', Component: SharedBookPage },
      { path: '*', element: <Link to="/">elsewhere</Link> },
    ],
    { initialEntries: [`/library/${ID}${search}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'The Night Walk' });
  return { router, person: userEvent.setup() };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const said = (): string[] => toasts.get().map(({ text }) => text);

describe('editing a page', () => {
  it('saves with Ctrl+Enter, for the version that was seen', async () => {
    const { person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    const field = screen.getByLabelText('Text of this page');
    expect(document.activeElement).toBe(field);
    await person.clear(field);
    await person.type(field, 'A new text');
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('A new text')).toBeTruthy();
    expect(asked).toEqual([
      {
        call: 'PATCH /book/update-page',
        body: { bookId: ID, pageIdx: 1, text: 'A new text', language: 'en', version: 4 },
      },
    ]);
    expect(said()).toEqual(['Saved.']);
    expect(screen.queryByLabelText('Text of this page')).toBeNull();
  });

  it('counts the letters that are left and saves nothing that is too long', async () => {
    const { person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.clear(screen.getByLabelText('Text of this page'));
    expect(screen.getByText('640 letters left')).toBeTruthy();
    await person.click(screen.getByLabelText('Text of this page'));
    await person.paste('a'.repeat(642));
    expect(screen.getByText('2 letters too many')).toBeTruthy();
    expect(button('Save')).toHaveProperty('disabled', true);
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(asked).toEqual([]);
  });

  it('turns no page meanwhile and asks before what was written is lost', async () => {
    const { router, person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text of this page'), ' and more');
    expect(button('Next page')).toHaveProperty('disabled', true);
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Go on writing' }));
    await person.click(screen.getByRole('link', { name: 'Back to my library' }));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/library/${ID}`);
    await person.click(button('Leave it'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/library'));
    expect(asked).toEqual([]);
  });

  it('leaves at once when nothing was written', async () => {
    const { person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.keyboard('{Escape}');
    expect(screen.getByText('Text 1')).toBeTruthy();
  });

  it('saves only the language that was changed, each text in its own field', async () => {
    const { person } = await open('bilingual');
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text in Arabic'), ' آخر');
    await person.click(button('Save'));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ language: 'ar', text: 'نص 1 آخر' });
  });

  it('says at the field what the server refuses', async () => {
    const { person } = await open();
    const errorFields = [['text', 'No such letters.']];
    refusal = {
      path: '/api/book/update-page',
      status: 422,
      body: { code: 'request.invalid', message: '', errorFields },
    };
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text of this page'), ' x');
    await person.click(button('Save'));
    expect(await screen.findByText('No such letters.')).toBeTruthy();
    expect(screen.getByLabelText('Text of this page')).toHaveProperty('value', 'Text 1 x');
  });

  it('says nothing any more of a text that is written anew', async () => {
    const { person } = await open('bilingual');
    const errorFields = [['text', 'No such letters.']];
    refusal = {
      path: '/api/book/update-page',
      status: 422,
      body: { code: 'request.invalid', message: '', errorFields },
    };
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text in Arabic'), ' x');
    await person.click(button('Save'));
    await screen.findByText('No such letters.');
    await person.type(screen.getByLabelText('Text in English'), '!');
    expect(screen.getByText('No such letters.')).toBeTruthy();
    await person.type(screen.getByLabelText('Text in Arabic'), '!');
    expect(screen.queryByText('No such letters.')).toBeNull();
  });

  it('shows what another tab wrote and replaces it only when told to', async () => {
    const { person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text of this page'), ' mine');
    book = withPage(1, { text: 'Theirs', texts: { en: 'Theirs' } });
    const conflict = { code: 'book.changed-meanwhile', message: 'Changed elsewhere.' };
    refusal = { path: '/api/book/update-page', status: 409, body: conflict };
    await person.click(button('Save'));
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(screen.getByText('Changed elsewhere.')).toBeTruthy();
    expect(screen.getByLabelText('Text of this page')).toHaveProperty('value', 'Text 1 mine');
    await person.click(button('Save'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ body }) => body['version'])).toEqual([4, 5]);
    expect(await screen.findByText('Text 1 mine')).toBeTruthy();
  });

  it('names the word that reviewers will look at', async () => {
    const { person } = await open();
    await person.click(button('Edit the text'));
    await screen.findAllByRole('textbox');
    await person.type(screen.getByLabelText('Text of this page'), ' gun');
    await person.click(button('Save'));
    await waitFor(() => expect(said()).toEqual(['Saved. Whoever reviews the book will look at: gun']));
  });

  it('edits the title on the cover', async () => {
    const { person } = await open('en', '');
    await person.click(button('Edit the title'));
    await screen.findAllByRole('textbox');
    await person.clear(screen.getByLabelText('Title'));
    await person.type(screen.getByLabelText('Title'), 'Another walk');
    await person.click(button('Save'));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ pageIdx: 0, text: 'Another walk' }));
  });
});

describe('pictures', () => {
  it('are drawn again with a note, behind a veil, until the new one is there', async () => {
    const { person } = await open();
    await person.click(button('Draw again'));
    await person.type(await screen.findByLabelText(/What should be different/), 'at night with a helicopter');
    await person.click(button('Draw'));
    expect(await screen.findByText('Being drawn…')).toBeTruthy();
    expect(asked[0]).toEqual({
      call: 'POST /book/regen-book-page',
      body: { bookId: ID, pageIdx: 1, version: 4, note: 'at night with a helicopter' },
    });
    expect(said()).toEqual([
      'The page is being drawn again. In the picture: night.',
      'We cannot draw this yet: helicopter.',
    ]);
    book = { ...withPage(1, { redraw: null, undoSteps: 1 }), images: ['/i/0?s=1', '/i/new?s=1', '/i/2?s=1'] };
    await waitFor(() => expect(screen.queryByText('Being drawn…')).toBeNull(), { timeout: 6_000 });
    expect(screen.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toContain('/i/new');
    expect(said()).toContain('The new picture is there.');
  });

  it('stay as they are when the question is left with Escape', async () => {
    const { person } = await open();
    await person.click(button('Draw again'));
    const note = await screen.findByLabelText(/What should be different/);
    expect(document.activeElement).toBe(note);
    await person.keyboard('never mind{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('that could not be drawn are kept, and it is said', async () => {
    book = makeBook('en');
    await open();
    cleanup();
    store.dispatch(api.util.resetApiState());
    const failed = withPage(1, { redraw: 'failed' });
    ANSWERS[`/api/book/get-book/${ID}`] = () => failed;
    const router = createMemoryRouter([{ path: '/library/:bookId', Component: BookPage }], {
      initialEntries: [`/library/${ID}?page=1`],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/could not be drawn again/)).toBeTruthy();
    expect(button('Draw again')).toHaveProperty('disabled', false);
    ANSWERS[`/api/book/get-book/${ID}`] = () => book;
  });
});

it('takes a change back where there is one', async () => {
  const { person } = await open();
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  await person.click(button('Edit the text'));
  await screen.findAllByRole('textbox');
  await person.type(screen.getByLabelText('Text of this page'), '!');
  await person.click(button('Save'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said()).toContain('Taken back.'));
  expect(asked.at(-1)).toEqual({ call: 'POST /book/undo-page', body: { bookId: ID, pageIdx: 1, version: 5 } });
});

it('says that the PDF is being made instead of offering an old one', async () => {
  book = makeBook('en');
  ANSWERS[`/api/book/get-book/${ID}`] = () => ({ ...book, downloads: { pdf: null } });
  await open();
  expect(screen.getByText('PDF is being made')).toBeTruthy();
  ANSWERS[`/api/book/get-book/${ID}`] = () => book;
  expect(await screen.findByRole('link', { name: 'PDF' }, { timeout: 6_000 })).toBeTruthy();
});

it('changes title and dedication together', async () => {
  const { person } = await open();
  await person.click(button('Title and dedication'));
  await person.type(await screen.findByRole('textbox', { name: /Dedication/ }), 'For Mona');
  await person.click(button('Save'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({
    title: 'The Night Walk',
    dedication: 'For Mona',
    giver: null,
    version: 4,
  });
});

describe('sharing', () => {
  it('shows the link once and stops it', async () => {
    const { person } = await open();
    await person.click(button('Share'));
    await person.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', 'https://hikaya.example/shared/secret');
    await person.click(button('Stop sharing'));
    await waitFor(() => expect(asked.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE']));
    expect(screen.queryByLabelText('Link')).toBeNull();
  });

  it('opens a book to read and nothing else', async () => {
    const { router } = await open();
    await router.navigate('/shared/secret?page=1');
    expect(await screen.findByRole('link', { name: 'Make a book for your child' })).toBeTruthy();
    expect(screen.getByText('Text 1')).toBeTruthy();
    for (const name of ['Edit the text', 'Draw again', 'Share'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('is friendly about a link that does not work any more', async () => {
    const { router } = await open();
    await router.navigate('/shared/gone');
    expect(await screen.findByRole('heading', { name: 'This book is back on its shelf' })).toBeTruthy();
  });
});
