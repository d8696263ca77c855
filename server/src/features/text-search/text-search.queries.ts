import type { Search } from '@codivia/contract/api/admin-text-search';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** Signs that stand in HTML and JSON as they are, and whose case every database knows. */
const UNLIKE = /[^a-z0-9 .,;:!?()[\]{}=+*/#@$^~|-]+/i;

/** Returns the longest part of a text that every field with the text has, whatever is escaped in it. */
const plainPart = (q: string) =>
  q.split(UNLIKE).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Tells whether a lesson may have hits, so that few are read. */
function mayHave({ q }: Search): SQL | undefined {
  const part = plainPart(q);
  if (part === '') return undefined;
  const pattern = `%${part}%`;
  const { title, title_fr, content, content_fr, exercises } = lessons;
  const { instructions_en, instructions_fr, solution_en, solution_fr } = lessons;
  const texts = [title, title_fr, content, content_fr, instructions_en, instructions_fr];
  return or(
    ...[...texts, solution_en, solution_fr].map((text) => sql`${text} ilike ${pattern}`),
    sql`${exercises}::text ilike ${pattern}`,
  );
}

/** Returns the ids of the lessons that may have hits, in the order of the courses. */
export async function selectSearched(db: Db, search: Search): Promise<string[]> {
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(isNull(lessons.deleted_at), isNull(courses.deleted_at), mayHave(search)))
    .orderBy(asc(courses.order_index), asc(courses.id), asc(lessons.order_index), asc(lessons.id));
  return found.map(({ id }) => id);
}

/** Returns lessons in the order of their ids in `ids`. */
export async function selectLessons(db: Db, ids: readonly string[]) {
  const found = await db
    .select()
    .from(lessons)
    .where(inArray(lessons.id, [...ids]));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns all courses that are not deleted, in their order. */
export function selectSearchedCourses(db: Db) {
  return db
    .select()
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.order_index), asc(courses.id));
}
