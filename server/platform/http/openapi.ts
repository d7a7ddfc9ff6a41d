/** The OpenAPI 3.1 document of the whole contract table, and the page that shows it. */
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ERRORS, failureSchema, fieldFailureSchema, GENERATION_ERRORS, type ErrorCode } from '#contract/errors.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));

const successOf = ({ reply }: Endpoint): Json => {
  if (reply.kind === 'json') {
    return {
      [reply.status]: {
        description: 'Success.',
        content: { 'application/json': { schema: jsonSchema(reply.schema, 'output') } },
      },
    };
  }
  if (reply.kind === 'events') {
    const schema = jsonSchema(reply.schema, 'output');
    return {
      200: {
        description: 'Server-sent events; the data of each is JSON of this schema.',
        content: { 'text/event-stream': { schema } },
      },
    };
  }
  const content = Object.fromEntries(
    reply.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return { 200: { description: 'The file.', content } };
};

/** Every code that this endpoint may answer, with those of its access and its input. */
export const errorCodesOf = (endpoint: Endpoint): ErrorCode[] => {
  const codes: ErrorCode[] = [...endpoint.errors, 'request.too-many', 'server.internal'];
  if (endpoint.access !== 'public') codes.push('account.not-signed-in');
  if (endpoint.access === 'admin') codes.push('account.forbidden');
  if (endpoint.access === 'approved') codes.push(...GENERATION_ERRORS);
  if (endpoint.body || endpoint.query) codes.push('request.invalid');
  if (endpoint.body) codes.push('request.malformed', 'request.not-json', 'request.too-large');
  return [...new Set(codes)];
};

const failuresOf = (endpoint: Endpoint): Json => {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => ERRORS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: {
          'application/json': { schema: jsonSchema(status === 422 ? fieldFailureSchema : failureSchema, 'output') },
        },
      },
    ]),
  );
};

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  tags: [endpoint.tag],
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}.`,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
  }),
  responses: { ...successOf(endpoint), ...failuresOf(endpoint) },
});

/** Builds the document; paths carry their `/api` base. */
export const buildOpenApi = (endpoints: Readonly<Record<string, Endpoint>>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hikaya',
      version,
      description: 'Personalised, illustrated story books: written, drawn, kept and ordered.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
};

/** `/api/docs` shows the document to people and answers JSON to programs; `/api/docs/openapi.json` is always JSON. */
export const addApiDocs = async (app: FastifyInstance, document: Json): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api\/docs\/?(\?|$)/.test(request.url) || request.method !== 'GET') return;
    if (!(request.headers.accept ?? '').includes('text/html')) await reply.send(document);
  });
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:",
      );
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { content: document, title: 'Hikaya API', withDefaultFonts: false, telemetry: false },
    });
  });
};
