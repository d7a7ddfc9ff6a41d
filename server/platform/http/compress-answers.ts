/**
 * Sends long JSON answers compressed to those who take it: a shelf of books is mostly words. Who is signed in is told by a
 * header that no other site can send, so the lengths of answers tell nobody anything. Files are compressed by the build.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are. */
const LEAST_BYTES = 1_024;

const compress = promisify(gzip) as (text: string) => Promise<Buffer>;

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);

export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || Buffer.byteLength(payload) < LEAST_BYTES) return payload;
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload);
  });
};
