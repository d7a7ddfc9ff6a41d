/** Builds the web application and the mails when their sources have changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressPages } from './compress-pages.ts';

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
  'vite.mails.config.ts',
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

const runBuild = (what: string, command: string, args: readonly string[]): void => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(command, args, { encoding: 'utf8', env, shell: process.platform === 'win32' });
  if (result.status !== 0) throw new Error(`${what} could not be built:\n${result.stdout}\n${result.stderr}`);
};

/** The mails alone, which take a moment. Throws with the build's own output when it fails. */
export const buildMails = (): void => runBuild('The mails', 'vite', ['build', '--config', 'vite.mails.config.ts']);

const isBuilt = (): boolean => existsSync('build/client') && existsSync('build/mails');

/** Throws with the build's own output when it fails. */
export const buildWeb = (): void => {
  const wanted = fingerprint();
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Building the web application…\n');
  runBuild('The web application', 'react-router', ['build']);
  compressPages('build/client');
  buildMails();
  writeFileSync(STAMP, wanted);
};

if (import.meta.main) buildWeb();
