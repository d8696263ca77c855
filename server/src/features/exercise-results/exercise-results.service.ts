import { exerciseXp } from '@codivia/contract/api/experience';
import type {
  ExerciseReport,
  ExerciseResult,
  Pass,
  ReportedExercise,
  SolvedExercise,
} from '@codivia/contract/exercises/results';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { pastMoment } from '../../services/caller-time.ts';
import { type CertificateDeps, completeCourse } from '../certificates/certificates.service.ts';
import { recordMistake } from '../class-lessons/class-mistakes.queries.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import { mayRead } from '../lessons/lessons.service.ts';
import { ExerciseNotFound } from './exercise-results.errors.ts';
import {
  type ExerciseResultQueries,
  type RecordedRow,
  type Report,
  type ResultRow,
  recordReport,
  type SolvedRow,
} from './exercise-results.queries.ts';
import { exerciseVersion } from './exercise-version.ts';
import { normalAnswer } from './normal-answer.ts';
import { verifyPass } from './verify-pass.ts';
import { keepWrongAnswers } from './wrong-answers.queries.ts';

export { exerciseVersion } from './exercise-version.ts';
export { isRightAnswer, verifyPass } from './verify-pass.ts';

/** The dependencies of the rules of results. */
export interface ExerciseResultDeps extends Deps {
  queries: ExerciseResultQueries;
  catalogue: Catalogue;
  certificates: CertificateDeps;
  /** Records a pass that gives XP, within the member's rate limit. */
  recordFirstPass: (
    db: Db,
    clock: Clock,
    reportedResult: Report,
  ) => Promise<RecordedRow | undefined>;
}

function result(row: ResultRow): ExerciseResult {
  const { lesson_id, exercise_id, tries, xp_awarded, passed_at, seen_at } = row;
  const seen = seen_at !== null && { seen: true };
  return { lesson_id, exercise_id, tries, xp_awarded, passed: passed_at !== null, ...seen };
}

const solved = (row: SolvedRow): SolvedExercise => ({
  ...result(row),
  passed_at: row.passed_at?.toISOString() ?? null,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

export async function listExerciseResults(
  { queries }: ExerciseResultDeps,
  userId: string,
): Promise<ExerciseResult[]> {
  return (await queries.resultsOf(userId)).map(result);
}

export async function readExerciseResults(
  { queries }: ExerciseResultDeps,
  userId: string,
  lessonId: string,
): Promise<SolvedExercise[]> {
  return (await queries.lessonResultsOf(userId, lessonId)).map(solved);
}

interface Place {
  lesson_id: string;
  exercise_id: string;
}

/**
 * Returns the XP of a pass, 0 if the exercise has given them before; `seen` if the output was shown first; undefined if
 * the lesson has no such exercise. Throws PremiumRequired, and the errors of `verifyPass`.
 */
async function xpWorthOf(
  { db, clock, queries, catalogue }: ExerciseResultDeps,
  user: SessionUser,
  { lesson_id, exercise_id }: Place,
  pass: Pass,
): Promise<number | 'seen' | undefined> {
  const lesson = catalogue.lessons.get(lesson_id);
  if (lesson && !(await mayRead(db, lesson, user, clock()))) throw PremiumRequired();
  const found = await queries.find(user.id, lesson_id, exercise_id);
  if (!found?.exercise) return undefined;
  if (found.seen) return 'seen';
  verifyPass(found.exercise, pass);
  return found.awarded ? 0 : exerciseXp(found.exercise);
}

/** Records a report at the lesson it names; undefined when nothing was written. */
async function reportAt(
  deps: ExerciseResultDeps,
  user: SessionUser,
  place: Place,
  { browser, tries, solved, seen = false, check }: ExerciseReport,
): Promise<RecordedRow | undefined> {
  const { db, clock, recordFirstPass } = deps;
  const now = clock();
  const reportedResult = {
    userId: user.id,
    lesson: place.lesson_id,
    exercise: place.exercise_id,
    browser,
    tries,
    now,
    solvedAt: null,
    answer: null,
    xp: 0,
    seen,
    ...(check && { check: { ...check, at: pastMoment(check.at, now).toISOString() } }),
  };
  const pass = seen ? undefined : solved;
  if (!pass) return recordReport(db, reportedResult);
  const xp = await xpWorthOf(deps, user, place, pass);
  if (xp === undefined) return undefined;
  if (xp === 'seen') return recordReport(db, reportedResult);
  const passed = { ...reportedResult, solvedAt: pastMoment(pass.at, now), answer: pass.answer, xp };
  return xp > 0 ? recordFirstPass(db, clock, passed) : recordReport(db, passed);
}

/** Returns the answer to a report. A pass may be the last one that the full certificate required. */
async function reported(
  { certificates, catalogue }: ExerciseResultDeps,
  user: SessionUser,
  row: RecordedRow,
  { solved: pass }: ExerciseReport,
): Promise<ReportedExercise> {
  const lesson = pass && catalogue.lessons.get(row.lesson_id);
  const course = lesson && (await completeCourse(certificates, user.id, lesson.course_id));
  return {
    ...solved(row),
    xp_gained: row.xp_gained ?? 0,
    full_certificate: course?.issued === 'full',
  };
}

/** Counts a wrong answer among those of the member's classes; without a check nothing is asked. */
async function noteMistake(
  { db, clock }: ExerciseResultDeps,
  userId: string,
  { lesson_id, exercise_id }: Place,
  { check }: ExerciseReport,
  row: RecordedRow | undefined,
): Promise<void> {
  if (!row || !check || check.passed || check.message.trim() === '') return;
  const now = clock();
  const mistake = { userId, lesson: lesson_id, exercise: exercise_id, label: check.message.trim() };
  await recordMistake(db, { ...mistake, at: pastMoment(check.at, now), now });
}

/** Keeps the wrong answers of a report that was recorded; those of another form are left out. */
async function noteWrongAnswers(
  { db, clock, queries }: ExerciseResultDeps,
  userId: string,
  { wrong = [] }: ExerciseReport,
  row: RecordedRow,
): Promise<void> {
  if (wrong.length === 0) return;
  const { lesson_id, exercise_id } = row;
  const exercise = (await queries.find(userId, lesson_id, exercise_id))?.exercise;
  if (!exercise) return;
  const now = clock();
  const version = exerciseVersion(exercise);
  const given = wrong.flatMap(({ at, message, ...one }) => {
    const answer = normalAnswer(exercise, one);
    if (answer === null) return [];
    return [{ version, answer, feedback: message, given_at: pastMoment(at, now) }];
  });
  await keepWrongAnswers(db, { userId, lesson: lesson_id, exercise: exercise_id }, given);
}

/**
 * Records the report of a browser. If the exercise has since moved to another lesson of its course, because the lesson
 * was split, its result moves with it. Throws LessonNotFound, PremiumRequired, ExerciseNotFound, TooManyRequests, and the
 * errors of `verifyPass`.
 */
export async function reportExercise(
  deps: ExerciseResultDeps,
  user: SessionUser,
  place: Place,
  reportedResult: ExerciseReport,
): Promise<ReportedExercise> {
  const row = await reportAt(deps, user, place, reportedResult);
  await noteMistake(deps, user.id, place, reportedResult, row);
  if (row) await noteWrongAnswers(deps, user.id, reportedResult, row);
  if (row) return reported(deps, user, row, reportedResult);
  const lesson_id = await deps.queries.movedTo(place.lesson_id, place.exercise_id);
  const moved = lesson_id && (await reportAt(deps, user, { ...place, lesson_id }, reportedResult));
  if (moved) await noteWrongAnswers(deps, user.id, reportedResult, moved);
  if (moved) return reported(deps, user, moved, reportedResult);
  const lesson = deps.catalogue.lessons.get(lesson_id ?? place.lesson_id);
  if (!lesson) throw LessonNotFound();
  const isReadable = await mayRead(deps.db, lesson, user, deps.clock());
  throw isReadable ? ExerciseNotFound() : PremiumRequired();
}
