/** Serves the built web application: its files, its prerendered pages, and one document for every other page. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPagePath } from '#contract/page-paths.ts';
import { Failure } from '#server/platform/failure.ts';
import { sha256 } from '#server/platform/random.ts';

const FALLBACK_DOCUMENT = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

const listDocuments = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith('.html'));
};

/** The content-security-policy sources of every inline script in the built documents of `folder`. */
export const inlineScriptHashes = async (folder: string): Promise<string[]> => {
  const hashes = new Set<string>();
  for (const document of await listDocuments(folder)) {
    const html = await readFile(join(folder, document), 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (!/\bsrc=/.test(attributes) && script !== '') hashes.add(`'sha256-${sha256(script).toString('base64')}'`);
    }
  }
  return [...hashes];
};

/** Unknown paths get the same document with status 404, in which the application shows its not-found page. */
export const addPageFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  const documents = new Set(await listDocuments(folder));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serveDotFiles: false,
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(join('client', 'assets'));
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api') || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new Failure('request.not-found');
    const isKnown = isPagePath(path);
    const own = `${path.replace(/^\/+|\/+$/g, '')}/index.html`.replace(/^\//, '');
    const document = isKnown && documents.has(own) ? own : FALLBACK_DOCUMENT;
    if (!documents.has(document)) throw new Failure(isKnown ? 'server.starting' : 'request.not-found');
    if (!isKnown) reply.header('x-robots-tag', 'noindex');
    return reply.status(isKnown ? 200 : 404).sendFile(document);
  });
};
