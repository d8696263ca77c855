import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteOldPaymentEvents } from './payment-events.queries.ts';

/** Time for which repeated events are recognised, in milliseconds. Stripe sends one again for 30 days at most. */
const EVENT_RETENTION = 90 * 24 * 60 * 60 * 1000;

export const paymentsPurge = scheduled('payments-purge', '27 3 * * *');

/** Deletes old events. If one is sent again, only the present state is read again. */
export async function purgePaymentEvents(db: Db, clock: Clock): Promise<void> {
  await deleteOldPaymentEvents(db, new Date(clock().getTime() - EVENT_RETENTION));
}
