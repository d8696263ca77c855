import type { EditorView } from '@codemirror/view';
import type { EditorProblem } from './editor-handle.ts';

/** What each editor should mark, as long as it had something to mark once. */
const marked = new WeakMap<EditorView, readonly EditorProblem[]>();

/** Marks problems of the code; what marks them is fetched with the first one. */
export function showProblemsLazily(view: EditorView, problems: readonly EditorProblem[]): void {
  if (problems.length === 0 && !marked.has(view)) return;
  marked.set(view, problems);
  import('./editor-problems.ts').then(
    // Others may have come meanwhile.
    ({ showProblems }) => view.dom.isConnected && showProblems(view, marked.get(view) ?? []),
    () => {},
  );
}
