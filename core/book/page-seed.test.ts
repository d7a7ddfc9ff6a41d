import { expect, it } from 'vitest';
import { pageSeed } from '#core/book/page-seed.ts';

it('gives every page of a book another seed, and pages of neighbouring books too', () => {
  const seeds = [11, 12, 13].flatMap((book) => Array.from({ length: 20 }, (_, index) => pageSeed(book, index)));
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) expect(seed >>> 0).toBe(seed);
});
