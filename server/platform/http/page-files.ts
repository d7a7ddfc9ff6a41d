/**
 * Serves the built web application: its files, its prerendered pages, and one document for every other page. Compressed
 * copies are made by the build; whoever takes none gets the file itself.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPathOf, pageOfPath, type PagePath } from '#contract/page-paths.ts';
import { Failure } from '#server/platform/failure.ts';
import { sha256 } from '#server/platform/random.ts';

const FALLBACK_DOCUMENT = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

const listDocuments = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith('.html'));
};

/** The content-security-policy sources of the inline scripts that a document carries. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', script = '']) => !/\bsrc=/.test(attributes) && script !== '')
    .map(([, , script = '']) => `'sha256-${sha256(script).toString('base64')}'`);

const hashScriptsOf = async (folder: string, documents: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      documents.map(async (document) => {
        const html = await readFile(join(folder, document), 'utf8');
        return [document, inlineScriptHashes(html).join(' ')] as const;
      }),
    ),
  );

const documentOf = (page: PagePath | null, documents: ReadonlyMap<string, string>): string => {
  const own = page === null ? '' : `${documentPathOf(page)}/index.html`.replace(/^\/+/, '');
  return documents.has(own) ? own : FALLBACK_DOCUMENT;
};

/** Lets a document run its own inline scripts; every other answer keeps the policy that allows none. */
const allowScripts = (reply: FastifyReply, hashes: string): void => {
  const policy = reply.getHeader('content-security-policy');
  if (hashes !== '' && typeof policy === 'string') {
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${hashes}`));
  }
};

/** What only data can say of a page: whether what it shows is there, and whether search engines may list it. */
export type PageLook = { readonly isGone: boolean; readonly isListed: boolean };

export type PageOptions = {
  readonly lookAt: (path: string) => Promise<PageLook>;
  /** Where browsers report errors to; null when they report none, and then documents are sent as they were built. */
  readonly reportsDsn: string | null;
};

type NamedDocument = { readonly plain: Buffer; readonly compressed: Buffer };

/** Documents that name where errors are reported to, compressed once, because their built copies do not name it. */
const nameReports = async (folder: string, dsn: string): Promise<ReadonlyMap<string, NamedDocument>> => {
  const documents = await listDocuments(folder);
  const meta = `<meta name="error-reports" content="${dsn.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`;
  const named = documents.map(async (document) => {
    const html = await readFile(join(folder, document), 'utf8');
    const plain = Buffer.from(html.replace('<head>', `<head>${meta}`));
    return [document, { plain, compressed: gzipSync(plain) }] as const;
  });
  return new Map(await Promise.all(named));
};

const sendNamed = (
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed }: NamedDocument,
): FastifyReply => {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(compressed);
};

/** Unknown paths get the same document with status 404, in which the application shows its not-found page. */
export const addPageFiles = async (
  app: FastifyInstance,
  folder: string,
  { lookAt, reportsDsn }: PageOptions,
): Promise<void> => {
  const documents = await hashScriptsOf(folder, await listDocuments(folder));
  const named = reportsDsn === null ? null : await nameReports(folder, reportsDsn);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serveDotFiles: false,
    index: false,
    redirect: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      const isHashed = path.includes(join('client', 'assets'));
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api') || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new Failure('request.not-found');
    const page = pageOfPath(path);
    const isKnown = page !== null;
    const document = documentOf(page, documents);
    if (!documents.has(document)) throw new Failure(isKnown ? 'server.starting' : 'request.not-found');
    const { isGone, isListed } = isKnown ? await lookAt(path) : { isGone: true, isListed: false };
    if (!isListed) reply.header('x-robots-tag', 'noindex');
    allowScripts(reply, documents.get(document) ?? '');
    reply.status(isGone ? 404 : 200);
    const own = named?.get(document);
    return own ? sendNamed(request, reply, own) : reply.sendFile(document);
  });
};
