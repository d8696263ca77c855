import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '../../db/moment.ts';

/** The local mailbox: mails that were not sent because no SMTP server is set. */
export const local_mails = pgTable(
  'local_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    created_at: writtenAt(),
  },
  (table) => [index('local_mails_created').on(table.created_at)],
);
