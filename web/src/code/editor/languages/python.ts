import { pythonLanguage } from '@codemirror/lang-python';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** Python, indented by four spaces. Its suggestions are those of `assist`. */
export const pythonSupport: Extension = [
  pythonLanguage,
  indentUnit.of('    '),
  EditorState.tabSize.of(4),
];
