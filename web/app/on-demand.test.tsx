// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toasts } from '#web/app/frame/toasts-state.ts';
import { onDemand } from '#web/app/on-demand.tsx';

afterEach(() => {
  cleanup();
  toasts.set([]);
});

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;

it('is loaded once, when it is first shown', async () => {
  let asked = 0;
  const Part = onDemand(
    async () => {
      asked += 1;
      return Dialog;
    },
    <i>waiting</i>,
  );
  expect(asked).toBe(0);
  render(<Part name="one" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('one')).toBeTruthy();
  cleanup();
  render(<Part name="two" />);
  expect(await screen.findByText('two')).toBeTruthy();
  expect(asked).toBe(1);
});

it('leaves the page as it is when it cannot be loaded, says so, and is asked for anew', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => Dialog];
  const Part = onDemand(() => answers.shift()?.() ?? Promise.reject(new Error('Asked too often')));
  const page = (isShown: boolean) => (
    <>
      <textarea aria-label="text" />
      {isShown && <Part name="dialog" />}
    </>
  );
  const { rerender } = render(page(false));
  const field = screen.getByLabelText<HTMLTextAreaElement>('text');
  field.value = 'what somebody wrote';
  rerender(page(true));
  await expect.poll(() => toasts.get().map(({ state }) => state)).toEqual(['error']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('text').value).toBe('what somebody wrote');
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('dialog')).toBeTruthy();
});

it('makes room for something else when it does not come and nobody should go on waiting', async () => {
  const Part = onDemand<object>(() => Promise.reject(new TypeError('Failed to fetch')), <i>waiting</i>, <b>instead</b>);
  render(<Part />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('instead')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
});
