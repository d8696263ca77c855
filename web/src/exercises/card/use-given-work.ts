import type { CodeExercise } from '@codivia/contract/exercises/learner';
import { useState } from 'react';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { givenTask, isAnswered, taskProgram } from '../tasks/task-program.ts';

/**
 * The one text of an exercise as the learner left it: of a program to write the program itself, of one to complete the
 * texts of its blanks or its lines. `forget` is called whenever it changes.
 */
export function useGivenWork(
  { task }: Pick<CodeExercise, 'task'>,
  storageKey: string | null,
  start: string,
  forget: () => void,
) {
  const given = givenTask(task);
  const stored = useStoredCode(storageKey, given ? '' : start, forget);
  const [unanswered, setUnanswered] = useState(false);

  return {
    given,
    draft: stored.code,
    /** The program that the text makes. */
    code: given ? taskProgram(given, stored.code) : stored.code,
    unanswered,
    undoReset: stored.undoReset,
    reset: stored.reset,
    change(draft: string): void {
      forget();
      setUnanswered(false);
      stored.change(draft);
    },
    /** Tells whether there is something to check; says so where there is not. */
    isReady(): boolean {
      const isReady = given === null || isAnswered(given, stored.code);
      setUnanswered(!isReady);
      return isReady;
    },
  };
}
