/** Server-sent events over a Fastify reply. */
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

const HEARTBEAT_MS = 15_000;

/** Sends each event as JSON until there are no more or the caller has gone; a comment keeps quiet connections open. */
export const sendEvents = async (
  reply: FastifyReply,
  { events, schema }: { events: AsyncIterable<unknown>; schema: z.ZodType },
): Promise<FastifyReply> => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  try {
    for await (const event of events) {
      if (raw.destroyed) break;
      raw.write(`data: ${JSON.stringify(schema.parse(event))}\n\n`);
    }
  } catch (error) {
    reply.log.error({ err: error }, 'events.stream-failed');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
  return reply;
};
