import {
  DAYS_BETWEEN_ASKING,
  type SatisfactionAnswer,
  type SatisfactionState,
} from '@codivia/contract/api/satisfaction';
import type { Clock } from '../../clock.ts';
import { LessonsNeeded } from './satisfaction.errors.ts';
import type { SatisfactionQueries } from './satisfaction.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const DO_NOT_ASK: SatisfactionState = { ask: false };

/** The dependencies of asking members. */
export interface SatisfactionDeps {
  queries: SatisfactionQueries;
  clock: Clock;
}

export async function readSatisfaction(
  { queries, clock }: SatisfactionDeps,
  userId: string,
): Promise<SatisfactionState> {
  const askedBefore = new Date(clock().getTime() - DAYS_BETWEEN_ASKING * DAY_MS);
  return { ask: await queries.ask(userId, askedBefore) };
}

/** Throws LessonsNeeded. */
export async function answerSatisfaction(
  { queries, clock }: SatisfactionDeps,
  userId: string,
  answer: SatisfactionAnswer,
): Promise<SatisfactionState> {
  if (!(await queries.answer(userId, answer, clock()))) throw LessonsNeeded();
  return DO_NOT_ASK;
}

export async function declineSatisfaction(
  { queries, clock }: SatisfactionDeps,
  userId: string,
): Promise<SatisfactionState> {
  await queries.decline(userId, clock());
  return DO_NOT_ASK;
}
