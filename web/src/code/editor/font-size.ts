import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../lib/storage.ts';
import { createSubscribers } from '../../lib/subscribers.ts';

/** In pixels; below 16 phones zoom into what is typed. */
const SIZES: readonly number[] = [13, 14, 16, 18, 21, 25, 30];
const USUAL = 16;

const changes = createSubscribers(['code_size']);

function read(): number {
  const stored = Number(readStored('code_size'));
  return SIZES.includes(stored) ? stored : USUAL;
}

function choose(size: number): void {
  store('code_size', String(size));
  changes.notify();
}

export interface FontSize {
  /** In pixels. */
  size: number;
  /** Null at the end of the scale. */
  smaller: (() => void) | null;
  larger: (() => void) | null;
}

/** The size of code in all rooms, kept in this browser. */
export function useFontSize(): FontSize {
  const size = useSyncExternalStore(changes.subscribe, read, () => USUAL);
  const step = SIZES.indexOf(size);
  const to = (nextSize: number | undefined) =>
    nextSize === undefined ? null : () => choose(nextSize);
  return { size, smaller: to(SIZES[step - 1]), larger: to(SIZES[step + 1]) };
}
