import Type from 'typebox';
import { AuthAnswer } from './accounts.ts';
import { endpoint } from './endpoint.ts';

/** The part of an address with which somebody comes back from the school, behind the `#`; refusals have a reason. */
export const SCHOOL_RETURN = 'school';
export const SCHOOL_REFUSALS = ['refused', 'closed', 'full'] as const;
export type SchoolRefusal = (typeof SCHOOL_REFUSALS)[number];

export const startSchoolSignIn = endpoint({
  method: 'POST',
  path: '/auth/school/start',
  access: 'everyone',
  summary:
    'Begins a sign-in through the school, and returns the address to go to. A cookie of this browser carries it for ten minutes; the school leads back to GET /api/auth/school/callback, and that to the page of the class. 404 school_sign_in_off, class_code_unknown; 503 school_unavailable.',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  answer: Type.Object({ url: Type.String() }),
});

export const openSchoolSession = endpoint({
  method: 'POST',
  path: '/auth/school/session',
  access: 'everyone',
  summary:
    'Opens the session of whoever has come back from the school in this browser, once and within a minute. 401 school_sign_in_over.',
  answer: AuthAnswer,
});
