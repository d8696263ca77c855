import {
  type Difficulty,
  LESSON_MINUTES_UNSAID,
  LESSON_XP_UNSAID,
  type LessonType,
} from '@codivia/contract/api/courses';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, writtenAt } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { courses } from '../courses/courses.table.ts';

/** Lessons with their content and exercises in both languages. */
export const lessons = pgTable(
  'lessons',
  {
    id: text().primaryKey(),
    /** No learner sees a lesson without a course. */
    course_id: text().references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    title_fr: text().notNull(),
    content: text().notNull().default(''),
    content_fr: text().notNull().default(''),
    instructions_en: text().notNull().default(''),
    instructions_fr: text().notNull().default(''),
    solution_en: text().notNull().default(''),
    solution_fr: text().notNull().default(''),
    exercises: jsonb().$type<AuthoredExercise[]>().notNull().default([]),
    /** Hashes of its exercises with code (exercise-hashes.ts); null until the lesson is next stored. */
    exercise_hashes: jsonb().$type<string[]>(),
    order_index: integer().notNull(),
    duration_minutes: integer().notNull(),
    xp_reward: integer().notNull(),
    is_premium: boolean().notNull(),
    is_active: boolean().notNull().default(true),
    /** The moment when an administrator deleted it (not its course); it is not active then. */
    deleted_at: moment(),
    /** True when it was active before its deletion: restored, it is active again. */
    was_active: boolean().notNull().default(false),
    /** Counts the saves: an edit names the one it began from. */
    revision: integer().notNull().default(1),
    type: text().$type<LessonType>().notNull(),
    difficulty: text().$type<Difficulty>().notNull().default('beginner'),
    /** These columns are like those of the table of courses. */
    source_hash: text().notNull().default(''),
    edited_at: moment(),
    created_at: writtenAt(),
    sources: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [index('lessons_course').on(table.course_id, table.order_index)],
);

/** The figures of a lesson as learners see and earn them: 0 replaces those that its author has not set. */
export const shownFigures = {
  duration_minutes: sql<number>`coalesce(nullif(${lessons.duration_minutes}, 0), ${sql.raw(String(LESSON_MINUTES_UNSAID))})`,
  xp_reward: sql<number>`coalesce(nullif(${lessons.xp_reward}, 0), ${sql.raw(String(LESSON_XP_UNSAID))})`,
};

/** Exercises that were proven, by the hash of the parts on which their proof depends. */
export const exercise_proofs = pgTable(
  'exercise_proofs',
  {
    hash: text().primaryKey(),
    proven_at: moment().notNull(),
    /** Null when it ships with the product, whose tests prove it, or the account is deleted. */
    proven_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('exercise_proofs_proven_by').on(table.proven_by)],
);
