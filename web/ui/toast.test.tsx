// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toast, TOAST_MS } from '#web/ui/toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const show = () => {
  const onClose = vi.fn();
  render(<Toast state="error" text="No connection" closeLabel="Close" onClose={onClose} />);
  return onClose;
};

it('goes away after five seconds', () => {
  const onClose = show();
  expect(TOAST_MS).toBe(5000);
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays while it is hovered and then counts from the beginning', () => {
  const onClose = show();
  pass(4000);
  fireEvent.mouseEnter(screen.getByRole('alert'));
  pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByRole('alert'));
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('can be closed by hand', () => {
  const onClose = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
