import {
  type FoundText,
  SEARCH_HITS_SHOWN,
  SEARCH_PAGE,
  type Search,
} from '@codivia/contract/api/admin-text-search';
import type { Db } from '../../db/connect.ts';
import { courseFields, lessonFields } from './content-fields.ts';
import type { Field } from './field.ts';
import { finder } from './find-in-text.ts';
import { hitsIn } from './hits.ts';
import { selectLessons, selectSearched, selectSearchedCourses } from './text-search.queries.ts';

/** Lessons that are read at once: the process answers other requests in between. */
const READ_AT_ONCE = 20;

type Searched = Omit<FoundText, 'hits' | 'total'> & { fields: Field[] };
type Row = Omit<Searched, 'kind' | 'fields'>;

const headOf = ({ id, title, title_fr, revision, is_active }: Row): Row => ({
  id,
  title,
  title_fr,
  revision,
  is_active,
});

/** Goes through courses and lessons that may have hits, with their texts. */
async function* searched(db: Db, search: Search): AsyncGenerator<Searched> {
  for (const row of await selectSearchedCourses(db)) {
    yield { kind: 'course', ...headOf(row), fields: courseFields(row) };
  }
  const ids = await selectSearched(db, search);
  for (let i = 0; i < ids.length; i += READ_AT_ONCE) {
    for (const row of await selectLessons(db, ids.slice(i, i + READ_AT_ONCE))) {
      yield { kind: 'lesson', ...headOf(row), fields: lessonFields(row) };
    }
  }
}

/** Returns a page of the courses and lessons in which a text stands, and the numbers of all. */
export async function searchTexts(
  { db }: { db: Db },
  { limit = SEARCH_PAGE, offset = 0, ...search }: Search & { limit?: number; offset?: number },
): Promise<{ total: number; hits: number; found: FoundText[] }> {
  const find = finder(search);
  const found: FoundText[] = [];
  let total = 0;
  let count = 0;
  for await (const { fields, ...content } of searched(db, search)) {
    const isShown = total >= offset && found.length < limit;
    const own = hitsIn(fields, find, search.q.length, isShown ? SEARCH_HITS_SHOWN : 0);
    if (own.total === 0) continue;
    if (isShown) found.push({ ...content, ...own });
    total += 1;
    count += own.total;
  }
  return { total, hits: count, found };
}
