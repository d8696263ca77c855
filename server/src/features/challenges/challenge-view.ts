import { withTarget } from '@codivia/content/targets';
import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Challenge, ChallengeResult } from '@codivia/contract/api/challenges';
import type { Language } from '@codivia/contract/api/language';
import { codeIn } from '@codivia/contract/exercises/base';
import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import { localiseExercise, programsIn } from '@codivia/contract/exercises/modules';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { QUERY_FILE } from '@codivia/contract/exercises/tasks/sql-program';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { filesOfParts, programKind } from '@codivia/contract/programs/stored-forms';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { openedTo } from '../assignments/opened-lessons.queries.ts';
import { type PlannedChallenge, summaryOf } from './challenge-plan.ts';
import type { ListedResult, ResultRow } from './challenges.queries.ts';

/** Tells whether a member may try a challenge: when it is open to all, with Premium, or by the licence of a class. */
export async function maySolve(
  { db, clock }: Deps,
  { id, open }: PlannedChallenge,
  user: SessionUser,
): Promise<boolean> {
  if (open || hasAllOfPremium(user)) return true;
  return (await openedTo(db, user.id, clock(), 'challenge_id')).has(id);
}

export function resultOf(row: ListedResult, version: string | undefined): ChallengeResult {
  const { challenge_id, tries, best, cases, passed_at, xp_awarded } = row;
  return {
    challenge_id,
    tries,
    best,
    cases,
    xp_awarded,
    passed_at: passed_at?.toISOString() ?? null,
    outdated: row.version !== version,
  };
}

export function textOf({ story, exercise }: PlannedChallenge, language: Language) {
  return {
    story: story[language],
    instructions: exercise.instructions[language],
    cases: casesOf(exercise).map(({ text }) => text[language]),
  };
}

/** Returns the exercise in one language, without its solution. */
export function exerciseOf(
  { exercise }: PlannedChallenge,
  language: Language,
): NonNullable<Challenge['exercise']> {
  const localised = withTarget(localiseExercise(exercise, language));
  if ('starter' in localised) {
    const { task } = localised;
    if (task?.type === 'sql-cases') return { ...localised, solution: {}, task };
    if (task?.type === 'open') {
      const { checklist } = task;
      return { ...localised, solution: {}, task: { type: 'cases', checklist } };
    }
  }
  throw new Error('a challenge is a program with cases');
}

/** The model solution and the first alternative, as learners would write them. */
export function solutionsOf({ exercise }: PlannedChallenge, language: Language): ProgramFiles[] {
  if (exercise.task === 'sql') {
    const queries = [exercise.solution, ...exercise.alternatives.slice(0, 1)];
    return queries.map((query) => ({ [QUERY_FILE]: codeIn(query, language) }));
  }
  const { solution, alternatives } = programsIn(exercise, language);
  return [solution, ...alternatives.slice(0, 1)];
}

/** The answer of a member as files. */
function answerOf({ exercise }: PlannedChallenge, parts: AnswerParts): ProgramFiles {
  if (exercise.task === 'sql') return { [QUERY_FILE]: parts.code ?? '' };
  return filesOfParts(programKind(exercise.kind), parts);
}

/** Returns the part of a challenge that a member may see; `allowed` if they may try it. */
export function challengeFor(
  challenge: PlannedChallenge,
  allowed: boolean,
  row: ResultRow | undefined,
  language: Language,
): Challenge {
  return {
    ...summaryOf(challenge),
    version: challenge.version,
    text: allowed || challenge.current ? textOf(challenge, language) : null,
    exercise: allowed ? exerciseOf(challenge, language) : null,
    result: row ? resultOf(row, challenge.version) : null,
    answer: row?.answer ? answerOf(challenge, row.answer) : null,
    solutions: allowed && row?.passed_at ? solutionsOf(challenge, language) : null,
  };
}
