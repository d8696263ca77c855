import type { ProvenExercises } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import {
  type AnswerFault,
  type AnswerJob,
  type AnswerName,
  type AnswerVerdict,
  answersIn,
  faultOf,
  type ListedAnswer,
} from '@codivia/contract/exercises/answers';
import type { AuthoredCodeExercise, AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import { proofText } from '@codivia/contract/exercises/proof';

/** Runs one answer under its check, in this browser. Fails when there is nothing to run it with. */
export type CheckAnswer = (job: AnswerJob, signal: AbortSignal) => Promise<AnswerVerdict>;

/** An answer that shows that an exercise is not right yet. */
interface FailedProof {
  language: Language;
  answer: AnswerName;
  fault: AnswerFault;
  complaint: string | null;
}
export type ProofProblem = FailedProof & { exercise: string };

/** The results of the proofs made in this visit, by `proofText`. */
const known = new Map<string, FailedProof[]>();
const MAX_KNOWN = 200;

function runsOf(exercise: AuthoredCodeExercise): { language: Language; answer: ListedAnswer }[] {
  return LANGUAGES.flatMap((language) =>
    answersIn(exercise, language).map((answer) => ({ language, answer })),
  );
}

type Proving = {
  check: CheckAnswer;
  /** Called after each run with the number of runs done and the total. */
  onProgress?: (done: number, total: number) => void;
  /** True if what was proven in this visit is asked for again. */
  again?: boolean;
  signal: AbortSignal;
};

async function prove(
  exercise: AuthoredCodeExercise,
  { check, again = false, signal }: Proving,
  onRun: () => void,
): Promise<ProofProblem[]> {
  const text = proofText(exercise);
  const before = again ? undefined : known.get(text);
  const found: FailedProof[] = [...(before ?? [])];
  for (const { language, answer } of runsOf(exercise)) {
    if (!before) {
      signal.throwIfAborted();
      const verdict = await check(answer.job, signal);
      signal.throwIfAborted();
      const fault = faultOf(answer, verdict, exercise);
      const { complaint } = verdict;
      if (fault) found.push({ language, answer: answer.name, fault, complaint });
    }
    onRun();
  }
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, found);
  return found.map((failed) => ({ ...failed, exercise: exercise.id }));
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

/** A lesson as the server has it, with the proof state of its exercises. */
type Stored = { exercises: readonly AuthoredExercise[]; unproven_exercises: readonly string[] };

/** The exercises that still need a proof: those that the server does not know to be proven. */
export function toProve(
  exercises: readonly AuthoredExercise[],
  stored: Stored,
): AuthoredCodeExercise[] {
  const proven = new Set(
    stored.exercises
      .filter(hasCode)
      .filter(({ id }) => !stored.unproven_exercises.includes(id))
      .map(proofText),
  );
  return exercises.filter(hasCode).filter((exercise) => !proven.has(proofText(exercise)));
}

/** The exercises that were proven in this visit without a fault, and that the server does not know to be. */
export function newProofs(
  { exercises }: Pick<Stored, 'exercises'>,
  stored: Stored,
): ProvenExercises {
  const proven = toProve(exercises, stored).filter(
    (exercise) => known.get(proofText(exercise))?.length === 0,
  );
  return proven.length > 0 ? { proven_exercises: proven.map(({ id }) => id) } : {};
}
