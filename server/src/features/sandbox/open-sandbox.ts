import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { deleteOldPages } from './sandbox.queries.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { deleteOldCheckouts } from './sandbox-checkouts.queries.ts';
import { deliver, sandboxDelivery, sandboxSecret } from './sandbox-events.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { advanceTime } from './sandbox-subscriptions.service.ts';

/** Renews and ends subscriptions; the sandbox needs no better precision than a minute. */
const sandboxTime = scheduled('sandbox-time', '* * * * *');

const sandboxPurge = scheduled('sandbox-purge', '37 3 * * *');

/** Time for which pages and events are kept that nobody needs any more, in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;

/** Deletes old pages and events of the sandbox. */
async function purgeSandbox(db: Db, clock: Clock): Promise<void> {
  const since = new Date(clock().getTime() - RETENTION);
  await deleteOldPages(db, since);
  await deleteOldCheckouts(db, since);
}

interface SandboxServices extends JobDeps {
  config: Config;
}

/** Opens the sandbox: payments without money, and the pages for them. */
export async function openSandbox(
  app: FastifyInstance,
  { db, clock, config, jobs }: SandboxServices,
): Promise<Payments> {
  const secret = sandboxSecret(config.tokenSecret);
  const deps = { app, db, clock, jobs, publicUrl: config.publicUrl, secret };
  jobs.handle(sandboxDelivery, ({ event }) => deliver(app, deps, event));
  jobs.handle(sandboxTime, () => advanceTime(deps));
  jobs.handle(sandboxPurge, () => purgeSandbox(db, clock));
  await sandboxRoutes(app, deps);
  return sandboxPayments(deps);
}
