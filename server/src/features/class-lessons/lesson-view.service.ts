import type { ClassPause, LessonView } from '@codivia/contract/api/class-lessons';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { ClassNotFound } from '../classes/classes.errors.ts';
import { secondsUntil } from './class-connection.ts';
import { LessonNotAssigned } from './class-lessons.errors.ts';
import { recordView } from './class-views.queries.ts';
import { readOutline } from './lesson-outline.ts';
import { rowOf } from './lesson-rows.ts';
import { selectAssignedLesson, selectMemberFacts, setPause } from './lesson-view.queries.ts';
import { selectPauses } from './presence.queries.ts';
import { WatchedLesson } from './watched-lesson.ts';

export { exercisesInOrder, titleOf } from './lesson-outline.ts';

/**
 * Returns an assigned lesson of a class to one of its teachers, whose look is recorded first. Throws ClassNotFound or
 * LessonNotAssigned.
 */
async function openLesson({ db, clock }: Deps, userId: string, classId: string, lessonId: string) {
  const now = clock();
  const found = await selectAssignedLesson(db, userId, classId, lessonId, now);
  if (!found) throw ClassNotFound();
  if (found.assigned.length === 0) throw LessonNotAssigned();
  await recordView(db, classId, userId, now);
  const outline = await readOutline(db, lessonId, found);
  const { title, steps, exercises } = outline;
  const head = { class_name: found.class_name, lesson_id: lessonId, title, steps, exercises };
  return { head, outline };
}

/** Returns the lesson for a stream. Throws ClassNotFound or LessonNotAssigned. */
export async function watchedLesson(
  deps: Deps,
  userId: string,
  classId: string,
  lessonId: string,
): Promise<WatchedLesson> {
  const { head, outline } = await openLesson(deps, userId, classId, lessonId);
  return new WatchedLesson(classId, head, outline);
}

async function pauseOf(db: Db, classId: string, now: Date): Promise<ClassPause> {
  const until = (await selectPauses(db, [classId], now)).get(classId) ?? 0;
  return { seconds: secondsUntil(until, now.getTime()) };
}

/** Returns how far a class is in a lesson at this moment. Throws ClassNotFound or LessonNotAssigned. */
export async function readLessonView(
  deps: Deps,
  userId: string,
  classId: string,
  lessonId: string,
): Promise<LessonView> {
  const { head, outline } = await openLesson(deps, userId, classId, lessonId);
  const now = deps.clock();
  const facts = await selectMemberFacts(deps.db, classId, lessonId, now);
  const rows = facts.map((one) => rowOf(one, outline, now));
  return { ...head, pause: await pauseOf(deps.db, classId, now), rows };
}

/** Pauses the lessons of a class, or ends its pause with 0 seconds. Throws ClassNotFound. */
export async function pauseClass(
  { db, clock }: Deps,
  userId: string,
  classId: string,
  seconds: number,
): Promise<ClassPause> {
  const until = seconds === 0 ? null : new Date(clock().getTime() + seconds * 1000).toISOString();
  if (!(await setPause(db, userId, classId, until))) throw ClassNotFound();
  return { seconds };
}
