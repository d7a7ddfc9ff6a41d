/** `npm run dev`: the server started again at every change, and the web application with hot reload in front of it. */
import { spawn } from 'node:child_process';
import { buildMails } from './build-web.ts';

const PORT = '4800';
const environment = { ...process.env, PORT, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'debug' };

buildMails();

const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=server',
      '--watch-path=contract',
      '--watch-path=core',
      '--watch-path=studio',
      '--watch-path=press',
      'server/main.ts',
    ],
    {
      env: environment,
      stdio: 'inherit',
    },
  ),
  spawn('react-router', ['dev', '--port', '3000'], {
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
];

const stop = (): void => {
  for (const child of children) child.kill('SIGINT');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
