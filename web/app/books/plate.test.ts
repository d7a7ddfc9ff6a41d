import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTemplate } from '#studio/storyteller/list-templates.ts';

const PLATE = /<Plate\s[^>]*?template=(?:"([^"]*)"|(\{))/g;

it('shows stories that exist, each named where it is shown', () => {
  const named = globSync('web/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(PLATE)].map((match) => match[1] ?? 'not a plain name'),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => findTemplate(id) === null)).toEqual([]);
});
