import { date, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { users } from '../accounts/accounts.table.ts';

/** The number of days a week that a member plans. No row: no plan. */
export const weekly_plans = pgTable('weekly_plans', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  days_per_week: smallint().notNull(),
});

/** The minutes of a day (UTC, from 0 to 1439) in which a member was active. */
export const activity_days = pgTable(
  'activity_days',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    day: date().notNull(),
    minutes: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
);
