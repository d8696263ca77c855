import {
  answerSatisfaction,
  declineSatisfaction,
  readSatisfaction,
} from '@codivia/contract/satisfaction';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { SatisfactionService } from './satisfaction.service.ts';

/** Whether the member who calls is satisfied. */
export function satisfactionRoutes(app: FastifyInstance, satisfaction: SatisfactionService): void {
  serve(app, readSatisfaction, ({ user }) => satisfaction.read(user.id));

  serve(app, answerSatisfaction, ({ user, body }) => satisfaction.answer(user.id, body));

  serve(app, declineSatisfaction, ({ user }) => satisfaction.decline(user.id));
}
