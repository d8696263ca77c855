import { join } from 'node:path';
import {
  COURSES_FOLDER,
  type LoadedCourse,
  type LoadedLesson,
  loadCourses,
} from '@codivia/content/load-courses';
import { hashSources } from '@codivia/content/source-hashes';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { courses } from '../features/courses/courses.table.ts';
import { lessons } from '../features/lessons/lessons.table.ts';
import { sanitizeExercise } from '../features/lessons/sanitize-exercise.ts';
import { sanitizeLesson } from '../features/lessons/sanitize-lesson.ts';
import type { Db } from './connect.ts';

/** Files of ours that have a say in what is stored: when they change, everything is stored anew. */
const MAKERS = ['sanitize-lesson.ts', 'sanitize-exercise.ts']
  .map((name) => join(import.meta.dirname, '../features/lessons', name))
  .concat(import.meta.filename);

type CourseRow = typeof courses.$inferInsert;
type LessonRow = typeof lessons.$inferInsert;

/** A stored row that came from files. An edited one belongs to the administrators. */
interface Seeded {
  id: string;
  source_hash: string;
  edited: boolean;
  is_active: boolean;
}

async function selectSeeded(db: Db, table: typeof courses | typeof lessons): Promise<Seeded[]> {
  const { id, source_hash, edited_at, is_active } = table;
  const rows = await db
    .select({ id, source_hash, edited_at, is_active })
    .from(table)
    .where(ne(source_hash, ''));
  return rows.map(({ edited_at, ...row }) => ({ ...row, edited: edited_at !== null }));
}

function courseRow(course: LoadedCourse, source_hash: string): CourseRow {
  const { id, icon, color, difficulty, duration_hours, order_index } = course;
  return {
    ...{ id, icon, color, difficulty, duration_hours, order_index, source_hash },
    title: course.title.en,
    title_fr: course.title.fr,
    description: sanitizeLesson(course.description.en),
    description_fr: sanitizeLesson(course.description.fr),
    is_active: true,
  };
}

function lessonRow(lesson: LoadedLesson, course_id: string, source_hash: string): LessonRow {
  const { id, order_index, duration_minutes, xp_reward, is_premium, type } = lesson;
  return {
    ...{ id, course_id, order_index, duration_minutes, xp_reward, is_premium, type, source_hash },
    title: lesson.title.en,
    title_fr: lesson.title.fr,
    content: sanitizeLesson(lesson.content),
    content_fr: sanitizeLesson(lesson.content_fr),
    exercises: lesson.exercises.map(sanitizeExercise),
    is_active: true,
  };
}

async function storeCourse(db: Db, row: CourseRow): Promise<void> {
  const { id: target } = courses;
  await db
    .insert(courses)
    .values(row)
    .onConflictDoUpdate({ target, set: row, setWhere: isNull(courses.edited_at) });
}

async function storeLesson(db: Db, row: LessonRow): Promise<void> {
  const { id: target } = lessons;
  await db
    .insert(lessons)
    .values(row)
    .onConflictDoUpdate({ target, set: row, setWhere: isNull(lessons.edited_at) });
}

/** Rows whose files are gone are put out of sight; what learners did with them stays. */
async function retire(db: Db, table: typeof courses | typeof lessons, kept: string[]) {
  const fromFiles = and(ne(table.source_hash, ''), isNull(table.edited_at));
  await db
    .update(table)
    .set({ is_active: false })
    .where(and(fromFiles, eq(table.is_active, true), notInArray(table.id, kept)));
}

function isUpToDate(hashes: ReadonlySet<string>, stored: Seeded[]): boolean {
  const shown = stored.filter((row) => row.edited || row.is_active);
  const loaded = new Set(shown.map((row) => row.source_hash));
  const gone = shown.some((row) => !row.edited && !hashes.has(row.source_hash));
  return !gone && [...hashes].every((hash) => loaded.has(hash));
}

/**
 * Brings the courses of a folder into the database. Only what changed is written; what an
 * administrator edited is left alone; what vanished from the files is hidden, never deleted. When
 * nothing changed the files are hashed and no more. Throws ContentError for a malformed file.
 */
export async function seedCourses(db: Db, folder: string = COURSES_FOLDER): Promise<void> {
  const hashes = hashSources(folder, MAKERS);
  const stored = [...(await selectSeeded(db, courses)), ...(await selectSeeded(db, lessons))];
  if (isUpToDate(new Set(hashes.values()), stored)) return;

  const loaded = loadCourses(folder);
  const current = new Set(
    stored.filter((row) => row.is_active).map((row) => `${row.id} ${row.source_hash}`),
  );
  const hashOf = ({ folder }: { folder: string }) => hashes.get(folder) ?? '';
  const changed = <T extends { id: string; folder: string }>(one: T) =>
    !current.has(`${one.id} ${hashOf(one)}`);

  await db.transaction(async (tx) => {
    for (const course of loaded.filter(changed)) {
      await storeCourse(tx, courseRow(course, hashOf(course)));
    }
    for (const course of loaded) {
      for (const lesson of course.lessons.filter(changed)) {
        await storeLesson(tx, lessonRow(lesson, course.id, hashOf(lesson)));
      }
    }
    await retire(
      tx,
      lessons,
      loaded.flatMap((course) => course.lessons).map(({ id }) => id),
    );
    await retire(
      tx,
      courses,
      loaded.map(({ id }) => id),
    );
  });
}
