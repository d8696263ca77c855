import Type, { type Static } from 'typebox';
import { ProgramFilesSchema, Slug } from '../exercises/base.ts';
import { endpoint } from './endpoint.ts';
import { LanguageQuery } from './language.ts';
import { ProjectKind } from './projects.ts';

/** The named course icons; the admin panel may also store an emoji. */
export const COURSE_ICONS = [
  'Code',
  'Brain',
  'Globe',
  'Gamepad2',
  'BarChart3',
  'Smartphone',
  'Shield',
  'Cloud',
  'Database',
] as const;
export const CourseIconName = Type.Enum([...COURSE_ICONS]);
export const DEFAULT_COURSE_ICON = 'Code';

export const Difficulty = Type.Union([
  Type.Literal('beginner'),
  Type.Literal('intermediate'),
  Type.Literal('advanced'),
]);
export type Difficulty = Static<typeof Difficulty>;
export const DIFFICULTIES: readonly Difficulty[] = ['beginner', 'intermediate', 'advanced'];

export const LessonType = Type.Union([
  Type.Literal('video'),
  Type.Literal('interactive'),
  Type.Literal('quiz'),
  Type.Literal('lecture'),
]);
export type LessonType = Static<typeof LessonType>;
export const LESSON_TYPES: readonly LessonType[] = ['video', 'interactive', 'quiz', 'lecture'];

/**
 * The duration and the reward of a lesson if its author has left 0, in minutes and XP (docs/product.md#lesson-fields).
 */
export const LESSON_MINUTES_UNSAID = 15;
export const LESSON_XP_UNSAID = 10;

/** The ages from which courses are meant (docs/product.md#course-fields). */
export const COURSE_AGES = [13, 14, 15, 16] as const;
export const CourseAge = Type.Enum([...COURSE_AGES]);

/** A lesson without its content: the fields that anyone may see. */
export const LessonSummary = Type.Object({
  id: Type.String(),
  course_id: Type.String(),
  title: Type.String(),
  title_fr: Type.String(),
  order_index: Type.Integer(),
  duration_minutes: Type.Integer(),
  xp_reward: Type.Integer(),
  is_premium: Type.Boolean(),
  type: LessonType,
  exercise_count: Type.Integer(),
});
export type LessonSummary = Static<typeof LessonSummary>;

/** The rating of a course by its members: 1 to 5 stars on average, rounded to a tenth. */
export const CourseRating = Type.Object({ average: Type.Number(), count: Type.Integer() });
export type CourseRating = Static<typeof CourseRating>;

/** The public part of a course's open project: its subject. */
export const CourseProject = Type.Object({
  title: Type.String(),
  title_fr: Type.String(),
  summary: Type.String(),
  summary_fr: Type.String(),
});
export type CourseProject = Static<typeof CourseProject>;

/** A course that another one needs: enough to link to it. */
export const RequiredCourse = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_fr: Type.String(),
});
export type RequiredCourse = Static<typeof RequiredCourse>;

/** With `lang`, description and summary of the other language are left empty. Lessons come in order. */
export const Course = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_fr: Type.String(),
  description: Type.String(),
  description_fr: Type.String(),
  icon: Type.String(),
  color: Type.String(),
  difficulty: Difficulty,
  duration_hours: Type.Number(),
  /** The age from which it is meant. */
  age: Type.Integer(),
  /** The id of its home path; empty without one. */
  path: Type.String(),
  /** The courses to have completed before it, as far as they are there. */
  requires: Type.Array(RequiredCourse),
  /** Null below RATINGS_NEEDED ratings (claims.ts). */
  rating: Type.Union([CourseRating, Type.Null()]),
  /** Put forward: such courses come first. */
  featured: Type.Boolean(),
  /** The open project, if one of its lessons has one. */
  project: Type.Optional(CourseProject),
  lessons: Type.Array(LessonSummary),
});
export type Course = Static<typeof Course>;

export const CourseParams = Type.Object({ id: Slug });

export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  access: 'everyone',
  summary: 'Every active course with its lessons, without their content. Sent with an ETag.',
  query: LanguageQuery,
  answer: Type.Array(Course),
});

export const readCourse = endpoint({
  method: 'GET',
  path: '/courses/:id',
  access: 'everyone',
  summary: 'One course with its lessons, without their content. Sent with an ETag.',
  params: CourseParams,
  query: LanguageQuery,
  answer: Course,
});

/** The sample of a course's open project, in one language. */
export const CourseSample = Type.Object({
  kind: ProjectKind,
  files: ProgramFilesSchema,
});
export type CourseSample = Static<typeof CourseSample>;

export const readCourseSample = endpoint({
  method: 'GET',
  path: '/courses/:id/sample',
  access: 'everyone',
  summary: 'The sample program of the open project of a course, which anyone may run.',
  params: CourseParams,
  query: LanguageQuery,
  answer: CourseSample,
});
