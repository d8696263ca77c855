import type { SourcePosition } from './messages.ts';

/**
 * Scripts of a program carry names, so that errors tell where they come from: the learner's file, the
 * line of it on which the script begins, and the line of the written page on which it begins.
 *
 * @param name of a file that was added to the project
 */
export function scriptName(
  file: SourcePosition['file'],
  firstLine: number,
  pageLine: number,
  name?: string,
): string {
  const added = name === undefined ? '' : `-${encoded(name)}`;
  return `codivia-${file}-${firstLine}-${pageLine}${added}.js`;
}

/** Stacks put names between parentheses and before colons. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
}

const NAMED_PLACE = /codivia-(html|js)-(\d+)-(\d+)(?:-([^\s():]+))?\.js:(\d+)/;

/**
 * The first position of the learner's own in a stack, or in `name:line`.
 *
 * @param fromPage the browser counts a script's lines from the top of the written page, not of the script
 */
export function positionIn(stack: string, fromPage: boolean): SourcePosition | null {
  const found = NAMED_PLACE.exec(stack);
  if (!found) return null;
  const [, file, firstLine, pageLine, name, line] = found;
  return {
    file: file as SourcePosition['file'],
    // The lines of a file of its own are counted from its own top.
    line: Number(firstLine) + Number(line) - (fromPage && !name ? Number(pageLine) : 1),
    ...(name && { name: decodeURIComponent(name) }),
  };
}
