import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { PROGRAM_FILES, type ProgramFiles } from '@codivia/contract/programs/program';
import { partsOfFiles } from '@codivia/contract/programs/stored-forms';
import { useState } from 'react';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { useStoredFiles } from '../../code/lesson/use-stored-files.ts';
import { webTask } from '../tasks/tasks.ts';

/** The files of an exercise that learners complete or write: those in which the solution differs from the start. */
function filesToWrite({ starter, solution }: CodeExercise): string[] {
  return Object.keys(solution).filter((name) => solution[name] && solution[name] !== starter[name]);
}

const withNames = (files: ProgramFiles, names: readonly string[]): ProgramFiles =>
  Object.fromEntries(names.map((name) => [name, files[name] ?? '']));

/**
 * The work of a learner on an exercise, as it was left: the files of a program that is written, else the text that
 * completes a given one. `forget` is called whenever it changes.
 */
export function useWork(exercise: CodeExercise, storageKey: string | null, forget: () => void) {
  const { kind, task, starter, solution } = exercise;
  const { completion } = webTask(task);
  const completed = task && completion ? { task, completion } : null;
  /** The file that is completed. */
  const file = (task && 'file' in task && task.file) || PROGRAM_FILES[kind][0];
  const start = completed?.completion.start?.(completed.task) ?? '';
  const input = useStoredCode(completed && storageKey, start, forget);
  const stored = useStoredFiles(completed ? null : storageKey, { kind, files: starter }, forget);
  const [unanswered, setUnanswered] = useState(false);
  const text = completed?.completion.program(completed.task, input.code) ?? '';
  const files = completed ? { ...starter, [file]: text } : stored.files;
  const written = completed ? [file] : filesToWrite(exercise);
  const { reset, undoReset } = completed ? input : stored;
  return {
    stored,
    /** The task, where its answer is not the text of a whole program. */
    completedTask: completed?.task ?? null,
    /** The file that is completed, or shown first. */
    file: completed ? file : (written[0] ?? stored.names[0] ?? file),
    /** The text that completes the program. */
    draft: input.code,
    /** The program as it is now. */
    files,
    /** The files that the learner writes, as they are now, and those of them that the solution has. */
    own: completed
      ? { [file]: completed.completion.shared?.(completed.task, input.code) ?? text }
      : stored.files,
    ownOfSolution: withNames(files, written),
    solution: withNames(solution, written),
    /** The answer as it is stored. */
    answer: (): AnswerParts =>
      completed ? { code: input.code } : partsOfFiles(kind, stored.changed),
    unanswered,
    reset,
    undoReset,
    complete(draft: string): void {
      forget();
      setUnanswered(false);
      input.change(draft);
    },
    /** Tells whether there is something to check, and shows a message where there is not. */
    isReady(): boolean {
      const isReady = !completed || completed.completion.isAnswered(completed.task, input.code);
      setUnanswered(!isReady);
      return isReady;
    },
  };
}
