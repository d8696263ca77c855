import type { LessonListQuery } from '@codivia/contract/api/admin-lessons';
import {
  and,
  count,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  max,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import {
  lesson_approvals,
  lesson_plans,
} from '../admin-lesson-reviews/admin-lesson-reviews.table.ts';
import { LESSON_STATES } from '../admin-lesson-reviews/lesson-states.queries.ts';
import { courses } from '../courses/courses.table.ts';
import { exerciseHashes } from '../lessons/lessons.service.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';

export type LessonRow = typeof lessons.$inferSelect;
export type NewLessonRow = typeof lessons.$inferInsert;

const SEARCHED = foldedText(
  sql`${lessons.id} || ' ' || ${lessons.title} || ' ' || ${lessons.title_fr}`,
);

/** True for a lesson with exercises that are not proven. */
const TO_VERIFY = sql<boolean>`exists (
  select 1 from jsonb_array_elements_text(coalesce(${lessons.exercise_hashes}, '[]')) as one(hash)
  where not exists (select 1 from exercise_proofs where exercise_proofs.hash = one.hash))`;

type Filters = Omit<LessonListQuery, 'sort' | 'direction' | 'limit' | 'offset'>;

function matching(query: Filters): SQL | undefined {
  const { q, deleted, course_id, without_course, type, is_active, is_premium, to_verify } = query;
  const isNotDeleted = and(isNull(lessons.deleted_at), isNull(courses.deleted_at));
  return and(
    matchesWords(SEARCHED, q),
    deleted ? isNotNull(lessons.deleted_at) : isNotDeleted,
    course_id ? eq(lessons.course_id, course_id) : undefined,
    without_course ? isNull(lessons.course_id) : undefined,
    type && eq(lessons.type, type),
    is_active === undefined ? undefined : eq(lessons.is_active, is_active),
    is_premium === undefined ? undefined : eq(lessons.is_premium, is_premium),
    to_verify === undefined ? undefined : to_verify ? TO_VERIFY : not(TO_VERIFY),
  );
}

const { id, order_index, title, duration_minutes, xp_reward } = lessons;
const { created_at, edited_at, deleted_at } = lessons;
const SORT_COLUMNS = {
  order_index: [order_index, courses.order_index, lessons.course_id, id],
  title: [foldedText(title), id],
  duration_minutes: [duration_minutes, id],
  xp_reward: [xp_reward, id],
  created_at: [created_at, id],
  edited_at: [edited_at, id],
  deleted_at: [deleted_at, id],
};

function summaryColumns() {
  const {
    content: _,
    content_fr: _fr,
    exercises,
    sources: _s,
    ...columns
  } = getTableColumns(lessons);
  const { instructions_en: _ie, instructions_fr: _if, ...others } = columns;
  const { solution_en: _se, solution_fr: _sf, ...summary } = others;
  const exercise_count = sql<number>`jsonb_array_length(${exercises})::int`;
  return { ...summary, ...LESSON_STATES, exercise_count, to_verify: TO_VERIFY };
}

function selectSummaries(db: Db) {
  return db
    .select(summaryColumns())
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .leftJoin(lesson_plans, eq(lesson_plans.lesson_id, lessons.id))
    .leftJoin(lesson_approvals, eq(lesson_approvals.lesson_id, lessons.id))
    .$dynamic();
}

export type LessonSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** Returns lessons without their content. */
export function selectLessonList(db: Db, query: LessonListQuery): Promise<LessonSummaryRow[]> {
  const order = listOrder(query, SORT_COLUMNS, { sort: 'order_index', direction: 'asc' });
  const found = selectSummaries(db)
    .where(matching(query))
    .orderBy(...order);
  return paged(found, query);
}

export async function countLessons(db: Db, query: Filters): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .where(matching(query));
  return row?.total ?? 0;
}

export async function selectLesson(db: Db, id: string): Promise<LessonRow | undefined> {
  return (await db.select().from(lessons).where(eq(lessons.id, id)))[0];
}

/** The lesson, which nobody else changes until the transaction ends. */
export async function lockLesson(tx: Db, id: string): Promise<LessonRow | undefined> {
  return (await tx.select().from(lessons).where(eq(lessons.id, id)).for('update'))[0];
}

/** The lessons of a course that are not deleted, in order, locked until the transaction ends. */
export function lockLessonsOf(tx: Db, courseId: string): Promise<LessonRow[]> {
  return tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(deleted_at)))
    .orderBy(order_index, id)
    .for('update');
}

/** Returns the title of a course into which lessons may be put; undefined for one that is deleted. */
export async function selectLessonCourse(
  db: Db,
  courseId: string,
): Promise<{ title: string } | undefined> {
  const isNotDeleted = and(eq(courses.id, courseId), isNull(courses.deleted_at));
  return (await db.select({ title: courses.title }).from(courses).where(isNotDeleted))[0];
}

/** Tells whether lessons may be put into this course. */
export async function acceptsLessons(db: Db, courseId: string): Promise<boolean> {
  return (await selectLessonCourse(db, courseId)) !== undefined;
}

/** Returns the place behind all other lessons of a course, or of those without one. */
export async function nextLessonOrderIndex(db: Db, courseId: string | null): Promise<number> {
  const siblings = courseId === null ? isNull(lessons.course_id) : eq(lessons.course_id, courseId);
  const [row] = await db
    .select({ last: max(order_index) })
    .from(lessons)
    .where(and(siblings, isNull(deleted_at)));
  return (row?.last ?? 0) + 1;
}

/** Returns undefined when there is a lesson with this id already. */
export async function insertLesson(tx: Db, lesson: NewLessonRow): Promise<LessonRow | undefined> {
  const values = { ...lesson, exercise_hashes: exerciseHashes(lesson.exercises ?? []) };
  const [inserted] = await tx.insert(lessons).values(values).onConflictDoNothing().returning();
  return inserted;
}

type Changes = { [Field in keyof NewLessonRow]?: NewLessonRow[Field] | SQL };

async function change(tx: Db, id: string, changes: Changes): Promise<LessonRow> {
  const [changed] = await tx.update(lessons).set(changes).where(eq(lessons.id, id)).returning();
  if (!changed) throw new Error(`lesson ${id} vanished while it was locked`);
  return changed;
}

/** Saves a lesson that is locked, which makes a new revision that the files leave alone. */
export function saveLesson(
  tx: Db,
  id: string,
  changes: Partial<NewLessonRow>,
  now: Date,
): Promise<LessonRow> {
  const { exercises } = changes;
  const hashes = exercises && { exercise_hashes: exerciseHashes(exercises) };
  return change(tx, id, {
    ...changes,
    ...hashes,
    edited_at: now,
    revision: sql`${lessons.revision} + 1`,
  });
}

/** Changes visibility or position of a lesson; its texts and revision stay. */
export function moveLesson(
  tx: Db,
  id: string,
  changes: Pick<Changes, 'is_active' | 'was_active' | 'deleted_at' | 'order_index'>,
  now: Date,
): Promise<LessonRow> {
  return change(tx, id, { ...changes, edited_at: now });
}

export function countLearners(db: Db, lessonId: string): Promise<number> {
  return db.$count(progress, eq(progress.lesson_id, lessonId));
}

/** Returns the ids of lessons that have pictures within their texts or exercises, deleted ones too. */
export async function selectWithPictures(db: Db): Promise<string[]> {
  const { content, content_fr, instructions_fr, instructions_en } = lessons;
  const { solution_fr, solution_en, exercises } = lessons;
  const texts = [content, content_fr, instructions_fr, instructions_en, solution_fr, solution_en];
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(or(...[...texts, exercises].map((text) => sql`${text}::text like '%data:image/%'`)));
  return found.map(({ id }) => id);
}
