import type { Node } from 'acorn';
import { simple } from 'acorn-walk';
import type { Edits } from './edits.ts';
import { REWRITTEN_NAME } from './element-names.ts';

const LIKE_TAG = new RegExp(`^${REWRITTEN_NAME}`, 'i');

/** Puts a space into `i<frame && …`, which looks like the tag of an element in the text of a page. */
export function keepComparisons(tree: Node, code: string, edits: Edits): void {
  simple(tree, {
    BinaryExpression(node) {
      const { start } = (node as Node & { right: Node }).right;
      if (code[start - 1] === '<' && LIKE_TAG.test(code.slice(start)))
        edits.replace(start, start, ' ');
    },
  });
}
