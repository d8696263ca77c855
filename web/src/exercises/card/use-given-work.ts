import type { CodeExercise } from '@codivia/contract/exercises/learner';
import { useState } from 'react';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { webTask } from '../tasks/tasks.ts';

/**
 * The text of an exercise as the learner left it: the program itself where it is written, else the texts of its blanks
 * or its lines. `forget` is called whenever it changes.
 */
export function useGivenWork(
  { task }: Pick<CodeExercise, 'task'>,
  storageKey: string | null,
  start: string,
  forget: () => void,
) {
  const { given } = webTask(task);
  const stored = useStoredCode(
    storageKey,
    given && task ? (given.start?.(task) ?? '') : start,
    forget,
  );
  const [unanswered, setUnanswered] = useState(false);

  return {
    /** The task, where its answer is not the text of a whole program. */
    given: given && task ? task : null,
    draft: stored.code,
    /** The program that the text makes. */
    code: given && task ? given.program(task, stored.code) : stored.code,
    unanswered,
    undoReset: stored.undoReset,
    reset: stored.reset,
    change(draft: string): void {
      forget();
      setUnanswered(false);
      stored.change(draft);
    },
    /** Tells whether there is something to check, and shows a message where there is not. */
    isReady(): boolean {
      const isReady = !given || !task || given.isAnswered(task, stored.code);
      setUnanswered(!isReady);
      return isReady;
    },
  };
}
