import type { ChallengeTopic } from '../api/challenge-files.ts';
import type { Bilingual } from '../api/language.ts';
import type { AuthoredKind } from '../programs/stored-forms.ts';
import type { AuthoredOpenExercise } from './tasks/open.ts';
import type { AuthoredSqlChallenge } from './tasks/sql.ts';
import { sqlCases } from './tasks/sql-cases.ts';

/** The exercise of a challenge: a program whose checklist is its cases, or a query, whose cases are always the same. */
export type ChallengeExercise = AuthoredOpenExercise | AuthoredSqlChallenge;

/** The kind of program by which a challenge on a topic is answered, as authors write it. */
export const kindOfTopic = (topic: ChallengeTopic): AuthoredKind =>
  topic === 'sql' ? 'python' : topic;

/** The cases of a challenge, from small to large; their texts are HTML. */
export const casesOf = (exercise: ChallengeExercise): { id: string; text: Bilingual }[] =>
  exercise.task === 'sql' ? sqlCases(exercise) : exercise.checklist;
