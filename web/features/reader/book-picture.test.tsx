// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BookPicture } from '#web/features/reader/book-picture.tsx';

const PLACE = '<div data-early-picture=""><img alt=""></div>';
const early = () => document.querySelector('[data-early-picture] img');

beforeEach(() => {
  document.body.innerHTML = PLACE;
});
afterEach(cleanup);

const show = (address = '/i/0?s=1') => (
  <BookPicture address={address} alt="Nour" language="en" onError={() => undefined} />
);

it('takes the place of the one that the document showed when it is there itself', () => {
  render(show());
  expect(early()).not.toBeNull();
  fireEvent.load(screen.getByAltText('Nour'));
  expect(early()).toBeNull();
});

it('leaves none behind when the page is turned before', () => {
  const { unmount } = render(show());
  unmount();
  expect(early()).toBeNull();
});
