import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { PredictExercise } from '../exercises/predict.ts';
import { QuizQuestion } from '../exercises/quiz.ts';
import { AnswerParts } from '../exercises/results.ts';
import { addDays, TimeZoneQuery } from '../text/local-days.ts';
import { endpoint } from './endpoint.ts';
import { LanguageQuery } from './language.ts';

/** Days after its completion on which a lesson is reviewed. */
export const REVIEW_DAYS = [1, 3, 7, 21] as const;
/** Questions of one day at most. */
export const REVIEWS_PER_DAY = 3;
/** Maximum number of options; no question has as many. */
const OPTIONS_MAX = 50;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The stage of a lesson's review: right answers so far, and the day of the next one; null after the last. */
export interface ReviewStage {
  stage: number;
  due_on: string | null;
}

/** The first review of a lesson that was completed on a day. */
export function firstReview(completedOn: string): ReviewStage {
  return { stage: 0, due_on: addDays(completedOn, REVIEW_DAYS[0]) };
}

/**
 * Returns the stage after an answer of `today`. A right answer leads to the next interval: members who are never late
 * review on the REVIEW_DAYS after completion, and members who are late keep the distance between two reviews. A wrong
 * one comes back the day after.
 */
export function nextReview(stage: number, right: boolean, today: string): ReviewStage {
  if (!right) return { stage, due_on: addDays(today, 1) };
  const [done, next] = [REVIEW_DAYS[stage], REVIEW_DAYS[stage + 1]];
  if (done === undefined || next === undefined) return { stage: stage + 1, due_on: null };
  return { stage: stage + 1, due_on: addDays(today, next - done) };
}

/** A question of a completed lesson that is due. */
export const ReviewQuestion = Type.Object({
  lesson_id: Type.String(),
  title: Type.String(),
  title_fr: Type.String(),
  due_on: Day,
  exercise: Type.Union([PredictExercise, QuizQuestion]),
});
export type ReviewQuestion = Static<typeof ReviewQuestion>;

/** The review of a day. `next_due_on` is the day of the first question after those of today. */
export const ReviewsOfToday = Type.Object({
  questions: Type.Array(ReviewQuestion, { maxItems: REVIEWS_PER_DAY }),
  answered_today: Type.Integer({ minimum: 0 }),
  next_due_on: Type.Union([Day, Type.Null()]),
});
export type ReviewsOfToday = Static<typeof ReviewsOfToday>;

const Reader = Type.Object({ ...LanguageQuery.properties, ...TimeZoneQuery.properties });

export const readReviews = endpoint({
  method: 'GET',
  path: '/user/reviews',
  access: 'member',
  summary: 'Up to three questions of completed lessons that are due today in a time zone.',
  query: Reader,
  answer: ReviewsOfToday,
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/user/reviews/:lesson_id',
  access: 'member',
  summary:
    'Answers a question that is due. It counts once for each due date; 404 when there is no such question any more.',
  params: Type.Object({ lesson_id: Slug }),
  query: TimeZoneQuery,
  body: Type.Object({
    exercise_id: Slug,
    /** The day for which the question was due, as it came with the question. */
    due_on: Day,
    /** The answer of a prediction: the output, as the part `code`. */
    answer: Type.Union([AnswerParts, Type.Null()]),
    /** The answer of a question: the positions of the options, from 0. */
    chosen: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: OPTIONS_MAX })),
  }),
  answer: Type.Object({
    right: Type.Boolean(),
    /** False when this due date was answered before. */
    counted: Type.Boolean(),
    due_on: Type.Union([Day, Type.Null()]),
  }),
});
