import { dirname, join } from 'node:path';
import {
  COURSES_FOLDER,
  courseFolders,
  type LoadedCourse,
  loadCourse,
} from '@codivia/content/load-courses';
import { hashSources } from '@codivia/content/source-hashes';
import { and, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { courses } from '../features/courses/courses.table.ts';
import { removed_content } from '../features/courses/removed-content.table.ts';
import { exerciseHashes } from '../features/lessons/exercise-hashes.ts';
import { insertProofs } from '../features/lessons/exercise-proofs.queries.ts';
import { lessons } from '../features/lessons/lessons.table.ts';
import type { Db } from './connect.ts';
import {
  type CourseRow,
  courseRow,
  hasCaughtUp,
  type LessonRow,
  lessonRow,
} from './course-rows.ts';

/** Source files that determine the stored rows: when they change, everything is stored again. */
const MAKERS = ['sanitize-lesson.ts', 'sanitize-exercise.ts', 'exercise-hashes.ts']
  .map((name) => join(import.meta.dirname, '../features/lessons', name))
  .concat(join(import.meta.dirname, 'course-rows.ts'), import.meta.filename);

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

/**
 * Writes a row from its files, unless administrators have edited it: then only the hash of the files that were last
 * compared with it is stored. An edited row that the files have caught up with counts as theirs again.
 */
async function storeCourse(db: Db, row: CourseRow & { source_hash: string }): Promise<void> {
  const set = { ...row, revision: sql`${courses.revision} + 1` };
  const { id, source_hash } = row;
  const [stored] = await db.select().from(courses).where(eq(courses.id, id));
  if (stored?.edited_at && hasCaughtUp(row, stored)) {
    await db.update(courses).set({ edited_at: null }).where(eq(courses.id, id));
  }
  await db
    .insert(courses)
    .values(row)
    .onConflictDoUpdate({ target: courses.id, set, setWhere: isNull(courses.edited_at) });
  const edited = and(eq(courses.id, id), isNotNull(courses.edited_at));
  await db.update(courses).set({ source_hash }).where(edited);
}

async function storeLesson(db: Db, row: LessonRow & { source_hash: string }): Promise<void> {
  const set = { ...row, revision: sql`${lessons.revision} + 1` };
  const { id, source_hash } = row;
  const [stored] = await db.select().from(lessons).where(eq(lessons.id, id));
  if (stored?.edited_at && hasCaughtUp(row, stored)) {
    await db.update(lessons).set({ edited_at: null }).where(eq(lessons.id, id));
  }
  await db
    .insert(lessons)
    .values(row)
    .onConflictDoUpdate({ target: lessons.id, set, setWhere: isNull(lessons.edited_at) });
  const edited = and(eq(lessons.id, id), isNotNull(lessons.edited_at));
  await db.update(lessons).set({ source_hash }).where(edited);
  // Exercises that are shipped are proven by the product's own tests; an edited lesson may still have them.
  await insertProofs(db, row.exercise_hashes ?? [], null, new Date());
}

/** Hashes the exercises of lessons that were stored before there were hashes. */
async function fillHashes(db: Db): Promise<void> {
  const { id, exercises, exercise_hashes } = lessons;
  const found = await db.select({ id, exercises }).from(lessons).where(isNull(exercise_hashes));
  for (const one of found) {
    const hashes = exerciseHashes(one.exercises);
    await db.update(lessons).set({ exercise_hashes: hashes }).where(eq(id, one.id));
  }
}

type RemovedKind = 'course' | 'lesson';

async function selectRemoved(db: Db): Promise<(Seeded & { kind: RemovedKind })[]> {
  const { kind, id, source_hash } = removed_content;
  const rows = await db.select({ kind, id, source_hash }).from(removed_content);
  return rows.map((row) => ({ ...row, edited: true, is_active: false }));
}

/** Records the hash of content that was removed permanently, so that it is not loaded again. */
async function recordRemoved(
  db: Db,
  kind: RemovedKind,
  id: string,
  source_hash: string,
): Promise<void> {
  await db
    .insert(removed_content)
    .values({ kind, id, source_hash, removed_at: new Date() })
    .onConflictDoUpdate({
      target: [removed_content.kind, removed_content.id],
      set: { source_hash },
    });
}

/** Deactivates rows whose files were removed; results of learners stay. */
async function deactivateMissing(
  db: Db,
  table: typeof courses | typeof lessons,
  present: string[],
) {
  const fromFiles = and(ne(table.source_hash, ''), isNull(table.edited_at));
  await db
    .update(table)
    .set({ is_active: false })
    .where(and(fromFiles, eq(table.is_active, true), notInArray(table.id, present)));
}

function isUpToDate(hashes: ReadonlySet<string>, stored: Seeded[]): boolean {
  const shown = stored.filter((row) => row.edited || row.is_active);
  const loaded = new Set(shown.map((row) => row.source_hash));
  const gone = shown.some((row) => !row.edited && !hashes.has(row.source_hash));
  return !gone && [...hashes].every((hash) => loaded.has(hash));
}

/** Loads the courses with changed files, one after the other: they are never in memory together. */
function* changedCourses(
  folder: string,
  hashes: ReadonlyMap<string, string>,
  current: ReadonlySet<string>,
): Generator<LoadedCourse> {
  const changed = [...hashes].flatMap(([path, hash]) => (current.has(hash) ? [] : [path]));
  for (const { path, number } of courseFolders(folder)) {
    if (changed.some((one) => one === path || dirname(one) === path))
      yield loadCourse(path, number);
  }
}

/**
 * Brings the courses of a folder into the database. Only changes are read and written; courses that an administrator edited,
 * deleted or removed are left alone; those whose files are gone are hidden, never deleted. When nothing changed, the
 * files are only hashed. Throws ContentError for a malformed file.
 */
export async function seedCourses(db: Db, folder: string = COURSES_FOLDER): Promise<void> {
  const hashes = hashSources(folder, MAKERS);
  const removed = await selectRemoved(db);
  const inTables = [...(await selectSeeded(db, courses)), ...(await selectSeeded(db, lessons))];
  const stored = [...inTables, ...removed];
  if (isUpToDate(new Set(hashes.values()), stored)) return;

  const current = new Set(
    stored.filter((row) => row.is_active || row.edited).map((row) => row.source_hash),
  );
  const hashOf = ({ folder }: { folder: string }) => hashes.get(folder) ?? '';
  const changed = <T extends { folder: string }>(one: T) => !current.has(hashOf(one));
  const isRemoved = (kind: RemovedKind, id: string) =>
    removed.some((one) => one.kind === kind && one.id === id);
  const found = new Set(hashes.values());
  const present = stored.filter((row) => found.has(row.source_hash)).map(({ id }) => id);

  await db.transaction(async (tx) => {
    for (const course of changedCourses(folder, hashes, current)) {
      present.push(course.id, ...course.lessons.map(({ id }) => id));
      if (changed(course)) {
        const source_hash = hashOf(course);
        if (isRemoved('course', course.id))
          await recordRemoved(tx, 'course', course.id, source_hash);
        else await storeCourse(tx, { ...courseRow(course), source_hash });
      }
      for (const lesson of course.lessons.filter(changed)) {
        const gone = isRemoved('course', course.id) || isRemoved('lesson', lesson.id);
        if (gone) await recordRemoved(tx, 'lesson', lesson.id, hashOf(lesson));
        else
          await storeLesson(tx, { ...lessonRow(lesson, course.id), source_hash: hashOf(lesson) });
      }
    }
    await fillHashes(tx);
    await deactivateMissing(tx, lessons, present);
    await deactivateMissing(tx, courses, present);
  });
}
