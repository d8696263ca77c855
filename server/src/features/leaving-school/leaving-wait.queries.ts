import { LEAVING_WAIT_DAYS } from '@codivia/contract/api/leaving-school';
import { type SQL, sql } from 'drizzle-orm';

const DAY = 24 * 60 * 60 * 1000;

/** The moment from which a class account can become a personal one; null until its address is confirmed. */
export const leavingAt = (confirmedAt: Date | null): Date | null =>
  confirmedAt && new Date(confirmedAt.getTime() + LEAVING_WAIT_DAYS * DAY);

/** The same moment in SQL, for a row of pupils. */
export const leavingAtSql = (pupil: string): string =>
  `(${pupil}.address_confirmed_at + interval '${LEAVING_WAIT_DAYS} days')`;

/**
 * The condition that the row `pupils` is about to become a personal account, and confirmed its address before the moment
 * at which it was to be deleted: until the wait is over it is not.
 */
export const isWaiting = (now: Date, deleteAfter: SQL): SQL =>
  sql`coalesce(${sql.raw(leavingAtSql('pupils'))} > ${now.toISOString()}::timestamptz
    and pupils.address_confirmed_at <= ${deleteAfter}, false)`;
