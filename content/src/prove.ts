import type { AuthoredPythonExercise } from '@codivia/contract/exercises';
import { type Bilingual, LANGUAGES, type Language } from '@codivia/contract/language';
import type { CheckProgram } from '@codivia/runners/python/node-python';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import type { LoadedLesson } from './load-courses.ts';
import { structureProblems } from './structure.ts';

/** No exercise may take longer than this to check, in milliseconds. */
const CHECK_TIME_LIMIT = 5000;

export interface Proof {
  runs: number;
  problems: string[];
}

function codeIn(code: string | Bilingual, language: Language): string {
  return typeof code === 'string' ? code : code[language];
}

function complaintOf(verdict: CheckVerdict): string | null {
  return verdict.failure?.traceback ?? verdict.key;
}

/** Proves one exercise in one language: what must fail fails, as it should, and what must pass passes. */
function proveExercise(
  exercise: AuthoredPythonExercise,
  language: Language,
  check: CheckProgram,
): Proof {
  const problems: string[] = [];
  let runs = 0;
  const verdictOf = (code: string | Bilingual) => {
    runs++;
    const started = performance.now();
    const verdict = check(codeIn(code, language), exercise.check);
    const took = Math.round(performance.now() - started);
    if (took > CHECK_TIME_LIMIT) say(`a check took ${took} ms`);
    return verdict;
  };
  const say = (problem: string) => problems.push(`${exercise.id} (${language}): ${problem}`);

  const solution = verdictOf(exercise.solution);
  if (!solution.passed) say(`the solution fails: ${complaintOf(solution)}`);

  const starter = verdictOf(exercise.starter);
  if (starter.passed) say('the starter passes');
  else if (starter.key !== 'error' && !((starter.key ?? '') in exercise.feedback)) {
    say(`the starter fails with "${starter.key}", which has no feedback`);
  }

  exercise.alternatives.forEach((alternative, i) => {
    const verdict = verdictOf(alternative);
    if (!verdict.passed) say(`alternative ${i + 1} fails: ${complaintOf(verdict)}`);
  });

  exercise.wrong.forEach((wrong, i) => {
    const verdict = verdictOf(wrong.code);
    if (verdict.passed) say(`wrong answer ${i + 1} passes`);
    else if (verdict.key !== wrong.feedback) {
      const got = complaintOf(verdict);
      say(`wrong answer ${i + 1} should get "${wrong.feedback}" but gets "${got}"`);
    }
  });
  return { runs, problems };
}

/** Proves a lesson: its structure, and every Python exercise in both languages. */
export function proveLesson(lesson: LoadedLesson, check: CheckProgram): Proof {
  const proof: Proof = { runs: 0, problems: structureProblems(lesson) };
  for (const exercise of lesson.exercises) {
    if (exercise.kind !== 'python') continue;
    for (const language of LANGUAGES) {
      const { runs, problems } = proveExercise(exercise, language, check);
      proof.runs += runs;
      proof.problems.push(...problems);
    }
  }
  return proof;
}
