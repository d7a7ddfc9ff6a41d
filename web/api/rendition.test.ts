import { expect, it } from 'vitest';
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import { RENDITIONS_PX, renditionOf, srcSetOf } from '#web/api/rendition.ts';

it('knows the renditions that the server keeps', () => {
  expect(RENDITIONS_PX).toEqual(RENDITION_WIDTHS_PX);
});

it('adds the width to a signed address and leaves the signature alone', () => {
  expect(renditionOf('/api/i?expires=1&signature=s', 320)).toBe('/api/i?expires=1&signature=s&w=320');
  expect(renditionOf('/api/i', 320)).toBe('/api/i?w=320');
});

it('offers every width', () => {
  expect(srcSetOf('/i?x=1')).toBe('/i?x=1&w=320 320w, /i?x=1&w=640 640w, /i?x=1&w=800 800w, /i?x=1&w=1280 1280w');
});
