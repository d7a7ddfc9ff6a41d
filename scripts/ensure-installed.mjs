// Installs what is missing before anything else runs. Plain JavaScript, because the machine's own Node (20 or newer)
// runs it before the project's Node is there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.hikaya-installed';
const wanted = createHash('sha256')
  .update(readFileSync('package.json'))
  .update(readFileSync('package-lock.json'))
  .digest('hex');

const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;

if (!isInstalled) {
  process.stdout.write('Installing what is missing…\n');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: the lock file may name platform builds that the registry does not have yet. It stays as it is.
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--no-save', '--loglevel=error'];
  execFileSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, { stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync('node_modules', { recursive: true });
  const now = createHash('sha256')
    .update(readFileSync('package.json'))
    .update(readFileSync('package-lock.json'))
    .digest('hex');
  writeFileSync(STAMP, now);
}
