import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Replays that administrators have hidden, by their ids: of held sessions and of recordings of ours. */
export const hidden_replays = pgTable('hidden_replays', {
  replay_id: text().primaryKey(),
  reason: text().notNull(),
  hidden_at: timestamp({ withTimezone: true }).notNull(),
});
