import * as contract from '@codivia/contract/api/live-replays';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { sendReady } from '../../services/ready-answer.ts';
import * as replays from './live-replays.service.ts';
import * as visibility from './replay-visibility.service.ts';

/** Rate limit of replays: a held session is read and compressed again at each call. */
const READS: RouteLimit = { name: 'live-replays', per: 'user', limit: 120, seconds: 60 * 60 };

/** Serves replays: the list to everybody, each replay to members whose plan has it; administrators hide them. */
export function liveReplayRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listReplays, () => replays.listReplays(db));

  serve(
    app,
    contract.readReplay,
    { limit: READS },
    async ({ params, query, user, request, reply }) =>
      sendReady(request, reply, await replays.readReplay(db, user, params.id, query.lang)),
  );

  serve(app, contract.listHiddenReplays, () => visibility.listHiddenReplays(db));

  serve(app, contract.readReplayVisibility, ({ params }) =>
    visibility.readReplayVisibility(db, params.id),
  );

  serve(app, contract.setReplayVisibility, ({ params, body, user }) =>
    visibility.setReplayVisibility({ db, clock }, user.id, params.id, body),
  );
}
