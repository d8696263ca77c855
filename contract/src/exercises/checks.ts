import type { Bilingual } from '../api/language.ts';
import type { AuthoredCheckedExercise } from './exercises.ts';
import type { AuthoredOpenExercise } from './open.ts';

/**
 * One check of all items: what they have in common runs once, and each item says by itself whether it is done.
 * The key of the verdict is the id of the first required item that is not.
 */
function checklistCheck({ kind, prepare = '', checklist }: AuthoredOpenExercise): string {
  const items = checklist.map(({ id, required = true, check }) =>
    kind === 'python'
      ? `item(${JSON.stringify(id)}, ${required ? 'True' : 'False'}, ${JSON.stringify(check)})`
      : `await item(${JSON.stringify(id)}, ${required}, async () => {\n${check}\n});`,
  );
  return [prepare, ...items, ''].join('\n');
}

/** What learners read of the items that are not done, by their ids. */
function checklistFeedback({ checklist }: AuthoredOpenExercise): Record<string, Bilingual> {
  return Object.fromEntries(checklist.map(({ id, hint }) => [id, hint]));
}

/** The check of an exercise as it runs. */
export function checkOf(exercise: AuthoredCheckedExercise): string {
  return exercise.task === 'open' ? checklistCheck(exercise) : exercise.check;
}

/** What learners read, by the keys that the check names. */
export function feedbackOf(exercise: AuthoredCheckedExercise): Record<string, Bilingual> {
  return exercise.task === 'open' ? checklistFeedback(exercise) : exercise.feedback;
}
