import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DRAWING_FOLDERS, drawingVersion, versionOfSources } from '#server/providers/illustrator/drawing-version.ts';
import { readSourceTree } from '#test/architecture/source-tree.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hikaya-sources-'));
  await writeFile(join(folder, 'brush.ts'), 'export const WIDTH = 1;');
});
afterAll(() => rm(folder, { recursive: true }));

/** Names pictures and draws none. */
const NAMES = 'server/platform/random.ts';

const BEGINNINGS = [
  'server/providers/illustrator/draw-page.worker.ts',
  'server/providers/illustrator/draw-portrait.worker.ts',
  'press/raster/renditions.ts',
];

it('is told from everything that the drawing code is made of', () => {
  const importsOf = new Map(readSourceTree().map(({ path, imports }) => [path, imports]));
  const reached = new Set(BEGINNINGS);
  for (const path of reached) for (const next of importsOf.get(path) ?? []) if (importsOf.has(next)) reached.add(next);
  expect(reached.size).toBeGreaterThan(100);
  const isHashed = (path: string): boolean => DRAWING_FOLDERS.some((each) => path.startsWith(`${each}/`));
  expect([...reached].filter((path) => !isHashed(path))).toEqual([NAMES]);
});

it('is another one when a file is, and the same when nothing that draws has changed', async () => {
  const first = versionOfSources([folder]);
  await writeFile(join(folder, 'brush.test.ts'), 'a test');
  expect(versionOfSources([folder])).toBe(first);
  await writeFile(join(folder, 'brush.ts'), 'export const WIDTH = 2;');
  const second = versionOfSources([folder]);
  expect(second).not.toBe(first);
  await rename(join(folder, 'brush.ts'), join(folder, 'pen.ts'));
  expect(versionOfSources([folder])).not.toBe(second);
});

it('is the same at every start', () => {
  expect(drawingVersion()).toBe(drawingVersion());
  expect(drawingVersion()).toMatch(/^[0-9a-f]{64}$/);
});
