/**
 * One row per endpoint. The row is the only place where an endpoint is described: the server binds and validates with
 * it, the web client is typed by it, the OpenAPI document and the access tests are made from it.
 */
import type { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';

/** Who may call: everybody · a signed-in user · an approved user · the owner of the resource in the path · an administrator. */
export type Access = 'public' | 'signed-in' | 'approved' | 'owner' | 'admin';

/** Which budget of calls a caller spends. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'generate';

type Shape = z.ZodObject;

/** What a success answers: JSON of a schema, a file, or a stream of events each carrying JSON of a schema. */
export type Reply =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly schema: z.ZodType }
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[] }
  | { readonly kind: 'events'; readonly schema: z.ZodType };

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for each key of `params`. */
  readonly path: string;
  /** One sentence for the published document. */
  readonly summary: string;
  readonly tag: 'users' | 'character' | 'template' | 'book' | 'referral' | 'support' | 'outbox';
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly reply: Reply;
  /** Failures of its own; those of its access, its input and the server come by themselves. */
  readonly errors: readonly ErrorCode[];
  /** A signature in the query (`expires`, `signature`) stands in for the bearer token, for `<img>` and download links. */
  readonly acceptsSignature?: true;
};

/** Checks nothing at run time; it keeps the exact types of the row for server and client. */
export const defineEndpoint = <const Row extends Endpoint>(row: Row): Row => row;

type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;
type Input<S> = S extends z.ZodType ? z.input<S> : Record<string, never>;

/** What a handler receives after validation. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;

/** What a client sends. */
export type ParamsInputOf<E extends Endpoint> = Input<E['params']>;
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;

/** The JSON of a success, or of one event of a stream. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends { schema: infer S extends z.ZodType }
  ? z.output<S>
  : never;
