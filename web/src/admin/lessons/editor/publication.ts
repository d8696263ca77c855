import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import {
  type StructureProblem,
  structureProblems,
} from '@codivia/contract/lessons/lesson-structure';
import { textProblems } from '@codivia/contract/lessons/text-problems';
import type { Problem } from '../problem-list.tsx';
import { type CheckAnswer, proveExercises, toProve } from '../proof.ts';

/** Problems that learners would see, but that are no mistakes by themselves: the author decides. */
const WARNINGS: readonly StructureProblem['problem'][] = ['languages_differ', 'exercise_unplaced'];

export const isWarning = ({ problem }: StructureProblem) => WARNINGS.includes(problem);

export interface PublicationProblems {
  /** Problems that prevent publication. */
  errors: Problem[];
  warnings: Problem[];
}

type Checking = {
  check: CheckAnswer;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/**
 * Finds what prevents the publication of a lesson. Exercises that the server knows to be proven, in the state that it
 * has, are not run again. @throws what `check` throws, and once it is aborted
 */
export async function checkPublication(
  values: LessonFields,
  stored: AdminLesson,
  checking: Checking,
): Promise<PublicationProblems> {
  const found = structureProblems(values);
  const proven = await proveExercises(toProve(values.exercises, stored), checking);
  return {
    errors: [...found.filter((problem) => !isWarning(problem)), ...textProblems(values), ...proven],
    warnings: found.filter(isWarning),
  };
}
