import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The daily puzzles that members have solved: one for each day. `puzzle_id` names a file, which may be gone later. */
export const solved_puzzles = pgTable(
  'solved_puzzles',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    day: date().notNull(),
    puzzle_id: text().notNull(),
    solved_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
);
