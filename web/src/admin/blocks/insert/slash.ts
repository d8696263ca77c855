import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { currentBlock } from '../editor/move-block.ts';

/** The paragraph at the top in which the caret is; undefined elsewhere. */
function caretParagraph({ selection: { $from, empty } }: EditorState) {
  return empty && $from.depth === 1 && $from.parent.type.name === 'paragraph'
    ? $from.parent
    : undefined;
}

/** The words after the "/" that a whole paragraph consists of; null where nothing is asked for. */
export function slashWords(state: EditorState): string | null {
  const found = /^\/(?!\s)([^/]*)$/.exec(caretParagraph(state)?.textContent ?? '');
  return found?.[1] ?? null;
}

/** Opens the menu: writes "/" into the empty paragraph with the caret, else into a new one below. */
export function askForBlock(state: EditorState): Transaction {
  const { tr, schema } = state;
  if (caretParagraph(state)?.childCount === 0) return tr.insertText('/').scrollIntoView();
  const { to } = currentBlock(state);
  tr.insert(to, schema.node('paragraph', null, schema.text('/')));
  return tr.setSelection(TextSelection.create(tr.doc, to + 2)).scrollIntoView();
}

/** Removes the words that have opened the menu. */
export function withoutSlash(state: EditorState): Transaction {
  const { $from } = state.selection;
  return state.tr.delete($from.start(), $from.end());
}
