import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { EditorProblem } from '../editor-handle.ts';

/** After the last edit the code is looked at, in milliseconds: what is half written is no mistake. */
export const PAUSE_MS = 900;

/** Something wrong in a file of the code that is being written. */
export interface Problem extends EditorProblem {
  /** Which file, as positions of programs name it; Python has the one. */
  file: SourcePosition['file'] | 'python';
  /** Of a file that was added to the project, its name. */
  name?: string | undefined;
  /** What the file is called, where there are several. */
  fileLabel?: string | undefined;
}

/** Each problem once, those that stop the program first, then by their places. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const once = new Map(
    problems.map((one) => [`${one.name ?? one.file} ${one.line} ${one.message}`, one]),
  );
  return [...once.values()].sort(
    (a, b) =>
      Number(b.isError) - Number(a.isError) ||
      (a.fileLabel ?? '').localeCompare(b.fileLabel ?? '') ||
      a.line - b.line,
  );
}
