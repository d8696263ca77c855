import { timestamp } from 'drizzle-orm/pg-core';

/**
 * A column that holds a moment: a `Date` in the code, `timestamptz` in the database, so that it stays the same moment in
 * connections with any time zone. It is named after its key.
 */
export const moment = () => timestamp({ withTimezone: true });

/**
 * The moment when a row was written: by the database's clock, unless the code that writes it gives another moment.
 * Rules that compare it with the present give the server's clock, which tests move.
 */
export const writtenAt = () => moment().notNull().defaultNow();
