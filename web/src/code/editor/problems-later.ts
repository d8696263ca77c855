import type { EditorView } from '@codemirror/view';
import type { EditorProblem } from './editor-handle.ts';

/** Problems to mark in each editor that has had any. */
const marked = new WeakMap<EditorView, readonly EditorProblem[]>();

/** Marks problems of the code; the extension is fetched with the first one. */
export function showProblemsLazily(view: EditorView, problems: readonly EditorProblem[]): void {
  if (problems.length === 0 && !marked.has(view)) return;
  marked.set(view, problems);
  import('./editor-problems.ts').then(
    // The problems may have changed meanwhile.
    ({ showProblems }) => view.dom.isConnected && showProblems(view, marked.get(view) ?? []),
    () => {},
  );
}
