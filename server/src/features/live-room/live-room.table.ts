import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

/** The events of a session; `seq` counts from 1 without gaps, `at_ms` from the start of the session. */
export const live_events = pgTable(
  'live_events',
  {
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    seq: integer().notNull(),
    at_ms: integer().notNull(),
    body: json().$type<LiveEventBody>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.seq] })],
);

/** The files after the event `seq`; later events are applied when they are read. */
export const live_files = pgTable(
  'live_files',
  {
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    name: text().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.name] })],
);

/** The numbers of changes after which those in a room read the questions again: for everybody, and for hosts alone. */
export const live_rooms = pgTable('live_rooms', {
  session_id: belongsTo(uuid().primaryKey(), () => live_sessions.id),
  questions_revision: integer().notNull().default(0),
  host_revision: integer().notNull().default(0),
});

/**
 * The number of people in a room that one process of the server counts, each person by one process; outdated when the
 * process has not renewed it lately.
 */
export const live_presences = pgTable(
  'live_presences',
  {
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    process_id: uuid().notNull(),
    participants: integer().notNull(),
    hosts: integer().notNull(),
    /** The keys by which the carets tell these hosts apart; null from a process of an earlier release. */
    host_keys: text(),
    seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.process_id] })],
);
