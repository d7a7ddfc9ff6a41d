import { expect, it } from 'vitest';
import { nextCursorOf } from '#web/api/next-cursor.ts';

it.each([
  [null, undefined],
  ['', undefined],
  ['</api/book/get-user-books?limit=2&cursor=abc%3D>; rel="next"', 'abc='],
  ['</a?cursor=1>; rel="prev", </a?cursor=2>; rel="next"', '2'],
  ['</a?cursor=1>; rel="prev"', undefined],
  ['</a>; rel=next', undefined],
])('reads the cursor of %j', (link, cursor) => {
  expect(nextCursorOf(link)).toBe(cursor);
});
