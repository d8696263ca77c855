import type { Answer } from '@codivia/contract/api/endpoint';
import { COURSES_IN_PROGRESS_SHOWN, levelOf } from '@codivia/contract/api/experience';
import type { Language } from '@codivia/contract/api/language';
import type * as contract from '@codivia/contract/api/progress';
import type { Completion, CourseProgress, ProgressEntry } from '@codivia/contract/api/progress';
import type { Deps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import {
  type CertificateDeps,
  completeCourse,
  lessonIdsOf,
} from '../certificates/certificates.service.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { type Catalogue, courseIn } from '../courses/courses.service.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import { mayRead, readableOf } from '../lessons/lessons.service.ts';
import { secondsUntilRoom, TooManyCompletions } from './completion-pace.ts';
import type { InTurn } from './in-turn.ts';
import type { ProgressQueries } from './progress.queries.ts';
import { startedCourses } from './user-courses.ts';

/** The dependencies of the rules of progress. */
export interface ProgressDeps extends Deps {
  queries: ProgressQueries;
  catalogue: Catalogue;
  certificates: CertificateDeps;
  /** Runs recordings of one member one after the other, so that each sees the results of the others. */
  inTurn: InTurn;
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** The courses that a member has begun, the one of their latest step first. */
export async function listUserCourses(
  { queries, catalogue }: ProgressDeps,
  userId: string,
  language?: Language,
): Promise<CourseProgress[]> {
  const begun = startedCourses(await queries.progressOf(userId), catalogue.courses);
  return begun.map((course) => ({ ...course, ...courseIn(course, language) }));
}

/**
 * Records a lesson as begun or completed. A course that may be complete is checked after the completion has been
 * committed (docs/decisions/0340). Throws AuthenticationRequired, LessonNotFound, PremiumRequired or
 * TooManyCompletions.
 */
export async function recordProgress(
  { db, queries, clock, catalogue, certificates, inTurn }: ProgressDeps,
  user: SessionUser,
  lesson_id: string,
  completed: boolean,
): Promise<Completion> {
  const lesson = catalogue.lessons.get(lesson_id);
  if (!lesson) throw LessonNotFound();
  const now = clock();
  if (!(await mayRead(db, lesson, user, now))) throw PremiumRequired();
  const courseLessons = lessonIdsOf(catalogue.courses.get(lesson.course_id));
  const recorded = await inTurn(user.id, () =>
    queries.record({ userId: user.id, lesson, completed, courseLessons, now }),
  );
  if (!recorded) throw AuthenticationRequired();
  const { completed_at, xp_awarded, completed_before, makes_room = null } = recorded;
  if (completed && !completed_at) throw TooManyCompletions(secondsUntilRoom(makes_room, now));
  const mayBeComplete =
    completed_at && (completed_before === null || completed_before + 1 >= courseLessons.length);
  const outcome = mayBeComplete && (await completeCourse(certificates, user.id, lesson.course_id));
  return {
    lesson_id,
    completed: completed_at !== null,
    completed_at: moment(completed_at),
    xp_awarded,
    courseCompleted: outcome ? outcome.complete : false,
  };
}

export async function listProgress(
  { queries }: ProgressDeps,
  userId: string,
): Promise<ProgressEntry[]> {
  return (await queries.progressOf(userId)).map(({ lesson_id, completed_at }) => ({
    lesson_id,
    completed: completed_at !== null,
    completed_at: moment(completed_at),
  }));
}

export async function listCoursesInProgress(
  deps: ProgressDeps,
  userId: string,
  language?: Language,
): Promise<CourseProgress[]> {
  return (await listUserCourses(deps, userId, language)).slice(0, COURSES_IN_PROGRESS_SHOWN);
}

/** Returns a course's lessons with the member's state of each. Throws CourseNotFound. */
export async function listUserCourseLessons(
  { db, clock, queries, catalogue }: ProgressDeps,
  user: SessionUser,
  courseId: string,
): Promise<Answer<typeof contract.listUserCourseLessons>> {
  const course = catalogue.courses.get(courseId);
  if (!course) throw CourseNotFound();
  const rows = new Map((await queries.progressOf(user.id)).map((row) => [row.lesson_id, row]));
  const isReadable = await readableOf(db, course.lessons, user, clock());
  return course.lessons.map((lesson) => {
    const completed_at = rows.get(lesson.id)?.completed_at ?? null;
    return {
      ...lesson,
      completed: completed_at !== null,
      completed_at: moment(completed_at),
      locked: !isReadable(lesson),
    };
  });
}

/** Returns the completed lessons, the latest first; those that were removed since among them. */
export async function listCompletedLessons(
  { queries }: ProgressDeps,
  userId: string,
): Promise<Answer<typeof contract.listCompletedLessons>> {
  return (await queries.progressOf(userId))
    .flatMap(({ completed_at, lesson_id, course_id, xp_awarded }) =>
      completed_at
        ? [{ lesson_id, course_id, xp_awarded, completed_at: completed_at.toISOString() }]
        : [],
    )
    .sort((a, b) => b.completed_at.localeCompare(a.completed_at));
}

/** XP of lessons and exercises together. */
export async function readXp(
  { queries }: ProgressDeps,
  userId: string,
): Promise<Answer<typeof contract.readXp>> {
  const total_xp = await queries.totalXpOf(userId);
  return { total_xp, level: levelOf(total_xp) };
}
