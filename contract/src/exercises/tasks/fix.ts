import type { TaskProblem } from '../module.ts';
import { checkedModule } from './checked.ts';
import { type AuthoredWriteExercise, write } from './write.ts';

/** A program with a bug to fix: a program to write, with a case in which it goes wrong. */
export const fix = checkedModule<AuthoredWriteExercise>({
  ...write,
  minutes: 4,
  alternatives: 1,
  problems: ({ id, failing_case }): TaskProblem[] =>
    failing_case ? [] : [{ problem: 'no_failing_case', exercise: id }],
  ownTexts: (exercise, long, short) => write.withTexts(exercise, long, short),
  learnerTask: ({ failing_case }, localize) => ({
    type: 'fix',
    failing_case: failing_case ? localize(failing_case) : '',
  }),
});
