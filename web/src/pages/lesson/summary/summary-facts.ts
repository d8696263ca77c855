import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { SolvedExercise } from '@codivia/contract/exercises/results';

/** Returns the concepts of a lesson's solved exercises, as HTML; each once. */
export function learnedConcepts(
  exercises: readonly Exercise[],
  solved: ReadonlySet<string>,
): string[] {
  const concepts = exercises.flatMap(({ id, concept }) => (solved.has(id) ? (concept ?? []) : []));
  return [...new Set(concepts)];
}

/** Tells whether at least half of the exercises are solved: with less, the end of a lesson is not celebrated. */
export const isHalfSolved = ({ done, count }: { done: number; count: number }): boolean =>
  done * 2 >= count;

/** Returns the XP of a lesson: of its completion, and of its exercises by the account. */
export function earnedXp(completion: number, results: readonly SolvedExercise[]): number {
  return results.reduce((sum, { xp_awarded }) => sum + xp_awarded, completion);
}
