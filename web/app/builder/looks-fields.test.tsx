// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { LookFields } from '#web/app/builder/looks-fields.tsx';

// There is nothing to draw on here, and what is drawn has tests of its own.
vi.mock('#web/app/easel/portrait.tsx', () => ({ Portrait: () => null }));

afterEach(cleanup);

const hairOffered = (age: number): string => {
  const { container } = render(<LookFields group="hair" age={age} looks={DEFAULT_LOOKS} onChange={vi.fn()} />);
  return container.textContent;
};

it('offers beards and thin hair to grown-ups only', () => {
  const forChild = hairOffered(6);
  cleanup();
  const forGrandfather = hairOffered(70);
  for (const word of ['Beard', 'Moustache', 'thinning']) {
    expect(forChild.toLowerCase()).not.toContain(word.toLowerCase());
    expect(forGrandfather.toLowerCase()).toContain(word.toLowerCase());
  }
});
