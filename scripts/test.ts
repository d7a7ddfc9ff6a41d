/**
 * `npm test`: formatting, lint, types, then every test, and one line that counts them all.
 * `--only=check` runs all but the tests that start servers; `--only=e2e` runs the browser stories alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';

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
buildWeb();
if (only !== 'e2e') {
  counts.push(check('formatting', 'biome', ['format', '.']));
  counts.push(check('lint', 'oxlint', ['--type-aware', '--deny-warnings']));
  for (const root of ['core', 'studio', 'press', 'contract', 'server', 'web', 'test']) {
    counts.push(check(`types of ${root}`, 'tsc', ['-p', root]));
  }
  counts.push(test(only === 'check' ? ['rules', 'screens'] : ['rules', 'screens', 'platform', 'features']));
}
if (only !== 'check') counts.push(test(['stories']));

const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exit(total('failed') === 0 ? 0 : 1);
