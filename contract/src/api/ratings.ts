import Type, { type Static } from 'typebox';
import { MAX_STARS } from './claims.ts';
import { CourseParams } from './courses.ts';
import { endpoint } from './endpoint.ts';

const Stars = Type.Integer({ minimum: 1, maximum: MAX_STARS });

/** A member's own rating of a course. */
export const OwnRating = Type.Object({
  stars: Type.Union([Stars, Type.Null()]),
  /** True if at least half of the course is completed, or it is rated already. */
  may_rate: Type.Boolean(),
});
export type OwnRating = Static<typeof OwnRating>;

export const readOwnRating = endpoint({
  method: 'GET',
  path: '/user/courses/:id/rating',
  access: 'member',
  summary: 'How the member has rated a course, and whether they may.',
  params: CourseParams,
  answer: OwnRating,
});

export const rateCourse = endpoint({
  method: 'PUT',
  path: '/user/courses/:id/rating',
  access: 'member',
  summary:
    'Rates a course, or changes the rating; 403 half_of_course_needed before half of it is completed.',
  params: CourseParams,
  body: Type.Object({ stars: Stars }),
  answer: OwnRating,
});

export const withdrawRating = endpoint({
  method: 'DELETE',
  path: '/user/courses/:id/rating',
  access: 'member',
  summary: 'Takes the rating of a course back; nothing happens when there is none.',
  params: CourseParams,
  answer: OwnRating,
});
