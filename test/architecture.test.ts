import { describe, expect, it } from 'vitest';
import { crossedBorders, importCycles } from './architecture/borders.ts';
import {
  badNames,
  bannedCalls,
  crowdedFolders,
  deepFiles,
  oversizedFiles,
  relativeImports,
  unexplainedFiles,
} from './architecture/habits.ts';
import { parseSource, readSourceTree, ROOTS } from './architecture/source-tree.ts';

const files = readSourceTree();

describe('the source tree', () => {
  it('is read whole', () => {
    for (const root of ROOTS)
      expect(
        files.some(({ path }) => path.startsWith(`${root}/`)),
        root,
      ).toBe(true);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length);
  });
  it('crosses no border', () => expect(crossedBorders(files)).toEqual([]));
  it('has no import cycle', () => expect(importCycles(files)).toEqual([]));
  it('has no file over 300 lines', () => expect(oversizedFiles(files)).toEqual([]));
  it('has no folder over 20 files', () => expect(crowdedFolders(files)).toEqual([]));
  it('is at most four folders deep', () => expect(deepFiles(files)).toEqual([]));
  it('has no name that says nothing', () => expect(badNames(files)).toEqual([]));
  it('reads clock, randomness, environment and network only where it may', () =>
    expect(bannedCalls(files)).toEqual([]));
  it('imports by the path from the root', () => expect(relativeImports(files)).toEqual([]));
  it('says in every imported file what it is for', () => expect(unexplainedFiles(files)).toEqual([]));
});

/** A check that cannot fail guards nothing: each rule is shown a tree that breaks it. */
describe('the checks themselves', () => {
  const crossings = (path: string, target: string) =>
    crossedBorders([parseSource(path, `import { x } from '${target}';`)]);

  it.each([
    ['core/book/x.ts', 'zod'],
    ['core/book/x.ts', 'node:fs'],
    ['core/book/x.ts', '#studio/x.ts'],
    ['studio/illustrator/x.ts', '@napi-rs/canvas'],
    ['studio/illustrator/x.ts', '#press/x.ts'],
    ['studio/storyteller/x.ts', '#contract/x.ts'],
    ['press/pdf/x.ts', '#studio/x.ts'],
    ['press/pdf/x.ts', '#contract/books.ts'],
    ['press/pdf/x.ts', 'fastify'],
    ['contract/x.ts', '#server/x.ts'],
    ['contract/x.ts', 'kysely'],
    ['server/features/books/x.ts', '#server/features/runs/run-store.ts'],
    ['server/features/books/x.ts', '../runs/run-store.ts'],
    ['server/features/books/x.ts', '#server/providers/files/folder.ts'],
    ['server/features/books/x.ts', '#server/compose.ts'],
    ['server/features/books/x.ts', 'pg'],
    ['server/features/new-one/x.ts', '#server/features/books/book-store.ts'],
    ['server/providers/files/x.ts', '#server/features/books/public.ts'],
    ['server/providers/files/x.ts', '#server/providers/illustrator/illustrator.ts'],
    ['server/providers/files/x.ts', '#server/platform/db/database.ts'],
    ['server/platform/x.ts', '#server/features/books/public.ts'],
    ['server/platform/x.ts', '#server/providers/files/files.ts'],
    ['web/ui/x.tsx', '#contract/books.ts'],
    ['web/ui/x.tsx', '#core/story/scene.ts'],
    ['web/features/library/x.tsx', '#web/features/reader/x.tsx'],
    ['web/features/library/x.tsx', '#server/x.ts'],
    ['web/features/library/x.tsx', '#press/x.ts'],
    ['web/app/x.tsx', '#server/main.ts'],
  ])('%s may not import %s', (path, target) => expect(crossings(path, target)).toHaveLength(1));

  it.each([
    ['core/book/x.ts', './y.ts'],
    ['studio/illustrator/x.ts', '#core/story/scene.ts'],
    ['server/features/books/x.ts', '#server/features/runs/public.ts'],
    ['server/features/books/x.ts', '#server/providers/files/files.ts'],
    ['server/features/books/x.ts', './book-store.ts'],
    ['server/providers/files/x.ts', '@aws-sdk/client-s3'],
    ['server/platform/x.ts', 'pg-boss'],
    ['web/features/library/x.tsx', '#web/ui/button.tsx'],
    ['web/features/library/book-page.tsx', '#web/features/runs/run-progress.tsx'],
    ['server/compose.ts', '#server/providers/files/folder.ts'],
  ])('%s may import %s', (path, target) => expect(crossings(path, target)).toEqual([]));

  it('sees every way to write an import', () => {
    const text =
      "import type { A } from '#a/a.ts';\nexport { B } from '#b/b.ts';\nimport '#c/c.ts';\nconst d = await import('#d/d.ts');\nnew URL('./e.worker.ts', import.meta.url);\n// import '#no/no.ts'";
    expect(parseSource('core/x.ts', text).imports).toEqual([
      'a/a.ts',
      'b/b.ts',
      'c/c.ts',
      'd/d.ts',
      'core/e.worker.ts',
    ]);
  });

  it('finds cycles, through types too', () => {
    const ring = ['a', 'b', 'c'].map((name, index) =>
      parseSource(`core/${name}.ts`, `import type { X } from './${'bca'[index]}.ts';`),
    );
    expect(importCycles(ring)).toEqual([['core/a.ts', 'core/b.ts', 'core/c.ts', 'core/a.ts']]);
  });

  it('finds files that are too long, crowded folders, depth, bad names, banned calls and silence', () => {
    const file = (path: string, text = '') => parseSource(path, text);
    expect(
      oversizedFiles([file('core/x.ts', 'a\n'.repeat(301)), file('core/y.data.ts', 'a\n'.repeat(301))]),
    ).toHaveLength(1);
    expect(crowdedFolders(Array.from({ length: 21 }, (_, index) => file(`core/x${index}.ts`)))).toHaveLength(1);
    expect(deepFiles([file('core/a/b/c/d/e/x.ts')])).toHaveLength(1);
    expect(
      badNames([
        file('core/utils.ts'),
        file('web/lib/x.ts'),
        file('core/index.ts'),
        file('core/Book.ts'),
        file('core/book.ts'),
      ]),
    ).toHaveLength(4);
    expect(
      bannedCalls([
        file('core/x.ts', 'const now = Date.now();'),
        file('server/features/a/x.ts', 'process.env.HOME'),
        file('core/y.ts', '// Date.now()'),
      ]),
    ).toHaveLength(2);
    expect(
      unexplainedFiles([file('core/x.ts', "import './y.ts';"), file('core/y.ts', 'export const y = 1;')]),
    ).toHaveLength(1);
  });
});
