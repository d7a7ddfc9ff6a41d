/** Whether a request comes from a person at this very machine. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** What proxies add. Behind one on this machine everybody's connection comes from here. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * True for a direct connection over loopback to a name of this machine. The name is checked because a page from elsewhere
 * can have its own name resolved to loopback (DNS rebinding).
 */
export const isThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(request.headers.host ?? '') &&
  PROXY_HEADERS.every((header) => request.headers[header] === undefined);
