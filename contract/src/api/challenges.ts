import Type, { type Static, type TSchema } from 'typebox';
import { ProgramFilesSchema, Slug } from '../exercises/base.ts';
import { PreviewExercise, PythonExercise } from '../exercises/learner.ts';
import { AnswerParts, TRIES_MAX } from '../exercises/results.ts';
import { ChallengeLevel, ChallengeTopic, Day } from './challenge-files.ts';
import { ChallengeMedal } from './challenge-medals.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';

/** Maximum number of cases; no challenge has as many. */
export const CASES_MAX = 50;

const Moment = Type.String({ format: 'date-time' });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The public fields of a published challenge. */
export const ChallengeSummary = Type.Object({
  id: Type.String(),
  /** The Monday on which it was opened, in UTC. */
  week: Day,
  topic: ChallengeTopic,
  level: ChallengeLevel,
  title_fr: Type.String(),
  title_en: Type.String(),
  /** XP of solving it for the first time. */
  xp: Type.Integer(),
  /** Every member may solve it, not only with Premium. */
  open: Type.Boolean(),
  /** The latest: anybody may read it. */
  current: Type.Boolean(),
});
export type ChallengeSummary = Static<typeof ChallengeSummary>;

/** The task of a challenge, in one language. Texts are HTML. */
const ChallengeText = Type.Object({
  story: Type.String(),
  instructions: Type.String(),
  cases: Type.Array(Type.String()),
});

export const ReadableChallenge = Type.Object({
  ...ChallengeSummary.properties,
  text: ChallengeText,
});
export type ReadableChallenge = Static<typeof ReadableChallenge>;

/** A member's progress in a challenge. */
export const ChallengeResult = Type.Object({
  challenge_id: Type.String(),
  tries: Type.Integer(),
  /** Maximum number of cases that passed in one try, and the number of cases at that time. */
  best: Type.Integer(),
  cases: Type.Integer(),
  passed_at: orNull(Moment),
  /** It was solved, or tried last, before its programs or checks were changed. */
  outdated: Type.Boolean(),
  xp_awarded: Type.Integer(),
});
export type ChallengeResult = Static<typeof ChallengeResult>;

export const MedalState = Type.Object({
  medal: ChallengeMedal,
  done: Type.Integer(),
  needed: Type.Integer(),
});
export type MedalState = Static<typeof MedalState>;

export const OwnChallenges = Type.Object({
  results: Type.Array(ChallengeResult),
  medals: Type.Array(MedalState),
});
export type OwnChallenges = Static<typeof OwnChallenges>;

/** A challenge as a member gets it. Its exercise never holds a solution. */
export const Challenge = Type.Object({
  ...ChallengeSummary.properties,
  /** Changes with its programs and checks: a result names the one it was made with. */
  version: Type.String(),
  /** Null for members who may not read it. */
  text: orNull(ChallengeText),
  /** Null for members who may not solve it. */
  exercise: Type.Union([PythonExercise, PreviewExercise, Type.Null()]),
  result: orNull(ChallengeResult),
  /** The member's own program that solved it last. */
  answer: orNull(ProgramFilesSchema),
  /** The model solution and an alternative; null until it is solved. */
  solutions: orNull(Type.Array(ProgramFilesSchema)),
});
export type Challenge = Static<typeof Challenge>;

/** One browser's report on a challenge: all its tries so far. Sending it twice changes nothing. */
export const ChallengeReport = Type.Object({
  /** Distinguishes the browsers of a member, whose tries are added up. */
  browser: Type.String({ format: 'uuid' }),
  tries: Type.Integer({ minimum: 1, maximum: TRIES_MAX }),
  /** The version that was tried. */
  version: Type.String({ maxLength: 40 }),
  /** The largest number of cases that passed in one try of this browser. */
  best: Type.Integer({ minimum: 0, maximum: CASES_MAX }),
  /** The program that passed all cases. */
  answer: Type.Optional(AnswerParts),
});
export type ChallengeReport = Static<typeof ChallengeReport>;

/** `xp_gained` is the XP that this very report has given; `earned` the medals it has earned. */
export const ReportedChallenge = Type.Object({
  result: ChallengeResult,
  xp_gained: Type.Integer(),
  earned: Type.Array(MedalState.properties.medal),
});
export type ReportedChallenge = Static<typeof ReportedChallenge>;

const InLanguage = Type.Object({ lang: Type.Optional(Language) });

export const listChallenges = endpoint({
  method: 'GET',
  path: '/challenges',
  access: 'everyone',
  summary: 'The published challenges, the latest first, without what they ask for.',
  answer: Type.Array(ChallengeSummary),
});

export const readCurrentChallenge = endpoint({
  method: 'GET',
  path: '/challenges/current',
  access: 'everyone',
  summary: 'The latest challenge, to be read by anybody. 404 before the first.',
  query: InLanguage,
  answer: ReadableChallenge,
});

export const listChallengeResults = endpoint({
  method: 'GET',
  path: '/challenges/results',
  access: 'member',
  summary: "The member's own results and medals, also of challenges that their plan no longer has.",
  answer: OwnChallenges,
});

export const readChallenge = endpoint({
  method: 'GET',
  path: '/challenges/:id',
  access: 'member',
  summary:
    'A published challenge, as far as the member may read and solve it, with their result; with solutions once it is solved.',
  params: Type.Object({ id: Slug }),
  query: InLanguage,
  answer: Challenge,
});

export const reportChallenge = endpoint({
  method: 'PUT',
  path: '/challenges/:id/result',
  access: 'member',
  summary:
    'Tells how far a browser has come. XP is given once. 409 challenge_changed for a pass of another version; 422 for an answer that cannot have passed; 429 for more first passes than a person makes.',
  params: Type.Object({ id: Slug }),
  body: ChallengeReport,
  answer: ReportedChallenge,
});
