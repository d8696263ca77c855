import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import type { ComponentType } from 'react';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';

type TaskOf<T extends ExerciseTask['type']> = Extract<ExerciseTask, { type: T }>;

/** The properties of the input that completes a program in place of an editor. */
export type InputProps<T = ExerciseTask> = {
  task: T;
  exercise: { id: string; title: string };
  /** The language of the text that is completed. */
  language: CodeLanguage;
  /** The learner's input so far, as one text. */
  draft: string;
  onChange: (draft: string) => void;
  onCheck: () => void;
  onRun: () => void;
  /** The line of an error in what was completed, from 1. */
  failedLine: number | null;
};

/** The result of the last check: the items that are done, and the one at which its time ran out. */
export type Found = { done?: readonly string[]; late?: string };

type BesideProps<T> = {
  task: T;
  /** Feedback as HTML, by the keys that the check returns. */
  feedback: Readonly<Record<string, string>>;
  found: Found | null;
};

/** One way of answering an exercise, as the card shows it. The table is `tasks.ts`. */
export interface WebTask<Type extends ExerciseTask['type'], T = TaskOf<Type>> {
  /** Below the instructions. */
  Below?: ComponentType<BesideProps<T>>;
  /** Above the program. */
  Above?: ComponentType<BesideProps<T>>;
  /** In place of an editor; without it a program is written. */
  completion?: {
    Input: ComponentType<InputProps<T>>;
    /** Said when there is nothing to check yet. */
    first: 'fill_first' | 'arrange_first' | 'sql_first';
    /** The draft to begin with; nothing where it is not there. */
    start?(task: T): string;
    /** The solution as learners would write it, where the program is another text than the draft; null while it is secret. */
    solution?(task: T): string | null;
    /** The program that a draft makes, or the part of it. */
    program(task: T, draft: string): string;
    /** The program as it is sent to people who help, where the other one contains the solution. */
    shared?(task: T, draft: string): string;
    /** Tells whether there is something to check. */
    isAnswered(task: T, draft: string): boolean;
    /** Returns what is given as plain text, for readers without scripts. */
    readable(task: T, id: string): string;
  };
  /** True where hints would name the mistake that is to be found. */
  withoutHints?: boolean;
}
