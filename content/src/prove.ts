import type { AuthoredCodeExercise } from '@codivia/contract/exercises';
import { LANGUAGES, type Language } from '@codivia/contract/language';
import type { LoadedLesson } from './load-courses.ts';
import { answersIn } from './prove-answers.ts';
import type { CheckAnswer } from './prove-runtimes.ts';
import { structureProblems } from './structure.ts';

/** No exercise may take longer than this to check, in milliseconds. */
const CHECK_TIME_LIMIT = 5000;

export interface Proof {
  runs: number;
  problems: string[];
}

/** Proves one exercise in one language: what must fail fails, as it should, and what must pass passes. */
async function proveExercise(
  exercise: AuthoredCodeExercise,
  language: Language,
  check: CheckAnswer,
): Promise<Proof> {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${exercise.id} (${language}): ${problem}`);
  const answers = answersIn(exercise, language);
  const verdicts = await Promise.all(
    answers.map(async (answer) => ({ ...answer, verdict: await check(answer.job) })),
  );
  for (const { name, expected, verdict } of verdicts) {
    if (verdict.took > CHECK_TIME_LIMIT) say(`checking ${name} took ${verdict.took} ms`);
    if (expected === 'passed') {
      if (!verdict.passed) say(`${name} fails: ${verdict.complaint}`);
    } else if (verdict.passed) say(`${name} passes`);
    else if (expected === 'any-feedback') {
      const known = verdict.key === 'error' || (verdict.key ?? '') in exercise.feedback;
      if (!known) say(`${name} fails with "${verdict.complaint}", which has no feedback`);
    } else if (verdict.key !== expected) {
      say(`${name} should get "${expected}" but gets "${verdict.complaint}"`);
    }
  }
  return { runs: answers.length, problems };
}

/** Proves a lesson: its structure, and every exercise with code in both languages. */
export async function proveLesson(lesson: LoadedLesson, check: CheckAnswer): Promise<Proof> {
  const proofs = lesson.exercises.flatMap((exercise) => {
    if (exercise.kind === 'quiz') return [];
    return LANGUAGES.map((language) => proveExercise(exercise, language, check));
  });
  const found = await Promise.all(proofs);
  return {
    runs: found.reduce((sum, { runs }) => sum + runs, 0),
    problems: [...structureProblems(lesson), ...found.flatMap(({ problems }) => problems)],
  };
}
