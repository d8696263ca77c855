import type { Node } from '@tiptap/pm/model';
import { rereadBlock } from './read-blocks.ts';
import { writeNode } from './write-node.ts';

type Piece = { html: string; isKept: boolean };

/** Nodes never change, so each is written once. */
const written = new WeakMap<Node, Piece>();

function isUnchanged(block: Node, source: string): boolean {
  if (block.type.name === 'htmlBlock') return block.attrs.html === source.trim();
  return rereadBlock(source, block.type.schema)?.eq(block) ?? false;
}

/** An empty text is a place to write in; lessons do not hold it. */
const isNothing = ({ type, childCount }: Node) => type.name === 'paragraph' && childCount === 0;

function pieceOf(block: Node): Piece {
  const source: string | null = block.attrs.source;
  if (source !== null && isUnchanged(block, source)) return { html: source, isKept: true };
  if (isNothing(block)) return { html: '', isKept: false };
  const text = source ?? '';
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  return { html: before + writeNode(block) + after, isKept: false };
}

function cachedPiece(block: Node): Piece {
  const piece = written.get(block) ?? pieceOf(block);
  written.set(block, piece);
  return piece;
}

/** Tells whether a block is a part of the lesson's HTML: an empty text that nobody has written in is none. */
export const isWritten = (block: Node): boolean => cachedPiece(block).html !== '';

/**
 * Returns the lesson's HTML. A block that is as it was read is written byte for byte, with the white space around it;
 * any other is written anew, on a line of its own.
 */
export function writeBlocks(doc: Node): string {
  let html = '';
  let isKeptBefore = true;
  for (const block of doc.children) {
    const piece = cachedPiece(block);
    if (piece.html === '') continue;
    const joins = html === '' || /\s$/.test(html) || (isKeptBefore && piece.isKept);
    html += joins ? piece.html : `\n${piece.html}`;
    isKeptBefore = piece.isKept;
  }
  return html;
}
