import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { readBlocks } from '../text/read-blocks.ts';

/** Number of blocks at the start or the end that two documents have in common. */
function common(a: readonly Node[], b: readonly Node[]): number {
  const end = a.findIndex((node, i) => !b[i]?.eq(node));
  return end < 0 ? a.length : end;
}

const sizeOf = (blocks: readonly Node[]) => blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/**
 * Puts HTML that came from elsewhere in the place of the document. Blocks that are the same stay, so that the caret in
 * them stays too; a caret in one that was replaced keeps its place as far as there is one.
 */
export function followHtml(state: EditorState, html: string): Transaction {
  const before = state.doc.children;
  const after = readBlocks(html, state.schema).children;
  const start = common(before, after);
  const end = common(before.slice(start).toReversed(), after.slice(start).toReversed());
  const from = sizeOf(before.slice(0, start));
  const to = from + sizeOf(before.slice(start, before.length - end));
  const { tr, selection } = state;
  tr.replaceWith(from, to, after.slice(start, after.length - end));
  const isReplaced = selection.from > from && selection.from < to;
  if (isReplaced) {
    const place = Math.min(selection.from, tr.doc.content.size);
    tr.setSelection(Selection.near(tr.doc.resolve(place)));
  }
  return tr.setMeta('addToHistory', false).setMeta('preventUpdate', true);
}
