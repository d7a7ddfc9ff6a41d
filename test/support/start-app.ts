/** The composed product over a database and a folder of its own, called by inject instead of over the network. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { compose, type Composition, type Product } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log.ts';
import { wordLetter } from '#web/mails/word-letter.tsx';
import { TEMPLATE_DATABASE } from './postgres-for-tests.ts';

export type Answer<Body = unknown> = { status: number; body: Body; headers: Record<string, unknown>; bytes: Buffer };
type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: string | Buffer;
};

export type App = Product & {
  readonly dataDir: string;
  readonly connectionString: string;
  /** Calls the API; `path` is below `/api`. Bodies are sent as JSON unless `raw` is given. */
  call<Body = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Rows of a query, to look at what was stored. */
  rows<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
};

/** Where links in mails lead to. */
export const PUBLIC_URL = 'https://hikaya.example';

let databases = 0;

const cloneDatabase = async (): Promise<string> => {
  const base = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${(databases += 1)}`;
  const client = new Client({ connectionString: base.href });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE_DATABASE}`);
  await client.end();
  base.pathname = name;
  return base.href;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** Composes the product; jobs run only after `startJobs`. Call `close` at the end. */
export const startApp = async (
  overrides: Partial<Composition> & {
    environment?: Record<string, string>;
    on?: { connectionString: string; dataDir: string };
  } = {},
): Promise<App> => {
  const { environment, on, ...rest } = overrides;
  const dataDir = on?.dataDir ?? (await mkdtemp(join(tmpdir(), 'hikaya-app-')));
  const connectionString = on?.connectionString ?? (await cloneDatabase());
  const product = await compose({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DRAW_AHEAD: 'no', ...environment }),
    connectionString,
    log: createLog('silent'),
    pageFolder: join(dataDir, 'no-pages'),
    version: 'test',
    wordLetter,
    publicUrl: () => PUBLIC_URL,
    ...rest,
  });
  return {
    ...product,
    dataDir,
    connectionString,
    close: async () => {
      await product.close();
      if (!on) await rm(dataDir, { recursive: true, force: true });
    },
    call: async (method, path, { token, body, headers, raw } = {}) => {
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await product.http.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      return {
        status: response.statusCode,
        body: parse(response.body) as never,
        headers: response.headers,
        bytes: response.rawPayload,
      };
    },
    rows: async (sql, values = []) => {
      const client = new Client({ connectionString });
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
};
