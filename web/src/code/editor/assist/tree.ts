import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Tree } from '@lezer/common';

/** Maximum time for parsing a file, in milliseconds: a long page takes tens of them, also on a slow phone. */
const READING_MILLISECONDS = 1000;

/**
 * The syntax tree of a file as far as a place. The editor parses in the background, and may not have come that far yet.
 */
export const treeUpTo = (state: EditorState, end: number): Tree =>
  ensureSyntaxTree(state, end, READING_MILLISECONDS) ?? syntaxTree(state);
