import type { EditorProblem } from '../editor-handle.ts';

/** The code is checked this long after the last edit, in milliseconds: incomplete code is no mistake. */
export const PAUSE_MS = 900;

/** Something wrong in a file of the code that is being written. */
export interface Problem extends EditorProblem {
  file: string;
  /** The displayed name of the file, where there are several. */
  fileLabel?: string | undefined;
}

/** Each problem once, those that stop the program first, then by their places. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((one) => [`${one.file} ${one.line} ${one.message}`, one]));
  return [...once.values()].sort(
    (a, b) =>
      Number(b.isError) - Number(a.isError) ||
      (a.fileLabel ?? '').localeCompare(b.fileLabel ?? '') ||
      a.line - b.line,
  );
}
