/** Binds a row of the contract to a use case: who may call, what comes in, what goes out. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fieldProblemsOf } from '#contract/field-problems.ts';
import type { SessionId, UserId } from '#contract/fields.ts';
import { generationBarOf, type Approval, type GenerationBar, type Role } from '#core/account/account.ts';
import type { Language } from '#core/locale/language.ts';
import { Failure, FieldsFailure } from '#server/platform/failure.ts';
import { sendEvents } from '#server/platform/http/event-stream.ts';
import { isThisMachine } from '#server/platform/http/this-machine.ts';
import { languageOf } from '#server/platform/http/request-language.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';

/** Who calls, as the use cases see it. */
export type Actor = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: Role;
  readonly approval: Approval;
  readonly emailVerifiedAt: Date | null;
};

/** A file to answer with. `etag` and `maxAgeSeconds` are for caches; without `filename` it is shown, with it, saved. */
export type FileReply = {
  readonly body: Readable | Uint8Array;
  readonly mediaType: string;
  readonly sizeBytes?: number;
  readonly filename?: string;
  readonly maxAgeSeconds: number;
  /** True when everybody may keep it, false when only the browser of its owner may. */
  readonly isPublic: boolean;
};

type ActorOf<E extends Endpoint> = E extends { acceptsSignature: true }
  ? Actor | 'signed-link'
  : E['access'] extends 'public'
    ? Actor | null
    : Actor;

type ResultOf<E extends Endpoint> = E['reply']['kind'] extends 'file'
  ? FileReply
  : E['reply']['kind'] extends 'events'
    ? AsyncIterable<ReplyOf<E>>
    : ReplyOf<E> | { readonly body: ReplyOf<E>; readonly nextCursor: string | null };

export type Call<E extends Endpoint> = {
  readonly actor: ActorOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly userAgent: string | null;
  /** Where the request comes from, as far as the proxy in front is believed. */
  readonly callerAddress: string;
  /** True when the request comes from this very machine and no proxy handed it on. */
  readonly isThisMachine: boolean;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
};

export type BindingDeps = {
  /** The actor of a bearer token; null when it is forged, expired or revoked. */
  findActor(token: string): Promise<Actor | null>;
  readonly signer: UrlSigner;
};

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

const BAR_CODES: Readonly<Record<GenerationBar, ErrorCode>> = {
  'not-confirmed': 'account.not-confirmed',
  'not-approved': 'account.not-approved',
  rejected: 'account.rejected',
};

/** Throws, saying what stands in the way, unless the actor may generate and order. */
export const requireGenerating = (actor: Actor): void => {
  const bar = generationBarOf(actor);
  if (bar !== null) throw new Failure(BAR_CODES[bar]);
};

const checkAccess = async (
  deps: BindingDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Actor | 'signed-link' | null> => {
  const token = bearerOf(request);
  const actor = token === null ? null : await deps.findActor(token);
  if (actor === null && endpoint.acceptsSignature) {
    const query = z
      .object({ expires: z.coerce.number().optional(), signature: z.string().optional() })
      .safeParse(request.query);
    if (query.success && query.data.signature !== undefined) {
      if (!deps.signer.isValid(pathOf(request), query.data)) throw new Failure('link.expired');
      return 'signed-link';
    }
  }
  if (endpoint.access === 'public') return actor;
  if (actor === null) throw new Failure('account.not-signed-in');
  if (endpoint.access === 'admin' && actor.role !== 'ADMIN') throw new Failure('account.forbidden');
  if (endpoint.access === 'approved') requireGenerating(actor);
  return actor;
};

const parseInput = (schema: z.ZodType | undefined, input: unknown): unknown => {
  if (!schema) return {};
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw new FieldsFailure(fieldProblemsOf(result.error));
  return result.data;
};

/** An address that cannot exist is an address that does not exist. */
const parseParams = (endpoint: Endpoint, input: unknown): unknown => {
  if (!endpoint.params) return {};
  const result = endpoint.params.safeParse(input);
  if (result.success) return result.data;
  throw new Failure(endpoint.errors.find((code) => code.endsWith('.not-found')) ?? 'request.not-found');
};

const sendFile = (reply: FastifyReply, file: FileReply): FastifyReply => {
  reply.header('content-type', file.mediaType);
  reply.header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${file.maxAgeSeconds}`);
  if (file.sizeBytes !== undefined) reply.header('content-length', file.sizeBytes);
  if (file.filename !== undefined) {
    const fallback = file.filename.replace(/[^\x20-\x7E]|["\\%]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${fallback}"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    );
  }
  return reply.send(file.body);
};

const sendJson = (reply: FastifyReply, endpoint: Endpoint, result: unknown): FastifyReply => {
  if (endpoint.reply.kind !== 'json') throw new Error(`${endpoint.path} does not answer JSON`);
  let body = result;
  if (typeof result === 'object' && result !== null && 'nextCursor' in result && 'body' in result) {
    body = result.body;
    if (result.nextCursor !== null) {
      const query = new URLSearchParams(reply.request.query as Record<string, string>);
      query.set('cursor', z.string().parse(result.nextCursor));
      reply.header('link', `</api${endpoint.path}?${query.toString()}>; rel="next"`);
    }
  }
  return reply
    .status(endpoint.reply.status)
    .header('cache-control', 'no-store')
    .send(endpoint.reply.schema.parse(body));
};

/** Aborts when the connection closes before the reply is done. */
const abortWhenGone = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
};

/** Adds the route of `endpoint` below `/api`; requests and replies that do not fit their schemas never pass. */
export const bindEndpoint = <const E extends Endpoint>(
  app: FastifyInstance,
  deps: BindingDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResultOf<E>> | ResultOf<E>,
): void => {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { rateClass: endpoint.rate },
    handler: async (request, reply) => {
      const actor = await checkAccess(deps, endpoint, request);
      const call = {
        actor,
        params: parseParams(endpoint, request.params),
        query: parseInput(endpoint.query, request.query),
        body: parseInput(endpoint.body, request.body),
        language: languageOf(request),
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        callerAddress: request.ip,
        isThisMachine: isThisMachine(request),
        signal: abortWhenGone(reply),
      } as Call<E>;
      const result: unknown = await handle(call);
      if (endpoint.reply.kind === 'file') return sendFile(reply, result as FileReply);
      if (endpoint.reply.kind === 'events') {
        return sendEvents(reply, { events: result as AsyncIterable<unknown>, schema: endpoint.reply.schema });
      }
      return sendJson(reply, endpoint, result);
    },
  });
};
