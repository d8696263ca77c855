/** Minimum number of required items of a checklist. */
export const REQUIRED_ITEMS_MIN = 3;

/** A blank in a template, with its right text between the brackets. */
const BLANK = /⟦([^⟦⟧\n]*)⟧/g;

/** The right texts of the blanks of a template, in their order. */
export function blanksIn(template: string): string[] {
  return [...template.matchAll(BLANK)].map(([, value = '']) => value);
}

/** Returns the program of a template whose blanks contain these texts; a missing text is empty. */
export function fillBlanks(template: string, values: readonly string[]): string {
  let place = 0;
  return template.replace(BLANK, () => values[place++] ?? '');
}

/** The code of a template between its blanks: always one piece more than it has blanks. */
export function textsBetweenBlanks(template: string): string[] {
  // A capturing group would add its text to the result of split().
  return template.split(/⟦[^⟦⟧\n]*⟧/);
}

/** The lines of a program, without empty ones and without blanks at their end. */
export function codeLines(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** The spaces in front of a line. */
export const indentationOf = (line: string) => line.length - line.trimStart().length;

/** The spaces of one step of indentation among these lines: the fewest that a line has. */
export function indentStep(lines: readonly string[]): number {
  const depths = lines.map(indentationOf).filter((depth) => depth > 0);
  return depths.length > 0 ? Math.min(...depths) : 4;
}

/**
 * Returns the given lines of which a program is made, by their numbers from 0, with the spaces in front of each; null
 * for a line that is not among the given ones, or that occurs more often than they do. Indentation counts unless it is
 * free.
 */
export function piecesOf(
  program: string,
  lines: readonly string[],
  indent: boolean,
): { piece: number | null; spaces: number; line: string }[] {
  const read = (line: string) => (indent ? line.trimStart() : line);
  const used = new Set<number>();
  return codeLines(program).map((line) => {
    const found = lines.findIndex((one, i) => !used.has(i) && read(one) === read(line));
    if (found >= 0) used.add(found);
    return { piece: found < 0 ? null : found, spaces: indentationOf(line), line };
  });
}
