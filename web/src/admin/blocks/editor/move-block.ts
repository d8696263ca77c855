import type { EditorState, Transaction } from '@tiptap/pm/state';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** A block at the top of the lesson: its place among them, from 0, and where it begins. */
interface BlockPlace {
  index: number;
  from: number;
  to: number;
}

/** The block at the top that holds the selection's start. */
export function currentBlock({ selection: { $from }, doc }: EditorState): BlockPlace {
  const index = Math.min($from.index(0), doc.childCount - 1);
  const from = $from.posAtIndex(index, 0);
  return { index, from, to: from + doc.child(index).nodeSize };
}

/** Number of blocks, without the empty text at the end that is there to be written in. */
export function blockCount({ doc }: EditorState): number {
  const { lastChild, childCount } = doc;
  const isRoom = lastChild?.type.name === 'paragraph' && lastChild.childCount === 0;
  return isRoom ? childCount - 1 : childCount;
}

/** Moves the block with the selection before the one above or behind the one below; null at the edge. */
export function moveBlock(state: EditorState, step: -1 | 1): Transaction | null {
  const { index, from, to } = currentBlock(state);
  const other = state.doc.maybeChild(index + step);
  const block = state.doc.child(index);
  if (!other) return null;
  const { tr, selection } = state;
  const shift = step * other.nodeSize;
  tr.delete(from, to).insert(from + shift, block);
  const anchor = selection.anchor + shift;
  return tr
    .setSelection(
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, selection.from + shift)
        : TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(selection.head + shift)),
    )
    .scrollIntoView();
}

/** Removes the block with the selection; an empty text stays where it was the only one. */
export function removeBlock(state: EditorState): Transaction {
  const { from, to } = currentBlock(state);
  if (state.doc.childCount > 1) return state.tr.delete(from, to);
  return state.tr.replaceWith(from, to, state.schema.node('paragraph'));
}
