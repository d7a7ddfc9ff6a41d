/** What the drawing code is, told from its source: pictures that are drawn on demand are named by it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything between an order and the picture that is kept; a test holds it against what the drawing code imports. */
export const DRAWING_FOLDERS = ['core', 'press/raster', 'server/providers/illustrator', 'studio/illustrator'] as const;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const isDrawingSource = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.test.ts');

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isDrawingSource)
    .map((path) => path.split(sep).join('/'))
    .toSorted();

/** Another one as soon as a file in one of the folders is another one. A few hundred files, read once at the start. */
export const versionOfSources = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of sourcesOf(folder)) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
};

export const drawingVersion = (): string => versionOfSources(DRAWING_FOLDERS.map((folder) => join(ROOT, folder)));
