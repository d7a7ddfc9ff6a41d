import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LOG = fileURLToPath(new URL('./log.ts', import.meta.url));

it('hides what must not be read, wherever it stands', () => {
  const script = `
    import { createLog } from ${JSON.stringify(LOG)};
    const log = createLog('info');
    log.info({ password: 'SECRET-1', user: { email: 'SECRET-2', name: 'SECRET-3' }, a: { b: { userToken: 'SECRET-4' } }, runId: 'visible' }, 'run.stage-changed');
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const line = JSON.parse(stdout) as Record<string, unknown>;
  expect(line).toMatchObject({ msg: 'run.stage-changed', runId: 'visible', password: '[hidden]' });
  expect(stdout).not.toContain('SECRET');
});
