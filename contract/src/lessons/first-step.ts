import Type, { type Static } from 'typebox';
import { CourseParams } from '../api/courses.ts';
import { endpoint } from '../api/endpoint.ts';
import { Language, LanguageQuery } from '../api/language.ts';
import { Exercise } from '../exercises/exercises.ts';
import { type LessonStep, lessonSteps } from './lesson-steps.ts';
import { namedExercises } from './lesson-tags.ts';
import { htmlOfLesson } from './plain-lesson.ts';

/** The beginning of a course, which anyone may do without an account, in one language. */
export const FirstStep = Type.Object({
  lesson_id: Type.String(),
  /** The title of the lesson. */
  title: Type.String(),
  is_premium: Type.Boolean(),
  language: Language,
  html: Type.String(),
  /** The exercises that the HTML names, and no others. */
  exercises: Type.Array(Exercise),
  /** The title of the first step after it that has one; null where none has. */
  next_title: Type.Union([Type.String(), Type.Null()]),
  /** The number of steps of the lesson that follow. */
  steps_left: Type.Integer(),
  /** The whole lesson may be taken without an account. */
  trial: Type.Boolean(),
});
export type FirstStep = Static<typeof FirstStep>;

export const readFirstStep = endpoint({
  method: 'GET',
  path: '/courses/:id/first-step',
  access: 'everyone',
  summary:
    'The first step of a course, for anyone, premium or not; null where it has none. Sent with an ETag.',
  params: CourseParams,
  query: LanguageQuery,
  answer: Type.Union([FirstStep, Type.Null()]),
});

/** A film is watched: only editors, exercises and questions are for the learner to do. */
const isToDo = ({ action }: LessonStep) => action !== undefined && action.tag !== 'lesson-video';

const htmlOf = ({ before, work, after }: LessonStep) => before + work + after;

/** The part of a lesson that is its first step, as `firstStepOf` finds it. */
export interface Opening {
  html: string;
  /** Ids of the exercises that it names. */
  exercises: string[];
  /** The steps after it. */
  rest: LessonStep[];
}

/**
 * Returns the first step of a lesson with something to do: its steps up to and including the first with an editor, an
 * exercise or a question, or the first step alone where none has (docs/product.md#first-steps). Undefined where the
 * lesson has no content.
 */
export function firstStepOf(content: string): Opening | undefined {
  const steps = lessonSteps(htmlOfLesson(content));
  const count = Math.max(steps.findIndex(isToDo), 0) + 1;
  const html = steps.slice(0, count).map(htmlOf).join('');
  if (html.trim() === '') return undefined;
  return { html, exercises: namedExercises(html), rest: steps.slice(count) };
}
