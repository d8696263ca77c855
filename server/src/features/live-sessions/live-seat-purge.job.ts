import type { Deps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteOldSeats } from './live-mails.queries.ts';

/** Time for which seats, and sessions that were never held, are kept after the end: 30 days, in milliseconds. */
const SEATS_RETENTION = 30 * 24 * 60 * 60 * 1000;

export const liveSeatPurge = scheduled('live-seat-purge', '51 3 * * *');

/** Deletes seats, and sessions that nobody started (docs/product.md#retention). */
export async function purgeSeats({ db, clock }: Deps): Promise<void> {
  await deleteOldSeats(db, new Date(clock().getTime() - SEATS_RETENTION));
}
