import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { deliver, sandboxDelivery, sandboxSecret } from './sandbox-events.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { purgeSandbox, sandboxPurge } from './sandbox-purge.ts';
import { advanceTime } from './sandbox-subscriptions.ts';

/** Renews and ends subscriptions; to the minute is enough for a pretence. */
const sandboxTime: JobKind<object> = {
  name: 'sandbox-time',
  concurrency: 1,
  cron: '* * * * *',
};

interface Parts {
  db: Db;
  clock: Clock;
  config: Config;
  jobs: Jobs;
}

/** Opens the sandbox: payments without money, and the pages to pretend them on. */
export async function openSandbox(
  app: FastifyInstance,
  { db, clock, config, jobs }: Parts,
): Promise<Payments> {
  const secret = sandboxSecret(config.tokenSecret);
  const deps = { app, db, clock, jobs, publicUrl: config.publicUrl, secret };
  jobs.handle(sandboxDelivery, ({ event }) => deliver(app, deps, event));
  jobs.handle(sandboxTime, () => advanceTime(deps));
  jobs.handle(sandboxPurge, () => purgeSandbox(deps));
  await sandboxRoutes(app, deps);
  return sandboxPayments(deps);
}
