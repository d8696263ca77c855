import { python } from '@codemirror/lang-python';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** Python, indented by four spaces. */
export const pythonSupport: Extension = [
  python(),
  indentUnit.of('    '),
  EditorState.tabSize.of(4),
];
