import type { ServerResponse } from 'node:http';
import * as contract from '@codivia/contract/api/live-room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import { openStream } from '../../services/event-stream/open-stream.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveHub } from './live-hub.ts';
import { enter } from './room-access.ts';
import { hostKeyOf } from './room-people.ts';

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
    const connect = (response: ServerResponse) => new LiveConnection(response, listener, after);
    const connection = openStream(reply, connect);
    void deps.hub.join(params.id, connection);
    return reply;
  });
}
