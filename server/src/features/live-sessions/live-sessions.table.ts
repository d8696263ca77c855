import type { Language } from '@codivia/contract/api/language';
import type { LiveLevel } from '@codivia/contract/api/live-sessions';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Live sessions. Their state follows from the times of start, end and cancellation. */
export const live_sessions = pgTable(
  'live_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once that account is deleted: administrators then host the session. */
    host_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    title_fr: text().notNull(),
    title_en: text().notNull(),
    description_fr: text().notNull(),
    description_en: text().notNull(),
    language: text().$type<Language>().notNull(),
    level: text().$type<LiveLevel>().notNull(),
    kind: text().$type<ProgramKind>().notNull(),
    starts_at: moment().notNull(),
    minutes: smallint().notNull(),
    seats: smallint().notNull(),
    open_replay: boolean().notNull(),
    started_at: moment(),
    ended_at: moment(),
    cancelled_at: moment(),
    /** Counts the changes that calendars have to show. */
    sequence: integer().notNull().default(0),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('live_sessions_coming')
      .on(table.starts_at, table.id)
      .where(sql`${table.ended_at} is null`),
    index('live_sessions_ended').on(table.ended_at).where(sql`${table.ended_at} is not null`),
    index('live_sessions_host').on(table.host_id),
  ],
);

/** The members who take part in a session. */
export const live_seats = pgTable(
  'live_seats',
  {
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    taken_at: moment().notNull(),
    /** The time zone of the member, for the times in mails; null when the browser did not say. */
    time_zone: text(),
    reminder: boolean().notNull(),
    /** The moment when the reminder of the present time was queued. */
    reminded_at: moment(),
    /** The moment when they came into the room for the first time: they may stay until its end. */
    entered_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.user_id] }),
    index('live_seats_user').on(table.user_id),
    index('live_seats_unreminded')
      .on(table.session_id)
      .where(sql`${table.reminder} and ${table.reminded_at} is null`),
  ],
);
