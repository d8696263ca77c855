import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Bilingual } from './language.ts';

/** Members from which on something is counted and shown: fewer could be recognised. */
export const INSIGHT_MEMBERS_MIN = 5;
/** Days for which wrong answers are kept, and over which lessons and exercises are counted. */
export const INSIGHT_DAYS = 400;
/** Days without a move after which a member has left a lesson that is not finished. */
export const LEFT_AFTER_DAYS = 14;
/** Wrong answers of one exercise that are shown. */
export const WRONG_ANSWERS_SHOWN = 20;

const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const NumberOrNull = Type.Union([Type.Number(), Type.Null()]);
const IntegerOrNull = Type.Union([Type.Integer(), Type.Null()]);

/** A step of a lesson: how many members reached it, went past it, and left the lesson there. */
export const InsightStep = Type.Object({
  id: Type.String(),
  /** The heading that it is under; empty where there is none. */
  heading: Bilingual,
  /** The exercise of the step, if it has one. */
  exercise_id: TextOrNull,
  reached: Type.Integer(),
  passed: Type.Integer(),
  left: Type.Integer(),
});
export type InsightStep = Static<typeof InsightStep>;

/** An exercise; the figures are null below five members. */
export const InsightExercise = Type.Object({
  id: Type.String(),
  title: Bilingual,
  kind: Type.String(),
  /** Members who had an answer checked. */
  members: IntegerOrNull,
  tries_per_member: NumberOrNull,
  /** The share that solved it, from 0 to 1. */
  solved: NumberOrNull,
  /** Frequent wrong answers that are shown. */
  wrong_answers: Type.Integer(),
});
export type InsightExercise = Static<typeof InsightExercise>;

/** The figures of a course. They are null until five members have begun one of its lessons. */
export const InsightCourse = Type.Object({
  id: Type.String(),
  title: Bilingual,
  is_active: Type.Boolean(),
  lessons: Type.Integer(),
  /** The members who began its most-begun lesson. */
  started: IntegerOrNull,
  /** The members who finished its last lesson that is counted. */
  finished: IntegerOrNull,
  ratings: Type.Integer(),
  /** The mean of the ratings; null below five. */
  stars: NumberOrNull,
  counted_at: MomentOrNull,
});
export type InsightCourse = Static<typeof InsightCourse>;

const LessonFigures = Type.Object({
  started: Type.Integer(),
  finished: Type.Integer(),
  median_minutes: IntegerOrNull,
  counted_at: Moment,
});

/** A lesson of a course; `figures` is null while fewer than five members have begun it. */
export const InsightLesson = Type.Object({
  id: Type.String(),
  title: Bilingual,
  is_active: Type.Boolean(),
  stated_minutes: Type.Integer(),
  figures: Type.Union([LessonFigures, Type.Null()]),
  /** The exercise with the smallest share of members who solved it. */
  weakest: Type.Union([InsightExercise, Type.Null()]),
});
export type InsightLesson = Static<typeof InsightLesson>;

/** A wrong answer that at least five members gave. */
export const FrequentAnswer = Type.Object({
  /** The normalised answer; of a question the texts of the chosen options in each language. */
  answer: Type.Union([Type.String(), Type.Array(Bilingual)]),
  /** The words that most of them read about it, of a question the explanations of the options; null for nothing. */
  feedback: Type.Union([Type.String(), Type.Array(Bilingual), Type.Null()]),
  /** Rounded down to a multiple of five. */
  members: Type.Integer(),
  /** The share of the members who tried the exercise, from 0 to 1, in whole hundredths. */
  share: Type.Number(),
});
export type FrequentAnswer = Static<typeof FrequentAnswer>;

const CourseParams = Type.Object({ course_id: Slug });
const LessonParams = Type.Object({ lesson_id: Slug });
const Named = Type.Object({ id: Type.String(), title: Bilingual });

export const listInsightCourses = endpoint({
  method: 'GET',
  path: '/admin/insight/courses',
  access: 'admin',
  summary: 'The courses with what learners do with them, as it was counted last night.',
  answer: Type.Array(InsightCourse),
});

export const readCourseInsight = endpoint({
  method: 'GET',
  path: '/admin/insight/courses/:course_id',
  access: 'admin',
  summary: 'The lessons of a course with their figures.',
  params: CourseParams,
  answer: Type.Object({ ...InsightCourse.properties, lesson_list: Type.Array(InsightLesson) }),
});

export const readLessonInsight = endpoint({
  method: 'GET',
  path: '/admin/insight/lessons/:lesson_id',
  access: 'admin',
  summary: 'Where learners leave a lesson, and which exercises they solve.',
  params: LessonParams,
  answer: Type.Object({
    ...InsightLesson.properties,
    course: Type.Union([Named, Type.Null()]),
    steps: Type.Array(InsightStep),
    exercises: Type.Array(InsightExercise),
  }),
});

export const readExerciseInsight = endpoint({
  method: 'GET',
  path: '/admin/insight/lessons/:lesson_id/exercises/:exercise_id',
  access: 'admin',
  summary: 'The wrong answers that at least five members gave to an exercise, without names.',
  params: Type.Object({ lesson_id: Slug, exercise_id: Slug }),
  answer: Type.Object({
    lesson: Named,
    course: Type.Union([Named, Type.Null()]),
    exercise: InsightExercise,
    counted_at: MomentOrNull,
    answers: Type.Array(FrequentAnswer),
  }),
});
