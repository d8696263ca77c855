import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';
import { signEvent } from '../../services/payments/webhook-events.ts';
import { findEvent, insertEvent, type SandboxEvent } from './sandbox.queries.ts';
import { newId } from './sandbox-browser.ts';

/** The delivery of an event until our webhook has accepted it. */
export const sandboxDelivery: JobKind<{ event: string }> = {
  name: 'sandbox-delivery',
  concurrency: 1,
};

const WEBHOOK = '/api/stripe/webhook';

/** Returns the secret with which the sandbox signs its events. */
export function sandboxSecret(tokenSecret: string): string {
  return createHmac('sha256', tokenSecret).update('sandbox webhook').digest('base64url');
}

/** Stores an event with its change; it is sent until the webhook has accepted it. */
export async function emit(
  { jobs, clock }: { jobs: Jobs; clock: Clock },
  tx: Db,
  type: string,
  object: Record<string, unknown>,
): Promise<string> {
  const id = newId('evt');
  await insertEvent(tx, { id, type, object: JSON.stringify(object), created_at: clock() });
  await jobs.enqueue(tx, sandboxDelivery, { event: id });
  return id;
}

/** Returns an event as it is sent, in the form of Stripe's. */
export function payloadOf({ id, type, object, created_at }: SandboxEvent): string {
  const created = Math.floor(created_at.getTime() / 1000);
  const data = { object: JSON.parse(object) };
  return JSON.stringify({ id, object: 'event', type, created, data });
}

/** Sends an event, signed, to the webhook. Throws when it was not accepted: the job tries again. */
export async function deliver(
  app: FastifyInstance,
  { db, clock, secret }: { db: Db; clock: Clock; secret: string },
  event: string,
): Promise<void> {
  const found = await findEvent(db, event);
  if (!found) return;
  const payload = payloadOf(found);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: WEBHOOK,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signEvent(payload, secret, clock()),
    },
    payload,
  });
  if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`);
}

/** The dependencies of the sandbox. */
export interface SandboxDeps extends JobDeps {
  app: FastifyInstance;
  /** Base of the pages' addresses. */
  publicUrl: string;
  /** The secret with which events are signed. */
  secret: string;
}

/**
 * Makes a change that emits events, and sends them at once, so that a buyer who comes back is premium. Its job sends
 * events again that could not be sent.
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
