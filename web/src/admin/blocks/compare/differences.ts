import type { Node } from '@tiptap/pm/model';
import { writeNode } from '../text/write-node.ts';
import { blockKinds, rowsOf } from './block-kinds.ts';

/** A block of a document: its place among all children, from 0, and what it is. */
interface KnownBlock {
  child: number;
  kind: string;
}

/** Nodes never change, so the kind of each is read once. */
const kinds = new WeakMap<Node, string>();

function kindOf(block: Node): string {
  const kind = kinds.get(block) ?? blockKinds(writeNode(block)).join(' ');
  kinds.set(block, kind);
  return kind;
}

/** The blocks of a document without empty texts, which a lesson does not hold. */
export function knownBlocks(doc: Node): KnownBlock[] {
  return doc.children.flatMap((block, child) => {
    const isRoom = block.type.name === 'paragraph' && block.childCount === 0;
    return isRoom ? [] : [{ child, kind: kindOf(block) }];
  });
}

/** A place at which the text in the other language is made of other blocks. */
export type Difference =
  /** A block that is another one there, or that is not there; `place` counts the blocks from 1. */
  | { kind: 'differs' | 'extra'; child: number; place: number }
  /** Blocks that are missing before a child of the document; before none at its end. */
  | { kind: 'missing'; child: number; count: number };

/** Finds where a document differs from the kinds of the blocks in the other language. */
export function differencesOf(doc: Node, others: readonly string[]): Difference[] {
  const blocks = knownBlocks(doc);
  const found: Difference[] = [];
  const rows = rowsOf(
    blocks.map(({ kind }) => kind),
    others,
  );
  let child = 0;
  for (const { here, there, same } of rows) {
    const block = here === null ? undefined : blocks[here];
    if (here !== null && block) {
      child = block.child + 1;
      const kind = there === null ? 'extra' : 'differs';
      if (!same) found.push({ kind, child: block.child, place: here + 1 });
      continue;
    }
    const last = found.at(-1);
    if (last?.kind === 'missing' && last.child === child) last.count += 1;
    else found.push({ kind: 'missing', child, count: 1 });
  }
  return found;
}
