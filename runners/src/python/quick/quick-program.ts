import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/python';
import { childrenOf, namesOf } from './quick-names.ts';
import { PLAIN_NODES } from './quick-nodes.ts';
import { type Edit, lettersOf, must, NotQuick, type Reading } from './quick-reading.ts';
import { RULES } from './quick-rules.ts';

/** A longer program waits for Python, in characters. */
const LENGTH_MAX = 10_000;
/** Python refuses programs with much deeper nesting. */
const DEPTH_MAX = 60;
/** Tabs may stand for any number of spaces, and other control characters for anything. */
const CONTROL = /[^\P{Cc}\n]/u;

/**
 * Returns the program as MicroPython gets it after quick-prelude.ts; null unless it is certain that it runs there as in
 * Python. The syntax tree decides, by tables of the allowed syntax: no import, no number with a decimal point, no
 * dictionary, class, exception or recursion.
 */
export function quickProgram(source: string): string | null {
  if (source.length > LENGTH_MAX || CONTROL.test(source)) return null;
  try {
    const root = parser.parse(source).topNode;
    const names = namesOf(root, source);
    must(names !== null);
    const reading: Reading = {
      source,
      names,
      edits: [],
      letters: 0,
      usesRemainder: false,
      hasPercent: false,
    };
    read(reading, root, 0);
    must(reading.letters === lettersOf(source));
    // A text with a percent sign before the operator would be a format.
    must(!(reading.usesRemainder && reading.hasPercent));
    return edited(source, reading.edits);
  } catch (error) {
    // A tree too deep for the call stack is no quick program either.
    if (error instanceof NotQuick || error instanceof RangeError) return null;
    throw error;
  }
}

function read(reading: Reading, node: SyntaxNode, depth: number): void {
  must(depth < DEPTH_MAX);
  const rule = RULES.get(node.name);
  if (rule) rule(reading, node);
  else must(PLAIN_NODES.has(node.name));
  for (const child of childrenOf(node)) read(reading, child, depth + 1);
}

/** Applies edits that do not overlap; of two at one place, an insertion comes before a replacement. */
function edited(source: string, edits: readonly Edit[]): string {
  let text = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    text += source.slice(end, edit.from) + edit.text;
    end = edit.to;
  }
  return text + source.slice(end);
}
