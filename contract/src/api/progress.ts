import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Course, CourseParams, LessonSummary } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { LanguageQuery } from './language.ts';

export const ProgressEntry = Type.Object({
  lesson_id: Type.String(),
  completed: Type.Boolean(),
  completed_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type ProgressEntry = Static<typeof ProgressEntry>;

/** `xp_awarded` is 0 when the lesson had been completed before. */
export const Completion = Type.Object({
  ...ProgressEntry.properties,
  xp_awarded: Type.Integer(),
  courseCompleted: Type.Boolean(),
});
export type Completion = Static<typeof Completion>;

/** A course the member has begun, with how far they are. */
export const CourseProgress = Type.Object({
  ...Course.properties,
  completed_lessons: Type.Integer(),
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type CourseProgress = Static<typeof CourseProgress>;

export const listProgress = endpoint({
  method: 'GET',
  path: '/progress',
  access: 'member',
  summary: "The member's progress entries.",
  answer: Type.Array(ProgressEntry),
});

export const recordProgress = endpoint({
  method: 'POST',
  path: '/progress',
  access: 'member',
  summary: 'Opens or completes a lesson. Completing twice gives its XP once.',
  body: Type.Object({ lesson_id: Slug, completed: Type.Boolean() }),
  answer: Completion,
});

export const listUserCourses = endpoint({
  method: 'GET',
  path: '/user/courses',
  access: 'member',
  summary: 'The courses the member has begun, with their progress.',
  query: LanguageQuery,
  answer: Type.Array(CourseProgress),
});

export const listCoursesInProgress = endpoint({
  method: 'GET',
  path: '/user/courses/in-progress',
  access: 'member',
  summary: 'At most three courses with recorded progress, the latest first.',
  query: LanguageQuery,
  answer: Type.Array(CourseProgress),
});

export const listUserCourseLessons = endpoint({
  method: 'GET',
  path: '/user/courses/:id/lessons',
  access: 'member',
  summary: "A course's lessons with the member's state of each.",
  params: CourseParams,
  query: LanguageQuery,
  answer: Type.Array(
    Type.Object({
      ...LessonSummary.properties,
      completed: Type.Boolean(),
      completed_at: ProgressEntry.properties.completed_at,
      locked: Type.Boolean(),
    }),
  ),
});

export const listCompletedLessons = endpoint({
  method: 'GET',
  path: '/user/lessons/completed',
  access: 'member',
  summary: 'The lessons the member has completed, the latest first.',
  answer: Type.Array(
    Type.Object({
      lesson_id: Type.String(),
      course_id: Type.String(),
      xp_awarded: Type.Integer(),
      completed_at: Type.String({ format: 'date-time' }),
    }),
  ),
});

export const Experience = Type.Object({
  total_xp: Type.Integer(),
  level: Type.Integer(),
});

export const readXp = endpoint({
  method: 'GET',
  path: '/user/xp',
  access: 'member',
  summary: "The member's XP and level.",
  answer: Experience,
});
