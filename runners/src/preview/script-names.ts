import type { SourcePosition } from './messages.ts';

/**
 * Scripts of a program carry names, so that errors tell where they come from: the learner's file, the
 * line of it on which the script begins, and the line of the written page on which it begins.
 */
export function scriptName(
  file: SourcePosition['file'],
  firstLine: number,
  pageLine: number,
): string {
  return `codivia-${file}-${firstLine}-${pageLine}.js`;
}

const NAMED_PLACE = /codivia-(html|js)-(\d+)-(\d+)\.js:(\d+)/;

/**
 * The first position of the learner's own in a stack, or in `name:line`.
 *
 * @param fromPage the browser counts a script's lines from the top of the written page, not of the script
 */
export function positionIn(stack: string, fromPage: boolean): SourcePosition | null {
  const found = NAMED_PLACE.exec(stack);
  if (!found) return null;
  const [firstLine = 1, pageLine = 1, line = 1] = found.slice(2).map(Number);
  return {
    file: found[1] as SourcePosition['file'],
    line: firstLine + line - (fromPage ? pageLine : 1),
  };
}
