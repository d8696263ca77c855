import type { LessonType } from '@codivia/contract/courses';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { courses } from '../courses/courses.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Lessons with their content and exercises in both languages. */
export const lessons = pgTable(
  'lessons',
  {
    id: text().primaryKey(),
    course_id: text()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    title_fr: text().notNull(),
    content: text().notNull().default(''),
    content_fr: text().notNull().default(''),
    exercises: jsonb().$type<AuthoredExercise[]>().notNull().default([]),
    order_index: integer().notNull(),
    duration_minutes: integer().notNull(),
    xp_reward: integer().notNull(),
    is_premium: boolean().notNull(),
    is_active: boolean().notNull().default(true),
    type: text().$type<LessonType>().notNull(),
    source_hash: text().notNull().default(''),
    edited_at: moment('edited_at'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('lessons_course').on(table.course_id, table.order_index)],
);
