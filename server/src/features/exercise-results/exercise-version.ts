import { createHash } from 'node:crypto';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';

/** The fields of an exercise on which it does not depend whether an answer is right. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'instructions',
  'hints',
  'concept',
  'difficulty',
  'feedback',
  'wrong',
  'alternatives',
  'summary',
  'not_yet',
]);

function partsOf(exercise: AuthoredExercise): object {
  if (exercise.kind === 'quiz') {
    return exercise.options.map(({ text, correct }) => ({ text, correct }));
  }
  return Object.entries(exercise).filter(([name]) => !TEXTS.has(name));
}

/**
 * Returns a short name of what an exercise asks for and how it is checked: it stays the same when only texts are
 * changed. The exercise comes from the database, which orders its fields.
 */
export const exerciseVersion = (exercise: AuthoredExercise): string =>
  createHash('sha256')
    .update(JSON.stringify(partsOf(exercise)))
    .digest('hex')
    .slice(0, 16);
