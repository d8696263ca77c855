import {
  DAYS_BETWEEN_ASKING,
  type SatisfactionAnswer,
  type SatisfactionState,
} from '@codivia/contract/satisfaction';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connect.ts';
import { problem } from '../../errors.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { prepareSatisfaction } from './satisfaction.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWERS: RateLimit = { name: 'satisfaction', limit: 20, seconds: 60 * 60 };

const LessonsNeeded = problem(403, 'lessons_needed', {
  fr: 'Termine d’abord quelques leçons : ton avis comptera ensuite.',
  en: 'Complete some lessons first; then your opinion counts.',
});

/** Whether members are satisfied. Every call is about one's own answers alone. */
export function satisfactionService(database: Database, clock: Clock, limits: RateLimits) {
  const satisfaction = prepareSatisfaction(database);
  const ASKED: SatisfactionState = { ask: false };

  return {
    async read(userId: string): Promise<SatisfactionState> {
      const askedBefore = new Date(clock().getTime() - DAYS_BETWEEN_ASKING * DAY_MS);
      return { ask: await satisfaction.ask(userId, askedBefore) };
    },

    /** Throws LessonsNeeded or TooManyRequests. */
    async answer(userId: string, answer: SatisfactionAnswer): Promise<SatisfactionState> {
      await limits.spend(ANSWERS, userId);
      if (!(await satisfaction.answer(userId, answer, clock()))) throw LessonsNeeded();
      return ASKED;
    },

    /** Throws TooManyRequests. */
    async decline(userId: string): Promise<SatisfactionState> {
      await limits.spend(ANSWERS, userId);
      await satisfaction.decline(userId, clock());
      return ASKED;
    },
  };
}

export type SatisfactionService = ReturnType<typeof satisfactionService>;
