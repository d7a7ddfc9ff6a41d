// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FamilyCharacter } from '#contract/characters.ts';
import type { BookLanguage } from '#core/locale/language.ts';
import { store } from '#web/app/store.ts';
import { SpellingFields } from '#web/features/create/spelling-fields.tsx';
import { useSpellings } from '#web/features/create/use-spellings.ts';

const RealRequest = Request;
let sent: unknown[];
let refusal: Record<string, unknown> | null;

beforeEach(() => {
  sent = [];
  refusal = null;
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return refusal ? Response.json(refusal, { status: 422 }) : Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const character = (name: string, change: Partial<FamilyCharacter> = {}) =>
  ({ _id: name, name, spellings: {}, ...change }) as FamilyCharacter;

type HarnessProps = { cast: readonly FamilyCharacter[]; told: BookLanguage; onSaved: (isSaved: boolean) => void };

const Harness = ({ cast, told, onSaved }: HarnessProps) => {
  const spellings = useSpellings(cast, told);
  return (
    <>
      <SpellingFields {...spellings} />
      <button type="button" onClick={() => void spellings.save().then(onSaved)}>
        Next
      </button>
    </>
  );
};

const open = (cast: readonly FamilyCharacter[], told: BookLanguage) => {
  const onSaved = vi.fn<(isSaved: boolean) => void>();
  render(
    <Provider store={store}>
      <Harness cast={cast} told={told} onSaved={onSaved} />
    </Provider>,
  );
  return { person: userEvent.setup(), onSaved };
};
const fields = () =>
  screen.queryAllByRole('textbox').map((field) => (field instanceof HTMLInputElement ? field.value : ''));

it('suggests the names that a text of the book could not be read with, and keeps what the family writes', async () => {
  const { person, onSaved } = open([character('Layla'), character('جدو'), character('Omar')], 'bilingual');
  expect(fields()).toEqual(['ليلى', 'Geddo', 'عمر']);
  const omar = screen.getByRole('textbox', { name: 'Omar in Arabic letters' });
  await person.clear(omar);
  await person.type(omar, 'عُمَر');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(() => onSaved.mock.calls).toEqual([[true]]);
  expect(sent).toEqual([
    ['/api/character/Layla', { spellings: { ar: 'ليلى' } }],
    [`/api/character/${encodeURIComponent('جدو')}`, { spellings: { en: 'Geddo' } }],
    ['/api/character/Omar', { spellings: { ar: 'عُمَر' } }],
  ]);
});

it('asks nothing where every name can be read', () => {
  open([character('Layla')], 'en');
  expect(fields()).toEqual([]);
});

it('asks again for nothing that is kept already', async () => {
  const { person, onSaved } = open([character('Layla', { spellings: { ar: 'ليلا' } })], 'ar');
  expect(fields()).toEqual(['ليلا']);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(() => onSaved.mock.calls).toEqual([[true]]);
  expect(sent).toEqual([]);
});

it('shows what was refused, and does not go on', async () => {
  refusal = { message: 'x', code: 'request.invalid', errorFields: [['spellings.ar', 'Another name, please.']] };
  const { person, onSaved } = open([character('Layla')], 'ar');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Another name, please.')).toBeTruthy();
  expect(onSaved.mock.calls).toEqual([[false]]);
});
