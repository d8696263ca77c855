import type { AuthoredCodeExercise, AuthoredExercise } from './exercises.ts';

export function hasCode(exercise: AuthoredExercise): exercise is AuthoredCodeExercise {
  return exercise.kind !== 'quiz';
}

/** JSON with the keys of objects in order: what says the same is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

/**
 * All of an exercise that its proof depends on: programs, check and the keys of its feedback, as one
 * text. What learners read beside them, and whatever is in its name, may change without a new proof.
 */
export function proofText(exercise: AuthoredCodeExercise): string {
  const { id: _, title: _t, instructions: _i, hints: _h, ...more } = exercise;
  const { concept: _c, difficulty: _d, ...proven } = more;
  if (proven.kind === 'predict') {
    return canonical({ ...proven, wrong: proven.wrong.map(({ output }) => output) });
  }
  if (proven.task === 'open') {
    const checklist = proven.checklist.map(({ text: _, hint: _h, ...item }) => item);
    return canonical({ ...proven, summary: undefined, checklist });
  }
  const { feedback, ...programs } = proven;
  const keys = Object.keys(feedback).sort();
  return canonical({ ...programs, failing_case: undefined, feedback: keys });
}
