import {
  type Diagnostic,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import { type Extension, StateEffect, type Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { EditorProblem } from './editor-handle.ts';

const WAVE = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour} 1.5px`,
  textUnderlineOffset: '3px',
});

const look = EditorView.theme({
  '.cm-lintRange-error': WAVE('var(--code-wrong)'),
  '.cm-lintRange-info': WAVE('var(--code-function)'),
  '.cm-lint-marker': { width: '0.65em', height: '0.65em', content: 'normal', marginTop: '0.35em' },
  '.cm-lint-marker-error': { borderRadius: '50%', backgroundColor: 'var(--code-wrong)' },
  '.cm-lint-marker-info': { borderRadius: '2px', backgroundColor: 'var(--code-function)' },
  '.cm-gutter-lint': { width: '1.1em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.25em 0.1em' },
  '.cm-tooltip-lint': { maxWidth: 'min(32rem, 90vw)' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', fontFamily: 'var(--font-sans)' },
});

const extensions: Extension = [
  lintGutter(),
  look,
  keymap.of([
    { key: 'F8', run: nextDiagnostic },
    { key: 'Shift-F8', run: previousDiagnostic },
  ]),
];

const prepared = new WeakSet<EditorView>();

/**
 * Returns the position of a problem: of the word that it names in its line, else of the text of the line. Null when the
 * line is gone.
 */
function diagnosticOf(
  doc: Text,
  { line, message, isError, near = '' }: EditorProblem,
): Diagnostic | null {
  if (line < 1 || line > doc.lines) return null;
  const { from, text } = doc.line(line);
  const found = near === '' ? -1 : text.indexOf(near);
  const start = found < 0 ? text.length - text.trimStart().length : found;
  const end = found < 0 ? text.trimEnd().length : found + near.length;
  const severity = isError ? 'error' : 'info';
  return { from: from + start, to: from + Math.max(start, end), severity, message };
}

/** Marks problems in the gutter and in the text; F8 leads from one to the next. */
export function showProblems(view: EditorView, problems: readonly EditorProblem[]): void {
  if (!prepared.has(view)) {
    prepared.add(view);
    view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
  }
  const { doc } = view.state;
  const diagnostics = problems.flatMap((problem) => diagnosticOf(doc, problem) ?? []);
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
