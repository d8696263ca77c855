import type { AdminLesson, LessonFields } from '@codivia/contract/admin-lessons';
import { type StructureProblem, structureProblems } from '@codivia/contract/lesson-structure';
import type { Problem } from '../problem-list.tsx';
import { type CheckAnswer, proveExercises, toProve } from '../proof.ts';

/** What learners would see, but what is no mistake by itself: the author decides. */
const DOUBTS: readonly StructureProblem['problem'][] = ['languages_differ', 'exercise_unplaced'];

export interface Findings {
  /** With these the lesson does not go live. */
  faults: Problem[];
  doubts: Problem[];
}

type Checking = {
  check: CheckAnswer;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/**
 * What is between a lesson and its learners. Exercises that the server knows to be proven, as it has
 * the lesson, are not run again. @throws what `check` throws, and once it is aborted
 */
export async function examine(
  values: LessonFields,
  stored: AdminLesson,
  checking: Checking,
): Promise<Findings> {
  const found = structureProblems(values);
  const isDoubt = ({ problem }: StructureProblem) => DOUBTS.includes(problem);
  const proven = await proveExercises(toProve(values.exercises, stored), checking);
  return {
    faults: [...found.filter((problem) => !isDoubt(problem)), ...proven],
    doubts: found.filter(isDoubt),
  };
}
