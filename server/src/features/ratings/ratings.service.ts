import type { OwnRating } from '@codivia/contract/api/ratings';
import type { Clock } from '../../clock.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { HalfOfCourseNeeded } from './ratings.errors.ts';
import type { RatingQueries } from './ratings.queries.ts';

/** The dependencies of the rules of ratings. */
export interface RatingDeps {
  queries: RatingQueries;
  clock: Clock;
  catalogue: Catalogue;
}

function expectCourse({ catalogue }: RatingDeps, courseId: string): void {
  if (!catalogue.courses.has(courseId)) throw CourseNotFound();
}

/** Throws CourseNotFound. */
export async function readOwnRating(
  deps: RatingDeps,
  userId: string,
  courseId: string,
): Promise<OwnRating> {
  const { queries } = deps;
  expectCourse(deps, courseId);
  const found = await queries.read(userId, courseId);
  const stars = found?.stars ?? null;
  return { stars, may_rate: stars !== null || found?.half_done === true };
}

/** Throws CourseNotFound or HalfOfCourseNeeded. */
export async function rateCourse(
  deps: RatingDeps,
  userId: string,
  courseId: string,
  stars: number,
): Promise<OwnRating> {
  const { queries, clock } = deps;
  expectCourse(deps, courseId);
  if (!(await queries.rate(userId, courseId, stars, clock()))) throw HalfOfCourseNeeded();
  return { stars, may_rate: true };
}

/** Throws CourseNotFound. */
export async function withdrawRating(
  deps: RatingDeps,
  userId: string,
  courseId: string,
): Promise<OwnRating> {
  const { queries } = deps;
  expectCourse(deps, courseId);
  await queries.withdraw(userId, courseId);
  return readOwnRating(deps, userId, courseId);
}
