import Type, { type Static } from 'typebox';
import { FILE_ANSWERS, PAGE_ANSWERS, Slug } from '../exercises/base.ts';
import { REQUIRED_ITEMS_MIN } from '../exercises/pieces.ts';
import { SQL_CHALLENGE } from '../exercises/tasks/sql.ts';
import { Bilingual } from './language.ts';

/** The subject of a challenge. SQL is answered by a query, or by a Python program that asks one. */
export const ChallengeTopic = Type.Union([
  Type.Literal('python'),
  Type.Literal('web'),
  Type.Literal('p5'),
  Type.Literal('sql'),
]);
export type ChallengeTopic = Static<typeof ChallengeTopic>;

export const ChallengeLevel = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type ChallengeLevel = Static<typeof ChallengeLevel>;

/** A day as `2026-11-23`. */
export const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

/** One case: the task of the program, and the text shown while it fails. Cases go from small to large. */
const AuthoredCase = Type.Object({
  /** The key of its feedback. */
  id: Slug,
  text: Bilingual,
  hint: Bilingual,
  check: Type.String(),
});

const About = {
  /** The Monday on which it is opened, in UTC. */
  week: Day,
  level: ChallengeLevel,
  /** Open to every member, not only with Premium: one of each month. */
  open: Type.Optional(Type.Boolean()),
  title: Bilingual,
  /** The reason to solve it, as a story. */
  story: Bilingual,
  instructions: Bilingual,
  hints: Type.Array(Bilingual, { minItems: 2 }),
};
/** The cases of a program, as its author writes them. */
const CASES = {
  /** Code that runs once before the cases, which see its variables. */
  prepare: Type.Optional(Type.String()),
  cases: Type.Array(AuthoredCase, { minItems: REQUIRED_ITEMS_MIN }),
};

/** `challenges/NAME.yaml` of a program in one file; see content/README.md. */
export const ChallengeFile = Type.Object({
  topic: Type.Union([Type.Literal('python'), Type.Literal('p5'), Type.Literal('sql')]),
  ...About,
  ...CASES,
  ...FILE_ANSWERS,
});
export type ChallengeFile = Static<typeof ChallengeFile>;

/** The file of a challenge that is solved by a web page. */
export const ChallengePageFile = Type.Object({
  topic: Type.Literal('web'),
  ...About,
  ...CASES,
  ...PAGE_ANSWERS,
});
export type ChallengePageFile = Static<typeof ChallengePageFile>;

/** The file of a challenge that is solved by a query. Its cases follow from its tables and their expected result. */
export const ChallengeQueryFile = Type.Object({
  topic: Type.Literal('sql'),
  ...About,
  ...SQL_CHALLENGE,
});
export type ChallengeQueryFile = Static<typeof ChallengeQueryFile>;

/** The fields that tell which of the three kinds a file is. */
export const ChallengeKindFile = Type.Object(
  { topic: ChallengeTopic, tables: Type.Optional(Type.Unknown()) },
  { additionalProperties: true },
);
export type ChallengeKindFile = Static<typeof ChallengeKindFile>;
