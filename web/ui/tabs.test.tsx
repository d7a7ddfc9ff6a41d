// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from '#web/ui/tabs.tsx';

afterEach(cleanup);

const show = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={dir} style={{ direction: dir }}>
      <Tabs
        label="Parts"
        tabs={['One', 'Two', 'Three'].map((title) => ({ id: title, title, content: <p>{`About ${title}`}</p> }))}
      />
    </div>,
  );

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the part that is clicked', async () => {
  show();
  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('About One');
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('About Three');
});

it('is one stop for the Tab key, and arrows go round', async () => {
  show();
  const person = userEvent.setup();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
  await person.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Three');
  await person.keyboard('{Home}{ArrowRight}');
  expect(chosen()).toBe('Two');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Two' }));
});

it('goes the other way where reading does', async () => {
  show('rtl');
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Two');
});
