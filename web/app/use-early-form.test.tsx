// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyForm } from '#web/app/use-early-form.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['alive'];
});

const formIn = (parent: ParentNode | null): { form: HTMLFormElement; sent: ReturnType<typeof vi.fn> } => {
  const form = document.createElement('form');
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  parent?.append(form);
  vi.stubGlobal('earlyForm', form);
  return { form, sent };
};

it('sends a form that was sent before the scripts were there, once', () => {
  const { sent } = formIn(document.body);
  renderHook(() => useEarlyForm()).rerender();
  renderHook(() => useEarlyForm());
  expect(sent).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['alive']).toBe('');
});

it('sends nothing that is no longer on the page, and nothing where nothing was sent', () => {
  const { sent } = formIn(null);
  renderHook(() => useEarlyForm());
  expect(sent).not.toHaveBeenCalled();
  expect(() => renderHook(() => useEarlyForm())).not.toThrow();
});
