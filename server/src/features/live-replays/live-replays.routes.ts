import * as contract from '@codivia/contract/live-replays';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { sendReady } from '../../services/ready-answer.ts';
import { listReplays, readReplay } from './live-replays.service.ts';

/** A held session is read and compressed anew at each call. */
const READS: RateLimit = { name: 'live-replays', limit: 120, seconds: 60 * 60 };

/** Replays: the list for everybody, each of them for members whose plan has it. */
export function liveReplayRoutes(
  app: FastifyInstance,
  { db, limits }: { db: Db; limits: RateLimits },
): void {
  serve(app, contract.listReplays, () => listReplays(db));

  serve(app, contract.readReplay, async ({ params, query, user, request, reply }) => {
    await limits.spend(READS, user.id);
    return sendReady(request, reply, await readReplay(db, user, params.id, query.lang));
  });
}
