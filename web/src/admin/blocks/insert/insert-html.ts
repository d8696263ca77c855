import type { Node, Schema } from '@tiptap/pm/model';
import {
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { currentBlock } from '../editor/move-block.ts';
import { readBlocks } from '../text/read-blocks.ts';

/** New blocks of some HTML: they have no source that they could be compared with. */
function newBlocks(html: string, schema: Schema): Node[] {
  return readBlocks(html, schema).children.map((block) =>
    block.type.create({ ...block.attrs, source: null }, block.content),
  );
}

/** The place to write in from `from` on: the first empty text, else the end of the last. */
function writingPlace(doc: Node, from: number, to: number): number | null {
  let place: number | null = null;
  let isEmpty = false;
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock || isEmpty) return;
    place = at + 1 + node.content.size;
    isEmpty = node.content.size === 0;
  });
  return place;
}

/**
 * Inserts HTML as blocks: in the place of the block with the selection where that is an empty text or the words that
 * opened the menu, else behind it.
 */
export function insertHtml(state: EditorState, html: string): Transaction {
  const { from, to, index } = currentBlock(state);
  const current = state.doc.child(index);
  const isPlace = current.type.name === 'paragraph' && /^(\/[^/]*)?$/.test(current.textContent);
  const start = isPlace && current.childCount < 2 ? from : to;
  const blocks = newBlocks(html, state.schema);
  const { tr } = state;
  tr.replaceWith(start, to, blocks);
  const end = start + blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const place = writingPlace(tr.doc, start, end);
  if (place !== null) tr.setSelection(TextSelection.near(tr.doc.resolve(place)));
  else if (blocks[0]?.isAtom) tr.setSelection(NodeSelection.create(tr.doc, start));
  else tr.setSelection(Selection.near(tr.doc.resolve(end)));
  return tr.scrollIntoView();
}
