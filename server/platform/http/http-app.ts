/** The HTTP server without any product in it: limits, security headers, failures, health, and the page files. */
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ERROR_MESSAGES } from '#contract/error-messages.data.ts';
import type { RateClass } from '#contract/endpoint.ts';
import { Failure } from '#server/platform/failure.ts';
import { answerFailure } from '#server/platform/http/answer-failure.ts';
import { compressAnswers } from '#server/platform/http/compress-answers.ts';
import type { Log } from '#server/platform/log.ts';
import { sha256 } from '#server/platform/random.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rateClass?: RateClass;
  }
}

export type HttpAppOptions = {
  readonly log: Log;
  /** Resolves to true when requests can be served, for load balancers. */
  isReady(): Promise<boolean>;
  /** True behind a proxy that sets X-Forwarded-For, whose word is then taken for the caller's address. */
  readonly isBehindProxy: boolean;
  /** Origins that the scripts of vendor sign-ins need; none when there is no such sign-in. */
  readonly vendorOrigins: Readonly<Record<'scripts' | 'connections' | 'frames', readonly string[]>>;
};

/** Largest request body: everything the product takes as JSON is far smaller. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Calls a minute for one session, or for one address when nobody is signed in. */
const CALLS_PER_MINUTE: Readonly<Record<RateClass, number>> = { read: 1_200, write: 240, 'sign-in': 120, generate: 60 };

const addSecurityHeaders = async (
  app: FastifyInstance,
  { vendorOrigins }: Pick<HttpAppOptions, 'vendorOrigins'>,
): Promise<void> => {
  const hasVendors = vendorOrigins.scripts.length > 0;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...vendorOrigins.scripts],
        // Components place themselves with style attributes, and the widgets bring a small style sheet along.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...vendorOrigins.connections],
        frameSrc: ["'self'", ...vendorOrigins.frames],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // The window in which a vendor asks the person has to be able to answer to ours.
    crossOriginOpenerPolicy: { policy: hasVendors ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
};

const addRateLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request) => CALLS_PER_MINUTE[request.routeOptions.config.rateClass ?? 'read'],
    keyGenerator: (request) => {
      const rateClass = request.routeOptions.config.rateClass ?? 'read';
      // A header that nobody has checked must not open a new budget where guessing is the danger.
      const caller = rateClass === 'sign-in' ? request.ip : (request.headers.authorization ?? request.ip);
      return `${rateClass}:${sha256(caller).toString('base64url')}`;
    },
    errorResponseBuilder: () => new Failure('request.too-many'),
  });
};

/** Bytes that are not HTTP get the envelope too, by hand: there is no request to answer. */
const answerBrokenConnection = (_error: Error, socket: Socket): void => {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ message: ERROR_MESSAGES.en['request.malformed'], code: 'request.malformed' });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};

/** Builds the server; routes are bound to it afterwards, and it listens when its caller says so. */
export const createHttpApp = async (options: HttpAppOptions): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.isBehindProxy,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    clientErrorHandler: answerBrokenConnection,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: true,
    return503OnClosing: true,
    genReqId: () => sha256(`${process.hrtime.bigint()}`).toString('base64url').slice(0, 12),
  });
  app.setErrorHandler(answerFailure);
  await addSecurityHeaders(app, options);
  await addRateLimits(app);
  compressAnswers(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'http.answered',
    );
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await options.isReady())) throw new Failure('server.starting');
    return { status: 'ready' };
  });
  return app;
};
