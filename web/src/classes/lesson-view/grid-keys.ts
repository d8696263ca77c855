import type { KeyboardEvent } from 'react';

const MOVES: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [Number.NEGATIVE_INFINITY, 0],
  PageDown: [Number.POSITIVE_INFINITY, 0],
};

/** A cell of the table of pupils and exercises, from 0. */
export interface Cell {
  row: number;
  column: number;
}

const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/** Returns the cell to which a key moves from another; null for every other key. */
export function movedBy(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  from: Cell,
  size: { rows: number; columns: number },
): Cell | null {
  const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : MOVES[event.key];
  if (!move) return null;
  return {
    row: within(from.row + move[0], size.rows),
    column: within(from.column + move[1], size.columns),
  };
}
