import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import {
  type AnswerFault,
  type AnswerName,
  answersIn,
  faultOf,
} from '@codivia/contract/exercises/answers';
import type { AuthoredCodeExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import { OTHER_OUTPUT } from '@codivia/contract/exercises/output-check';
import { MAX_SLOWNESS } from '@codivia/runners/machine-speed';
import { CHECK_LIMIT } from '@codivia/runners/python/page/python-runner';
import { durationProblems } from './duration.ts';
import type { LoadedChallenge } from './load-challenges.ts';
import type { LoadedLesson } from './load-courses.ts';
import type { CheckAnswer } from './prove-runtimes.ts';
import { stepProblems } from './step-texts.ts';
import { challengeProblems, structureProblems } from './structure.ts';

/**
 * No answer may take more of a processor than this to check, in milliseconds: a learner's machine gives it as long
 * when it is slow.
 */
const MAX_CHECK_MS = CHECK_LIMIT * MAX_SLOWNESS;

export interface Proof {
  runs: number;
  problems: string[];
}

function nameOf(name: AnswerName): string {
  if (!('number' in name)) return name.of === 'output' ? 'the program' : `the ${name.of}`;
  return name.of === 'wrong' ? `wrong answer ${name.number}` : `alternative ${name.number}`;
}

/** Describes a fault in words; `message` is the message of the check. */
function faultWords(fault: AnswerFault, message: string | null): string {
  if (fault.fault === 'passes') return 'passes';
  if (fault.fault === 'fails') {
    return fault.got === OTHER_OUTPUT ? 'does not print the listed output' : `fails: ${message}`;
  }
  if (fault.fault === 'without_text') return `fails with "${message}", which has no feedback`;
  return `should get "${fault.expected}" but gets "${message}"`;
}

/** Proves one exercise in one language: wrong answers fail, with the right feedback, and right ones pass. */
export async function proveExercise(
  exercise: AuthoredCodeExercise,
  language: Language,
  check: CheckAnswer,
): Promise<Proof> {
  const problems: string[] = [];
  const addProblem = (problem: string) => problems.push(`${exercise.id} (${language}): ${problem}`);
  const answers = answersIn(exercise, language);
  const verdicts = await Promise.all(
    answers.map(async (answer) => ({ answer, verdict: await check(answer.job) })),
  );
  for (const { answer, verdict } of verdicts) {
    const name = nameOf(answer.name);
    if (verdict.took > MAX_CHECK_MS) addProblem(`checking ${name} took ${verdict.took} ms`);
    const fault = faultOf(answer, verdict, exercise);
    if (fault) addProblem(`${name} ${faultWords(fault, verdict.complaint)}`);
  }
  return { runs: answers.length, problems };
}

/** Proves a challenge in both languages, and that it has the parts that each of ours has. */
export async function proveChallenge(
  { exercise }: LoadedChallenge,
  check: CheckAnswer,
): Promise<Proof> {
  const proofs = await Promise.all(LANGUAGES.map((one) => proveExercise(exercise, one, check)));
  return {
    runs: proofs.reduce((sum, { runs }) => sum + runs, 0),
    problems: [...challengeProblems(exercise), ...proofs.flatMap(({ problems }) => problems)],
  };
}

/**
 * Proves a lesson: its structure, the texts of its steps, the minutes it states, and in both languages every exercise with
 * code, or only these ones.
 */
export async function proveLesson(
  lesson: LoadedLesson,
  check: CheckAnswer,
  exercises = lesson.exercises,
): Promise<Proof> {
  const proofs = exercises.flatMap((exercise) => {
    if (!hasCode(exercise)) return [];
    return LANGUAGES.map((language) => proveExercise(exercise, language, check));
  });
  const found = await Promise.all(proofs);
  return {
    runs: found.reduce((sum, { runs }) => sum + runs, 0),
    problems: [
      ...structureProblems(lesson),
      ...stepProblems(lesson),
      ...durationProblems(lesson),
      ...found.flatMap(({ problems }) => problems),
    ],
  };
}
