import type { AuthoredExercise } from '../exercises/exercises.ts';
import type { ChangeText } from '../exercises/module.ts';
import { withTexts } from '../exercises/modules.ts';

/** Returns all HTML that learners read in an exercise. */
export function htmlOf(exercise: AuthoredExercise): string[] {
  const read: string[] = [];
  const note: ChangeText = (text) => {
    read.push(text.fr, text.en);
    return text;
  };
  withTexts(exercise, note, note);
  return read;
}
