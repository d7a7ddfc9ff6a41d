// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Looks } from '#core/character/looks.ts';
import { usualLooksOf } from '#core/character/usual-looks.ts';
import { store } from '#web/app/store.ts';
import { HeroEditor } from '#web/features/characters/hero-editor.tsx';
import type { HeroValues } from '#web/features/characters/hero-form.ts';

// There is nothing to draw on here, and the hundred choices of looks have tests of their own.
vi.mock('#web/app/easel/portrait.tsx', () => ({ Portrait: ({ alt }: { alt: string }) => <i>{alt}</i> }));
vi.mock('#web/app/builder/looks-fields.tsx', () => ({
  LookFields: ({ group, age, looks, onChange }: LookFieldsProps) => (
    <button type="button" onClick={() => onChange({ ...looks, glasses: 'round' })}>
      {group} of {age}
    </button>
  ),
  PetFields: () => null,
  SpeciesField: () => null,
}));

type LookFieldsProps = { group: string; age: number; looks: Looks; onChange: (looks: Looks) => void };

const RealRequest = Request;
let sent: HeroValues[];
let isWide: boolean;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  sent = [];
  isWide = true;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://here.test'), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as HeroValues;
    sent.push(body);
    const isRefused = body.interests?.includes('refused');
    return isRefused
      ? Response.json(
          { message: 'x', code: 'request.invalid', errorFields: [['interests', 'Not this one.']] },
          { status: 422 },
        )
      : Response.json({ ...body, _id: 'hero' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Stored = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

const EDITOR = '/create?step=heroes&hero=new';

/** The editor in a history of which it is the second page; saving leads back. */
const openRouted = (onCancel: (() => void) | null = null) => {
  const saved = (): void => void router.navigate(-1);
  return openWith({ onSaved: saved, onCancel });
};
const openWith = (given: Pick<ComponentProps<typeof HeroEditor>, 'onSaved' | 'onCancel'>) => {
  const Create = () =>
    useLocation().search.includes('hero=new') ? (
      <HeroEditor character={null} begun={null} {...given} />
    ) : (
      <p>The family</p>
    );
  router = createMemoryRouter([{ path: '/create', element: <Create /> }], {
    initialEntries: ['/create?step=heroes', EDITOR],
  });
  render(<RouterProvider router={router} />, { wrapper: Stored });
  return { person: userEvent.setup() };
};
const open = () => openWith({ onSaved: vi.fn(), onCancel: null }).person;
const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('button', { name }));
const age = () => screen.getByRole('textbox', { name: 'Age' });
const fillIn = async (person: ReturnType<typeof userEvent.setup>, years: string): Promise<void> => {
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Layla');
  await person.type(age(), years);
  await person.tab();
};

describe('the form of a character', () => {
  it('puts the focus into the first field that lacks something, a number too', async () => {
    const person = open();
    await press(person, 'Add to the family');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Layla');
    await press(person, 'Add to the family');
    expect(document.activeElement).toBe(age());
    expect(sent).toEqual([]);
  });

  it('keeps a number that is too big, and says the limit', async () => {
    const person = open();
    await fillIn(person, '500');
    expect((age() as HTMLInputElement).value).toBe('500');
    expect(await screen.findByText('This number is too big: the largest is 110.')).toBeTruthy();
    await press(person, 'Add to the family');
    expect(sent).toEqual([]);
  });

  it('begins with looks that go with the pronouns, until one is chosen', async () => {
    const person = open();
    await fillIn(person, '6');
    await person.click(screen.getByRole('radio', { name: 'he' }));
    await press(person, 'Add to the family');
    await expect.poll(() => sent.at(-1)).toMatchObject({ pronouns: 'he', looks: usualLooksOf('he') });
    await press(person, 'face of 6');
    await person.click(screen.getByRole('radio', { name: 'she' }));
    await press(person, 'Add to the family');
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({ pronouns: 'she', looks: { ...usualLooksOf('he'), glasses: 'round' } });
  });

  it('offers looks for the age that was typed', async () => {
    const person = open();
    expect(screen.getByText('hair of 5')).toBeTruthy();
    await fillIn(person, '40');
    expect(screen.getByText('hair of 40')).toBeTruthy();
  });

  it('is folded on a phone, and unfolds where something was refused', async () => {
    isWide = false;
    const person = open();
    const nature = screen.getByRole('button', { name: 'What are they like?' });
    expect(screen.getAllByRole('button', { expanded: false }).length).toBeGreaterThan(3);
    await fillIn(person, '6');
    await person.click(nature);
    await person.type(screen.getByRole('textbox', { name: /Likes|likes|Loves|love/ }), 'refused{Enter}');
    await person.click(nature);
    expect(nature.getAttribute('aria-expanded')).toBe('false');
    await press(person, 'Add to the family');
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    expect(nature.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('leaving the form of a character', () => {
  it('asks before what was filled in is lost, and stays where one was', async () => {
    const { person } = openRouted();
    await fillIn(person, '6');
    void router.navigate(-1);
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Layla');
    void router.navigate(-1);
    await person.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText('The family')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('asks at Cancel too, and not when nothing was filled in', async () => {
    const cancelled = vi.fn();
    const { person } = openRouted(cancelled);
    await press(person, 'Cancel');
    expect(cancelled).toHaveBeenCalledTimes(1);
    await fillIn(person, '6');
    await press(person, 'Cancel');
    expect(cancelled).toHaveBeenCalledTimes(1);
    await person.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(cancelled).toHaveBeenCalledTimes(2);
  });

  it('asks nothing once it is saved', async () => {
    const { person } = openRouted();
    await fillIn(person, '6');
    await press(person, 'Add to the family');
    expect(await screen.findByText('The family')).toBeTruthy();
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    expect(sent).toHaveLength(1);
  });
});
