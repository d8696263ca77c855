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
import { class_members, classes } from '../classes/classes.table.ts';

/** Lessons, exercises and challenges of classes. An assignment outlives a removed lesson, like progress, so it refers to none. */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid().primaryKey().defaultRandom(),
    class_id: belongsTo(uuid().notNull(), () => classes.id),
    kind: text().$type<'lesson' | 'exercise' | 'challenge'>().notNull(),
    lesson_id: text(),
    exercise_id: text(),
    challenge_id: text(),
    /** The titles at the time when it was assigned. */
    title_en: text().notNull(),
    title_fr: text().notNull(),
    opens_at: moment().notNull(),
    due_at: moment(),
    /** False: for the members in assignment_members only. */
    for_all: boolean().notNull(),
    position: integer().notNull().default(0),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    revision: integer().notNull().default(1),
    removed_at: moment(),
  },
  (table) => [
    index('assignments_class').on(table.class_id, table.opens_at),
    index('assignments_lesson').on(table.lesson_id),
    index('assignments_creator').on(table.created_by),
  ],
);

/** For whom an assignment is, where it is not for the whole class. */
export const assignment_members = pgTable(
  'assignment_members',
  {
    assignment_id: belongsTo(uuid().notNull(), () => assignments.id),
    member_id: belongsTo(uuid().notNull(), () => class_members.id),
  },
  (table) => [
    primaryKey({ columns: [table.assignment_id, table.member_id] }),
    index('assignment_members_member').on(table.member_id),
  ],
);

/** The licence of a class: how many of its pupils may open assigned Premium lessons, and until when. */
export const school_seats = pgTable('school_seats', {
  class_id: belongsTo(uuid().primaryKey(), () => classes.id),
  seats: smallint().notNull(),
  until: moment().notNull(),
  granted_at: moment().notNull(),
  note: text().notNull().default(''),
});
