// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createCell, useCell } from '#web/app/cell.ts';
import { screenLanguage } from '#web/app/language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { defineArea } from '#web/locales/area.ts';
import { frameWords } from '#web/locales/frame.ts';

afterEach(() => {
  screenLanguage.set('en');
  vi.unstubAllGlobals();
});

it('shows Arabic words when they arrive, and goes on watching what it watches', async () => {
  await frameWords.loadArabic();
  let arrive = (): void => undefined;
  const area = defineArea(
    { greeting: 'Hello' },
    () => new Promise((resolve) => (arrive = () => resolve({ greeting: 'مرحبًا' }))),
  );
  const count = createCell(1);
  const Greeting = () => {
    const { t } = useTranslation(area);
    return `${t('greeting')} ${useCell(count)}`;
  };
  const page = (
    <Suspense fallback="…">
      <Greeting />
    </Suspense>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe('Hello 1');
  const failed = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError: failed, onUncaughtError: failed });
    screenLanguage.set('ar');
    await Promise.resolve();
  });
  await act(async () => {
    arrive();
    await area.loadArabic();
  });
  expect(place.textContent).toBe('مرحبًا 1');
  act(() => count.set(2));
  expect(place.textContent).toBe('مرحبًا 2');
  expect(failed).not.toHaveBeenCalled();
});

it('goes on with its hooks when the words come before React has given up waiting', async () => {
  // `act` would not let React pause within a render, which is what this is about.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await frameWords.loadArabic();
  screenLanguage.set('ar');
  const area = defineArea({ greeting: 'Hello' }, () => Promise.resolve({ greeting: 'مرحبًا' }));
  const Greeting = () => {
    const { t } = useTranslation(area);
    const [mark] = useState('!');
    return t('greeting') + mark;
  };
  const page = (isOpen: boolean) => <p>{isOpen ? <Greeting /> : 'closed'}</p>;
  const failed = vi.fn<(error: unknown) => void>();
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: failed, onUncaughtError: failed });
  root.render(page(false));
  await expect.poll(() => place.textContent).toBe('closed');
  startTransition(() => root.render(page(true)));
  await expect.poll(() => place.textContent).toBe('مرحبًا!');
  root.unmount();
  expect(failed).not.toHaveBeenCalled();
});
