// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { deletedBooks, hideDeleted, TAKE_BACK_MS, takeBack, tellAll } from '#web/features/library/deleted-books.ts';

const book = (id: string) => ({ _id: id as Book['_id'], title: `Book ${id}` });
const hidden = (): string[] => deletedBooks.get().map(({ _id }) => _id);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  deletedBooks.set([]);
});

it('hides a book at once and tells the server only after the time', async () => {
  const tell = vi.fn(async () => undefined);
  hideDeleted(book('a'), tell);
  expect(hidden()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS - 1);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(hidden()).toEqual([]);
});

it('keeps a book that is taken back', async () => {
  const tell = vi.fn(async () => undefined);
  hideDeleted(book('a'), tell);
  hideDeleted(book('b'), tell);
  takeBack('a' as Book['_id']);
  expect(hidden()).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells the server once when the page is left before', async () => {
  const tell = vi.fn(async () => undefined);
  hideDeleted(book('a'), tell);
  tellAll();
  tellAll();
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('shows the book again when the server did not delete it', async () => {
  hideDeleted(book('a'), () => Promise.reject(new Error('offline')).catch(() => undefined));
  await vi.advanceTimersByTimeAsync(TAKE_BACK_MS);
  expect(hidden()).toEqual([]);
});
