import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Batches } from './batches.ts';

let groups: number[][] = [];
let batches: Batches<number>;

beforeEach(() => {
  vi.useFakeTimers();
  groups = [];
  batches = new Batches((group) => groups.push(group), 50);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first is handed over at once, what follows in groups', () => {
  for (const item of [1, 2, 3]) batches.add(item);
  expect(groups).toEqual([[1]]);
  vi.advanceTimersByTime(50);
  batches.add(4);
  expect(groups).toEqual([[1], [2, 3]]);
  vi.advanceTimersByTime(50);
  expect(groups).toEqual([[1], [2, 3], [4]]);
  vi.advanceTimersByTime(500);
  batches.add(5);
  expect(groups.at(-1)).toEqual([5]);
});

test('the end does not wait', () => {
  batches.add(1);
  batches.add(2);
  batches.flush();
  expect(groups).toEqual([[1], [2]]);
  vi.advanceTimersByTime(500);
  expect(groups).toHaveLength(2);
});
