import type { CourseListQuery } from '@codivia/contract/api/admin-courses';
import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';

export type CourseRow = typeof courses.$inferSelect;
export type NewCourseRow = typeof courses.$inferInsert;

// The columns are named with their tables: drizzle leaves those out where a query has a single one, and both have an
// id.
const LESSON_COUNT = sql<number>`(select count(*)::int from ${lessons}
  where ${lessons}.course_id = ${courses}.id and ${lessons}.deleted_at is null)`;
const ACTIVE_LESSON_COUNT = sql<number>`(select count(*)::int from ${lessons}
  where ${lessons}.course_id = ${courses}.id and ${lessons}.is_active)`;
const SEARCHED = foldedText(
  sql`${courses.id} || ' ' || ${courses.title} || ' ' || ${courses.title_fr}`,
);
/** Easier courses come before harder ones, not in the order of the alphabet. */
const DIFFICULTY_RANK = sql`array_position(array['beginner', 'intermediate', 'advanced'], ${courses.difficulty})`;

type Filters = Omit<CourseListQuery, 'sort' | 'direction' | 'limit' | 'offset'>;

function matching({ q, deleted, difficulty, is_active, is_premium, featured }: Filters) {
  return and(
    matchesWords(SEARCHED, q),
    deleted ? isNotNull(courses.deleted_at) : isNull(courses.deleted_at),
    difficulty && eq(courses.difficulty, difficulty),
    is_active === undefined ? undefined : eq(courses.is_active, is_active),
    is_premium === undefined ? undefined : eq(courses.is_premium, is_premium),
    featured === undefined ? undefined : eq(courses.featured, featured),
  );
}

const { id, order_index, title, duration_hours, created_at, edited_at, deleted_at } = courses;
const SORT_COLUMNS = {
  order_index: [order_index, id],
  title: [foldedText(title), id],
  difficulty: [DIFFICULTY_RANK, order_index, id],
  duration_hours: [duration_hours, order_index, id],
  created_at: [created_at, id],
  edited_at: [edited_at, id],
  deleted_at: [deleted_at, id],
};

/** Selects courses with the numbers of their lessons; without their long texts when they are not wanted. */
function selectCourses(db: Db) {
  const { sources: _, ...columns } = getTableColumns(courses);
  return db
    .select({ ...columns, lesson_count: LESSON_COUNT, active_lesson_count: ACTIVE_LESSON_COUNT })
    .from(courses)
    .$dynamic();
}

export type FoundCourse = Awaited<ReturnType<typeof selectCourses>>[number];

/** Returns those of the ids that are courses which are not deleted. */
export async function selectExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id })
    .from(courses)
    .where(and(inArray(id, [...ids]), isNull(deleted_at)));
  return found.map((course) => course.id);
}

/** Returns the ids of the courses that these need, and that those need in turn. */
export async function selectNeeded(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id, requires: courses.requires })
    .from(courses)
    .where(isNull(deleted_at));
  const requires = new Map(rows.map((row) => [row.id, row.requires]));
  const needed = new Set(ids);
  for (const one of needed) for (const other of requires.get(one) ?? []) needed.add(other);
  return needed;
}

export function selectCourseList(db: Db, query: CourseListQuery): Promise<FoundCourse[]> {
  const order = listOrder(query, SORT_COLUMNS, { sort: 'order_index', direction: 'asc' });
  const found = selectCourses(db)
    .where(matching(query))
    .orderBy(...order);
  return paged(found, query);
}

export function countCourses(db: Db, query: Filters): Promise<number> {
  return db.$count(courses, matching(query));
}

export async function selectCourse(db: Db, id: string): Promise<FoundCourse | undefined> {
  return (await selectCourses(db).where(eq(courses.id, id)))[0];
}

/** Returns the course, which nobody else changes until the transaction ends. */
export async function lockCourse(tx: Db, id: string): Promise<CourseRow | undefined> {
  return (await tx.select().from(courses).where(eq(courses.id, id)).for('update'))[0];
}

/** Every course that is not deleted, in order, locked until the transaction ends. */
export function lockCourses(tx: Db): Promise<CourseRow[]> {
  return tx
    .select()
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(order_index, id)
    .for('update');
}

/** Returns false when there is a course with this id already. */
export async function insertCourse(tx: Db, course: NewCourseRow): Promise<boolean> {
  const inserted = await tx.insert(courses).values(course).onConflictDoNothing().returning({ id });
  return inserted.length > 0;
}

type Changes = { [Field in keyof NewCourseRow]?: NewCourseRow[Field] | SQL };

/** Changes a course, which makes a new revision that the files leave alone. */
export async function updateCourse(tx: Db, id: string, changes: Changes, now: Date): Promise<void> {
  await tx
    .update(courses)
    .set({ ...changes, edited_at: now, revision: sql`${courses.revision} + 1` })
    .where(eq(courses.id, id));
}

/** Changes visibility or position of a course; its texts and revision stay. */
export async function moveCourse(
  tx: Db,
  id: string,
  changes: Pick<Changes, 'is_active' | 'was_active' | 'deleted_at' | 'order_index'>,
  now: Date,
): Promise<void> {
  await tx
    .update(courses)
    .set({ ...changes, edited_at: now })
    .where(eq(courses.id, id));
}

/** Returns the place behind all other courses. */
export async function nextOrderIndex(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: max(courses.order_index) })
    .from(courses)
    .where(isNull(courses.deleted_at));
  return (row?.last ?? 0) + 1;
}

/** Counts the lessons that would be deleted with a course, and the learners and certificates that would stay. */
export async function countDependents(db: Db, courseId: string) {
  const [own, [begun], issued] = await Promise.all([
    db.$count(lessons, and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at))),
    db
      .select({ learners: sql<number>`count(distinct ${progress.user_id})::int` })
      .from(progress)
      .where(eq(progress.course_id, courseId)),
    db.$count(certificates, eq(certificates.course_id, courseId)),
  ]);
  return { lessons: own, learners: begun?.learners ?? 0, certificates: issued };
}
