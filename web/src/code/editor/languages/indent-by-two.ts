import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** The languages of the web are indented by two spaces. */
export const indentByTwo: Extension = [indentUnit.of('  '), EditorState.tabSize.of(2)];
