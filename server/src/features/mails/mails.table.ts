import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The local mailbox: mails that were not sent because no SMTP server is set. */
export const local_mails = pgTable(
  'local_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('local_mails_created').on(table.created_at)],
);
