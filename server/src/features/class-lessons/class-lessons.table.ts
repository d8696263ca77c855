import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment, writtenAt } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { class_members } from '../classes/classes.table.ts';

/** The step that a member of a class has open now. One row, overwritten. */
export const class_presences = pgTable('class_presences', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  lesson_id: text().notNull(),
  step_id: text().notNull(),
  /** Since when this step is open without a break. */
  opened_at: writtenAt(),
  seen_at: moment().notNull(),
});

/** The tries of members from before they joined the class, in each exercise and challenge: their teachers see later ones. */
export const earlier_tries = pgTable(
  'earlier_tries',
  {
    member_id: belongsTo(uuid().notNull(), () => class_members.id),
    lesson_id: text(),
    exercise_id: text(),
    challenge_id: text(),
    tries: integer().notNull(),
  },
  (table) => [index('earlier_tries_member').on(table.member_id, table.lesson_id)],
);

/** Wrong answers in assigned exercises: the feedback or the chosen option, never code. */
export const class_mistakes = pgTable(
  'class_mistakes',
  {
    member_id: belongsTo(uuid().notNull(), () => class_members.id),
    lesson_id: text().notNull(),
    exercise_id: text().notNull(),
    label_sha: text().notNull(),
    label: text().notNull(),
    tries: integer().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.member_id, table.lesson_id, table.exercise_id, table.label_sha],
    }),
    index('class_mistakes_lesson').on(table.lesson_id, table.exercise_id),
  ],
);
