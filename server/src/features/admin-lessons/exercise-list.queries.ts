import type { ExerciseListQuery, FoundExercise } from '@codivia/contract/api/admin-exercises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { foldedText, matchesWords } from '../../db/search.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** Exercises of a page, unless the query states another number. */
const PAGE_ROWS = 20;

const ONE = sql`lateral jsonb_array_elements(${lessons.exercises}) with ordinality as one(exercise, place)`;
const TITLE = sql<FoundExercise['title']>`coalesce(exercise -> 'title', exercise -> 'question')`;
/** The text that is searched: the words of a question without its tags. */
const SEARCHED = foldedText(
  sql`concat_ws(' ', exercise ->> 'id', ${lessons.id}, ${lessons.title}, ${lessons.title_fr},
    regexp_replace(concat_ws(' ', ${TITLE} ->> 'en', ${TITLE} ->> 'fr'), '<[^>]*>', ' ', 'g'))`,
);

/** Returns a page of the exercises of all lessons that are not deleted, and the number of all that are found. */
export async function selectExerciseList(
  db: Db,
  { q, kind, limit = PAGE_ROWS, offset = 0 }: ExerciseListQuery,
): Promise<{ exercises: FoundExercise[]; total: number }> {
  const found = db
    .select({
      lesson_id: lessons.id,
      lesson_title: sql<string>`${lessons.title}`.as('lesson_title'),
      lesson_title_fr: sql<string>`${lessons.title_fr}`.as('lesson_title_fr'),
      id: sql<string>`exercise ->> 'id'`.as('exercise_id'),
      kind: sql<FoundExercise['kind']>`exercise ->> 'kind'`.as('kind'),
      task: sql<string | null>`exercise ->> 'task'`.as('task'),
      title: TITLE.as('exercise_title'),
    })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .innerJoin(ONE, sql`true`)
    .where(
      and(
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
        matchesWords(SEARCHED, q),
        kind && sql`exercise ->> 'kind' = ${kind}`,
      ),
    )
    .$dynamic();
  const total = await db.$count(found.as('found'));
  const exercises = await found
    .orderBy(
      courses.order_index,
      sql`${lessons.course_id} nulls last`,
      lessons.order_index,
      lessons.id,
      sql`place`,
    )
    .limit(limit)
    .offset(offset);
  return { exercises, total };
}
