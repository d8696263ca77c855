import { createContext, type ReactNode } from 'react';

/** A file of a program; its name is shown where there are several. */
export interface CodeFile {
  name?: string;
  code: string;
}

/** What the learner has of an exercise so far. */
export interface ExerciseWork {
  /** The code as it is in the editors now. */
  files: readonly CodeFile[];
  /** How many answers were wrong in this visit. */
  tries: number;
}

/**
 * Entries that stand beside the hints of an exercise and lead to people who help. Pages provide them; where
 * nobody does, there are none.
 */
export const HelpEntriesContext = createContext<(work: ExerciseWork) => ReactNode>(() => null);
