import type { CourseFields } from '@codivia/contract/api/course-fields';
import type { Difficulty } from '@codivia/contract/api/courses';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, writtenAt } from '../../db/moment.ts';

/** Courses, from the content folder or from the admin panel. */
export const courses = pgTable('courses', {
  id: text().primaryKey(),
  title: text().notNull(),
  title_fr: text().notNull(),
  description: text().notNull().default(''),
  description_fr: text().notNull().default(''),
  content_en: text().notNull().default(''),
  content_fr: text().notNull().default(''),
  requirements_en: text().notNull().default(''),
  requirements_fr: text().notNull().default(''),
  /** The skills that its full certificate lists. */
  skills_en: jsonb().$type<string[]>().notNull().default([]),
  skills_fr: jsonb().$type<string[]>().notNull().default([]),
  icon: text().notNull(),
  color: text().notNull(),
  difficulty: text().$type<Difficulty>().notNull(),
  duration_hours: doublePrecision().notNull(),
  /** The age from which it is meant. */
  age: integer().$type<CourseFields['age']>().notNull().default(13),
  /** The id of its home path, which is in the content folder; empty without one. */
  path: text().notNull().default(''),
  /** Ids of the courses to have completed before it; they may have been removed since. */
  requires: jsonb().$type<string[]>().notNull().default([]),
  order_index: integer().notNull(),
  is_premium: boolean().notNull().default(false),
  featured: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
  /** The moment when an administrator deleted it, which hides its lessons too; it is not active then. */
  deleted_at: moment(),
  /** True when it was active before its deletion: restored, it is active again. */
  was_active: boolean().notNull().default(false),
  /** Counts the saves: an edit names the one it began from. */
  revision: integer().notNull().default(1),
  /** Hash of the files that were last compared with this row; empty when it never had any. */
  source_hash: text().notNull().default(''),
  /** The moment when an administrator last changed it: from then on the files no longer overwrite it. */
  edited_at: moment(),
  created_at: writtenAt(),
  /** The files from which the texts were made, by name, as long as the texts are unchanged. */
  sources: jsonb().$type<Record<string, string>>().notNull().default({}),
});

/** Returns the column of a field; the English description is in the column that has the name of the public answer. */
export function courseColumn<Field extends keyof CourseFields>(field: Field) {
  type Column = Field extends 'description_en' ? 'description' : Field;
  return (field === 'description_en' ? 'description' : field) as Column &
    keyof typeof courses.$inferSelect;
}
