/** Maximum number of pairs that are compared, a lesson of 2,000 blocks written anew; beyond it nothing is aligned. */
const PAIRS_MAX = 4_000_000;

/** Pairs up equal parts of two lists, in order: the result has, for each part of `next`, its index in `before` or -1. */
export function alignedParts(before: readonly string[], next: readonly string[]): number[] {
  const found = next.map(() => -1);
  let start = 0;
  while (start < next.length && start < before.length && before[start] === next[start]) {
    found[start] = start;
    start++;
  }
  let [oldEnd, newEnd] = [before.length, next.length];
  while (oldEnd > start && newEnd > start && before[oldEnd - 1] === next[newEnd - 1]) {
    found[--newEnd] = --oldEnd;
  }
  const [rows, columns] = [oldEnd - start, newEnd - start];
  if (rows * columns > PAIRS_MAX) return found;
  // Lengths of the longest common rest, from each pair on.
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const same = before[start + row] === next[start + column];
      lengths[row * width + column] = same
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (before[start + row] === next[start + column]) found[start + column++] = start + row++;
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return found;
}
