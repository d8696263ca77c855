/** The lines of an output without blanks at their ends, and without empty lines around the whole. */
export function trimmedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/**
 * The lines in the form in which they are compared: quotes and spaces that keyboards of phones write become plain ones.
 */
export function comparedLines(text: string): string[] {
  const plain = text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  return trimmedLines(plain);
}

/** True for two outputs without a difference that counts. Capital letters and spaces within a line count. */
export function isSameOutput(one: string, other: string): boolean {
  return comparedLines(one).join('\n') === comparedLines(other).join('\n');
}

/** True for two outputs that differ in capital letters, spaces and punctuation at most. */
export function isNearlySameOutput(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare(one) !== '' && bare(one) === bare(other);
}
