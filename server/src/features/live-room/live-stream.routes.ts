import * as contract from '@codivia/contract/api/live-room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { HEARTBEAT, type Listener, LiveConnection } from './live-connection.ts';
import type { LiveHub } from './live-hub.ts';
import { enter } from './room-access.ts';
import { hostKeyOf } from './room-people.ts';

/** Time of silence after which the system checks whether the other side is still there, in milliseconds. */
const KEEP_ALIVE = 30_000;

/**
 * Returns the event after which a stream continues: the last one that a returning client has received counts more than
 * its address.
 */
function resumeAfter(request: FastifyRequest, after: number | undefined): number {
  const lastEventId = request.headers['last-event-id'];
  return typeof lastEventId === 'string' && /^\d{1,9}$/.test(lastEventId)
    ? Number(lastEventId)
    : (after ?? 0);
}

/** Takes the answer over from the framework, and begins it as a stream that no proxy buffers. */
function openStream(reply: FastifyReply, listener: Listener, after: number): LiveConnection {
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
  const connection = new LiveConnection(reply.raw, listener, after);
  connection.send(HEARTBEAT);
  return connection;
}

/**
 * Streams the events of a room as they happen. The caller's rights are checked when the stream opens, and by the hub
 * while it is open.
 */
export function liveStreamRoutes(
  app: FastifyInstance,
  deps: { db: Db; clock: Clock; hub: LiveHub },
): void {
  app.addHook('preClose', () => deps.hub.leave());

  serve(app, contract.streamLiveRoom, async ({ user, params, query, request, reply }) => {
    const { session, role } = await enter(deps, user, params.id);
    if (request.method === 'HEAD') return '';
    const host = role === 'host' ? hostKeyOf(user.id, session.host_id) : null;
    const listener = { userId: user.id, login: user.session_id, host };
    const after = await deps.hub.startAfter(params.id, resumeAfter(request, query.after));
    const connection = openStream(reply, listener, after);
    void deps.hub.join(params.id, connection);
    return reply;
  });
}
