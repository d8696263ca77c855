import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const sessionId = () =>
  uuid()
    .notNull()
    .references(() => live_sessions.id, { onDelete: 'cascade' });

/** What happened in a session; `seq` counts from 1 without gaps, `at_ms` from the start of the session. */
export const live_events = pgTable(
  'live_events',
  {
    session_id: sessionId(),
    seq: integer().notNull(),
    at_ms: integer().notNull(),
    body: json().$type<LiveEventBody>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.seq] })],
);

/** The files after the event `seq`; events that came later are applied when they are read. */
export const live_files = pgTable(
  'live_files',
  {
    session_id: sessionId(),
    name: text().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.name] })],
);

/** What those in a room have to read again, counted by its changes: everybody, and hosts alone. */
export const live_rooms = pgTable('live_rooms', {
  session_id: sessionId().primaryKey(),
  questions_revision: integer().notNull().default(0),
  host_revision: integer().notNull().default(0),
});

/**
 * How many of those in a room one process of the server counts, each person by one process; outdated when it has not
 * said so lately.
 */
export const live_presences = pgTable(
  'live_presences',
  {
    session_id: sessionId(),
    process_id: uuid().notNull(),
    participants: integer().notNull(),
    hosts: integer().notNull(),
    /** Who these hosts are, as their carets tell them apart; null from a process of an earlier release. */
    host_keys: text(),
    seen_at: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.process_id] })],
);
