import { findContact } from './find-contact.ts';
import type { FoundContact } from './findings.ts';

/** Lines that are read together with a changed one: a number may have a line for each of its parts. */
const AROUND = 10;

/** The lines of `after` that are not in `before`, counted from 0: the first one, and the one behind the last. */
function changedLines(before: readonly string[], after: readonly string[]): [number, number] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return [from, after.length - same];
}

/**
 * Finds contacts in the changed lines of a program together with those around them, and the line in the program. Where
 * nothing can be held, doubtful findings count as well (docs/product.md#live-room). `own` is the host of the platform.
 */
export function findInLines(before: string, after: string, own?: string): FoundContact | null {
  const lines = after.split('\n');
  const [from, to] = changedLines(before.split('\n'), lines);
  if (from >= to) return null;
  const start = Math.max(0, from - AROUND);
  const found = findContact(lines.slice(start, to + AROUND).join('\n'), 'code', own);
  return found && { ...found, line: start + found.line };
}
