// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IdeaReading } from '#contract/ideas.ts';
import { api } from '#web/api/api.ts';
import { store } from '#web/app/store.ts';
import { newDraft } from '#web/features/create/draft.ts';
import { StoryStep } from '#web/features/create/story-step.tsx';

const RealRequest = Request;
const asked: string[] = [];
const readings: Record<string, Partial<IdeaReading>> = {};
const nothing: IdeaReading = {
  templateId: null,
  title: null,
  recognised: [],
  nearest: [],
  leftOut: [],
  people: [],
  unused: [],
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const { idea } = (await request.json()) as { idea: string };
    asked.push(idea);
    return Response.json({ ...nothing, ...readings[idea] });
  });
});

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const show = () => {
  const change = vi.fn();
  const onDone = vi.fn();
  const readers = { characters: [], language: 'en', dialect: 'standard', age: 5 } as const;
  const step = (
    <StoryStep
      draft={{ ...newDraft('key'), story: { idea: '' } }}
      templates={[]}
      readers={{ ...readers, characters: [] }}
      change={change}
      onDone={onDone}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: <Provider store={store}>{step}</Provider> }]);
  render(<RouterProvider router={router} />);
  return { change, onDone, person: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Your idea' }) };
};

it('says after a pause what will be woven in and what cannot be used, asking once', async () => {
  readings['a fox and a pirate in the dark'] = {
    title: 'The Noise in the Night',
    recognised: [
      { kind: 'companion', word: 'fox' },
      { kind: 'theme', word: 'dark' },
    ],
    unused: ['pirate'],
  };
  const { person, field } = show();
  await person.type(field, 'a fox and a pirate in the dark');
  expect(await screen.findByText('fox', {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.getByText('pirate')).toBeTruthy();
  expect(screen.getByText('It grows into “The Noise in the Night”.')).toBeTruthy();
  expect(asked).toEqual(['a fox and a pirate in the dark']);
  await person.type(field, '!{Backspace}');
  expect(await screen.findByText('fox', {}, { timeout: 3000 })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('says what is nearest, left out, could be added, and how much more cannot be used', async () => {
  readings['many words of many kinds'] = {
    title: 'The Noise in the Night',
    nearest: ['dinosaurs'],
    leftOut: ['dogs'],
    people: ['sister Maya'],
    unused: [...'abcdefghijklmno'].map((letter) => `word-${letter}`),
  };
  const { person, field } = show();
  await person.type(field, 'many words of many kinds');
  expect(await screen.findByText('dinosaurs', {}, { timeout: 3000 })).toBeTruthy();
  expect(screen.getByText('dogs').closest('p')?.textContent).toContain('Left out');
  expect(screen.getByText('sister Maya').closest('p')?.textContent).toContain('add them');
  expect(screen.getByText('word-l').closest('p')?.textContent).toContain('and 3 more');
  expect(screen.queryByText('word-m')).toBeNull();
});

it('stops at a refused idea and goes on with a suggested one', async () => {
  const near = 'She hears noises in the dark forest.';
  readings['Spider-Man at home'] = {
    refusal: { message: 'This names a character.', suggestions: [{ templateId: 'night-forest', idea: near }] },
  };
  const { person, field, change, onDone } = show();
  await person.type(field, 'Spider-Man at home');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Change your idea, or take one of these, to go on.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: near }));
  expect((field as HTMLTextAreaElement).value).toBe(near);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  // What becomes of it is shown first.
  expect(await screen.findByText(/This is what becomes of your idea/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(change).toHaveBeenCalledWith({ story: { idea: near } });
});

it('does not hold anybody up when the server cannot be asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { person, field, onDone } = show();
  await person.type(field, 'a kite that comes home');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
