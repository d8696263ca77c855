import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import { deliver } from './sandbox-events.ts';

/** What the sandbox works with. */
export interface SandboxDeps {
  app: FastifyInstance;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  /** Base of the pages' addresses. */
  publicUrl: string;
  /** What events are signed with. */
  secret: string;
}

/**
 * Makes a change that emits events, and sends them at once, so that whoever paid comes back premium.
 * What could not be sent is sent again by its job.
 */
export async function change<Result>(
  deps: SandboxDeps,
  work: (tx: Db) => Promise<{ result: Result; events: string[] }>,
): Promise<Result> {
  const { result, events } = await deps.db.transaction(work);
  for (const event of events) {
    await deliver(deps.app, deps, event).catch((error: unknown) =>
      deps.app.log.warn({ err: error, event }, 'an event of the sandbox is sent again later'),
    );
  }
  return result;
}
