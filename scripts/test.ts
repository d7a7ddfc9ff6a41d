/**
 * `npm test`: formatting, lint, types, then every test, and one line that counts them all.
 * `--only=check` runs all but the tests that start servers; `--only=e2e` runs the browser stories alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';

type Count = { passed: number; failed: number; skipped: number };

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? 'all';

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** A check is one thing that passes or fails. */
const check = (name: string, command: string, args: readonly string[]): Count => {
  process.stdout.write(`\n— ${name}\n`);
  const isGood = run(command, args);
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
};

/** Vitest counts its own tests; when it breaks before it can count, that is one failure. */
const test = (projects: readonly string[]): Count => {
  process.stdout.write(`\n— tests: ${projects.join(', ')}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'hikaya-report-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = run('vitest', [...args, ...projects.map((project) => `--project=${project}`)]);
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
    };
    const failed = counted.numFailedTests === 0 && !isGood ? 1 : counted.numFailedTests;
    return { passed: counted.numPassedTests, failed, skipped: counted.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const counts: Count[] = [];
/** The build writes types that `web` is checked with. */
const CHECKED_WITH_BUILD = ['web', 'test'];
const typesOf = (root: string): Count => check(`types of ${root}`, 'tsc', ['-p', root]);

// The build and these checks need nothing of each other, and each leaves a core idle for most of its time.
const build = spawn(process.execPath, ['scripts/build-web.ts'], { stdio: 'inherit' });
const built = once(build, 'exit');
if (only !== 'e2e') {
  counts.push(check('formatting', 'biome', ['format', '.']));
  counts.push(check('lint', 'oxlint', ['--type-aware', '--deny-warnings']));
  for (const root of ['core', 'studio', 'press', 'contract', 'server']) counts.push(typesOf(root));
}
const [status] = (await built) as [number | null];
counts.push({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 });
if (only !== 'e2e') {
  for (const root of CHECKED_WITH_BUILD) counts.push(typesOf(root));
  counts.push(test(only === 'check' ? ['rules', 'screens'] : ['rules', 'screens', 'platform', 'features']));
}
if (only !== 'check') counts.push(test(['stories']));

const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exit(total('failed') === 0 ? 0 : 1);
