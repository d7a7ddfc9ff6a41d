/** Builds the web application when its sources have changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'build/.built-from';
/** What the build is made from. */
const SOURCES = [
  'web',
  'core',
  'studio',
  'contract',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

const filesBelow = (path: string): string[] => {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of source.includes('.') ? [source] : filesBelow(source))
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Throws with the build's own output when it fails. */
export const buildWeb = (): void => {
  const wanted = fingerprint();
  if (existsSync('build/client') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Building the web application…\n');
  const result = spawnSync('react-router', ['build'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status !== 0)
    throw new Error(`The web application could not be built:\n${result.stdout}\n${result.stderr}`);
  writeFileSync(STAMP, wanted);
};

if (import.meta.main) buildWeb();
