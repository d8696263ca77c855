import type { SourcePosition } from './messages.ts';

/**
 * Scripts of a program carry names, so that errors tell where they come from: the learner's file, the
 * line of it on which the script begins, and the line of the written page on which it begins.
 */
export function scriptName(file: string, firstLine: number, pageLine: number): string {
  return `codivia-${firstLine}-${pageLine}-${encoded(file)}.js`;
}

/** Stacks put names between parentheses and before colons. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
}

const NAMED_PLACE = /codivia-(\d+)-(\d+)-([^\s():]+)\.js:(\d+)/;

/** Returns a name that was encoded; null for one that was not: a program may write any stack. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/**
 * The first position of the learner's own in a stack, or in `name:line`.
 *
 * @param fromPage the browser counts a script's lines from the top of the written page, not of the script
 */
export function positionIn(stack: string, fromPage: boolean): SourcePosition | null {
  const found = NAMED_PLACE.exec(stack);
  if (!found) return null;
  const [, firstLine, pageLine, encodedFile = '', line] = found;
  const file = decoded(encodedFile);
  if (file === null) return null;
  return {
    file,
    line: Number(firstLine) + Number(line) - (fromPage ? Number(pageLine) : 1),
  };
}
