import {
  ANSWER_MAX_BYTES,
  type AnswerParts,
  type ExerciseReport,
  type ExerciseResult,
  type SolvedExercise,
} from '@codivia/contract/exercise-results';
import type { Clock } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { LessonNotFound, mayRead, PremiumRequired } from '../lessons/lessons.service.ts';
import type { ExerciseResultQueries, ResultRow, SolvedRow } from './exercise-results.queries.ts';

const ExerciseNotFound = problem(404, 'exercise_not_found', {
  fr: 'Cet exercice n’existe pas, ou n’existe plus.',
  en: 'There is no such exercise, or not any more.',
});

const AnswerTooLarge = problem(413, 'answer_too_large', {
  fr: `Cette réponse est trop longue pour être gardée : ${ANSWER_MAX_BYTES / 1000} ko au plus.`,
  en: `This answer is too long to be kept: ${ANSWER_MAX_BYTES / 1000} kB at most.`,
});

/** What the rules of results work with. */
export interface ExerciseResultDeps {
  queries: ExerciseResultQueries;
  clock: Clock;
  catalogue: Catalogue;
}

/** A browser's clock may be wrong: nothing was solved after now, and what is no moment is now. */
function momentOf(told: string, now: Date): Date {
  const at = Date.parse(told);
  return Number.isNaN(at) || at < 0 || at > now.getTime() ? now : new Date(at);
}

function bytesOf(answer: AnswerParts): number {
  return Object.entries(answer)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function result({ lesson_id, exercise_id, tries, passed_at }: ResultRow): ExerciseResult {
  return { lesson_id, exercise_id, tries, passed: passed_at !== null };
}

const solved = (row: SolvedRow): SolvedExercise => ({
  ...result(row),
  passed_at: row.passed_at?.toISOString() ?? null,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

export async function list(
  { queries }: ExerciseResultDeps,
  userId: string,
): Promise<ExerciseResult[]> {
  return (await queries.resultsOf(userId)).map(result);
}

export async function ofLesson(
  { queries }: ExerciseResultDeps,
  userId: string,
  lessonId: string,
): Promise<SolvedExercise[]> {
  return (await queries.lessonResultsOf(userId, lessonId)).map(solved);
}

/** Throws AnswerTooLarge, LessonNotFound, PremiumRequired or ExerciseNotFound. */
export async function report(
  { queries, clock, catalogue }: ExerciseResultDeps,
  user: SessionUser,
  { lesson_id, exercise_id }: { lesson_id: string; exercise_id: string },
  told: ExerciseReport,
): Promise<SolvedExercise> {
  const answer = told.solved?.answer ?? null;
  if (answer && bytesOf(answer) > ANSWER_MAX_BYTES) throw AnswerTooLarge();
  const now = clock();
  const row = await queries.record({
    ...{ user: user.id, lesson: lesson_id, exercise: exercise_id, now, answer },
    ...{ browser: told.browser, tries: told.tries },
    solvedAt: told.solved ? momentOf(told.solved.at, now) : null,
  });
  if (row) return solved(row);
  const lesson = catalogue.lessons.get(lesson_id);
  if (!lesson) throw LessonNotFound();
  throw mayRead(lesson, user) ? ExerciseNotFound() : PremiumRequired();
}
