import {
  type AnswerFault,
  type AnswerJob,
  type AnswerName,
  type AnswerVerdict,
  answersIn,
  faultOf,
  type ListedAnswer,
} from '@codivia/contract/exercise-answers';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import { LANGUAGES, type Language } from '@codivia/contract/language';

export type CodeExercise = Exclude<AuthoredExercise, { kind: 'quiz' }>;

/** Runs one answer under its check, in this browser. Fails when there is nothing to run it with. */
export type CheckAnswer = (job: AnswerJob, signal: AbortSignal) => Promise<AnswerVerdict>;

/** An answer that shows that an exercise is not right yet. */
export interface ProofProblem {
  exercise: string;
  language: Language;
  answer: AnswerName;
  fault: AnswerFault;
  complaint: string | null;
}

/** Exercises that were proven in this visit, as JSON, with what was found. */
const known = new Map<string, ProofProblem[]>();
const MOST_KNOWN = 200;

export function hasCode(exercise: AuthoredExercise): exercise is CodeExercise {
  return exercise.kind !== 'quiz';
}

function runsOf(exercise: CodeExercise): { language: Language; answer: ListedAnswer }[] {
  return LANGUAGES.flatMap((language) =>
    answersIn(exercise, language).map((answer) => ({ language, answer })),
  );
}

type Proving = {
  check: CheckAnswer;
  /** Told after each run: how many of how many are done. */
  onProgress?: (done: number, total: number) => void;
  signal: AbortSignal;
};

async function prove(
  exercise: CodeExercise,
  { check, signal }: Proving,
  onRun: () => void,
): Promise<ProofProblem[]> {
  const text = JSON.stringify(exercise);
  const found: ProofProblem[] = known.get(text) ?? [];
  for (const { language, answer } of runsOf(exercise)) {
    if (!known.has(text)) {
      signal.throwIfAborted();
      const verdict = await check(answer.job, signal);
      signal.throwIfAborted();
      const fault = faultOf(answer, verdict, exercise.feedback);
      const { complaint } = verdict;
      if (fault)
        found.push({ exercise: exercise.id, language, answer: answer.name, fault, complaint });
    }
    onRun();
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

/**
 * Proves exercises as `npm run prove` does: in both languages the starter fails, the solution and the
 * alternatives pass, and each wrong answer gets its own feedback. What was proven once in this visit and
 * has not been changed since is not run again.
 *
 * @throws what the signal says, once it is aborted; what `check` throws, when there is nothing to run with
 */
export async function proveExercises(
  exercises: readonly AuthoredExercise[],
  proving: Proving,
): Promise<ProofProblem[]> {
  const withCode = exercises.filter(hasCode);
  const total = withCode.reduce((sum, exercise) => sum + runsOf(exercise).length, 0);
  let done = 0;
  const problems: ProofProblem[] = [];
  for (const exercise of withCode) {
    const found = await prove(exercise, proving, () => proving.onProgress?.(++done, total));
    problems.push(...found);
  }
  return problems;
}
