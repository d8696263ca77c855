import type { Answer } from '@codivia/contract/api/endpoint';
import { COURSES_IN_PROGRESS_SHOWN, levelOf } from '@codivia/contract/api/experience';
import type { Language } from '@codivia/contract/api/language';
import type {
  Completion,
  CourseProgress,
  listCompletedLessons,
  listUserCourseLessons,
  ProgressEntry,
  readXp,
} from '@codivia/contract/api/progress';
import type { Clock } from '../../clock.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import {
  type CertificateDeps,
  completeCourse,
  lessonIdsOf,
} from '../certificates/certificates.service.ts';
import { type Catalogue, CourseNotFound, courseIn } from '../courses/courses.service.ts';
import { LessonNotFound, mayRead, PremiumRequired } from '../lessons/lessons.service.ts';
import { secondsUntilRoom, TooManyCompletions } from './completion-pace.ts';
import type { CountOverlaps } from './overlaps.ts';
import type { ProgressQueries } from './progress.queries.ts';
import { startedCourses } from './user-courses.ts';

export { totalXpSql } from './progress.queries.ts';

/** What the rules of progress work with. */
export interface ProgressDeps {
  queries: ProgressQueries;
  clock: Clock;
  catalogue: Catalogue;
  certificates: CertificateDeps;
  /** Counts recordings that overlap, by session. */
  countOverlaps: CountOverlaps;
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** The courses that a member has begun, the one of their latest step first. */
export async function courses(
  { queries, catalogue }: ProgressDeps,
  userId: string,
  language?: Language,
): Promise<CourseProgress[]> {
  const begun = startedCourses(await queries.progressOf(userId), catalogue.courses);
  return begun.map((course) => ({ ...course, ...courseIn(course, language) }));
}

/**
 * Tells whether a course may be complete now, as far as the statement saw that recorded a lesson: it does not see what
 * overlapping calls have written. One that did not look, since the lesson had been completed before, does not know.
 */
const mayBeComplete = (lessons: string[], completedBefore: number | null, overlapping: number) =>
  completedBefore === null || completedBefore + overlapping >= lessons.length;

/**
 * Records a lesson as begun or completed. A course that may be complete is looked at after the completion has
 * been committed (docs/decisions/0033). Throws AuthenticationRequired, LessonNotFound, PremiumRequired or
 * TooManyCompletions.
 */
export async function record(
  { queries, clock, catalogue, certificates, countOverlaps }: ProgressDeps,
  session: string,
  lesson_id: string,
  completed: boolean,
): Promise<Completion> {
  const lesson = catalogue.lessons.get(lesson_id);
  if (!lesson)
    throw (await queries.sessionExists(session)) ? LessonNotFound() : AuthenticationRequired();
  const courseLessons = lessonIdsOf(catalogue.courses.get(lesson.course_id));
  const now = clock();
  const [recorded, overlapping] = await countOverlaps(session, () =>
    queries.record({ session, lesson, completed, courseLessons, now }),
  );
  if (!recorded) throw AuthenticationRequired();
  const { user_id, readable, completed_at, xp_awarded, completed_before } = recorded;
  if (!readable) throw PremiumRequired();
  const done = completed_at !== null;
  if (completed && !done)
    throw TooManyCompletions(secondsUntilRoom(recorded.makes_room ?? null, now));
  const looked =
    done && mayBeComplete(courseLessons, completed_before, overlapping)
      ? await completeCourse(certificates, user_id, lesson.course_id)
      : undefined;
  return {
    lesson_id,
    completed: done,
    completed_at: moment(completed_at),
    xp_awarded,
    courseCompleted: looked?.complete ?? false,
  };
}

export async function entries({ queries }: ProgressDeps, userId: string): Promise<ProgressEntry[]> {
  return (await queries.progressOf(userId)).map(({ lesson_id, completed_at }) => ({
    lesson_id,
    completed: completed_at !== null,
    completed_at: moment(completed_at),
  }));
}

export async function coursesInProgress(
  deps: ProgressDeps,
  userId: string,
  language?: Language,
): Promise<CourseProgress[]> {
  return (await courses(deps, userId, language)).slice(0, COURSES_IN_PROGRESS_SHOWN);
}

/** A course's lessons with the member's state of each. Throws CourseNotFound. */
export async function lessonsOf(
  { queries, catalogue }: ProgressDeps,
  user: SessionUser,
  courseId: string,
): Promise<Answer<typeof listUserCourseLessons>> {
  const course = catalogue.courses.get(courseId);
  if (!course) throw CourseNotFound();
  const rows = new Map((await queries.progressOf(user.id)).map((row) => [row.lesson_id, row]));
  return course.lessons.map((lesson) => {
    const completed_at = rows.get(lesson.id)?.completed_at ?? null;
    return {
      ...lesson,
      completed: completed_at !== null,
      completed_at: moment(completed_at),
      locked: !mayRead(lesson, user),
    };
  });
}

/** The completed lessons, the latest first; those that were removed since among them. */
export async function completedLessons(
  { queries }: ProgressDeps,
  userId: string,
): Promise<Answer<typeof listCompletedLessons>> {
  return (await queries.progressOf(userId))
    .flatMap(({ completed_at, lesson_id, course_id, xp_awarded }) =>
      completed_at
        ? [{ lesson_id, course_id, xp_awarded, completed_at: completed_at.toISOString() }]
        : [],
    )
    .sort((a, b) => b.completed_at.localeCompare(a.completed_at));
}

/** XP of lessons and exercises together. */
export async function experience(
  { queries }: ProgressDeps,
  userId: string,
): Promise<Answer<typeof readXp>> {
  const total_xp = await queries.totalXpOf(userId);
  return { total_xp, level: levelOf(total_xp) };
}
