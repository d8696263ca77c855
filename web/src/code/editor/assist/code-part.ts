import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { AssistedCode } from '../editor-handle.ts';
import { P5_NAMES } from '../names/p5.ts';
import { javascriptProgram } from './javascript-program.ts';
import type { Program } from './program.ts';
import { pythonProgram } from './python-program.ts';
import { treeUpTo } from './tree.ts';

/** A part of a file that is one program: the whole file, or one script of a page. */
export interface CodePart {
  language: 'python' | 'javascript';
  text: string;
  /** Its first place in the file. */
  from: number;
}

/** The program around a place; null where there is none, such as in the HTML of a page. */
export function codePartAt(
  state: EditorState,
  at: number,
  { language }: AssistedCode,
): CodePart | null {
  if (language === 'python' || language === 'javascript') {
    return { language, text: state.doc.toString(), from: 0 };
  }
  if (language !== 'html') return null;
  // The whole file: where the script around the place ends counts too.
  const tree = treeUpTo(state, state.doc.length);
  for (let node: SyntaxNode | null = tree.resolveInner(at, -1); node; node = node.parent) {
    if (node.name !== 'Script') continue;
    return { language: 'javascript', text: state.sliceDoc(node.from, node.to), from: node.from };
  }
  return null;
}

/** Reads a program. */
export function readProgram(
  { language, text }: Pick<CodePart, 'language' | 'text'>,
  { library }: Pick<AssistedCode, 'library'>,
): Program {
  if (language === 'python') return pythonProgram(text);
  return javascriptProgram(text, library === 'p5' ? P5_NAMES : null);
}
