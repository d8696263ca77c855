import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type EventConnection, HEARTBEAT } from './event-connection.ts';

/** Time of silence after which the system checks whether the other side is still there, in milliseconds. */
const KEEP_ALIVE = 30_000;

/**
 * Takes the answer over from the framework, and begins it as a stream that no proxy buffers. Returns the connection
 * that `connect` makes of the response.
 */
export function openStream<Connection extends EventConnection<string>>(
  reply: FastifyReply,
  connect: (response: ServerResponse) => Connection,
): Connection {
  reply.header('content-type', 'text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-store, no-transform');
  reply.header('x-accel-buffering', 'no');
  const headers = reply.getHeaders();
  reply.hijack();
  // The bytes of events go out unchanged, the same to every connection.
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.shouldKeepAlive = false;
  reply.raw.writeHead(200, headers as Record<string, string>);
  reply.raw.flushHeaders();
  reply.raw.socket?.setKeepAlive(true, KEEP_ALIVE);
  const connection = connect(reply.raw);
  connection.send(HEARTBEAT);
  return connection;
}
