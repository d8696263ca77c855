import type { Failure, Reading } from '@codivia/runners/runner';
import type { CodeEditorRef } from '../code-editor.tsx';

/** The line of the caret, from 1, while somebody writes in the editor; else null. */
export function lineBeingWritten(editor: CodeEditorRef | null): number | null {
  const chosen = document.activeElement?.closest('.code-surface') ? editor?.chosen() : null;
  return chosen ? chosen.code.slice(0, chosen.from).split('\n').length : null;
}

/** Python reports a missing part of a block in the next line that is not empty, or in the last one. */
const isOfBlock = ({ type, message }: Failure) =>
  type === 'IndentationError' || type === 'TabError' || message.startsWith("expected 'except'");

/** Python reports an unclosed bracket or text at the line where it begins, while it is being written further down. */
const isOpen = ({ message }: Failure) =>
  message.endsWith('was never closed') || message.startsWith('unterminated triple-quoted');

function isAt(failure: Failure, code: string, written: number): boolean {
  const { line } = failure;
  if (line === null || line === written) return line !== null;
  if (isOpen(failure)) return line < written;
  const [first, last] = [Math.min(line, written), Math.max(line, written)];
  const between = code.split('\n').slice(first, last - 1);
  return isOfBlock(failure) && between.every((text) => text.trim() === '');
}

/** Leaves out problems of the line that is being written: it is not complete yet. */
export function withoutLine({ failure, hints }: Reading, code: string, written: number): Reading {
  return {
    failure: failure && isAt(failure, code, written) ? null : failure,
    hints: hints.filter(({ line }) => line !== written),
  };
}
