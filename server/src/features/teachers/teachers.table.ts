import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Accounts with the capability of a teacher. An account without a row is no teacher. */
export const teachers = pgTable('teachers', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  /** The name that pupils read, such as “Mme Dupont”. */
  shown_as: text().notNull(),
  school: text().notNull(),
  granted_at: moment().notNull(),
});

/** Requests for the capability that wait for an administrator, or were declined. Granting deletes the request. */
export const teacher_requests = pgTable(
  'teacher_requests',
  {
    user_id: belongsTo(uuid().primaryKey(), () => users.id),
    shown_as: text().notNull(),
    school: text().notNull(),
    /** An official address, or a link to the school's page. */
    proof: text().notNull(),
    asked_at: moment().notNull(),
    declined_at: moment(),
    decline_reason: text(),
  },
  (table) => [index('teacher_requests_asked').on(table.asked_at)],
);
