import type { OwnRating } from '@codivia/contract/ratings';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connect.ts';
import { problem } from '../../errors.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { type Catalogue, CourseNotFound } from '../courses/courses.service.ts';
import { prepareRatings } from './ratings.queries.ts';

const RATINGS: RateLimit = { name: 'course-ratings', limit: 60, seconds: 60 * 60 };

const HalfOfCourseNeeded = problem(403, 'half_of_course_needed', {
  fr: 'Termine d’abord la moitié du cours : tu pourras alors lui donner une note.',
  en: 'Complete half of the course first; then you can rate it.',
});

interface Deps {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  catalogue: Catalogue;
}

/** What members think of courses. Every call is about one's own rating alone. */
export function ratingService({ database, clock, limits, catalogue }: Deps) {
  const ratings = prepareRatings(database);

  function expectCourse(courseId: string): void {
    if (!catalogue.courses.has(courseId)) throw CourseNotFound();
  }

  /** Throws CourseNotFound. */
  async function read(userId: string, courseId: string): Promise<OwnRating> {
    expectCourse(courseId);
    const found = await ratings.read(userId, courseId);
    const stars = found?.stars ?? null;
    return { stars, may_rate: stars !== null || found?.half_done === true };
  }

  return {
    read,

    /** Throws CourseNotFound, HalfOfCourseNeeded or TooManyRequests. */
    async rate(userId: string, courseId: string, stars: number): Promise<OwnRating> {
      expectCourse(courseId);
      await limits.spend(RATINGS, userId);
      if (!(await ratings.rate(userId, courseId, stars, clock()))) throw HalfOfCourseNeeded();
      return { stars, may_rate: true };
    },

    /** Throws CourseNotFound or TooManyRequests. */
    async withdraw(userId: string, courseId: string): Promise<OwnRating> {
      expectCourse(courseId);
      await limits.spend(RATINGS, userId);
      await ratings.withdraw(userId, courseId);
      return read(userId, courseId);
    },
  };
}

export type RatingService = ReturnType<typeof ratingService>;
