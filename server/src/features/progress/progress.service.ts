import type { Answer } from '@codivia/contract/endpoint';
import { COURSES_IN_PROGRESS_SHOWN, levelOf } from '@codivia/contract/experience';
import type { Language } from '@codivia/contract/language';
import type {
  Completion,
  CourseProgress,
  listCompletedLessons,
  listUserCourseLessons,
  ProgressEntry,
  readXp,
} from '@codivia/contract/progress';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { CertificateService } from '../certificates/certificates.service.ts';
import { type Catalogue, CourseNotFound, courseIn } from '../courses/courses.service.ts';
import { LessonNotFound, mayRead, PremiumRequired } from '../lessons/lessons.service.ts';
import { prepareExists, prepareRecord, prepareUserProgress } from './progress.queries.ts';
import { begunCourses } from './user-courses.ts';

interface Parts {
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  certificates: CertificateService;
}

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** What members do with lessons, and what it amounts to. */
export function progressService({ database, clock, catalogue, certificates }: Parts) {
  const record = prepareRecord(database);
  const stands = prepareExists(database.db);
  const progressOf = prepareUserProgress(database.db);

  async function begun(userId: string, language?: Language): Promise<CourseProgress[]> {
    const courses = begunCourses(await progressOf(userId), catalogue.courses);
    return courses.map((course) => ({ ...course, ...courseIn(course, language) }));
  }

  return {
    /**
     * Records a lesson as begun or completed. The course is looked at after the completion has been
     * committed, so that two last lessons completed at once cannot both miss the other, and at every
     * repetition, so that a process that ended in between loses nothing. Throws
     * AuthenticationRequired, LessonNotFound or PremiumRequired.
     */
    async record(session: string, lesson_id: string, completed: boolean): Promise<Completion> {
      const lesson = catalogue.lessons.get(lesson_id);
      if (!lesson) throw (await stands(session)) ? LessonNotFound() : AuthenticationRequired();
      const recorded = await record({ session, lesson, completed, now: clock() });
      if (!recorded) throw AuthenticationRequired();
      const { user_id, readable, completed_at, xp_awarded } = recorded;
      if (!readable) throw PremiumRequired();
      const done = completed_at !== null;
      return {
        lesson_id,
        completed: done,
        completed_at: moment(completed_at),
        xp_awarded,
        courseCompleted: done && (await certificates.completeCourse(user_id, lesson.course_id)),
      };
    },

    async entries(userId: string): Promise<ProgressEntry[]> {
      return (await progressOf(userId)).map(({ lesson_id, completed_at }) => ({
        lesson_id,
        completed: completed_at !== null,
        completed_at: moment(completed_at),
      }));
    },

    courses: begun,

    async coursesInProgress(userId: string, language?: Language): Promise<CourseProgress[]> {
      return (await begun(userId, language)).slice(0, COURSES_IN_PROGRESS_SHOWN);
    },

    /** A course's lessons with the member's state of each. Throws CourseNotFound. */
    async lessonsOf(
      user: SessionUser,
      courseId: string,
    ): Promise<Answer<typeof listUserCourseLessons>> {
      const course = catalogue.courses.get(courseId);
      if (!course) throw CourseNotFound();
      const rows = new Map((await progressOf(user.id)).map((row) => [row.lesson_id, row]));
      return course.lessons.map((lesson) => {
        const completed_at = rows.get(lesson.id)?.completed_at ?? null;
        return {
          ...lesson,
          completed: completed_at !== null,
          completed_at: moment(completed_at),
          locked: !mayRead(lesson, user),
        };
      });
    },

    /** The completed lessons, the latest first; those that were taken away since among them. */
    async completedLessons(userId: string): Promise<Answer<typeof listCompletedLessons>> {
      return (await progressOf(userId))
        .flatMap(({ completed_at, lesson_id, course_id, xp_awarded }) =>
          completed_at
            ? [{ lesson_id, course_id, xp_awarded, completed_at: completed_at.toISOString() }]
            : [],
        )
        .sort((a, b) => b.completed_at.localeCompare(a.completed_at));
    },

    async experience(userId: string): Promise<Answer<typeof readXp>> {
      const rows = await progressOf(userId);
      const total_xp = rows.reduce((sum, row) => sum + row.xp_awarded, 0);
      return { total_xp, level: levelOf(total_xp) };
    },
  };
}

export type ProgressService = ReturnType<typeof progressService>;
