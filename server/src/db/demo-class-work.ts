import { exercise_results } from '../features/exercise-results/exercise-results.table.ts';
import type { lessons } from '../features/lessons/lessons.table.ts';
import { progress } from '../features/progress/progress.table.ts';
import { activity_days } from '../features/weekly-plan/weekly-plan.table.ts';
import type { Db } from './connect.ts';

export type DemoLesson = Pick<
  typeof lessons.$inferSelect,
  'id' | 'course_id' | 'title' | 'title_fr' | 'xp_reward' | 'exercises'
>;

/** A lesson that is assigned from one moment to another. */
interface Assigned {
  lesson: DemoLesson;
  opens_at: Date;
  due_at: Date;
}

const HOUR_MS = 60 * 60 * 1000;
const MINUTES = 25;
/** The first minute of the day, in UTC, at which somebody is active. */
const FIRST_MINUTE = 8 * 60;

/** A number that is always the same for a pupil and a lesson, and looks like chance. */
const chance = (one: number, other: number, of: number) => (one * 7 + other * 11 + 3) % of;

/**
 * The number of a lesson's exercises that a pupil has solved: one of thirteen has none, and all have a part of the open
 * lesson.
 */
function solvedIn(pupil: number, week: number, isOpen: boolean, count: number): number {
  if (chance(pupil, week, 13) === 0) return 0;
  return isOpen ? Math.min(count, chance(pupil, week, count + 2)) : count;
}

/** Stores what pupils have done of assigned lessons, the last of which is still open. */
export async function insertDemoWork(
  tx: Db,
  userIds: readonly string[],
  weeks: readonly Assigned[],
): Promise<void> {
  const work = userIds.flatMap((user_id, pupil) =>
    weeks.map(({ lesson, opens_at }, week) => {
      const { exercises } = lesson;
      const isOpen = week === weeks.length - 1;
      const solved = solvedIn(pupil, week, isOpen, exercises.length);
      const at = new Date(
        opens_at.getTime() + (1 + chance(pupil, week, isOpen ? 5 : 120)) * HOUR_MS,
      );
      return { user_id, pupil, week, lesson, at, solved, isDone: solved === exercises.length };
    }),
  );
  const begun = work.filter(({ solved }) => solved > 0);
  if (begun.length === 0) return;
  await tx.insert(progress).values(
    begun.map(({ user_id, lesson, at, isDone }) => ({
      user_id,
      lesson_id: lesson.id,
      course_id: lesson.course_id ?? '',
      started_at: at,
      completed_at: isDone ? at : null,
      xp_awarded: isDone ? lesson.xp_reward : 0,
    })),
  );
  await tx.insert(exercise_results).values(
    begun.flatMap(({ user_id, lesson, at, solved, pupil }) =>
      lesson.exercises.slice(0, solved + 1).map(({ id }, i) => ({
        user_id,
        lesson_id: lesson.id,
        exercise_id: id,
        tries: { demonstration: 1 + chance(pupil, i, i < solved ? 3 : 6) },
        passed_at: i < solved ? at : null,
        updated_at: at,
      })),
    ),
  );
  await tx
    .insert(activity_days)
    .values(
      begun.map(({ user_id, at, pupil }) => ({
        user_id,
        day: at.toISOString().slice(0, 10),
        minutes: Array.from({ length: MINUTES + (pupil % 15) }, (_, i) => FIRST_MINUTE + i),
      })),
    )
    .onConflictDoNothing();
}
