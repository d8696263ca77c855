import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { SLUG_MAX_LENGTH } from '@codivia/contract/text/slug';

/** The characters that a number takes at most at the end of an id. */
const NUMBER_LENGTH = 4;

/** Returns an id that is not taken: `greeting-2` after `greeting`. */
function numberedId(id: string, taken: readonly string[]): string {
  const stem = id.replace(/-\d{1,3}$/, '').slice(0, SLUG_MAX_LENGTH - NUMBER_LENGTH);
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** Returns a copy of an exercise under a new id of its own. */
export function copiedExercise(
  exercise: AuthoredExercise,
  taken: readonly string[],
): AuthoredExercise {
  return { ...exercise, id: numberedId(exercise.id, [...taken, exercise.id]) };
}

/** Returns an exercise from a template, whose id stays unless the lesson has one of that name. */
export function begunExercise(
  template: AuthoredExercise,
  taken: readonly string[],
): AuthoredExercise {
  return taken.includes(template.id) ? copiedExercise(template, taken) : template;
}
