import { type Colleague, PRESENCE_ENDS_MS } from '@codivia/contract/api/admin-lesson-presences';
import type { Deps } from '../../deps.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import * as queries from './lesson-presences.queries.ts';

/** Stores that an administrator has a lesson open, and returns who else has. Throws LessonNotFound. */
export async function keepPresence(
  { db, clock }: Deps,
  user_id: string,
  lesson_id: string,
  is_editing: boolean,
): Promise<Colleague[]> {
  if (!(await queries.isKept(db, lesson_id))) throw LessonNotFound();
  const now = clock();
  await queries.deleteEnded(db, new Date(now.getTime() - PRESENCE_ENDS_MS));
  await queries.upsertPresence(db, { lesson_id, user_id, since: now, seen_at: now, is_editing });
  const others = await queries.selectOthers(db, lesson_id, user_id);
  return others.map(({ id, name, since, is_editing }) => ({
    person: { id, name },
    since: since.toISOString(),
    is_editing,
  }));
}
