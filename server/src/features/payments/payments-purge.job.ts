import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import { deleteOldPaymentEvents } from './payment-events.queries.ts';

/** Time for which repeated events are recognised, in milliseconds. Stripe sends one again for 30 days at most. */
const EVENT_RETENTION = 90 * 24 * 60 * 60 * 1000;

export const paymentsPurge: JobKind<object> = {
  name: 'payments-purge',
  concurrency: 1,
  cron: '27 3 * * *',
};

/** Deletes old events. If one is sent again, only the present state is read again. */
export async function purgePaymentEvents(db: Db, clock: Clock): Promise<void> {
  await deleteOldPaymentEvents(db, new Date(clock().getTime() - EVENT_RETENTION));
}
