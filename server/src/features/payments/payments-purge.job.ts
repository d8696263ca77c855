import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import { deleteOldPaymentEvents } from './payment-events.queries.ts';

/** How long events are known again, in milliseconds. Stripe sends one again for 30 days at most. */
const EVENT_RETENTION = 90 * 24 * 60 * 60 * 1000;

export const paymentsPurge: JobKind<object> = {
  name: 'payments-purge',
  concurrency: 1,
  cron: '27 3 * * *',
};

/** Deletes old events: one that is sent yet again only has the present read again. */
export async function purgePaymentEvents(db: Db, clock: Clock): Promise<void> {
  await deleteOldPaymentEvents(db, new Date(clock().getTime() - EVENT_RETENTION));
}
