import type { AuthoredCodeExercise } from './exercises.ts';
import { taskOf } from './modules.ts';
import { provenParts } from './tasks/checked.ts';

/** Makes JSON with the keys of objects in order: equal values become equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/**
 * Returns all parts of an exercise on which its proof depends: programs, check and the keys of its feedback, as one
 * text. Texts that learners read beside them, and its name, may change without a new proof.
 */
export function proofText(exercise: AuthoredCodeExercise): string {
  if (exercise.kind !== 'predict') return canonical(taskOf(exercise).proven(exercise));
  const wrong = exercise.wrong.map(({ output }) => output);
  return canonical({ ...provenParts(exercise), wrong });
}
