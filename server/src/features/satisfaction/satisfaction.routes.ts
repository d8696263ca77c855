import {
  answerSatisfaction,
  declineSatisfaction,
  readSatisfaction,
} from '@codivia/contract/api/satisfaction';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as satisfaction from './satisfaction.service.ts';

const ANSWERS: RateLimit = { name: 'satisfaction', limit: 20, seconds: 60 * 60 };

/** Tells whether the member who calls is satisfied. */
export function satisfactionRoutes(
  app: FastifyInstance,
  deps: satisfaction.SatisfactionDeps & { limits: RateLimits },
): void {
  const { limits } = deps;

  serve(app, readSatisfaction, ({ user }) => satisfaction.read(deps, user.id));

  serve(app, answerSatisfaction, async ({ user, body }) => {
    await limits.spend(ANSWERS, user.id);
    return satisfaction.answer(deps, user.id, body);
  });

  serve(app, declineSatisfaction, async ({ user }) => {
    await limits.spend(ANSWERS, user.id);
    return satisfaction.decline(deps, user.id);
  });
}
