import type { LessonPosition } from '@codivia/contract/lessons/lesson-positions';
import type { Clock } from '../../clock.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { pastMoment } from '../../services/caller-time.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import type { LessonPositionQueries, PositionRow } from './lesson-positions.queries.ts';

/** The dependencies of the rules of positions. */
export interface LessonPositionDeps {
  queries: LessonPositionQueries;
  clock: Clock;
  catalogue: Catalogue;
}

const position = (row: PositionRow): LessonPosition => ({
  ...row,
  moved_at: row.moved_at.toISOString(),
});

/** Returns the moments when a member was last in lessons, the latest first. */
export async function listLessonPositions({ queries }: LessonPositionDeps, userId: string) {
  const rows = await queries.latest(userId);
  return rows.map(({ lesson_id, moved_at }) => ({ lesson_id, moved_at: moved_at.toISOString() }));
}

export async function readLessonPosition(
  { queries }: LessonPositionDeps,
  userId: string,
  lessonId: string,
): Promise<LessonPosition | null> {
  const row = await queries.read(userId, lessonId);
  return row ? position(row) : null;
}

/** Throws LessonNotFound or PremiumRequired. */
export async function keepLessonPosition(
  { queries, clock, catalogue }: LessonPositionDeps,
  user: SessionUser,
  lessonId: string,
  { step_id, step_index, done, moved_at }: LessonPosition,
): Promise<LessonPosition> {
  const now = clock();
  const moved = pastMoment(moved_at, now);
  const row = await queries.keep({
    userId: user.id,
    lesson: lessonId,
    step_id,
    step_index,
    done,
    moved_at: moved,
    now,
  });
  if (row) return position(row);
  throw catalogue.lessons.has(lessonId) ? PremiumRequired() : LessonNotFound();
}
