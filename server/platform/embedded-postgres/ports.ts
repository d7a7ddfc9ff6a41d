// Finds a port of this machine for the database and remembers it, so that it stays the same over restarts.
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readIfThere, writeDurably } from '#server/platform/embedded-postgres/durable-file.ts';

// Below the ports that systems hand out for outgoing connections (32768 on Linux, 49152 elsewhere): one of those could
// be in use at the next start.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 50;

/** The port of the last start if it is free, else another free one. */
export async function choosePort(baseDir: string): Promise<number> {
  const remembered = findRememberedPort(baseDir);
  if (remembered !== undefined && (await isFree(remembered))) return remembered;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  return listenOnce(0);
}

/** Keeps the port for the next start. */
export function rememberPort(baseDir: string, port: number): void {
  if (findRememberedPort(baseDir) !== port) writeDurably(portFile(baseDir), `${port}\n`);
}

/** Lets the next choice begin anew, for a port that looked free and was not. */
export function forgetPort(baseDir: string): void {
  rmSync(portFile(baseDir), { force: true });
}

function findRememberedPort(baseDir: string): number | undefined {
  const port = Number(readIfThere(portFile(baseDir)));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

async function isFree(port: number): Promise<boolean> {
  try {
    await listenOnce(port);
    return true;
  } catch {
    return false;
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

const portFile = (baseDir: string) => join(baseDir, 'port');
