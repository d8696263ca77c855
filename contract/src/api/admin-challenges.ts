import Type, { type Static } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { Day } from './challenge-files.ts';
import { Challenge, ChallengeSummary } from './challenges.ts';
import { endpoint } from './endpoint.ts';
import { Conflict } from './errors.ts';
import { Language } from './language.ts';

/** State of a challenge in the plan. */
export const AdminChallenge = Type.Object({
  ...ChallengeSummary.properties,
  /** The week that its file states. */
  planned_week: Day,
  /** False when administrators have taken it back. */
  enabled: Type.Boolean(),
  /** It is proven as it is; otherwise it is not published. */
  proven: Type.Boolean(),
  /** Members can see it now. */
  published: Type.Boolean(),
  revision: Type.Integer(),
  members: Type.Integer(),
  tries: Type.Integer(),
  passes: Type.Integer(),
});
export type AdminChallenge = Static<typeof AdminChallenge>;

/** `week` null goes back to the week of the file. */
export const ChallengePlan = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  week: Type.Union([Day, Type.Null()]),
  enabled: Type.Boolean(),
});
export type ChallengePlan = Static<typeof ChallengePlan>;

const One = Type.Object({ id: Slug });

export const listAdminChallenges = endpoint({
  method: 'GET',
  path: '/admin/challenges',
  access: 'admin',
  summary: 'Every challenge in the order of weeks, with its proof and what members made of it.',
  answer: Type.Array(AdminChallenge),
});

export const previewChallenge = endpoint({
  method: 'GET',
  path: '/admin/challenges/:id',
  access: 'admin',
  summary: 'A challenge as members get it, published or not, with its solutions.',
  params: One,
  query: Type.Object({ lang: Type.Optional(Language) }),
  answer: Challenge,
});

export const planChallenge = endpoint({
  method: 'PUT',
  path: '/admin/challenges/:id',
  access: 'admin',
  summary:
    'Moves a challenge to another Monday, takes it back or brings it back. 409 challenge_plan_changed with a newer revision, challenge_week_taken, or challenge_not_proven.',
  params: One,
  body: ChallengePlan,
  answer: AdminChallenge,
  failures: { 409: Type.Partial(Conflict('challenge_plan', ChallengePlan)) },
});
