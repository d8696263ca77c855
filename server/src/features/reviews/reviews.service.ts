import type { Answer, Input } from '@codivia/contract/api/endpoint';
import type { Language } from '@codivia/contract/api/language';
import type * as contract from '@codivia/contract/api/reviews';
import {
  nextReview,
  REVIEWS_PER_DAY,
  type ReviewQuestion,
  type ReviewsOfToday,
} from '@codivia/contract/api/reviews';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import type { Clock } from '../../clock.ts';
import { isRightAnswer } from '../exercise-results/exercise-results.service.ts';
import { ReviewNotFound } from './reviews.errors.ts';
import type { ReviewQueries, ReviewRow } from './reviews.queries.ts';

/** The dependencies of the rules of reviews. */
export interface ReviewDeps {
  queries: ReviewQueries;
  clock: Clock;
}

/** Returns the question of a lesson at a stage: each time another one, as far as it has several. */
function questionOf({ exercises, stage }: ReviewRow) {
  return exercises[stage % exercises.length];
}

function questionsOf(row: ReviewRow, language: Language): ReviewQuestion[] {
  const question = questionOf(row);
  const exercise = question && localiseExercise(question, language);
  if (exercise?.kind !== 'quiz' && exercise?.kind !== 'predict') return [];
  const { lesson_id, title, title_fr, due_on } = row;
  return [{ lesson_id, title, title_fr, due_on, exercise }];
}

/** Returns the reviews that are due today, the longest due first; never more than is left of the day's questions. */
export async function readReviews(
  { queries, clock }: ReviewDeps,
  userId: string,
  timeZone: string,
  language: Language,
): Promise<ReviewsOfToday> {
  const now = clock();
  const day = localDayIn(timeZone)(now);
  const answered_today = await queries.answeredOn(userId, timeZone, day);
  const left = Math.max(REVIEWS_PER_DAY - answered_today, 0);
  const rows = await queries.next(userId, now, timeZone, left + 1);
  const due = rows.slice(0, left).filter(({ due_on }) => due_on <= day);
  const following = rows[due.length]?.due_on ?? null;
  return {
    questions: due.flatMap((row) => questionsOf(row, language)),
    answered_today,
    next_due_on: following && following <= day ? addDays(day, 1) : following,
  };
}

type ReviewAnswer = Input<typeof contract.answerReview>['body'];

/** Throws ReviewNotFound, AnswerMissing or AnswerTooLarge. */
export async function answerReview(
  { queries, clock }: ReviewDeps,
  userId: string,
  lesson: string,
  timeZone: string,
  { exercise_id, due_on, answer: written, chosen }: ReviewAnswer,
): Promise<Answer<typeof contract.answerReview>> {
  const now = clock();
  const day = localDayIn(timeZone)(now);
  const row = await queries.find(userId, now, timeZone, lesson);
  const question = row?.exercises.find(({ id }) => id === exercise_id);
  if (!row || !question) throw ReviewNotFound();
  const pass = { at: now.toISOString(), answer: written, ...(chosen && { chosen }) };
  const right = isRightAnswer(question, pass);
  const next = nextReview(row.stage, right, day);
  const isDue = row.due_on === due_on && due_on <= day;
  const counted =
    isDue && (await queries.record({ userId, lesson, answered: due_on, ...next, now }));
  return { right, counted, due_on: counted ? next.due_on : row.due_on };
}
