import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Number of completed lessons from which a member is asked. */
export const LESSONS_BEFORE_ASKING = 3;
/** Days after an answer or a refusal within which a member is not asked again. */
export const DAYS_BETWEEN_ASKING = 90;

/** Tells whether the member may be asked now. */
export const SatisfactionState = Type.Object({ ask: Type.Boolean() });
export type SatisfactionState = Static<typeof SatisfactionState>;

/** Is the member satisfied with Codivia, and have they managed what they wanted to? */
export const SatisfactionAnswer = Type.Object({
  satisfied: Type.Boolean(),
  managed: Type.Boolean(),
});
export type SatisfactionAnswer = Static<typeof SatisfactionAnswer>;

export const readSatisfaction = endpoint({
  method: 'GET',
  path: '/user/satisfaction',
  access: 'member',
  summary: 'Whether to ask the member how satisfied they are.',
  answer: SatisfactionState,
});

export const answerSatisfaction = endpoint({
  method: 'PUT',
  path: '/user/satisfaction',
  access: 'member',
  summary:
    'The member’s answers, which replace earlier ones; 403 lessons_needed before some lessons.',
  body: SatisfactionAnswer,
  answer: SatisfactionState,
});

export const declineSatisfaction = endpoint({
  method: 'POST',
  path: '/user/satisfaction/later',
  access: 'member',
  summary: 'The member does not want to be asked now. Earlier answers stay.',
  answer: SatisfactionState,
});
